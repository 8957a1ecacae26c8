import type { ClauseTrap } from './clause-traps.ts'
import { isDenied, saidOf, standing } from './denial.ts'
import {
  type Actor,
  after,
  all,
  before,
  has,
  isActor,
  type Sentence,
  spelled,
  subjectAt,
  type Word,
} from './sentence.ts'
import { isFeeRaised, isRepairLeftToTenant, isTakenAsItStands } from './upkeep.ts'

/** What a term lets happen to a tenant, each a question to the words of one sentence. */
const ACTS: readonly [trap: ClauseTrap, happens: (sentence: Sentence) => boolean][] = [
  ['RETURN_AFTER_NEXT_TENANT', isReturnedAfterNextTenant],
  ['DEPOSIT_FORFEITED', isDepositForfeited],
  ['STANDING_WAIVED', isSubordinated],
  ['MOVE_IN_REPORT_DELAYED', isReportedOut],
  ['LANDLORD_LOAN', isLoanAccepted],
  ['GUARANTEE_BARRED', isBoundWithoutGuarantee],
  ['NOT_TAKEN_OVER', isEndedBySale],
  ['LANDLORD_ENDS', isEndedAtWill],
  ['REPAIRS_BY_TENANT', isRepairLeftToTenant],
  ['FEE_RAISED', isFeeRaised],
  ['AS_IT_STANDS', isTakenAsItStands],
]

export function harmfulActs(sentence: Sentence): ClauseTrap[] {
  return ACTS.filter(([, happens]) => happens(sentence)).map(([trap]) => trap)
}

/** The deposit waits for the next tenant: returned after, or denied until. Whatever the next one does (상관없이) is fair. */
function isReturnedAfterNextTenant(sentence: Sentence): boolean {
  const next = all(sentence, 'NEXT_TENANT')[0]
  if (!next || has(sentence.words, 'REGARDLESS')) return false
  const returned = all(sentence, 'RETURNED').find(
    (word) => !/^(?:지급|지불|정산)/.test(spelled(sentence, word)) || has(sentence.words, 'DEPOSIT'),
  )
  const isDepositNamed =
    has(sentence.words, 'DEPOSIT') || (returned && /반환|돌려|빼/.test(spelled(sentence, returned)))
  const last = all(sentence, 'RETURNED').at(-1) ?? all(sentence, 'DEMANDED').at(-1)
  if (!last || !isDepositNamed) return false
  const isWaiting =
    /(?:구해|구하|들어|입주|나타|정해|계약|체결|나가|되|올|잔금|보증금|전세금|돈으로|전입|이사|확정|후|뒤|때|날|시|면|전|대로)/.test(
      sentence.plain.slice(next.to),
    )
  const said = saidOf(sentence, last, [])
  if (said.times >= 2 && said.times % 2 === 0) return false
  if (/^(?:의|에게|이|을)?(?:중개보수|중개수수료|집을보|집보|방문|소개)/.test(after(sentence, next))) return false
  if (last.kind === 'DEMANDED')
    return isWaiting && said.times % 2 === 1 && subjectAt(sentence, last.from) !== 'LANDLORD'
  return isWaiting && !(subjectAt(sentence, last.from) === 'TENANT' && !/받/.test(after(sentence, last, 3)))
}

/** The deposit, whole, is the price of a breach, or is not returned. */
function isDepositForfeited(sentence: Sentence): boolean {
  if (has(sentence.words, 'NEXT_TENANT')) return false
  return all(sentence, 'DEPOSIT').some((deposit) => {
    const said = saidOf(sentence, deposit, ['DEPOSIT', 'RETURNED'])
    const behind = said.words
    if (said.isCondition) return false
    if (/^(?:을|를)?(?:모두|전부|전액)?포기/.test(after(sentence, deposit)))
      return said.times % 2 === 1 && !said.isAside
    const lost = behind.find(
      (word) =>
        (word.kind === 'FORFEITED' || word.kind === 'CLEARED') &&
        /소멸|몰수|몰취|귀속|차지|가져|소유로/.test(spelled(sentence, word)),
    )
    if (lost && standing(sentence, lost) === 'DONE') return !/임차인(?:의소유|에게귀속)/.test(sentence.plain)
    const returned = behind.find((word) => word.kind === 'RETURNED' && !/지급|지불|정산/.test(spelled(sentence, word)))
    if (returned) return said.times % 2 === 1 && !said.isAside && !isHeldForTheKeys(sentence, deposit)
    const penalty = all(sentence, 'FORFEITED').find((word) => /위약|배상금|벌금|충당/.test(spelled(sentence, word)))
    const isWhole =
      has(sentence.words, 'ALL_OF_IT') ||
      /(?:위약금|위약벌|배상금)으?로(?:한다|함|처리|간주|본다|지급)/.test(sentence.plain)
    return (
      penalty !== undefined &&
      isWhole &&
      standing(sentence, penalty) === 'DONE' &&
      subjectAt(sentence, penalty.from) !== 'LANDLORD' &&
      !/에서(?:공제|차감)/.test(sentence.plain)
    )
  })
}

