/** What an account agrees to. */
const CONSENTS = { TERMS: '이용약관', PRIVACY: '개인정보의 수집과 이용', AGE_14: '만 14세 이상' }

/** Messages to users about their own account, and to operators about others. */
export const ACCOUNT = {
  SIGNED_UP: '회원 가입을 마쳤습니다.',
  LOGGED_OUT: '로그아웃했습니다.',
  CONSENTS_GIVEN: '동의를 저장했습니다.',
  CONSENTS_MISSING: ({ kinds }: { kinds: readonly (keyof typeof CONSENTS)[] }) =>
    `필수 동의가 빠졌습니다: ${kinds.map((kind) => CONSENTS[kind]).join(', ')}`,
  CONSENT_VERSION_UNKNOWN: ({ version }: { version: string }) =>
    `지금 시행하는 판(${version})이 아닙니다. 화면을 새로 열어 다시 동의해 주세요.`,
  EXPORT_ASKED: '파일을 만들고 있습니다. 잠시 뒤에 받을 수 있습니다.',
  NICKNAME_RESERVED: '서비스나 운영자, 공공기관으로 오해할 수 있는 별명은 쓸 수 없습니다.',
  PASSWORD_WRONG: '비밀번호가 올바르지 않습니다.',
  PASSWORD_BREACHED: '유출된 적이 있는 비밀번호입니다. 다른 비밀번호를 정해 주세요.',
  PASSWORD_GUESSABLE: '많이 쓰이는 비밀번호이거나 아이디와 비슷합니다. 다른 비밀번호를 정해 주세요.',
  PASSWORD_UNCHANGED: '지금과 다른 비밀번호를 정해 주세요.',
  PASSKEY_ADDED: '패스키를 등록했습니다.',
  PASSKEY_PROVEN: '패스키를 확인했습니다.',
  PASSKEY_REMOVED: '패스키를 지웠습니다.',
  PASSKEYS_RESET: '패스키를 초기화했습니다.',
  PROVIDER_LINKED: '로그인 방법을 연결했습니다.',
  PROVIDER_UNLINKED: '로그인 방법의 연결을 끊었습니다.',
  SESSION_ENDED: '로그인을 끝냈습니다.',
  EMAIL_VERIFIED: '전자우편 주소를 확인했습니다.',
  RECOVERY_ASKED: '계정에 있는 주소이면 링크를 보냈습니다. 메일을 확인해 주세요.',
  PASSWORD_RESET: '비밀번호를 새로 정했습니다. 모든 기기에서 로그아웃되었습니다.',
  ACCOUNT_DELETED: '탈퇴했습니다. 무엇이 왜 남는지는 개인정보 처리방침에 있습니다.',
  PROFILE_CHANGED: '프로필을 바꿨습니다.',
  PICTURE_CHANGED: '프로필 사진을 바꿨습니다.',
  PICTURE_MEDIA_TYPE: 'JPG, PNG, WEBP, GIF 사진만 올릴 수 있습니다.',
  PICTURE_UNREADABLE: '사진을 읽을 수 없거나 너무 큽니다.',
  PICTURE_ADDRESS_OF_ANOTHER: '외부 사진의 주소를 입력하거나 사진을 올려 주세요.',
  PICTURE_ADDRESS_NOT_PUBLIC: '공개된 사이트에 있는 https 사진 주소를 입력하거나 사진을 올려 주세요.',

  USER_CREATED: '사용자를 등록했습니다.',
  ROLE_CHANGED: '역할을 바꿨습니다.',
  PERMISSIONS_CHANGED: '권한을 바꿨습니다.',
  USER_WITHDRAWN: '탈퇴 처리했습니다.',
  USER_ENABLED: '다시 사용할 수 있게 했습니다.',
  CHANGE_WAITING: '아직 바뀌지 않았습니다. 다른 관리자가 24시간 안에 확인하면 적용됩니다.',
  CHANGE_CONFIRMED: '변경을 확인해 적용했습니다.',
  CHANGE_DECLINED: '변경을 적용하지 않기로 했습니다.',
}
