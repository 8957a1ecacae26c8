/**
 * Every error the service answers with: code (`AREA_STATUS_REASON`) and its Korean sentence.
 * The HTTP status is the number in the code. An area adds its lines here.
 */
export const ERROR_SENTENCES = {
  COMMON_400_VALIDATION: '입력값을 확인해 주세요.',
  COMMON_400_MALFORMED_REQUEST: '요청을 읽을 수 없습니다. 주소(URL)의 한글과 공백은 퍼센트 인코딩해 주세요.',
  COMMON_400_MALFORMED_BODY: '요청 본문을 읽을 수 없습니다. JSON 형식을 확인해 주세요.',
  COMMON_404_NOT_FOUND: '요청하신 대상을 찾을 수 없습니다.',
  COMMON_405_METHOD: '이 주소에서 지원하지 않는 요청 방식입니다.',
  COMMON_408_REQUEST_TIMEOUT: '요청이 제시간에 다 도착하지 않았습니다. 다시 시도해 주세요.',
  COMMON_409_CONFLICT: '이미 처리된 요청과 충돌합니다.',
  COMMON_409_IDEMPOTENCY_KEY: '같은 Idempotency-Key로 다른 내용의 요청을 이미 처리했습니다.',
  COMMON_413_TOO_LARGE: '보내신 내용이 허용된 크기를 넘었습니다.',
  COMMON_415_MEDIA_TYPE: '지원하지 않는 Content-Type입니다.',
  COMMON_429_RATE_LIMIT: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  COMMON_431_HEADERS_TOO_LARGE: '요청 머리글이 너무 큽니다.',
  COMMON_500_INTERNAL: '요청을 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  COMMON_503_UNAVAILABLE: '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',

  AUTH_401_TOKEN_MISSING: '로그인이 필요합니다.',
  AUTH_401_TOKEN_INVALID: '인증 정보가 올바르지 않습니다. 다시 로그인해 주세요.',
  AUTH_401_TOKEN_EXPIRED: '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.',
  AUTH_401_TOKEN_REVOKED: '로그아웃된 인증 정보입니다. 다시 로그인해 주세요.',
  AUTH_401_INVALID_CREDENTIALS: '아이디 또는 비밀번호가 올바르지 않습니다.',
  AUTH_401_REFRESH_INVALID: '로그인 유지 정보가 올바르지 않습니다. 다시 로그인해 주세요.',
  AUTH_401_REFRESH_REUSED: '이미 사용된 로그인 유지 정보입니다. 다시 로그인해 주세요.',
  AUTH_403_ACCESS_DENIED: '이 작업을 수행할 권한이 없습니다.',
  AUTH_409_USERNAME_TAKEN: '이미 사용 중인 아이디입니다.',
  AUTH_429_TOO_MANY_ATTEMPTS: '시도가 너무 많습니다. 잠시 후 다시 시도해 주세요.',

  USER_404_NOT_FOUND: '사용자를 찾을 수 없습니다.',
  USER_409_LAST_ADMINISTRATOR: '사용자를 관리할 수 있는 마지막 계정은 탈퇴시키거나 권한을 낮출 수 없습니다.',
  USER_409_SELF_WITHDRAWAL: '자기 자신은 탈퇴시킬 수 없습니다.',

  DIAGNOSIS_400_INVALID_AMOUNT: '계약 목적에 맞는 금액을 입력해 주세요.',
  DIAGNOSIS_404_NOT_FOUND: '진단 기록을 찾을 수 없습니다.',
  ADDRESS_400_POPUP_UNAVAILABLE: '주소 검색 창을 열 수 없습니다.',

  PAPERS_404_VERSION: '저장된 판을 찾을 수 없습니다.',
  PAPERS_404_NO_DATES: '달력에 넣을 날짜가 없습니다. 계약일, 잔금일, 끝나는 날을 먼저 저장해 주세요.',
  PAPERS_404_NO_TERMS: '계약 조건을 알 수 없습니다. 보증금과 월세를 먼저 저장해 주세요.',
  PAPERS_409_STALE_VERSION: '그사이 다른 내용이 저장되었습니다. 다시 읽은 뒤 저장해 주세요.',
  SHARE_404_NOT_FOUND: '공유 링크를 찾을 수 없습니다.',
  SHARE_409_LIMIT: '한 진단에 만들 수 있는 공유 링크의 수를 넘었습니다. 쓰지 않는 링크를 먼저 지워 주세요.',

  NOTIFICATION_400_ALWAYS_ON: '이용 제한에 대한 알림은 끌 수 없습니다.',
  NOTIFICATION_404_NOT_FOUND: '알림을 찾을 수 없습니다.',

  FAVORITE_404_NOT_FOUND: '저장한 집을 찾을 수 없습니다.',
  FAVORITE_409_DUPLICATE: '같은 조건으로 이미 저장한 주소입니다.',
  FAVORITE_409_LIMIT: '저장할 수 있는 집의 수를 넘었습니다. 보지 않는 집을 먼저 지워 주세요.',

  COMMUNITY_400_PERSONAL_DATA: '글에 개인정보가 있습니다. 해당하는 곳을 지운 뒤 다시 올려 주세요.',
  COMMUNITY_400_NESTED_REPLY: '답글에는 답글을 달 수 없습니다.',
  COMMUNITY_400_OWN_CONTENT: '자신이 쓴 글은 신고할 수 없습니다.',
  COMMUNITY_404_SANCTION: '제재를 찾을 수 없습니다.',
  COMMUNITY_409_HIDDEN: '운영자가 숨긴 글에는 할 수 없습니다.',
  COMMUNITY_409_ERASED: '글쓴이가 탈퇴하여 내용을 지웠으므로 다시 보이게 할 수 없습니다.',
  COMMUNITY_409_ATTACHMENT_LIMIT: '한 글에는 파일을 10개까지 올릴 수 있습니다.',
  COMMUNITY_409_COMMENT_LIMIT: '이 글에는 댓글을 더 달 수 없습니다.',
  COMMUNITY_409_REPORT_REVIEWED: '이미 처리한 신고입니다.',
  COMMUNITY_409_SANCTION_OVER: '이미 끝난 제재입니다.',
  COMMUNITY_403_SANCTIONED: '커뮤니티 이용이 제한된 상태입니다.',
  COMMUNITY_409_DUPLICATE_REPORT: '이미 신고하신 내용입니다.',
  COMMUNITY_429_REPORT_LIMIT: '신고 횟수를 초과했습니다. 잠시 후 다시 시도해 주세요.',
} as const

export type ErrorCode = keyof typeof ERROR_SENTENCES

export function statusOf(code: ErrorCode): number {
  return Number(code.split('_')[1])
}
