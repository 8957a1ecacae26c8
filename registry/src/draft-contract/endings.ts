import { isDenied, saidOf, standing } from './denial.ts'
import { after, all, before, has, type Sentence, spelled, subjectAt, type Word } from './sentence.ts'

/** The sale on which something depends; never `매도 여부와 상관없이`. */
function saleOf(sentence: Sentence): Word | undefined {
  return all(sentence, 'SALE', 'NEW_OWNER').find(
    (word) =>
      spelled(sentence, word) !== '경매' &&
      !/^계약(?:이해|서|을해)/.test(after(sentence, word)) &&
      !/^[^.,]{0,6}(?:상관없|관계없|무관|불문)/.test(after(sentence, word)),
  )
}

/** The home is sold, and the lease ends. */
export function isEndedBySale(sentence: Sentence): boolean {
  const sale = saleOf(sentence)
  if (!sale) return false
  if (isVoidBySale(sentence, sale)) return true
  const ended = all(sentence, 'ENDED').find(
    (word) =>
      word.from > sale.to &&
      !/^(?:인도|만료|이사[비시일날])|^(?:종료|해지|퇴거)일/.test(spelled(sentence, word) + after(sentence, word, 1)),
  )
  if (!ended || standing(sentence, ended) !== 'DONE') return false
  const isChoice = /수있|수도있|가능|(?:임차인|세입자)[이가은는]원하/.test(sentence.plain.slice(sale.to))
  return !(isChoice && subjectAt(sentence, ended.from) !== 'LANDLORD')
}

/** `매도하면 임대차는 무효로 한다`; where the landlord pays for it, the sale is what is barred. */
function isVoidBySale({ plain }: Sentence, sale: Word): boolean {
  const behind = plain.slice(sale.to)
  return (
    /(?:임대차|계약)[은는이가도]?(?:자동|당연)?(?:으로|히)?(?:무효(?!로하지|가되지|가아니|를주장)|효력이없|효력을상실)/.test(
      behind,
    ) && !/반환|배상|위약|돌려|해도|하더라도/.test(behind)
  )
}

/** A breach is a cause; any other reason is none beside `언제든`. */
function isForCause({ plain, words }: Sentence): boolean {
  if (!has(words, 'LAWFUL_REASON')) return false
  return (
    /연체|2기|위반|법/.test(plain) ||
    !/언제|아무때|일방|임의|불문|마음대로|자유|기간중|기간도중|기간이남|만료전|만기전|기간[에과](?:관계|상관)/.test(
      plain,
    )
  )
}

/** The landlord ends the lease without a reason that the law knows. */
export function isEndedAtWill(sentence: Sentence): boolean {
  if ((has(sentence.words, 'SALE') && saleOf(sentence)) || isForCause(sentence) || !has(sentence.words, 'LANDLORD'))
    return false
  return all(sentence, 'ENDED').some((ended) => {
    const word = spelled(sentence, ended)
    if (/^(?:인도|만료|효력|실효)/.test(word)) return false
    if (word === '이사' && !/^(?:한다|하기로|함|나[가간]|해야|하여야)/.test(after(sentence, ended))) return false
    const will = all(sentence, 'AT_WILL').find(({ from }) => from < ended.from && ended.from - from < 50)
    if (standing(sentence, ended) !== 'DONE') return false
    if (!will) return isUnconditional(sentence, ended)
    if (spelled(sentence, will) === '즉시' && /만기|종료|만료|기간이끝/.test(sentence.plain.slice(0, will.from)))
      return false
    const subject = subjectAt(sentence, ended.from)
    const isLeaving = /^(?:퇴거|명도|이사|비|나가|나간|내보)/.test(word)
    if (subject === 'LANDLORD') return true
    return (
      /(?:임대인|집주인|건물주|소유자|주인|갑)(?:의|이|측이?|측의)?(?:.{0,16})$/.test(before(sentence, will, 24)) &&
      (isLeaving || subject !== 'TENANT' || /협조|동의|이의/.test(sentence.plain))
    )
  })
}

