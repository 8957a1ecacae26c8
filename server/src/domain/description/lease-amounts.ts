import { DEPOSIT_OF_PAIR, MONEY, MONEY_WITH_UNIT, NOT_WITHIN, readManwon, wholeAmount } from '../korean-amount.ts'
import { DESCRIPTION_THRESHOLDS } from '../rule-book/evidence-thresholds.ts'
import { TYPED_AMOUNTS } from '../rule-book/shown-thresholds.ts'
import { isOfHome, standsAlone } from './is-of-home.ts'
import { feeManwon, onlyFee, readFees, type StatedFee } from './maintenance-fee.ts'
import { matchesIn, type PlacedMatch } from './matches-in.ts'
import { type Stated, without } from './stated.ts'

export type LeaseAmounts = {
  depositsManwon: Stated<number>[]
  rentsManwon: Stated<number>[]
  fees: Stated<StatedFee>[]
}

/** `isSure`: false if the text behind the amount may change its meaning, as in 500 이상, 45만, 50만 and 500~1000. */
type Amount = Stated<number> & { kind: 'DEPOSIT' | 'RENT'; isSure: boolean }

const JEONSE = String.raw`(?<!반)전세(?:\s?보증금|금액?|가격?)?`
const DEPOSIT = String.raw`(?:임대)?보증금?|(?<![가-힣\d])보(?=\s?\d)`
const RENT = String.raw`월세금?|월\s?임대료|월\s?차임|차임|임대료|사글세`
/** Between a label and its amount: `[전세] 3억`, `보증금은 500`, `월세 : 금 50`, `전세 💰3억`, `보증금(만원) - 500`. */
const LABEL_END = String.raw`\s*[\])]?\s*(?:[은는이가](?=[\s\d:]))?\s*(?:\(\s*만\s?원\s*\))?\s*[:=]?\s*(?:[-–—ㅡ]\s+)?(?:[💰💵💴💶💷💸🏷₩￦]\u{fe0f}?\s*)?(?:금\s?)?`
/** Between a deposit and a rent: `500/45`, `500에 45`, `500만/월 45만`, `500 월 45`, `500 ✔월 45`, also on the next line. */
const JOINED = String.raw`\s*(?:\/|에)\s*(?:월\s?)?(?=[\d가-힣])|\s*(?:[,·(|•]|[\p{So}\u{fe0f}]{1,2})?\s*월\s?(?=\d|[일이삼사오육칠팔구]?[십백])`
const JOINED_BY_LABEL = String.raw`\s*(?:\/|에|,)?\s*월세\s*|${JOINED}`

const LABELLED = new RegExp(
  String.raw`(?:(?<jeonse>${JEONSE})|(?<half>반전세|전월세)|(?<deposit>${DEPOSIT})|(?<rent>${RENT})(?:\s*:?\s*매?월(?=\s?\d))?)${LABEL_END}${wholeAmount('first', MONEY)}(?:(?<joined>${JOINED})${wholeAmount('second', MONEY)})?`,
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
  String.raw`(?<![가-힣\d])월\s?${wholeAmount('first', MONEY)}\s*(?:\(?\s*관리비\s?(?:포함|별도)\s*\)?)?\s*[/,|]?\s*(?=(?:임대)?보증금|보\s?\d)`,
  'gu',
)

const LABEL_OF_SEVERAL = '보증금|보|월세|월|관리비|관비|관'
const SLASH = String.raw`\s?[/·,]\s?`
const LABELS = String.raw`(?<![가-힣])(?<label1>${LABEL_OF_SEVERAL})${SLASH}(?<label2>${LABEL_OF_SEVERAL})(?:${SLASH}(?<label3>${LABEL_OF_SEVERAL}))?(?![가-힣])`
const VALUES = String.raw`${NOT_WITHIN}${wholeAmount('value1', MONEY)}\s*\/\s*${wholeAmount('value2', MONEY)}(?:\s*\/\s*${wholeAmount('value3', MONEY)})?(?!\s*[/~∼-]\s*\d)`
/** Labels with a slash belong to values with a slash, in their order: `보증금/월세/관리비 500/45/5`, `500/45/5 (보/월/관)`. */
const OF_SEVERAL = [
  new RegExp(String.raw`${LABELS}\s*(?:\(\s*만\s?원\s*\))?\s*:?\s*${VALUES}`, 'gu'),
  new RegExp(String.raw`${VALUES}\s*[(\[]\s*${LABELS}\s*[)\]]`, 'gu'),
]
/** `월 45/5`: a rent and a fee where the text says that the fee is 5. */
const RENT_AND_FEE = new RegExp(
  String.raw`(?<![가-힣\d])월세?\s?${wholeAmount('first', MONEY)}\s?\/\s?${wholeAmount('second', MONEY)}(?!\s?[/~∼-]\s?\d)`,
  'gu',
)
/** `월 5만원 관리비`: the label of the amount before it, and not of one behind. */
const NAMED_BEHIND = /^\s*[(|]?\s*관리비\s*(?:$|[,.|)/]|입니다|이에요)/u

