import { saidOf, standing } from './denial.ts'
import { all, has, type Sentence, subjectAt, type Word } from './sentence.ts'

/** What a landlord takes in hand: arrears, a breach, a tenant who stays. */
const BREACH =
  /연체|미납|밀리|밀린|밀려|안내면|안낼|내지않|못내|체납|위반|불이행|불응|나가지|비우지|비워주지|퇴거하지|명도하지|임의|강제/
const END = /퇴거|퇴실|명도|만료|만기|종료|해지/
const GONE = /(?:퇴거|퇴실|명도|인도|이사)(?:한|하고|나간)?(?:후|뒤)/
const LOCK =
  /(?:잠금장치|도어락|자물쇠|비밀번호|열쇠|출입문|현관문|현관|문)(?:을|를|의)?(?:임의로|강제로)?(?:교체|변경|바꾸|바꿀|잠그|잠글|잠가|폐쇄|봉쇄|열고|개문)|출입을(?:막|금지|제한|통제|봉쇄|차단)|강제(?:개문|퇴거|집행없|로퇴거|로내보)/g
const CUT =
  /단전|단수|단가스|(?:전기|수도|가스|난방)(?:의|와|및|나|·|,)?(?:전기|수도|가스|공급)?(?:을|를)?(?:끊|중단|차단|정지)/g
const CLEARED =
  /(?:짐|이삿짐|물건|물품|가재도구|집기|유체동산|소지품|가구|살림)(?:을|를|은|는)?(?:임의로|강제로|모두|전부|밖으로|밖에|외부로)*(?:빼|뺄|꺼내|꺼낼|내놓|반출|처분|폐기|치우|치울|버리|버릴|들어내|들어낼|옮기|옮길|매각|철거|보관)/g
const ENTERED = /(?:출입|들어가|들어갈|들어와|들어올|개문|방문|문을열|입실)/g
const UNASKED =
  /(?:사전|미리)?(?:통보|통지|연락|고지|동의|허락|승낙|예고|양해)(?:를|을)?(?:없이|하지않|구하지않|받지않|안하)|무단|임의로|비상키|마스터키|예비열쇠|여분의열쇠|언제든|아무때|불시에|예고없이|수시로|부재중|부재시/
/** The tenant calls for it, or shows the home to the next one. */
const ASKED = /(?:임차인|세입자)[이가의](?:요청|원하|요구|연락)|집을?(?:보러|보여)/
const EMERGENCY = /긴급|화재|응급|비상시|비상상황|비상사태|재난/

/** The landlord locks, cuts off, clears out or walks in, which only a court may order. */
export function isEntryForced(sentence: Sentence): boolean {
  const { plain } = sentence
  const isForced = [LOCK, CUT, CLEARED].some((act) =>
    [...plain.matchAll(act)].some(
      (found) =>
        (BREACH.test(plain) ||
          (END.test(plain) && !GONE.test(plain) && subjectAt(sentence, found.index) === 'LANDLORD')) &&
        isDoneByLandlord(sentence, found),
    ),
  )
  if (isForced) return true
  if (EMERGENCY.test(plain) || ASKED.test(plain)) return false
  return [...plain.matchAll(ENTERED)].some(
    (entered) =>
      UNASKED.test(plain.slice(Math.max(0, entered.index - 24), entered.index)) && isDoneByLandlord(sentence, entered),
  )
}

function isDoneByLandlord(sentence: Sentence, { index, 0: text }: RegExpExecArray): boolean {
  const subject = subjectAt(sentence, index)
  const act: Word = { kind: 'ENDED', from: index, to: index + text.length }
  const isOfTenant = subject === 'TENANT' && !has(sentence.words, 'COMPLAINT', 'CONSENT')
  if (isOfTenant || subject === 'NEW_OWNER' || subject === 'BOTH') return false
  const said = saidOf(sentence, act, [])
  const bars = said.words.filter(
    ({ kind, from, to }) => kind === 'REFUSED' && /^(?:막|차단|제한|저지)/.test(sentence.plain.slice(from, to)),
  )
  const isComplaint = has(said.words, 'COMPLAINT')
  return (said.times - bars.length) % 2 === 0 && (isComplaint || !said.isAside)
}

/** The most that the law allows for a loan (Interest Limitation Act 2); rent in arrears has no limit of its own. */
const MOST_INTEREST = 20
const INTEREST_RATE =
  /(?:연체이자|연체료|지연이자|이자|가산금)[^.]{0,16}?(월|연|매월|연리|월리)?(\d{1,3})(?:\.\d)?(?:%|퍼센트|프로)/
