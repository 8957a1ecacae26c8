import type { NotificationType } from '@lease-risk/contract/codes/notifications'
import { SERVICE_NAME_KO } from '@lease-risk/contract/service-name.ko'
import { formatCount, formatDate, formatMonths, formatTime } from './format.ts'
import { PAPER_NAMES } from './paper-names.ts'
import { FOREIGN_REPORTS } from './papers/foreign-tenant.ts'

export const NOTIFICATIONS = {
  /** The name of a type in the settings where it can be switched off. */
  NOTIFICATION_NAME: ({ type }: { type: NotificationType }) => NAMES[type],
  /** `home`: the home concerned, as its owner named it. `code`: as in `NotificationFacts`; without it nothing personal is said. */
  NOTIFICATION_TITLE: ({ type, home = null, code = null }: Titled) =>
    (home !== null && OF_HOME[type]?.(home)) || reportTitle(type, code) || TITLES[type],
  NOTIFICATION: ({ type, ...facts }: Notified) => SENTENCES[type](facts),
  NOTIFICATION_OF_OPERATORS: '운영자에게 가는 알림입니다.',
  NOTIFICATION_MAIL_ENDED: '알림 메일을 더 보내지 않습니다.',
  NOTIFICATION_MAIL_SUBJECT: ({ count }: { count: number }) => `[${SERVICE_NAME_KO}] 알림 ${count}건`,
  NOTIFICATION_MAIL_TEXT: ({ titles, link, unsubscribeLink }: MailFacts) =>
    `${titles.map((title) => `- ${title}`).join('\n')}\n\n내용은 로그인해서 보실 수 있습니다.\n${link}\n\n메일로 받기로 하셔서 보냅니다. 같은 화면에서 고르거나 끌 수 있고, 로그인하지 않고도 여기에서 끌 수 있습니다.\n${unsubscribeLink}\n`,
  NOTIFICATION_NO_PUSH_SERVICE: '푸시 서비스의 주소가 아닙니다.',
  NOTIFICATION_NO_PUSH_KEY: '브라우저의 공개키가 아닙니다.',
  NOTIFICATION_PUSH_TITLE: ({ count }: { count: number }) => `새 알림 ${count}건`,
  NOTIFICATIONS_READ: '모두 읽은 것으로 했습니다.',
  NOTIFICATION_DELETED: '알림을 지웠습니다.',
  NOTIFICATION_SETTINGS_CHANGED: '바꿨습니다.',
}

type Titled = { type: NotificationType; home?: string | null; code?: string | null }
type MailFacts = { titles: readonly string[]; link: string; unsubscribeLink: string }