/** Deposit and keys change hands together (Civil Act 536). */
function isHeldForTheKeys({ plain }: Sentence, deposit: Word): boolean {
  return (
    /(?:인도|명도|비우|비워|퇴거|동시이행|열쇠)/.test(plain) &&
    /(?:때까지|전까지|않으면|않는동안|동시이행)/.test(plain.slice(0, deposit.from + 40))
  )
}

/** The bank comes before the tenant by the tenant's own word. */
function isSubordinated(sentence: Sentence): boolean {
  const paper = all(sentence, 'NO_LEASE_PAPER').some(
    (word) => standing(sentence, word) === 'DONE' && !/요구/.test(after(sentence, word)),
  )
  const gives =
    /(?:후순위로|후순위임|후순위가되|후순위에|선순위임을|우선함을|우선하는것|우선순위를인정|은행이우선|은행에우선|순위를양보|선순위로인정|선순위를인정|보다후순위)/.exec(
      sentence.plain,
    )
  const isDisowned = /임대차(?:관계|계약)?[가이]?(?:없|존재하지)[^.]{0,6}확인서/.test(sentence.plain)
  if (paper || (isDisowned && has(sentence.words, 'BANK', 'DEBT'))) return true
  if (!gives || !has(sentence.words, 'BANK', 'DEBT')) return false
  return (
    !/않|없|아니|못/.test(sentence.plain.slice(gives.index)) &&
    subjectAt(sentence, gives.index) !== 'LANDLORD' &&
    !/면|경우/.test(sentence.plain.slice(0, gives.index))
  )
}

/** The tenant reports out while the lease runs. */
function isReportedOut(sentence: Sentence): boolean {
  return all(sentence, 'MOVE_OUT').some(
    (word) =>
      standing(sentence, word) === 'DONE' &&
      subjectAt(sentence, word.from) !== 'LANDLORD' &&
      !/(?:만기|종료|만료|퇴거|이사|해지)(?:일|시|후|할|하는)/.test(before(sentence, word, 40)) &&
      !/^(?:.{0,10}(?:더라도|겨도|기면|하면|해도)|한|하는)/.test(after(sentence, word)),
  )
}

/** The landlord may borrow on the home: the tenant agrees, keeps quiet, or the term allows it. */
function isLoanAccepted(sentence: Sentence): boolean {
  if (isSubordinated(sentence)) return false
  const hasTenantLoan = has(sentence.words, 'TENANT_LOAN')
  return all(sentence, 'DEBT').some((debt) => {
    const isBare = /^(?:대출|융자)$/.test(spelled(sentence, debt))
    if (isBare && (hasTenantLoan || /(?:임차인|세입자|전세)(?:의|이|측)?.{0,6}$/.test(before(sentence, debt))))
      return false
    const said = saidOf(sentence, debt, ['DEBT'])
    if (said.isCondition || said.isAside || has(said.words, 'CLEARED')) return false
    const subject = subjectAt(sentence, said.to)
    const isComplaint = has(said.words, 'COMPLAINT')
    if (has(said.words, 'CONSENT') || isComplaint) {
      if (said.times % 2 === 1 || (consenterOf(sentence, said.words) ?? subject) === 'LANDLORD') return false
      return !isBare || subject === 'TENANT' || /추가|담보|임대인|집주인|건물주|소유자/.test(sentence.plain)
    }
    return said.times % 2 === 0 && subject !== 'TENANT' && isAllowed(sentence, debt, subject)
  })
}

