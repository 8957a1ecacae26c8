export const ko = {
  missing: '없거나 볼 수 없어요',
  missingHow: '링크가 끝났거나 없어졌을 수 있어요. 보내 준 사람에게 다시 물어봐 주세요.',
  start: '나도 확인하기',
  until: (day: string) => `${day}까지 열려요.`,
  evidence: '공공자료를 조회한 결과',
  count: (count: number) => `${count.toLocaleString('ko-KR')}건`,
  toDo: '먼저 할 일',
  otherTenants: '다른 세입자의 표(적은 내용)',
  findings: '주의할 것',
  gaps: '아직 모르는 것',
  stated: '들은 말과 서류',
  questions: '여쭤볼 것',
  /** Shown in English only. */
  both: '한국어도 함께 보기',
  again: '다시 시도',
  ruleBook: (version: string, day: string) => `규칙집 ${version} · ${day}에 확인`,
}