const NAMES: Record<NotificationType, string> = {
  COMMENT_ON_MY_POST: '내 글의 새 댓글',
  REPLY_TO_MY_COMMENT: '내 댓글의 새 답글',
  REPORT_REVIEWED: '내 신고의 처리 결과',
  CONTENT_HIDDEN: '내 글이나 댓글의 숨김',
  CONTENT_RESTORED: '내 글이나 댓글의 복원',
  TAKEDOWN_HIDDEN: '게시 중단 요청에 따른 임시조치',
  TAKEDOWN_ENDED: '게시 중단 요청의 결과',
  SANCTION_APPLIED: '이용 제한',
  SANCTION_RELEASED: '이용 제한의 해제',
  SANCTION_EXTENDED: '이용 제한의 연장',
  SANCTION_EXPIRED: '이용 제한의 만료',
  REPORT_RESTRICTED: '신고 제한',
  APPEAL_DECIDED: '내 이의의 결과',
  DIAGNOSIS_FINISHED: '맡긴 진단의 완료',
  NEW_TRANSACTIONS: '저장한 집의 새 거래',
  NEW_SIMILAR_TRANSACTIONS: '저장한 집과 비슷한 집의 새 거래',
  LOOK_AGAIN: '알아보다 만 집',
  REMINDER_REGISTRY_ON_CONTRACT: '계약일의 등기 확인',
  REMINDER_REGISTRY_BEFORE_BALANCE: '잔금 전날의 등기 확인',
  REMINDER_REGISTRY_ON_BALANCE: '잔금일의 등기 확인',
  REMINDER_REGISTRY_AFTER_BALANCE: '잔금 다음 날의 등기 확인',
  REMINDER_MOVE_IN_REPORT_AND_FIXED_DATE: '전입신고와 확정일자',
  REMINDER_LEASE_REPORT: '임대차 신고',
  REMINDER_GUARANTEE_APPLICATION: '반환보증 신청',
  REMINDER_RENEWAL_REQUEST: '계약 갱신 요구',
  NEW_DEVICE_LOGIN: '새 기기의 로그인',
  MAIL_STOPPED: '멈춘 메일',
  PASSKEYS_CHANGED: '내 패스키의 변경',
  LOGIN_PROVIDERS_CHANGED: '내 로그인 방법의 변경',
  PASSWORD_GUESSED: '거듭 틀린 내 비밀번호',
  ACCOUNT_UNUSED: '쓰지 않은 계정의 삭제',
  HIGH_LEVEL_SANCTION: '강한 이용 제한',
  SANCTION_APPEALED: '제재에 대한 이의',
  TAKEDOWN_REQUESTED: '게시 중단 요청',
  TAKEDOWN_OBJECTED: '게시 중단에 대한 이의',
  REPEATED_FALSE_REPORTER: '거듭 기각된 신고자',
  PROVIDER_ILL: '외부 API 장애',
  REFRESH_RUN_FAILED: '자료 수집의 중단',
}

/** What a notification's text may contain: IDs and codes; of user-written text only an operator's note. */
export type NotificationFacts = {
  /** Number of events this notification stands for. */
  count: number
  /** `YYYYMM`. */
  months: readonly string[]
  relatedType: string
  relatedId: string
  /** A code of the last event, such as `FAILED` or `RESOLVED`; `null`: none. */
  code: string | null
  /** When something ends, in Seoul time with offset; `null`: unknown. */
  until: string | null
  /** An operator's note to the recipient; `null`: none. */
  note: string | null
  /** The headline of a finished diagnosis; `null`: none is shown. */
  headline: string | null
  /** For reminders and new deals, the home as its owner named it; for reminders, the days, `YYYY-MM-DD`; otherwise `null`. */
  home: string | null
  fromOn: string | null
  untilOn: string | null
  /** For a login, browser and system from fixed lists; empty or `null`: not recognised. */
  device: string | null
}
type Notified = NotificationFacts & { type: NotificationType }

