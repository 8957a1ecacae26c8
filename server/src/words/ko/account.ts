/** What is said to a user of the own account, and to an operator of another's. */
export const ACCOUNT = {
  SIGNED_UP: '회원 가입을 마쳤습니다.',
  LOGGED_OUT: '로그아웃했습니다.',
  PASSWORD_WRONG: '비밀번호가 올바르지 않습니다.',
  PASSWORD_GUESSABLE: '많이 쓰이는 비밀번호이거나 아이디와 비슷합니다. 다른 비밀번호를 정해 주세요.',
  SESSION_ENDED: '로그인을 끝냈습니다.',
  EMAIL_VERIFIED: '전자우편 주소를 확인했습니다.',
  RECOVERY_ASKED: '계정에 있는 주소이면 링크를 보냈습니다. 메일을 확인해 주세요.',
  PASSWORD_RESET: '비밀번호를 새로 정했습니다. 모든 기기에서 로그아웃되었습니다.',
  ACCOUNT_DELETED: '탈퇴했습니다.',
  PROFILE_CHANGED: '프로필을 바꿨습니다.',
  PICTURE_CHANGED: '프로필 사진을 바꿨습니다.',
  PICTURE_MEDIA_TYPE: 'JPG, PNG, WEBP, GIF 사진만 올릴 수 있습니다.',
  PICTURE_UNREADABLE: '사진을 읽을 수 없거나 너무 큽니다.',
  PICTURE_ADDRESS_OF_ANOTHER: '외부 사진의 주소를 입력하거나 사진을 올려 주세요.',

  USER_CREATED: '사용자를 등록했습니다.',
  ROLE_CHANGED: '역할을 바꿨습니다.',
  PERMISSIONS_CHANGED: '권한을 바꿨습니다.',
  USER_WITHDRAWN: '탈퇴 처리했습니다.',
  USER_ENABLED: '다시 사용할 수 있게 했습니다.',
}
