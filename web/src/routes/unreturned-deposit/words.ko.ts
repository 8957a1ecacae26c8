export const ko = {
  title: '보증금을 돌려받지 못했을 때',
  slow: '응답이 늦어요. 조금만 더 기다려 주세요.',
  office: '어디에서',
  limits: '되지 않는 것',
  source: '근거',
  sureness: { V: '이름을 밝힌 공개 자료에서 확인', '2': '간접 자료', K: '일반 지식, 법령 확인 필요' },
}
