import type { ClauseTrap } from './clause-traps.ts'
import { isDenied, saidOf, standing } from './denial.ts'
import { isDepositForfeited, isPaidToAnother, isReturnedAfterNextTenant, isReturnPutOff } from './deposit.ts'
import { isEndedAtWill, isEndedBySale, isEndedForOneArrear, isLeftWithFormerOwner } from './endings.ts'
import { isEntryForced, isPenaltyOfTenant } from './force-and-penalty.ts'
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
import { isFeeRaised, isRentRaised, isRepairLeftToTenant, isTakenAsItStands } from './upkeep.ts'

/** What a term lets happen to a tenant, each a question to the words of one sentence. */
const ACTS: readonly [trap: ClauseTrap, happens: (sentence: Sentence) => boolean][] = [
  ['RETURN_AFTER_NEXT_TENANT', isReturnedAfterNextTenant],
  ['RETURN_PUT_OFF', isReturnPutOff],
  ['DEPOSIT_FORFEITED', isDepositForfeited],
  ['PAID_TO_ANOTHER', isPaidToAnother],
  ['STANDING_WAIVED', isSubordinated],
  ['MOVE_IN_REPORT_DELAYED', isReportedOut],
  ['LANDLORD_LOAN', isLoanAccepted],
  ['LANDLORD_LOAN', isBoundDespiteLoan],
  ['LANDLORD_LOAN', isHelpPromised],
  ['GUARANTEE_BARRED', isBoundWithoutGuarantee],
  ['GUARANTEE_BARRED', isLoanHelpRefused],
  ['PROOF_REFUSED', isBoundWhateverShows],
  ['NOT_TAKEN_OVER', isEndedBySale],
  ['NOT_TAKEN_OVER', isLeftWithFormerOwner],
  ['LANDLORD_ENDS', isEndedAtWill],
  ['LANDLORD_ENDS', isEndedForOneArrear],
  ['ENTRY_FORCED', isEntryForced],
  ['PENALTY', isPenaltyOfTenant],
  ['REPAIRS_BY_TENANT', isRepairLeftToTenant],
  ['FEE_RAISED', isFeeRaised],
  ['FEE_RAISED', isRentRaised],
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
  const isWithoutStanding = /(?:대항력|우선변제권)[이가]?없는(?:임차인|세입자|임대차|계약)(?:임|이다|으로|인것)/.test(
    sentence.plain,
  )
  if (isWithoutStanding) return true
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
      !isMovedHere(sentence, word) &&
      !/(?:만기|종료|만료|퇴거|이사|해지)(?:일|시|후|할|하는)/.test(before(sentence, word, 40)) &&
      !/^(?:.{0,10}(?:더라도|겨도|기면|하면|해도)|한(?!다)|하는)/.test(after(sentence, word)),
  )
}

/** `입주하는 날 주민등록을 옮긴다`: the address comes here; it goes away for a time, or at somebody's wish. */
function isMovedHere(sentence: Sentence, word: Word): boolean {
  if (!spelled(sentence, word).endsWith('옮')) return false
  if (/다른|타주소|타지|잠시|일시|임시|동안|요청|요구|대출|매매/.test(sentence.plain)) return false
  return (
    /입주|잔금|당일|이집|본주택|이곳|전입/.test(before(sentence, word, 40)) ||
    /^[^.]{0,8}(?:임대인|집주인|갑)[은이](?:동의|협조|승낙|막지|방해하지)/.test(after(sentence, word, 24))
  )
}

/** The landlord may borrow on the home: the tenant agrees, keeps quiet, or the term allows it. */
function isLoanAccepted(sentence: Sentence): boolean {
  if (isSubordinated(sentence)) return false
  if (isMoreBorrowed(sentence)) return true
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
      const consenter = consenterOf(sentence, said.words) ?? (isBorrowerNamed(sentence, debt) ? null : subject)
      if (said.times % 2 === 1 || consenter === 'LANDLORD') return false
      return !isBare || subject === 'TENANT' || /추가|담보|임대인|집주인|건물주|소유자/.test(sentence.plain)
    }
    return said.times % 2 === 0 && subject !== 'TENANT' && isAllowed(sentence, debt, subject)
  })
}

/** `상환하지 않고 추가로 더 빌릴 수 있다`. */
function isMoreBorrowed(sentence: Sentence): boolean {
  const more = /(?:추가로|더|새로|별도로)[^.]{0,14}?(?:빌릴|차입할|대출받을|융자받을)수(?:있|도있)/.exec(sentence.plain)
  return more !== null && has(sentence.words, 'DEBT') && subjectAt(sentence, more.index) === 'LANDLORD'
}