const TITLES: Record<NotificationType, string> = {
  COMMENT_ON_MY_POST: '내 글에 댓글이 달렸습니다',
  REPLY_TO_MY_COMMENT: '내 댓글에 답글이 달렸습니다',
  REPORT_REVIEWED: '신고를 검토했습니다',
  CONTENT_HIDDEN: '내가 쓴 내용이 숨겨졌습니다',
  CONTENT_RESTORED: '내가 쓴 내용이 다시 보입니다',
  TAKEDOWN_HIDDEN: '게시 중단 요청이 있어 내가 쓴 내용을 임시로 숨겼습니다',
  TAKEDOWN_ENDED: '내가 쓴 내용의 게시 중단 요청을 처리했습니다',
  SANCTION_APPLIED: '커뮤니티 이용이 제한되었습니다',
  SANCTION_RELEASED: '커뮤니티 이용 제한이 풀렸습니다',
  SANCTION_EXTENDED: '커뮤니티 이용 제한이 길어졌습니다',
  SANCTION_EXPIRED: '커뮤니티 이용 제한이 끝났습니다',
  REPORT_RESTRICTED: '신고가 제한되었습니다',
  APPEAL_DECIDED: '이용 제한에 대한 이의를 결정했습니다',
  DIAGNOSIS_FINISHED: '맡기신 진단이 끝났습니다',
  NEW_TRANSACTIONS: '저장한 집에 새 거래가 있습니다',
  NEW_SIMILAR_TRANSACTIONS: '저장한 집과 비슷한 집에 새 거래가 있습니다',
  LOOK_AGAIN: '저장한 집을 아직 알아보고 있습니까?',
  REMINDER_REGISTRY_ON_CONTRACT: '계약일입니다. 등기를 확인하십시오',
  REMINDER_REGISTRY_BEFORE_BALANCE: '잔금 전날입니다. 등기를 확인하십시오',
  REMINDER_REGISTRY_ON_BALANCE: '잔금일입니다. 등기를 확인하십시오',
  REMINDER_REGISTRY_AFTER_BALANCE: '잔금 다음 날입니다. 등기를 확인하십시오',
  REMINDER_MOVE_IN_REPORT_AND_FIXED_DATE: '전입신고를 하고 확정일자를 받는 날입니다',
  REMINDER_LEASE_REPORT: '임대차 신고의 기한이 있습니다',
  REMINDER_GUARANTEE_APPLICATION: '반환보증은 신청할 수 있는 기간이 있습니다',
  REMINDER_RENEWAL_REQUEST: '계약 갱신을 요구할 수 있는 기간이 있습니다',
  NEW_DEVICE_LOGIN: '새 기기에서 로그인했습니다',
  MAIL_STOPPED: '알림 메일이 멈췄습니다',
  PASSKEYS_CHANGED: '내 패스키가 바뀌었습니다',
  LOGIN_PROVIDERS_CHANGED: '내 로그인 방법이 바뀌었습니다',
  PASSWORD_GUESSED: '누군가 내 비밀번호를 거듭 틀리게 입력했습니다',
  ACCOUNT_UNUSED: '오래 쓰지 않은 계정을 지울 예정이었습니다',
  HIGH_LEVEL_SANCTION: '강한 이용 제한이 걸렸습니다',
  SANCTION_APPEALED: '이용 제한에 이의가 들어왔습니다',
  TAKEDOWN_REQUESTED: '게시 중단 요청이 들어왔습니다',
  TAKEDOWN_OBJECTED: '게시 중단에 글쓴이가 이의를 냈습니다',
  REPEATED_FALSE_REPORTER: '신고가 거듭 기각된 사용자가 있습니다',
  PROVIDER_ILL: '외부 API가 응답하지 않습니다',
  REFRESH_RUN_FAILED: '예약된 자료 수집이 끝까지 가지 못했습니다',
}

/** Types of which there may be several at once, one per home. */
const OF_HOME: Partial<Record<NotificationType, (home: string) => string>> = {
  NEW_TRANSACTIONS: (home) => `새 거래가 있습니다: ${home}`,
  NEW_SIMILAR_TRANSACTIONS: (home) => `비슷한 집에 새 거래가 있습니다: ${home}`,
  LOOK_AGAIN: (home) => `아직 알아보고 있습니까? ${home}`,
}

const what = ({ relatedType }: NotificationFacts) => (relatedType === 'COMMENT' ? '댓글' : '글')
const until = ({ until: end }: NotificationFacts) => (end === null ? '' : ` ${formatTime(end)}까지입니다.`)
const said = ({ note }: NotificationFacts) => (note === null || note.trim() === '' ? '' : ` 운영자의 말: ${note}`)

/** The report of a tenant who is registered as a foreigner; `undefined`: of everybody else. */
const reportOf = (code: string | null) => (Object.entries(FOREIGN_REPORTS).find(([of]) => of === code) ?? [])[1]
const reportTitle = (type: NotificationType, code: string | null) => {
  const report = type === 'REMINDER_MOVE_IN_REPORT_AND_FIXED_DATE' ? reportOf(code) : undefined
  return report && `${report}를 하고 확정일자를 받는 날입니다`
}

/** The device of a login, and the number of logins if more than one. */
const loginsOf = (count: number, device: string | null) => {
  const facts = [device ?? '', count > 1 ? `${formatCount(count)}번` : ''].filter((fact) => fact !== '')
  return facts.length === 0 ? '' : `(${facts.join(', ')})`
}

