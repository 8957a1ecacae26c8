import { DEPOSIT_OF_PAIR, MONEY, MONEY_WITH_UNIT, NOT_WITHIN, readManwon, wholeAmount } from '../korean-amount.ts'
import { DESCRIPTION_THRESHOLDS } from '../rule-book/evidence-thresholds.ts'
import { TYPED_AMOUNTS } from '../rule-book/shown-thresholds.ts'
import { isOfHome, standsAlone } from './is-of-home.ts'
import { matchesIn, type PlacedMatch } from './matches-in.ts'
import { type Stated, without } from './stated.ts'

export type LeaseAmounts = { depositsManwon: Stated<number>[]; rentsManwon: Stated<number>[] }

/** `isSure`: false if the text behind the amount may change its meaning, as in 500 이상, 45만, 50만 and 500~1000. */
type Amount = Stated<number> & { kind: 'DEPOSIT' | 'RENT'; isSure: boolean }

const JEONSE = String.raw`(?<!반)전세(?:\s?보증금|금액?|가격?)?`
const DEPOSIT = String.raw`(?:임대)?보증금?|(?<![가-힣\d])보(?=\s?\d)`
const RENT = String.raw`월세금?|월\s?임대료|월\s?차임|차임|임대료|사글세`
/** Between a label and its amount: `[전세] 3억`, `보증금은 500`, `월세 : 금 50`. */
const LABEL_END = String.raw`\s*[\])]?\s*(?:[은는이가](?=[\s\d:]))?\s*:?\s*(?:금\s?)?`
/** Between a deposit and a rent: `500/45`, `500에 45`, `500만/월 45만`, `500 월 45`. */
const JOINED = String.raw`\s*(?:\/|에)\s*(?:월\s?)?(?=[\d가-힣])|\s*[,·(]?\s*월\s?(?=\d)`
const JOINED_BY_LABEL = String.raw`\s*(?:\/|에|,)?\s*월세\s*|${JOINED}`

const LABELLED = new RegExp(
  String.raw`(?:(?<jeonse>${JEONSE})|(?<half>반전세|전월세)|(?<deposit>${DEPOSIT})|(?<rent>${RENT}))${LABEL_END}${wholeAmount('first', MONEY)}(?:(?<joined>${JOINED})${wholeAmount('second', MONEY)})?`,
  'gu',
)
const PAIR = new RegExp(
  String.raw`${NOT_WITHIN}${wholeAmount('first', DEPOSIT_OF_PAIR)}(?<joined>${JOINED_BY_LABEL})${wholeAmount('second', MONEY)}`,
  'gu',
)
/** `3억 전세`, not the 전세 of 전세대출 or of the next amount. */
const BEFORE_LABEL = new RegExp(
  String.raw`${NOT_WITHIN}${wholeAmount('first', MONEY_WITH_UNIT)}\s*(?:에\s*)?전세(?![금가]?\s*(?::|\d)|\s*(?:대출|자금|보증|사기|가율|금|가))`,
  'gu',
)

/** `월 45 보증금 500`: the deposit behind it says that the amount is the rent. */
const RENT_FIRST = new RegExp(
  String.raw`(?<![가-힣\d]\s?)월\s?${wholeAmount('first', MONEY)}\s*[/,]?\s*(?=(?:임대)?보증금|보\s?\d)`,
  'gu',
)

/** The deposits and rents of the home. Where an amount of a kind is not certain, and no other says the same, none is. */
export function readLeaseAmounts(text: string): LeaseAmounts {
  const labelled = [...matchesIn(text, LABELLED)]
  const pairs = [...matchesIn(without(text, labelled), PAIR)]
  const rest = without(text, [...labelled, ...pairs])
  const amounts = [
    ...labelled.flatMap((placed) => labelledAmounts(text, placed)),
    ...pairs.flatMap((placed) => pairAmounts(text, placed)),
    ...[...matchesIn(rest, BEFORE_LABEL)].flatMap((placed) => amountBeforeLabel(text, placed)),
    ...[...matchesIn(text, RENT_FIRST)].flatMap((placed) => rentBeforeDeposit(text, placed)),
  ]
  const depositsManwon = certain(amounts, 'DEPOSIT')
  const rents = certain(amounts, 'RENT')
  // 월세 500 without a larger deposit is rather a deposit
  const isRent = (rent: number) =>
    rent <= TYPED_AMOUNTS.rentAtMost || depositsManwon.some(({ value: deposit }) => deposit >= rent)
  return { depositsManwon, rentsManwon: rents.every(({ value }) => isRent(value)) ? rents : [] }
}