/** `임대인은 계약을 해지할 수 있다`, and nothing on when. */
function isUnconditional(sentence: Sentence, ended: Word): boolean {
  const ahead = sentence.plain.slice(0, ended.from)
  return (
    /^(?:해지|해약|끝낼|종료시킬)/.test(spelled(sentence, ended)) &&
    subjectAt(sentence, ended.from) === 'LANDLORD' &&
    /^(?:할|을)?(?:수있|권리|권한|가능)/.test(after(sentence, ended)) &&
    !/임차인|세입자|계약금|배액|면|경우|때|시|사유|후/.test(ahead)
  )
}

const ONE_ARREAR =
  /(?:(?:1회|1기|1개월|1달|한번|한달|한차례|일회|하루|[1-9]일|1\d일)(?:만|분|치|이라도|이상|의|이나)?(?:월세|차임|임대료)?[을를가이도만]?(?:라도)?(?:연체|미납|밀리|밀린|밀려|늦|지체)|(?:연체|미납|지체)(?:가|이|를|을)?(?:1회|1기|1개월|1달|한번|한달|하루))/

/** The law ends a lease of a home for rent of two months in arrears, not for less (Civil Act 640). */
export function isEndedForOneArrear(sentence: Sentence): boolean {
  const arrear = ONE_ARREAR.exec(sentence.plain)
  if (!arrear || /2기|2회|2개월|두달|두번|3기|3회/.test(sentence.plain)) return false
  return all(sentence, 'ENDED').some(
    (ended) =>
      ended.from > arrear.index &&
      !/^(?:이사|인도|만료|만기|종료)/.test(spelled(sentence, ended)) &&
      standing(sentence, ended) === 'DONE',
  )
}

/** A buyer, whom the law puts in the landlord's place; who bids in an auction takes over only what comes first. */
function buyers(sentence: Sentence): Word[] {
  if (/(?:없는|못한|않은|아니한)(?:임차인|세입자)|선순위/.test(sentence.plain)) return []
  return all(sentence, 'NEW_OWNER').filter((word) => !/낙찰자|경락인/.test(spelled(sentence, word)))
}

/** The deposit is owed by the former owner alone: the new one owes nothing, or may not be asked. */
export function isLeftWithFormerOwner(sentence: Sentence): boolean {
  const isOfLease = has(sentence.words, 'DEPOSIT', 'RIGHT') || /임대차|계약|전세/.test(sentence.plain)
  if (!isOfLease) return false
  const isSold = has(sentence.words, 'SALE', 'NEW_OWNER')
  if (
    isSold &&
    /(?:전|기존|종전|이전|원래|매도)(?:임대인|집주인|소유자|소유주|주인|인)(?:에게만|한테만|에게서만|만이)/.test(
      sentence.plain,
    )
  )
    return true
  return buyers(sentence).some((owner) => {
    if (/^(?:측)?(?:에게|한테|께|에대하여|에대해|을상대로|를상대로|으?로부터)/.test(after(sentence, owner))) {
      const said = saidOf(sentence, owner, [])
      const isClaim = said.words.some(({ kind }) => ['DEPOSIT', 'RIGHT', 'DEMANDED', 'RETURNED'].includes(kind))
      return (
        isClaim &&
        said.times % 2 === 1 &&
        !said.isCondition &&
        !said.isAside &&
        !['LANDLORD', 'NEW_OWNER'].includes(subjectAt(sentence, said.to) ?? '')
      )
    }
    return liabilities(sentence).some(
      (act) =>
        act.from > owner.to &&
        subjectAt(sentence, act.from) === 'NEW_OWNER' &&
        isDenied(sentence, act) &&
        standing(sentence, act) !== 'CONDITION',
    )
  })
}

function liabilities(sentence: Sentence): Word[] {
  return all(sentence, 'BORNE', 'RETURNED', 'AFFIRMED').filter((word) =>
    /^(?:부담|책임|반환|돌려|내어|내주|지급|의무)/.test(spelled(sentence, word)),
  )
}
