export const ko = {
  since: (date: string) => `${date}부터 적용해요`,
  contents: '차례',
  policy: '개인정보 처리방침',
  terms: '이용약관',
}
