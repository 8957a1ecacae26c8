/** Wording of logins and refusals. */
export const ko = {
  intro: '한 분 동안의 로그인과 거절을 세었어요. 30일 동안 보관해요.',
  minute: '때',
  kind: '종류',
  kinds: {
    LOGIN: '로그인',
    LOGIN_FAILED: '로그인 실패',
    REFUSED_401: '인증 없음(401)',
    REFUSED_403: '권한 없음(403)',
    REFUSED_429: '요청이 너무 많음(429)',
  },
  operation: '요청',
  caller: '접속 주소(해시)',
  others: '나누지 않은 나머지',
  user: '사용자 번호',
  count: '횟수',
  title: (kind: string, minute: string) => `${kind}, ${minute}`,
  seeUser: '이 사용자',
}
