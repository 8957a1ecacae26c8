/** What is said to a user of the own account, and to an operator of another's. */
export const ACCOUNT = {
  SIGNED_UP: '회원 가입을 마쳤습니다.',
  LOGGED_OUT: '로그아웃했습니다.',
  NICKNAME_RESERVED: '서비스나 운영자로 오해할 수 있는 별명은 쓸 수 없습니다.',
  PASSWORD_WRONG: '비밀번호가 올바르지 않습니다.',
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
  CHANGE_WAITING: '아직 바뀌지 않았습니다. 다른 관리자가 24시간 안에 확인하면 적용됩니다.',
  CHANGE_CONFIRMED: '변경을 확인해 적용했습니다.',
  CHANGE_DECLINED: '변경을 적용하지 않기로 했습니다.',
}