/** The deposits and rents of the home. Where an amount of a kind is not certain, and no other says the same, none is. */
export function readLeaseAmounts(whole: string): LeaseAmounts {
  const several = OF_SEVERAL.flatMap((pattern) =>
    [...matchesIn(whole, pattern)].flatMap((placed) => {
      const read = amountsOfSeveral(whole, placed)
      return read === null ? [] : [{ placed, ...read }]
    }),
  )
  const text = without(
    whole,
    several.map(({ placed }) => placed),
  )
  const fees = [...several.flatMap((each) => each.fees), ...readFees(text)]
  const withFee = [...matchesIn(text, RENT_AND_FEE)].flatMap((placed) => rentAndFee(text, placed, fees))
  return {
    ...leaseAmounts(
      without(
        text,
        withFee.map(({ placed }) => placed),
      ),
      [...several.flatMap((each) => each.amounts), ...withFee.map(({ rent }) => rent)],
    ),
    fees,
  }
}

function leaseAmounts(text: string, known: readonly Amount[]): Omit<LeaseAmounts, 'fees'> {
  const labelled = [...matchesIn(text, LABELLED)]
  const pairs = [...matchesIn(without(text, labelled), PAIR)]
  const rest = without(text, [...labelled, ...pairs])
  const amounts = [
    ...known,
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

type OfSeveral = { amounts: Amount[]; fees: Stated<StatedFee>[] }

/** Null if labels and values are not the same in number, or a label stands twice. */
function amountsOfSeveral(text: string, placed: PlacedMatch): OfSeveral | null {
  const groups = placed.match.groups ?? {}
  const numbered = (name: string) => ['1', '2', '3'].flatMap((at) => groups[name + at] ?? [])
  const [labels, values] = [numbered('label').map((label) => label.charAt(0)), numbered('value')]
  const isClear = labels.length === values.length && new Set(labels).size === labels.length
  if (!isClear || !labels.includes('관') || !isOfHome(text, placed, 'amount')) return null
  const said = placed.match[0].trim()
  const isAlone = standsAlone(text, placed.end)
  const [deposit, rent, fee] = ['보', '월', '관'].map((label) => values[labels.indexOf(label)])
  const [depositManwon, rentManwon] = [amountOf(deposit ?? '', 'DEPOSIT'), amountOf(rent ?? '', 'RENT')]
  const manwon = feeManwon(fee ?? '')
  const isSure =
    isAlone &&
    manwon !== null &&
    (deposit === undefined || depositManwon !== null) &&
    (rent === undefined || rentManwon !== null) &&
    (depositManwon ?? Infinity) > (rentManwon ?? 0) &&
    (rentManwon ?? Infinity) > manwon
  return {
    amounts: [
      ...(deposit === undefined ? [] : [{ kind: 'DEPOSIT' as const, text: said, value: depositManwon ?? 0, isSure }]),
      ...(rent === undefined ? [] : [{ kind: 'RENT' as const, text: said, value: rentManwon ?? 0, isSure }]),
    ],
    fees: [{ text: said, value: isSure ? manwon : 'UNSURE' }],
  }
}

function rentAndFee(text: string, placed: PlacedMatch, fees: readonly Stated<StatedFee>[]) {
  const { first = '', second = '' } = placed.match.groups ?? {}
  const [rent, fee] = [amountOf(first, 'RENT'), feeManwon(second)]
  if (rent === null || fee === null || rent <= fee || onlyFee(fees) !== fee) return []
  return [
    {
      placed,
      rent: { kind: 'RENT' as const, text: placed.match[0].trim(), value: rent, isSure: standsAlone(text, placed.end) },
    },
  ]
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
  const isAlone =
    standsAlone(text, placed.end) &&
    !(joined?.includes('월') === true && NAMED_BEHIND.test(text.slice(placed.end, placed.end + 20)))
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
  if (value === null || !isOfHome(text, placed, 'rent')) return []
  return [{ kind: 'RENT', text: placed.match[0].replace(/[\s/,|]+$/u, ''), value, isSure: true }]
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
