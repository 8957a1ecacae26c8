export const ko = {
  by: { kakao: '카카오로 계속하기', naver: '네이버로 계속하기', google: '구글로 계속하기' },
}
