import { formatCount } from '../format.ts'

type Kept =
  | 'ANONYMOUS_DIAGNOSES'
  | 'STATUS_TOKENS'
  | 'IDEMPOTENCY_KEYS'
  | 'SHARED_LINKS'
  | 'NOTIFICATIONS'
  | 'DELETED_CONTENT'
  | 'UNFINISHED_UPLOADS'
  | 'LEFT_PICTURES'
  | 'LOGINS'
  | 'ENDED_SESSIONS'
  | 'ENDED_ACCESS'
  | 'KNOWN_DEVICES'
  | 'MAILED_LINKS'
  | 'PERSONAL_EXPORTS'
  | 'ACCOUNT_MAILS'
  | 'PASSKEY_CHALLENGES'
  | 'PERSONAL_READS'
  | 'SECURITY_EVENTS'
  | 'LAND_LEDGER'
  | 'BROKER_OFFICES'
  | 'PROVIDER_CALLS'
  | 'EVENTS'
  | 'GIVEN_UP_JOBS'
  | 'CALL_COUNTS'
  | 'KILLED_JOBS'
  | 'RECENT_WRITERS'
type Unit = 'days' | 'hours' | 'minutes' | 'seconds'

/** What is kept for a time, and why. */
const KEPTS = {
  ANONYMOUS_DIAGNOSES: { what: '로그인하지 않고 한 진단', why: '결과를 다시 보고 서류를 더 확인하도록' },
  STATUS_TOKENS: { what: '결과를 여는 비밀 링크와 진단의 진행 기록', why: '진단한 사람이 결과를 열도록' },
  IDEMPOTENCY_KEYS: { what: '같은 요청을 알아보는 표시', why: '다시 보낸 진단이 두 번 되지 않도록' },
  SHARED_LINKS: { what: '결과를 보여 주려고 만든 링크', why: '만든 사람이 정한 동안 다른 사람이 열도록' },
  NOTIFICATIONS: { what: '알림', why: '지난 알림을 다시 보도록' },
  DELETED_CONTENT: { what: '지운 글과 댓글의 내용', why: '처리 중인 신고를 확인하도록' },
  UNFINISHED_UPLOADS: { what: '끝까지 올라오지 않은 파일', why: '올리는 중인 파일과 구별하도록' },
  LEFT_PICTURES: { what: '바꾼 뒤 남은 프로필 사진', why: '올리는 중인 사진과 구별하도록' },
  LOGINS: { what: '로그인을 이어 주는 값의 해시', why: '비밀번호를 다시 묻지 않도록' },
  ENDED_SESSIONS: { what: '끝난 로그인의 기기 종류와 시각', why: '마지막 로그인까지 확인하도록' },
  ENDED_ACCESS: { what: '로그아웃한 로그인의 번호', why: '로그아웃한 값이 다시 쓰이지 않도록' },
  KNOWN_DEVICES: { what: '로그인한 기기의 표시(해시)', why: '처음 보는 기기의 로그인을 알리도록' },
  MAILED_LINKS: { what: '메일로 보낸 링크의 해시와 받는 주소', why: '주소를 확인하고 비밀번호를 새로 정하도록' },
  PERSONAL_EXPORTS: { what: '내려받으려고 만든 내 자료의 파일', why: '만든 사람이 내려받도록' },
  ACCOUNT_MAILS: { what: '계정이 바뀌었음을 알리는 메일', why: '보내지 못한 메일을 다시 보내도록' },
  PASSKEY_CHALLENGES: { what: '패스키를 확인하는 질문', why: '한 번만 쓰이도록' },
  PERSONAL_READS: { what: '운영자가 내 자료를 본 기록', why: '누가 왜 보았는지 본인이 확인하도록' },
  SECURITY_EVENTS: { what: '로그인과 거절된 요청의 기록', why: '공격을 알아차리고 막도록' },
  LAND_LEDGER: { what: '토지대장에서 조회한 소유자의 구분', why: '같은 필지를 다시 묻지 않도록' },
  BROKER_OFFICES: { what: '조회한 중개사무소의 등록 정보', why: '계약하는 사람과 맞추어 보도록' },
  PROVIDER_CALLS: { what: '공공기관에 조회한 기록(주소는 해시)', why: '조회가 실패한 까닭을 찾도록' },
  EVENTS: { what: '알림을 만드는 데 쓰는 사건의 기록', why: '알림이 빠지지 않도록' },
  GIVEN_UP_JOBS: { what: '여러 번 실패한 작업', why: '운영자가 까닭을 찾고 다시 하도록' },
  CALL_COUNTS: { what: '요청 횟수(인터넷 주소는 키가 있는 해시)', why: '지나치게 많은 요청을 막도록' },
  KILLED_JOBS: { what: '끊긴 작업', why: '다음 작업이 이어받도록' },
  RECENT_WRITERS: { what: '방금 자료를 쓴 회원의 번호', why: '쓴 것을 바로 읽도록' },
} satisfies Record<Kept, { what: string; why: string }>

const UNITS = { days: '일', hours: '시간', minutes: '분', seconds: '초' } satisfies Record<Unit, string>

/** Words of kinds of records that end by time. */
export const KEPT_WORDS = {
  KEPT_WHAT: ({ kind }: { kind: Kept }) => KEPTS[kind].what,
  KEPT_WHY: ({ kind }: { kind: Kept }) => KEPTS[kind].why,
  KEPT_FOR: ({ amount, unit }: { amount: number; unit: Unit }) => `${formatCount(amount)}${UNITS[unit]}`,
  KEPT_TO_ITS_END: '만들 때 정한 동안',
}