const dayOf = (date: string | null) => (date === null ? '' : formatDate(date))
/** The home, and the day or the range of days. */
const known = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== '')
const at = ({ home, fromOn }: NotificationFacts) => known([home, dayOf(fromOn)]).join(', ')
const within = ({ home, fromOn, untilOn }: NotificationFacts) => {
  const days = [fromOn && `${dayOf(fromOn)}부터`, untilOn && `${dayOf(untilOn)}까지`]
  return known([home, known(days).join(' ')]).join(', ')
}

/** The home, and the number of others. */
const homes = ({ home, count }: NotificationFacts) =>
  `${home ?? ''}${count > 1 ? ` 외 ${formatCount(count - 1)}곳` : ''}`
const LEFT: Record<string, (day: string) => string> = {
  NOT_SEEN: (day) => `${day} 뒤로 보지 않으셨습니다`,
  DATA_OLD: (day) => `마지막 진단이 ${day}이라 그 자료가 오래되었습니다`,
}
const left = ({ code, fromOn }: NotificationFacts) => LEFT[code ?? '']?.(dayOf(fromOn)) ?? '오래 보지 않으셨습니다'

const RESTRICTED: Record<string, string> = {
  COMMENT_BLOCK: '댓글 쓰기',
  POST_BLOCK: '글과 댓글 쓰기',
  READ_ONLY: '글, 댓글, 공감, 신고, 첨부',
}

const GROUNDS: Record<string, string> = {
  DEFAMATION: '명예훼손',
  PRIVACY: '사생활 침해',
  FALSE_FACTS: '사실과 다름',
  COPYRIGHT: '저작권 침해',
  OTHER: '그 밖의 권리 침해',
}

const TAKEN_DOWN: Record<string, string> = {
  REMOVED: '요청을 받아들여 계속 보이지 않습니다.',
  KEPT: '요청을 받아들이지 않았습니다. 다른 까닭으로 숨기지 않았으면 다시 보입니다.',
  TIME_OVER: '임시조치의 기한이 지났습니다. 다른 까닭으로 숨기지 않았으면 다시 보입니다.',
}

/** Another operator's decision on the appeal. */
const APPEALED = (facts: NotificationFacts): string => {
  if (facts.code === 'LIFTED') return '이의를 받아들여 이용 제한을 풀었습니다. 다른 제한이 남아 있을 수 있습니다.'
  if (facts.code === 'SHORTENED') return `이의를 받아들여 이용 제한을 줄였습니다.${until(facts)}`
  return `다른 운영자가 다시 살펴보고 이용 제한을 그대로 두었습니다.${until(facts)}`
}

const FINISHED: Record<string, string> = {
  FAILED: '진단을 끝내지 못했습니다. 입력한 조건으로 다시 시도하십시오.',
  FALLBACK_COMPLETED:
    '일부 자료를 받지 못한 채 진단을 마쳤습니다. 받지 못한 자료는 좋은 신호가 아니니 결과에서 확인하십시오.',
}

const STOPPED: Record<string, string> = {
  QUOTA: '하루 호출 한도에 이르렀습니다',
  PROVIDER_FAILING: '제공 기관이 거듭 응답하지 않았습니다',
  KEY_REJECTED: '제공 기관이 인증키를 받아들이지 않았습니다',
  NO_KEY: '인증키가 설정되어 있지 않습니다',
}

const KEYS_CHANGED: Record<string, string> = {
  ADDED: '패스키를 등록했습니다',
  REMOVED: '패스키를 지웠습니다',
  CODES_RENEWED: '복구 코드를 새로 만들었습니다',
  RESET: '관리자가 패스키를 모두 초기화했습니다',
}