function certain(amounts: readonly Amount[], kind: Amount['kind']): Stated<number>[] {
  const ofKind = amounts.filter((amount) => amount.kind === kind)
  const sure = ofKind.filter(({ isSure }) => isSure)
  const isClear = ofKind.every(({ isSure, value }) => isSure || sure.some((other) => other.value === value))
  return isClear ? sure.map(({ text, value }) => ({ text, value })) : []
}

function labelledAmounts(text: string, placed: PlacedMatch): Amount[] {
  if (!isOfHome(text, placed, 'amount')) return []
  const { jeonse, deposit, rent, first = '', joined, second } = placed.match.groups ?? {}
  const isAlone = standsAlone(text, placed.end)
  const said = placed.match[0].trim()
  if (second === undefined) {
    const kind = rent === undefined ? 'DEPOSIT' : 'RENT'
    const value = deposit !== undefined && /^0[만원]*$/.test(first) ? 0 : amountOf(first, kind)
    // 월세 5 may lack a digit or a unit
    const isClear = value !== null && !(rent !== undefined && /^\d$/.test(first))
    return [{ kind, text: said, value: value ?? 0, isSure: isClear && isAlone }]
  }
  // 전세 2억 월 10만: a fee or a rent; 전세 2억/10: a rent or another amount
  if (jeonse !== undefined) {
    const value = amountOf(first, 'DEPOSIT')
    const isSure = value !== null && joined?.includes('월') === true
    return [{ kind: 'DEPOSIT', text: said, value: value ?? 0, isSure }]
  }
  return pairOf(said, first, second, isAlone)
}

function pairAmounts(text: string, placed: PlacedMatch): Amount[] {
  const { first = '', second = '', joined = '' } = placed.match.groups ?? {}
  const isDate = /^(?:19|20)\d\d$/.test(first) && Number(second) <= 12
  // 1422/5 is rather a lot; 이천에 is rather the city of Icheon
  const isOther = /^\d*[1-9]$/.test(first) || (/^[이사]천/u.test(first) && /^\d/.test(second))
  const isSmall = (readManwon(first) ?? 0) < DESCRIPTION_THRESHOLDS.pairDepositFrom
  if (isDate || isOther || isSmall || !isOfHome(text, placed, 'pair')) return []
  // 전세로 2억 월 10: a fee or a rent
  const isOpen = /월(?!세)/u.test(joined) && /(?<!반)전세/u.test(text)
  return pairOf(placed.match[0].trim(), first, second, !isOpen && standsAlone(text, placed.end))
}

function pairOf(said: string, first: string, second: string, isAlone: boolean): Amount[] {
  const [deposit, rent] = [amountOf(first, 'DEPOSIT'), amountOf(second, 'RENT')]
  const isPair =
    deposit !== null && rent !== null && deposit >= DESCRIPTION_THRESHOLDS.pairDepositFrom && rent < deposit
  return [
    { kind: 'DEPOSIT', text: said, value: deposit ?? 0, isSure: isPair && isAlone },
    { kind: 'RENT', text: said, value: rent ?? 0, isSure: isPair && isAlone },
  ]
}

function amountBeforeLabel(text: string, placed: PlacedMatch): Amount[] {
  const value = amountOf(placed.match.groups?.['first'] ?? '', 'DEPOSIT')
  if (value === null || !isOfHome(text, placed, 'pair')) return []
  return [{ kind: 'DEPOSIT', text: placed.match[0].trim(), value, isSure: standsAlone(text, placed.end) }]
}

function rentBeforeDeposit(text: string, placed: PlacedMatch): Amount[] {
  const value = amountOf(placed.match.groups?.['first'] ?? '', 'RENT')
  if (value === null || !isOfHome(text, placed, 'amount')) return []
  return [{ kind: 'RENT', text: placed.match[0].replace(/[\s/,]+$/u, ''), value, isSure: true }]
}

/** Null if the unit is unclear: a deposit of 3, a rent of 500000. */
function amountOf(typed: string, kind: Amount['kind']): number | null {
  const manwon = readManwon(typed)
  if (manwon === null || !/^[\d.,]+$/.test(typed)) return manwon
  const { clearDeposit, clearRentAtMost } = TYPED_AMOUNTS
  const isClear =
    kind === 'DEPOSIT' ? manwon >= clearDeposit.from && manwon < clearDeposit.under : manwon <= clearRentAtMost
  return isClear && Number.isInteger(manwon) ? manwon : null
}