/** `세입자 동의함`: who stands right before the word. */
function consenterOf(sentence: Sentence, words: readonly Word[]): Actor | null {
  const consent = words.find(({ kind }) => kind === 'CONSENT' || kind === 'COMPLAINT')
  const actor = consent && sentence.words.findLast((word) => isActor(word) && word.to <= consent.from)
  return actor && consent.from - actor.to <= 2 && !/[의과와]/.test(after(sentence, actor, 1))
    ? (actor.kind as Actor)
    : null
}

/** `집주인이 설정하는 데 협조`: the landlord only borrows; who helps is left out, so it is the tenant. */
function isBorrowerNamed(sentence: Sentence, debt: Word): boolean {
  return (
    /(?:임대인|집주인|건물주|소유자|소유주|갑)(?:측)?[이가][^,]{0,40}$/.test(before(sentence, debt, 48)) &&
    /^[^,]{0,12}(?:하는|받는|할|받을)(?:데|것|일|수있도록)/.test(after(sentence, debt, 24))
  )
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

/** `전세대출 동의 불가`, `은행 연락에 응하지 않음`: what the tenant's bank needs of the landlord is denied. */
function isLoanHelpRefused(sentence: Sentence): boolean {
  return all(sentence, 'BANK', 'DEBT').some((loan) => {
    const isBank = loan.kind === 'BANK'
    if (loan.kind === 'DEBT' && !/^(?:대출|융자)$/.test(spelled(sentence, loan))) return false
    if (/(?:임대인|집주인|소유자|갑)의(?:추가|신규)?$|추가$|담보$/.test(before(sentence, loan, 8))) return false
    const said = saidOf(sentence, loan, [])
    if (said.isCondition || said.isAside || said.times % 2 === 0 || subjectAt(sentence, said.to) === 'TENANT')
      return false
    return isBank
      ? /^(?:의|에서|측|이|가)*(?:하는|오는|온)?(?:연락|통지|전화|확인|실사|방문|서류)/.test(after(sentence, loan))
      : said.words.some(({ kind, from, to }) => kind === 'CONSENT' && sentence.plain.slice(from, to) !== '승인') &&
          !has(said.words, 'ENDED', 'POSTPONED')
  })
}

/** `선순위 임차인이 있어도 해제하지 못한다`: the tenant stays bound whatever was kept silent. */
function isBoundWhateverShows(sentence: Sentence): boolean {
  return isBoundDespite(
    sentence,
    /(?:선순위|체납|미납국세|압류|경매|가처분|위반건축물|권리관계|기재되지않은|고지되지않은|고지하지않은)[^.]{0,24}?(?:더라도|있어도|나와도|밝혀져도|드러나도|확인되어도|확인돼도|발견되어도|달라도)/,
  )
}

/** `임대인이 융자를 받는 경우 임차인은 협조한다`. */
function isHelpPromised(sentence: Sentence): boolean {
  if (!has(sentence.words, 'LANDLORD') || has(sentence.words, 'CLEARED', 'TENANT_LOAN')) return false
  return all(sentence, 'DEBT').some((debt) =>
    all(sentence, 'CONSENT').some(
      (consent) =>
        consent.from > debt.to &&
        /(?:경우|때|면|시)(?:에|에는)?(?:임차인|세입자|입주자|을)[은는이가도]/.test(
          sentence.plain.slice(debt.to, consent.from),
        ) &&
        standing(sentence, consent) === 'DONE' &&
        !/^(?:를|을)?(?:받|얻|구|거)/.test(after(sentence, consent)),
    ),
  )
}

/** `임대인이 담보를 제공하더라도 해지하지 않는다`. */
function isBoundDespiteLoan(sentence: Sentence): boolean {
  return isBoundDespite(
    sentence,
    /(?:담보|근저당|저당|대출|융자|신탁)[^.]{0,16}?(?:더라도|하여도|해도|받아도|생겨도|늘어도|있어도)/,
  )
}

function isBoundDespite(sentence: Sentence, fact: RegExp): boolean {
  const found = fact.exec(sentence.plain)
  if (!found) return false
  return all(sentence, 'ENDED', 'COMPLAINT', 'DEMANDED').some(
    (act) =>
      act.from >= found.index + found[0].length &&
      subjectAt(sentence, act.from) === 'TENANT' &&
      isDenied(sentence, act) === (act.kind !== 'COMPLAINT'),
  )
}
