/** Wording of the user's consents and of the file with all their data. */
export const ko = {
  consents: '동의한 것',
  given: (version: string, time: string) => `${time}에 동의했어요. ${version} 판이에요.`,
  stated: (time: string) => `${time}에 확인했어요.`,
  never: '아직 동의하지 않았어요.',
  renewed: (version: string) => `새 판(${version})에는 아직 동의하지 않았어요.`,
  names: { TERMS: '이용약관', PRIVACY: '개인정보의 수집과 이용', AGE_14: '만 14세 이상' },
  withdraw: '동의를 거두려면',
  withdrawHow:
    '모두 서비스를 쓰는 데 필요한 동의라 따로 거둘 수는 없어요. 거두려면 이 화면 아래에서 회원 탈퇴를 해 주세요. 알림 메일과 푸시는 알림 화면에서 바로 끌 수 있어요.',
  notifications: '알림 메일과 푸시 끄기',
  slow: '응답이 늦어요. 조금만 더 기다려 주세요.',
  data: '내 자료 모두 받기',
  dataHow: '저장된 내 자료를 파일 하나(zip)로 받아요.',
  contents: [
    '계정과 동의, 로그인한 곳, 알림',
    '진단과 답, 저장한 집, 서류 기록',
    '쓴 글과 댓글, 신고와 이용 제한',
    '운영자가 내 정보를 본 기록',
    '프로필 사진과 글에 올린 파일',
  ],
  without: '비밀번호와 다른 사람의 자료는 들어 있지 않아요.',
  make: '파일 만들기',
  making: '파일을 만들고 있어요. 이 화면을 떠나도 계속 만들어요.',
  ready: (size: string, time: string) => `다 됐어요(${size}). ${time}까지 받을 수 있어요.`,
  download: '파일 받기',
  downloaded: '파일을 받았어요.',
}
