import { saidOf, standing } from './denial.ts'
import { after, all, before, has, type Sentence, spelled, subjectAt, type Word } from './sentence.ts'

/** `후임자를 구한 후 보증금을 수령한다`. */
const TAKEN_BY_TENANT =
  /(?:후|뒤|때|날|면|야)(?:에|에야)?(?:임차인은|세입자는|을은)?(?:보증금|전세금)(?:을|를)?(?:수령|찾아|찾는|찾기|받는다|받기|받아간)(?!.{0,8}(?:않|못|없))/

/** The deposit waits for the next tenant: returned after, or denied until. Whatever the next one does (상관없이) is fair. */
export function isReturnedAfterNextTenant(sentence: Sentence): boolean {
  const next = all(sentence, 'NEXT_TENANT')[0]
  if (!next || has(sentence.words, 'REGARDLESS')) return false
  if (TAKEN_BY_TENANT.test(sentence.plain.slice(next.to))) return true
  const returned = all(sentence, 'RETURNED').find(
    (word) => !/^(?:지급|지불|정산)/.test(spelled(sentence, word)) || has(sentence.words, 'DEPOSIT'),
  )
  const isDepositNamed =
    has(sentence.words, 'DEPOSIT') || (returned && /반환|돌려|빼/.test(spelled(sentence, returned)))
  const last = all(sentence, 'RETURNED').at(-1) ?? all(sentence, 'DEMANDED').at(-1)
  if (!last || !isDepositNamed) return false
  const isWaiting =
    /(?:구해|구하|들어|입주|나타|정해|계약|체결|나가|되|올|잔금|보증금|전세금|돈으로|받|전입|이사|확정|후|뒤|때|날|시|면|전|대로)/.test(
      sentence.plain.slice(next.to),
    )
  const said = saidOf(sentence, last, [])
  if (said.times >= 2 && said.times % 2 === 0) return false
  if (/^(?:의|에게|이|을)?(?:중개보수|중개수수료|집을보|집보|방문|소개)/.test(after(sentence, next))) return false
  if (last.kind === 'DEMANDED' || (has(said.words, 'DEMANDED') && said.times % 2 === 1))
    return isWaiting && said.times % 2 === 1 && subjectAt(sentence, last.from) !== 'LANDLORD'
  return isWaiting && !(subjectAt(sentence, last.from) === 'TENANT' && !/받/.test(after(sentence, last, 3)))
}

