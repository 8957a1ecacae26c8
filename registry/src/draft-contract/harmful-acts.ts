import type { ClauseTrap } from './clause-traps.ts'
import { isDenied, saidOf, standing } from './denial.ts'
import { isDepositForfeited, isReturnedAfterNextTenant } from './deposit.ts'
import { isEndedAtWill, isEndedBySale } from './endings.ts'
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