/** `세입자 동의함`: who stands right before the word. */
function consenterOf(sentence: Sentence, words: readonly Word[]): Actor | null {
  const consent = words.find(({ kind }) => kind === 'CONSENT' || kind === 'COMPLAINT')
  const actor = consent && sentence.words.findLast((word) => isActor(word) && word.to <= consent.from)
  return actor && consent.from - actor.to <= 2 && !/[의과와]/.test(after(sentence, actor, 1))
    ? (actor.kind as Actor)
    : null
}

/** `설정할 수 있다`, `실행 예정`; never what stands on the register today (`설정되어 있다`). */
function isAllowed(sentence: Sentence, debt: Word, subject: Actor | null): boolean {
  if (/동의(?:를|을)?(?:받|얻|구)/.test(sentence.plain)) return false
  const behind = after(sentence, debt, 30)
  if (/^(?:이|을|를)?(?:설정)?(?:된|되어|되면|될경우|금액|없)/.test(behind)) return false
  if (
    /(?:설정|실행|받|추가|증액|등기|차입|빌리)(?:을|를|하|할|으|는)?(?:수있|예정|할예정|수도있|해도|기로)/.test(behind)
  )
    return true
  return subject === 'LANDLORD' && /(?:설정|실행|추가|증액)(?:한다|함|합니다|하고|하며|가능)/.test(behind)
}

/** The guarantee fails, and the tenant stays bound. */
function isBoundWithoutGuarantee(sentence: Sentence): boolean {
  return all(sentence, 'GUARANTEE').some((guarantee) => {
    const said = saidOf(sentence, guarantee, ['GUARANTEE'])
    if (!said.isCondition || said.times % 2 === 0) return false
    const rest = sentence.words.filter(({ from }) => from >= said.to)
    const ended = rest.find(
      ({ kind, from, to }) =>
        ['ENDED', 'RETURNED', 'COMPLAINT', 'DEMANDED'].includes(kind) || /책임/.test(sentence.plain.slice(from, to)),
    )
    return ended !== undefined && isDenied(sentence, ended)
  })
}

/** The home is sold, and the lease ends. */
function isEndedBySale(sentence: Sentence): boolean {
  const sale = all(sentence, 'SALE', 'NEW_OWNER').find(
    (word) => spelled(sentence, word) !== '경매' && !/^계약(?:이해|서|을해)/.test(after(sentence, word)),
  )
  if (!sale) return false
  const ended = all(sentence, 'ENDED').find(
    (word) =>
      word.from > sale.to && !/^(?:인도|만료|이사[비시일날])/.test(spelled(sentence, word) + after(sentence, word, 1)),
  )
  if (!ended || standing(sentence, ended) !== 'DONE') return false
  const isChoice = /수있|수도있|가능|(?:임차인|세입자)[이가은는]원하/.test(sentence.plain.slice(sale.to))
  return !(isChoice && subjectAt(sentence, ended.from) !== 'LANDLORD')
}

/** A breach is a cause; any other reason is none beside `언제든`. */
function isForCause({ plain, words }: Sentence): boolean {
  if (!has(words, 'LAWFUL_REASON')) return false
  return /연체|2기|위반|법/.test(plain) || !/언제|아무때|일방|임의|불문|마음대로|자유/.test(plain)
}

/** The landlord ends the lease without a reason that the law knows. */
function isEndedAtWill(sentence: Sentence): boolean {
  if (has(sentence.words, 'SALE') || isForCause(sentence) || !has(sentence.words, 'LANDLORD')) return false
  return all(sentence, 'ENDED').some((ended) => {
    const word = spelled(sentence, ended)
    if (/^(?:이사|인도|만료|효력|실효)/.test(word)) return false
    const will = all(sentence, 'AT_WILL').find(({ from }) => from < ended.from && ended.from - from < 50)
    if (!will || standing(sentence, ended) !== 'DONE') return false
    if (spelled(sentence, will) === '즉시' && /만기|종료|만료|기간이끝/.test(sentence.plain.slice(0, will.from)))
      return false
    const subject = subjectAt(sentence, ended.from)
    const isLeaving = /^(?:퇴거|명도|비|나가|나간|내보)/.test(word)
    if (subject === 'LANDLORD') return true
    return (
      /(?:임대인|집주인|건물주|소유자|주인|갑)(?:의|이|측이?|측의)?(?:.{0,8})$/.test(before(sentence, will, 16)) &&
      (isLeaving || subject !== 'TENANT' || /협조|동의|이의/.test(sentence.plain))
    )
  })
}