/** The deposit, whole, is the price of a breach, or is not returned. */
export function isDepositForfeited(sentence: Sentence): boolean {
  if (has(sentence.words, 'NEXT_TENANT')) return false
  return all(sentence, 'DEPOSIT').some((deposit) => {
    const said = saidOf(sentence, deposit, ['DEPOSIT', 'RETURNED'])
    if (subjectAt(sentence, said.to) === 'NEW_OWNER') return false
    const behind = said.words
    if (said.isCondition) return false
    if (/^(?:을|를)?(?:모두|전부|전액)?포기/.test(after(sentence, deposit)))
      return said.times % 2 === 1 && !said.isAside
    if (/^(?:은|는|이)?(?:모두|전부|전액)?없(?:는|던)것으로/.test(after(sentence, deposit))) return true
    const lost = behind.find(
      (word) =>
        (word.kind === 'FORFEITED' || word.kind === 'CLEARED') &&
        /소멸|몰수|몰취|귀속|차지|가져|가진|가지|갖|소유로|것으로/.test(spelled(sentence, word)),
    )
    const isKeptByTenant =
      lost && /^(?:갖|가)/.test(spelled(sentence, lost)) && subjectAt(sentence, lost.from) === 'TENANT'
    if (lost && !isKeptByTenant && standing(sentence, lost) === 'DONE')
      return !/임차인(?:의소유|에게귀속)/.test(sentence.plain)
    const returned = behind.find((word) => word.kind === 'RETURNED' && !/지급|지불|정산/.test(spelled(sentence, word)))
    if (returned) {
      const times = said.times + (/못$|(?<!동)안$/.test(before(sentence, returned, 2)) ? 1 : 0)
      return times % 2 === 1 && !said.isAside && !isHeldForTheKeys(sentence, deposit) && !UNTIL.test(sentence.plain)
    }
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

/** `두 달간 반환을 독촉하지 않는다`: later, not never. */
const UNTIL = /(?:\d{1,3}(?:일|개월|달|주)|[한두세석몇]달)(?:간|동안|까지)/

/** Deposit and keys change hands together (Civil Act 536). */
function isHeldForTheKeys({ plain }: Sentence, deposit: Word): boolean {
  return (
    /(?:인도|명도|비우|비워|퇴거|동시이행|열쇠)/.test(plain) &&
    /(?:때까지|전까지|않으면|않는동안|동시이행)/.test(plain.slice(0, deposit.from + 40))
  )
}

const AFTER_THE_END =
  /(?:종료|만료|만기|퇴거|퇴실|명도|이사|인도)[^.]{0,10}?(?:(\d{1,3})|한|두|세|석|몇)(일|개월|달|주)(?:간)?(?:의)?(?:이내|안에|내에|내로|후|뒤|이후|이?지나|이?경과|까지|유예|여유)/
/** Days that a transfer may take. */
const FEW_DAYS = 7

/** The deposit comes back later than the keys: after a sale, months after the end, or late without interest. */
export function isReturnPutOff(sentence: Sentence): boolean {
  const { plain, words } = sentence
  const deposit = all(sentence, 'DEPOSIT')[0]
  if (!deposit || has(words, 'NEXT_TENANT')) return false
  const isWithheld =
    UNTIL.test(plain) &&
    all(sentence, 'RETURNED').some(
      (word) => /^(?:반환|돌려|내)/.test(spelled(sentence, word)) && standing(sentence, word) === 'DENIED',
    )
  if (isWithheld) return true
  if (has(words, 'REGARDLESS')) return false
  return (
    isAwaited(sentence) ||
    isInParts(sentence) ||
    isKeysFirst(sentence) ||
    isLateWithoutInterest(sentence) ||
    isAfterwards(plain, sentence)
  )
}

function isAwaited(sentence: Sentence): boolean {
  return all(sentence, 'RETURNED').some(
    (word) =>
      /^(?:을|를)?기다/.test(after(sentence, word)) &&
      !/(?:임대인|집주인|소유자|갑)[은는]/.test(sentence.plain.slice(0, word.from)) &&
      standing(sentence, word) !== 'CONDITION' &&
      !/^.{0,6}(?:않|아니|못|필요없)/.test(after(sentence, word)),
  )
}

function isInParts(sentence: Sentence): boolean {
  const parts = /(?:분할|나누어|나눠|분납|순차)(?!하지|없|지않)/.exec(sentence.plain)
  if (!parts) return false
  const returned = all(sentence, 'RETURNED').find((word) => word.from > parts.index && word.from - parts.index < 12)
  return (
    returned !== undefined && standing(sentence, returned) === 'DONE' && subjectAt(sentence, returned.from) !== 'TENANT'
  )
}

function isAfterwards(plain: string, sentence: Sentence): boolean {
  const returned = all(sentence, 'RETURNED').find(
    (word) =>
      !/^(?:지급|지불|정산)/.test(spelled(sentence, word)) &&
      !/^(?:에대한|의|할)?(?:의무|채무|책임)/.test(after(sentence, word)),
  )
  if (!returned || subjectAt(sentence, returned.from) === 'TENANT') return false
  const said = saidOf(sentence, returned, [])
  const isWaiting = has(said.words, 'POSTPONED')
  if (said.isAside || (said.times > 0 && !isWaiting) || said.times > 1) return false
  const sale = all(sentence, 'SALE').find(({ from }) => from < returned.from)
  const isAfterSale =
    sale !== undefined &&
    /^(?:가|이|를|을|계약|대금|잔금|완료|되|된|면|야|한|하|고|로|일|에|의|시|수령|받){0,6}(?:후|뒤|때|면|야|날|까지|즉시|으로|서)/.test(
      after(sentence, sale, 16),
    ) &&
    !/원하|원치|원할|거부|거절|해지|해제|임차인이|세입자가/.test(plain)
  if (isAfterSale) return true
  const late = AFTER_THE_END.exec(plain)
  if (!late || /통지|통보/.test(plain.slice(late.index, late.index + late[0].length))) return false
  return !(late[2] === '일' && Number(late[1] ?? 0) <= FEW_DAYS)
}

/** `보증금을 받기 전이라도 먼저 집을 비운다`, `동시이행을 주장하지 않는다` (Civil Act 536). */
function isKeysFirst(sentence: Sentence): boolean {
  const { plain } = sentence
  const together = /동시이행(?:의)?(?:항변|항변권|관계)?(?:을|를|은|는)?(?:주장|행사|요구|포기|배제)/.exec(plain)
  if (together) {
    const denials = plain.slice(together.index, together.index + 40).match(/포기|배제|않|아니|못|없/g) ?? []
    return denials.length % 2 === 1 && subjectAt(sentence, together.index) !== 'LANDLORD'
  }
  const unpaid =
    /(?:보증금|전세금)[^.,]{0,8}(?:받기전|못받|못돌려받|반환전|받지못|돌려받기전|돌려받지못|반환받기전|반환받지못|반환되기전|지급전)[^.,]{0,6}(?:라도|하더라도|하여도|해도|에도|먼저|우선)/.exec(
      plain,
    )
  if (!unpaid) return false
  return all(sentence, 'ENDED').some(
    (ended) =>
      ended.from > unpaid.index &&
      /^(?:퇴거|명도|비우|비워|비운|비움|나가|나간|인도|이사)/.test(spelled(sentence, ended)) &&
      standing(sentence, ended) === 'DONE',
  )
}

function isLateWithoutInterest(sentence: Sentence): boolean {
  const { plain } = sentence
  const late =
    /(?:반환|지급|돌려)[^.,]{0,8}(?:지연|늦|지체|유예)|(?:지연|늦)[^.,]{0,8}(?:반환|돌려)|지연이자|지연손해금/.exec(
      plain,
    )
  if (!late) return false
  const interest = /이자|손해금|손해배상|배상금/.exec(plain.slice(late.index))
  if (!interest) return false
  const at = late.index + interest.index
  const denials = plain.slice(at, at + 44).match(/포기|면제|않|아니|못|없/g) ?? []
  return denials.length % 2 === 1 && !/거부|거절|미루|연체|차임|월세|면(?:임차인|세입자)/.test(plain)
}

const MONEY = /보증금|계약금|중도금|잔금|전세금|전월세금|월세|차임/
const ACCOUNT = /계좌|통장/g
const OTHERS =
  /(?:아들|딸|자녀|배우자|남편|아내|부인|부친|모친|부모|아버지|어머니|가족|친척|형제|동생|지인|대리인|중개사|공인중개사|중개사무소|중개업소|중개업자|부동산|중개보조원|실장|관리인|관리업체|관리회사|위탁자|제3자|타인|분양사|분양회사|분양사무실|분양사무소|소장|시행사|건설사|컨설팅|법무사)(?:대표|소장|실장|직원)?(?:님|측)?(?:개인)?(?:의|명의|명의의|이름의)?(?:은행|예금)?$/

/** Whose account it is, where the term says so at all. */
const OWNED = /[가-힣](?:의|명의|명의의|이름의)(?:은행|예금)?$/
const OF_PARTY =
  /임대인|집주인|건물주|소유자|소유주|갑의|갑명의|본인|공동|신탁|은행|등기|명의인|임차인|세입자|을의|을명의|법원|지정/

/** Money for the landlord goes to an account that is not the landlord's. */
export function isPaidToAnother(sentence: Sentence): boolean {
  const { plain } = sentence
  if (!MONEY.test(plain)) return false
  return [...plain.matchAll(ACCOUNT)].some(({ index, 0: word }) => {
    const owner = plain.slice(Math.max(0, index - 16), index)
    if (!OTHERS.test(owner) && !(OWNED.test(owner) && !OF_PARTY.test(owner))) return false
    const behind = plain.slice(index + word.length, index + word.length + 40)
    if (/^(?:번호)?(?:이|가|는|은)?(?:아닌|아니)/.test(behind)) return false
    const paid = /입금|송금|이체|지급|납부|넣|보내|받/.exec(behind)
    return paid !== null && !/금지|불가|않|아니|못|없|안됨|안된|안함/.test(behind.slice(paid.index, paid.index + 9))
  })
}
