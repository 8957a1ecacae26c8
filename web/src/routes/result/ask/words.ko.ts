export const ko = {
  title: '계약 전에 여쭤볼 것',
  duty: '근거',
  papers: '지금 같이 볼 서류',
  consent: '임대인의 동의가 필요해요',
  send: '카카오톡 등으로 글 보내기',
  copy: '글로 복사하기',
  copied: '복사했어요.',
  clauses: '계약서에 넣을 특약',
  note: '이 화면에는 점수와 등급이 없어요. 그대로 보여 주셔도 돼요.',
}