const SENTENCES: Record<NotificationType, (facts: NotificationFacts) => string> = {
  COMMENT_ON_MY_POST: ({ count }) => `새 댓글이 ${formatCount(count)}개 있습니다.`,
  REPLY_TO_MY_COMMENT: ({ count }) => `새 답글이 ${formatCount(count)}개 있습니다.`,
  REPORT_REVIEWED: (facts) =>
    (facts.code === 'REJECTED'
      ? '신고하신 내용에서 운영 기준에 어긋나는 점을 찾지 못해 신고를 기각했습니다.'
      : '신고하신 내용을 받아들여 조치했습니다.') + said(facts),
  CONTENT_HIDDEN: (facts) => `운영 기준에 따라 ${what(facts)}이 다른 사람에게 보이지 않습니다.`,
  CONTENT_RESTORED: (facts) => `숨겨졌던 ${what(facts)}이 다시 보입니다.`,
  TAKEDOWN_HIDDEN: (facts) =>
    `요청한 까닭: ${GROUNDS[facts.code ?? ''] ?? '권리 침해'}. 결정이 없으면 다시 보입니다.${until(facts)} 이의를 낼 수 있습니다.`,
  TAKEDOWN_ENDED: (facts) => (TAKEN_DOWN[facts.code ?? ''] ?? '게시 중단 요청이 끝났습니다.') + said(facts),
  SANCTION_APPLIED: (facts) => `${RESTRICTED[facts.code ?? ''] ?? '커뮤니티 쓰기'}가 제한됩니다.${until(facts)}`,
  SANCTION_RELEASED: () => '운영자가 이용 제한 하나를 풀었습니다. 다른 제한이 남아 있을 수 있습니다.',
  SANCTION_EXTENDED: (facts) => `운영자가 이용 제한의 끝을 옮겼습니다.${until(facts)}`,
  SANCTION_EXPIRED: () => '이용 제한 하나의 기간이 끝났습니다. 다른 제한이 남아 있을 수 있습니다.',
  REPORT_RESTRICTED: (facts) => `기각된 신고가 많아 당분간 신고할 수 없습니다.${until(facts)}`,
  APPEAL_DECIDED: (facts) => APPEALED(facts) + said(facts),
  DIAGNOSIS_FINISHED: ({ code, headline }) =>
    FINISHED[code ?? ''] ?? headline ?? '진단 결과를 확인하고, 직접 받아야 할 서류를 보십시오.',
  NEW_TRANSACTIONS: ({ count, months }) =>
    `이 지번에 새로 저장된 과거 거래가 ${formatCount(count)}건 있습니다(${formatMonths(months)}). 매물이 아닙니다.`,
  NEW_SIMILAR_TRANSACTIONS: ({ count, months }) =>
    `이 지번에는 새 거래가 없고, 같은 법정동의 비슷한 집에 새로 저장된 과거 거래가 ${formatCount(count)}건 있습니다(${formatMonths(months)}). 매물이 아닙니다.`,
  LOOK_AGAIN: (facts) =>
    `${homes(facts)}: ${left(facts)}. 아직 알아보고 있으면 같은 조건으로 다시 진단해 그 뒤에 달라진 것을 보십시오. 그만두셨으면 계약하지 않기로 했다고 적으십시오. 이 집을 두고 다시 묻지 않습니다.`,
  REMINDER_REGISTRY_ON_CONTRACT: (facts) =>
    `${at(facts)}: 도장을 찍기 전에 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 발급받아 소유자와 빚을 확인하십시오.`,
  REMINDER_REGISTRY_BEFORE_BALANCE: (facts) =>
    `${at(facts)}: 잔금을 보내기 전에 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 다시 발급받아 계약할 때와 같은지 확인하십시오.`,
  REMINDER_REGISTRY_ON_BALANCE: (facts) =>
    `${at(facts)}: 잔금을 보내기 직전에 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 다시 발급받아 소유자가 임대인인지, 새 빚이 없는지 확인하십시오.`,
  REMINDER_REGISTRY_AFTER_BALANCE: (facts) =>
    `${at(facts)}: ${PAPER_NAMES.REGISTRY_DOCUMENT}를 다시 발급받아 잔금일에 새 등기가 들어오지 않았는지 확인하십시오.`,
  REMINDER_MOVE_IN_REPORT_AND_FIXED_DATE: (facts) => {
    const report = reportOf(facts.code)
    return report === undefined
      ? `${at(facts)}: 입주하는 날 전입신고를 하고 확정일자를 받으십시오. 대항력은 다음 날 0시에 생깁니다.`
      : `${at(facts)}: 입주하는 날 주민센터, 시·군·구청이나 출입국·외국인관서에서 ${report}를 하고 확정일자를 받으십시오. 늦어도 ${dayOf(facts.untilOn)}까지 하고, 물을 곳은 1345입니다. 대항력은 다음 날 0시에 생긴다고 알려져 있습니다.`
  },
  REMINDER_LEASE_REPORT: (facts) => `${within(facts)}: 임대차 계약을 신고하는 기간입니다.`,
  REMINDER_GUARANTEE_APPLICATION: (facts) =>
    `${within(facts)}: 반환보증을 신청할 수 있다고 알려진 기간입니다. 조건은 보증기관에 물으십시오.`,
  REMINDER_RENEWAL_REQUEST: (facts) => `${within(facts)}: 갱신을 요구하려면 이 기간에 임대인에게 도달해야 합니다.`,
  NEW_DEVICE_LOGIN: ({ count, device }) =>
    `처음 보는 기기에서 로그인했습니다${loginsOf(count, device)}. 본인이 아니면 그 로그인을 끝내고 비밀번호를 바꾸십시오.`,
  MAIL_STOPPED: () =>
    '메일 서버가 주소를 받지 않아 알림 메일을 보내지 않습니다. 주소를 다시 확인하고 받을지 다시 고르십시오.',
  PASSKEYS_CHANGED: ({ code }) =>
    `${KEYS_CHANGED[code ?? ''] ?? '패스키나 복구 코드가 바뀌었습니다'}. 본인이 한 일이 아니면 바로 비밀번호를 바꾸고, 모르는 패스키를 지우고, 운영자에게 알리십시오.`,
  LOGIN_PROVIDERS_CHANGED: ({ code }) =>
    `${code === 'UNLINKED' ? '로그인 제공자의 연결을 끊었습니다' : '로그인 제공자를 계정에 연결했습니다'}. 본인이 한 일이 아니면 바로 비밀번호를 바꾸고 내 정보에서 연결을 확인하십시오.`,
  PASSWORD_GUESSED: () =>
    '처음 보는 기기에서는 잠시 로그인할 수 없습니다. 본인이 아니면 이 서비스에서만 쓰는 긴 비밀번호인지 확인하고, 아니면 바꾸십시오.',
  ACCOUNT_UNUSED: () => '오랫동안 로그인하지 않아 계정을 지울 예정이었습니다. 다시 로그인하셔서 그대로 둡니다.',
  HIGH_LEVEL_SANCTION: ({ relatedId }) => `제한 ${relatedId}번을 운영자가 살펴봐야 합니다.`,
  SANCTION_APPEALED: ({ relatedId }) => `이의 ${relatedId}번을 제재를 건 운영자가 아닌 다른 운영자가 결정해야 합니다.`,
  TAKEDOWN_REQUESTED: ({ relatedId }) => `게시 중단 요청 ${relatedId}번을 살펴보십시오.`,
  TAKEDOWN_OBJECTED: ({ relatedId }) => `게시 중단 요청 ${relatedId}번에 낸 이의를 살펴보고 결정하십시오.`,
  REPEATED_FALSE_REPORTER: ({ relatedId }) => `사용자 ${relatedId}번의 신고를 살펴보십시오.`,
  PROVIDER_ILL: ({ relatedId, count }) =>
    `${relatedId} 호출이 거듭 실패해 잠시 멈췄습니다(${formatCount(count)}번). 외부 API 상태를 확인하십시오.`,
  REFRESH_RUN_FAILED: ({ relatedId, code }) =>
    `수집 ${relatedId}번: ${STOPPED[code ?? ''] ?? '서비스 안의 문제로 멈췄습니다'}. 수집 상태를 확인하십시오.`,
}