const RATE_OF_INTEREST =
  /(월|연|매월|연리|월리)(\d{1,3})(?:\.\d)?(?:%|퍼센트|프로)(?:의)?(?:연체이자|연체료|지연이자|이자|가산)/
const EARLY =
  /중도|만기전|만료전|기간전|기간중|기간만료전|기한전|임차인(?:의)?(?:사정|귀책|변심|사유)|퇴거|퇴실|이사|나가|나갈|채우지|해지|해약|해제|파기|위반|통보|통지|연체|연장/
const RENT_LEFT =
  /(?:남은|잔여|나머지|잔존)[^.]{0,8}(?:월세|차임|임대료|기간|개월)[^.]{0,8}?(?:전액|전부|모두|전체|일시|분|를|을|월세|차임|임대료)/
/** More than the deposit itself. */
const BESIDE_DEPOSIT = /보증금(?:과|과는)?(?:별도|외에|이외)|보증금의?(?:\d배|두배|세배|배액)/
const PENALTY =
  /(?:\d{1,4}(?:만원|원|개월|달|%|배)|[한두세석넉]달|배액|두배|세배|[일이삼사오육칠팔구십백]{1,4}(?:만원|개월|배)|보증금|월세|차임)(?:의)?[^.,]{0,10}(?:위약금|위약벌|배상|벌금|페널티|패널티|물어)|(?:위약금|위약벌|벌금|페널티|패널티)(?:으로|로|은|는|을|를|조로)?[^.,]{0,12}(?:\d{1,4}(?:만원|원|개월|달|%|배)|[한두세석넉]달|두배|세배|[일이삼사오육칠팔구십백]{1,4}(?:만원|개월|배)|월세|차임)/

/** The tenant pays beyond the damage, or may not leave whatever happens. A down payment given up is what the law has (565). */
export function isPenaltyOfTenant(sentence: Sentence): boolean {
  const { plain } = sentence
  if (/쌍방|상대방|각각|서로/.test(plain)) return false
  return isLockedIn(sentence) || isInterestExcessive(plain) || isPenaltyPaid(sentence)
}

function isLockedIn(sentence: Sentence): boolean {
  if (!/어떠한|어떤|무조건|절대|일체|불문/.test(sentence.plain)) return false
  return all(sentence, 'ENDED').some(
    (ended) =>
      /^(?:해지|해제|해약|파기)/.test(sentence.plain.slice(ended.from)) &&
      subjectAt(sentence, ended.from) === 'TENANT' &&
      standing(sentence, ended) === 'DENIED',
  )
}

function isInterestExcessive(plain: string): boolean {
  const rate = INTEREST_RATE.exec(plain) ?? RATE_OF_INTEREST.exec(plain)
  if (!rate || /반환|돌려/.test(plain)) return false
  const percent = Number(rate[2]) * (rate[1]?.endsWith('월') || rate[1] === '월리' ? 12 : 1)
  return percent > MOST_INTEREST
}

function isPenaltyPaid(sentence: Sentence): boolean {
  const { plain } = sentence
  if (has(sentence.words, 'DEPOSIT') && !RENT_LEFT.test(plain) && !BESIDE_DEPOSIT.test(plain)) return false
  const found = RENT_LEFT.exec(plain) ?? PENALTY.exec(plain)
  if (!found || !EARLY.test(plain) || /실제손해|초과하는|공제한나머지/.test(plain)) return false
  const paid = /위약|배상|벌금|페널티|패널티|납부|지급|물어|부담|공제|낸다|내야|내기|정산|청구/.exec(
    plain.slice(found.index),
  )
  if (!paid) return false
  const at = found.index + paid.index
  const payer = subjectAt(sentence, at)
  if (payer === 'LANDLORD' || payer === 'BOTH' || payer === 'NEW_OWNER') return false
  if (payer !== 'TENANT' && !isTenantsAct(sentence, at)) return false
  const act: Word = { kind: 'BORNE', from: at, to: at + paid[0].length }
  return standing(sentence, act) === 'DONE'
}

/** Who pays is left out: it is who leaves, gives notice late, or owes rent. */
function isTenantsAct(sentence: Sentence, at: number): boolean {
  const cause = sentence.plain.slice(0, at)
  if (has(sentence.words, 'DEBT', 'SALE') || /(?:임대인|집주인|갑)(?:의|이|은)/.test(cause)) return false
  return /임차인|세입자|중도|퇴실|퇴거|이사|나가|나갈|채우지|연체|미납|통보|통지|만기전|만료전|기간전/.test(cause)
}
