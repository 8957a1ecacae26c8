import {
  DEPOSIT_OF_PAIR,
  MONEY,
  NUMBER as MONEY_NUMBER,
  MONEY_WITH_UNIT,
  NEXT_WORD,
  NOT_WITHIN,
  readManwon,
  wholeAmount,
  withUnitOf,
} from '../korean-amount.ts'
import { TYPED_AMOUNTS, TYPED_SIZES } from '../rule-book/shown-thresholds.ts'

/** An amount, size, number of rooms or floor in a search. `text`: as typed. */
export type KeywordTerm = { text: string } & (
  | AmountTerm
  /**
   * In the unit that was typed. `isExclusive`: the text names the exclusive area (전용면적); otherwise 평 usually means
   * the supplied area.
   */
  | { kind: 'AREA'; unit: 'SQUARE_METER' | 'PYEONG'; isExclusive: boolean; from: number; to: number | null }
  | { kind: 'ROOMS'; rooms: number; isExcluded?: boolean }
  /** `isExcluded`: 반지하 말고. */
  | { kind: 'FLOOR'; floor: 'BASEMENT' | 'ROOFTOP' | 'OTHER'; isExcluded?: boolean }
)

/** Manwon. `toManwon` null: no upper end. `AMOUNT`: its kind is not named. `unclearUnit`: 억 or 만 is missing. */
export type AmountTerm = {
  kind: 'DEPOSIT' | 'MONTHLY_RENT' | 'SALE_PRICE' | 'MAINTENANCE_FEE' | 'AMOUNT'
  fromManwon: number | null
  toManwon: number | null
  unclearUnit: boolean
}

/** The terms of a text, and the text with them blanked out, which leaves place, type and purpose. */
export type ReadTerms = { terms: KeywordTerm[]; rest: string }

type Groups = Record<string, string | undefined>
type Rule = { pattern: RegExp; read: (groups: Groups) => Term[] }
type Term = KeywordTerm extends infer Each ? (Each extends unknown ? Omit<Each, 'text'> : never) : never

const NUMBER = String.raw`\d+(?:\.\d+)?`
/** Excludes the 대 of 대구 and the 선 of 선릉. */
const BAND = `대(?:(?![가-힣])|(?=${NEXT_WORD}))`
/** Excludes the 평 of 평동 and of 평대리. */
const PYEONG = `평형?(?=$|[^가-힣]|${BAND}|이하|이상|미만|이내|까지|정도|쯤|내외|짜리|${NEXT_WORD})`
const QUALIFIER = String.raw`(?<qualifier>\s*(?:만\s*원\s*)?(?:${BAND}|(?:이하|미만|이내|까지|언더|이상|부터|초과|선|정도|쯤|가량|내외|밑|아래|안쪽)(?:으로|로|의|인|만)?(?![가-힣])|(?:[을를은이가]\s*)?(?:안\s*)?넘(?:는|게|고|어|음|지\s*(?:않|못|말|마)[가-힣]*)))?`
/** Words before an amount or size that make it a lower or upper limit. */
const BOUND = String.raw`(?<bound>(?:최소|적어도|못해도|최하|최대|많아야)(?:한|로)?\s*)?`

const TENS: Record<string, number> = { 스무: 20, 서른: 30, 마흔: 40, 쉰: 50 }
const BETWEEN = String.raw`(?:~|에서\s|부터\s)`
/** The separator of a range, with the unit of the lower end: 20평~30평, 20평대에서 30평대. */
const TO = (unit: string) => String.raw`(?:(?:${unit})?대?\s*${BETWEEN}\s*(?<to>${NUMBER})\s*)?`

/** The kind of an amount, by the word before or after it. */
const KIND_WORDS: Record<string, AmountTerm['kind']> = {
  보증금: 'DEPOSIT',
  보증: 'DEPOSIT',
  보: 'DEPOSIT',
  전세금: 'DEPOSIT',
  전세가: 'DEPOSIT',
  전세: 'DEPOSIT',
  월세: 'MONTHLY_RENT',
  반전세: 'MONTHLY_RENT',
  사글세: 'MONTHLY_RENT',
  임대료: 'MONTHLY_RENT',
  월: 'MONTHLY_RENT',
  매매가: 'SALE_PRICE',
  매매: 'SALE_PRICE',
  매가: 'SALE_PRICE',
  관리비: 'MAINTENANCE_FEE',
}
const KIND_WORD = String.raw`(?<word>보증금|전세금|전세가|반전세|사글세|임대료|매매가|관리비|보증|전세|월세|매매|매가|(?<![가-힣\d])[보월](?=\s*\d))`

const RENT = String.raw`${wholeAmount('rent', MONEY)}(?:\s*만?\s*~\s*${wholeAmount('most', MONEY)})?${QUALIFIER}`

/** Sizes first, so that the 30 of 30평 is not read as an amount. */
const RULES: Rule[] = [
  {
    pattern: rule(
      String.raw`(?<exclusive>전용(?:면적)?|실평수|실면적|실)?\s*${BOUND}(?<from>${NUMBER}|${Object.keys(TENS).join('|')})\s*${TO('평형?')}${PYEONG}(?<band>${BAND})?${QUALIFIER}`,
    ),
    read: (groups) => [areaOf(groups, 'PYEONG')],
  },
  {
    pattern: rule(
      String.raw`(?<exclusive>전용(?:면적)?)?\s*${BOUND}(?<from>${NUMBER})\s*${TO('m2|제곱미터|제곱|헤베')}(?:m2|제곱미터|제곱|헤베|[a-d]?타입)(?<band>${BAND})?${QUALIFIER}`,
    ),
    read: (groups) => [areaOf({ ...groups, exclusive: '전용' }, 'SQUARE_METER')],
  },
  {
    pattern: rule(
      String.raw`(?<exclusive>전용(?:면적)?)\s*${BOUND}(?<from>\d{2,3}(?:\.\d+)?)(?![\d만억천])${QUALIFIER}`,
    ),
    read: (groups) => [areaOf(groups, 'SQUARE_METER')],
  },
  { pattern: rule('국민평형|국평'), read: () => [areaOf({ from: '84', exclusive: '전용' }, 'SQUARE_METER')] },
  {
    pattern: rule(String.raw`방\s*(?<count>\d|한|두|세|네)\s*(?:개|칸)`),
    read: ({ count = '' }) => [{ kind: 'ROOMS', rooms: roomsIn(count) }],
  },
  {
    pattern: rule(String.raw`(?<![\d-]|(?<![a-z])b|지하\s*)\d{1,2}\s*층|저층|중층|고층|탑층`),
    read: () => [{ kind: 'FLOOR', floor: 'OTHER' }],
  },
  {
    pattern: rule(
      String.raw`(?:${KIND_WORD}[\s:]*|${NOT_WITHIN})(?:(?<least>${MONEY_NUMBER})\s*만?\s*~\s*)?${wholeAmount('deposit', DEPOSIT_OF_PAIR)}\s*(?:에|\/)\s*(?:월세|월)?\s*${RENT}`,
    ),
    read: readPair,
  },
  // 월세 1000 50, 월 1000-50
  {
    pattern: rule(
      String.raw`(?<word>반전세|사글세|월세|(?<![가-힣\d])월)\s*${wholeAmount('deposit', `${MONEY_WITH_UNIT}|${MONEY_NUMBER}`)}(?:\s+|\s*-\s*)${RENT}`,
    ),
    read: (groups) => (isPairAlone(groups) ? readPair(groups) : []),
  },
  // 5천 월세 30
  {
    pattern: rule(
      String.raw`(?<![~-]|(?:보|보증금?|전세[금가]?|매매가?|매가|관리비|임대료|월세)\s*)${NOT_WITHIN}(?:(?<least>${MONEY_NUMBER}\s*[억천백]?)\s*만?\s*~\s*)?${wholeAmount('deposit', String.raw`${MONEY_WITH_UNIT}|[1-9]\d*00(?!\d)`)}\s*(?:월세|(?<![가-힣])월)\s*${RENT}`,
    ),
    read: (groups) => (isPairAlone(groups) ? readPair({ ...groups, word: '보증금' }) : []),
  },
  {
    pattern: rule(
      String.raw`${KIND_WORD}(?:[은는이가로]\s|[\s:])*${BOUND}${wholeAmount('from', String.raw`${MONEY}|${MONEY_NUMBER}(?=-\d)`)}(?:\s*(?:만\s*)?(?:-|${BETWEEN})\s*${wholeAmount('to', MONEY)})?${QUALIFIER}(?=(?<pair>\s*\/\s*\d)?)`,
    ),
    // 월세 500/45…: a deposit, and a rent that is not understood
    read: (groups) => (isRent(groups) && groups['pair'] !== undefined ? [] : readAmount(groups)),
  },
  {
    pattern: rule(
      String.raw`${BOUND}${NOT_WITHIN}${wholeAmount('from', String.raw`${MONEY_WITH_UNIT}|(?<![\d-])${MONEY_NUMBER}(?=\s*${BETWEEN}\s*(?:${MONEY_WITH_UNIT}))`)}(?:\s*${BETWEEN}\s*${wholeAmount('to', MONEY_WITH_UNIT)})?${QUALIFIER}(?:\s*(?<word>전세|월세|보증금|매매)(?!\s*:))?`,
    ),
    read: readAmount,
  },
  {
    pattern: rule(
      String.raw`(?<!-)${NOT_WITHIN}(?<from>\d{2,5})(?<qualifier>\s*(?:이하|미만|이내|까지|언더|밑|아래)(?:으로|로|의|인|만)?)(?:\s*(?<word>전세|월세|보증금))?`,
    ),
    read: readAmount,
  },
]

/** Words that are kept in the text, because they also name the purpose or the type. */
const KEPT = /보증금|전세금|전세|반전세|사글세|월세|매매|관리비/gu
/** Parsed, but kept in the text, because they also name the type. */
const ALSO_WORDS: [pattern: RegExp, term: Exclude<Term, AmountTerm | { kind: 'AREA' }>][] = [
  [/원룸|(?<![\d.])1룸/u, { kind: 'ROOMS', rooms: 1 }],
  [/1\.5룸/u, { kind: 'ROOMS', rooms: 1.5 }],
  [/투룸|(?<![\d.])2룸/u, { kind: 'ROOMS', rooms: 2 }],
  [/쓰리룸|(?<![\d.])3룸/u, { kind: 'ROOMS', rooms: 3 }],
  [/포룸|(?<![\d.])4룸/u, { kind: 'ROOMS', rooms: 4 }],
  [
    /반지하|반지층|지하방|지층|지하(?!철|상가|주차)|(?<![a-z\d])b\d(?!\d|동|호)층?/u,
    { kind: 'FLOOR', floor: 'BASEMENT' },
  ],
  [/옥탑방?|옥상방/u, { kind: 'FLOOR', floor: 'ROOFTOP' }],
]

/** Words that exclude the term before them. */
export const EXCLUDING = String.raw`(?:방|층|세대)?(?:[은는이가도만]|까지)?\s*(?:말고|제외(?:하고|한)?|빼고|뺀|아닌|아니고|안\s?되|안\s?돼|싫어?|x)`

/** Parses the terms of a text in NFKC and lower case. Never throws. */
export function readTerms(text: string): ReadTerms {
  const terms: KeywordTerm[] = []
  let rest = text
  for (const { pattern, read } of RULES) {
    rest = rest.replace(pattern, (matched, ...found) => {
      const said = read(found.at(-1) as Groups)
      if (said.length === 0) return matched
      terms.push(...said.map((term) => ({ ...term, text: matched.trim() })))
      return blanked(matched)
    })
  }
  for (const [pattern, term] of ALSO_WORDS) {
    const excluding = new RegExp(`(?:${pattern.source})${EXCLUDING}`, 'u')
    const [excluded] = excluding.exec(rest) ?? []
    if (excluded !== undefined) {
      terms.push({ ...term, text: excluded, isExcluded: true })
      rest = rest.replace(excluded, ' '.repeat(excluded.length))
    }
    const [word] = pattern.exec(rest) ?? []
    if (word !== undefined) terms.push({ ...term, text: word })
  }
  return { terms, rest }
}

/** Keeps the length, so that positions remain valid. */
function blanked(matched: string): string {
  let from = 0
  let text = ''
  for (const { 0: word, index } of matched.matchAll(KEPT)) {
    text += ' '.repeat(index - from) + word
    from = index + word.length
  }
  return text + ' '.repeat(matched.length - from)
}

function rule(source: string): RegExp {
  return new RegExp(source, 'gu')
}

const ROOMS = ['', '한', '두', '세', '네']

function roomsIn(count: string): number {
  return ROOMS.includes(count) ? ROOMS.indexOf(count) : Number(count)
}

/** Which end of a range an amount or size gives; `null` if neither. 안 넘는 is an upper limit, 넘는 a lower one. */
function endOf(bound: string, qualifier: string): 'FROM' | 'TO' | null {
  if (/이하|미만|이내|까지|언더|밑|아래|안쪽|안\s*넘|넘지/u.test(qualifier)) return 'TO'
  if (/이상|부터|초과|넘|최소|적어도|못해도|최하/u.test(bound + qualifier)) return 'FROM'
  return bound === '' ? null : 'TO'
}

/** `30평대`: from 30 to under 40. A single size means approximately that size. */
function areaOf(
  { exclusive, from = '0', to, band, bound = '', qualifier = '' }: Groups,
  unit: 'SQUARE_METER' | 'PYEONG',
): Term {
  const size = TENS[from] ?? Number(from)
  const about = TYPED_SIZES.about[unit]
  const common = { kind: 'AREA' as const, unit, isExclusive: exclusive !== undefined }
  const isBand = band !== undefined || qualifier.endsWith('대')
  if (to !== undefined) return { ...common, from: size, to: Number(to) + (isBand ? TYPED_SIZES.band : 0) }
  const end = endOf(bound, qualifier)
  if (end === 'TO') return { ...common, from: 0, to: size + (isBand ? TYPED_SIZES.band : 0) }
  if (end === 'FROM') return { ...common, from: size, to: null }
  if (isBand) return { ...common, from: size, to: size + TYPED_SIZES.band }
  return { ...common, from: Math.max(size - about, 0), to: size + about }
}

/** For two numbers without a word between them: 월세 50 60 and 월세 50-60 are not a deposit and rent. */
function isPairAlone({ deposit = '', rent = '' }: Groups): boolean {
  const [high, low] = [readManwon(deposit) ?? 0, readManwon(rent) ?? 0]
  const { depositFrom, rentFrom } = TYPED_AMOUNTS.pairAlone
  return high >= depositFrom && low >= rentFrom && low < high
}

/** `1000에 60`, `1억/50`. A small number without a unit is not a deposit: 3/4 is something else. */
function readPair({ deposit = '', rent = '', word, least = '', most = '' }: Groups): Term[] {
  const [high, low] = [readManwon(deposit), readManwon(rent)]
  const isDeposit = word !== undefined || /[억천백만]/u.test(deposit) || (high ?? 0) >= TYPED_AMOUNTS.pairDepositFrom
  // 이천에 is read as the city of Icheon rather than as an amount
  const isPlace = word === undefined && /^[이사]천/u.test(deposit) && /^\d/u.test(rent)
  if (high === null || low === null || !isDeposit || isPlace || low > high * TYPED_AMOUNTS.rentTimesDeposit) return []
  const leastDeposit = readManwon(withUnitOf(least, deposit))
  const mostRent = readManwon(most)
  // 50/500 may have its parts swapped
  const unclearUnit =
    (high < low && low > TYPED_AMOUNTS.rentAtMost) ||
    isUnitUnclear('DEPOSIT', deposit) ||
    isUnitUnclear('MONTHLY_RENT', rent)
  return [
    { ...amount('DEPOSIT', leastDeposit, high), unclearUnit },
    { ...amount('MONTHLY_RENT', mostRent === null ? null : low, mostRent ?? low), unclearUnit },
  ]
}

function isRent({ word = '' }: Groups): boolean {
  return KIND_WORDS[word] === 'MONTHLY_RENT'
}

function readAmount({ from = '', to, bound = '', qualifier = '', word = '' }: Groups): Term[] {
  const kind = KIND_WORDS[word] ?? 'AMOUNT'
  const low = readManwon(withUnitOf(from, to))
  const high = to === undefined ? null : readManwon(to)
  // 전세 사천: read as the city of Sacheon rather than as an amount
  const isPlace = /^[이사]천$/u.test(from) && !word.startsWith('보증')
  if (low === null || isPlace) return []
  const unclearUnit = isUnitUnclear(kind, to ?? from)
  if (high !== null) return high > low ? [{ ...amount(kind, low, high), unclearUnit }] : []
  if (endOf(bound, qualifier) === 'FROM') return [{ ...amount(kind, low, null), unclearUnit }]
  if (qualifier.endsWith('대')) return [{ ...amount(kind, low, low + stepOf(low) - 1), unclearUnit }]
  return [{ ...amount(kind, null, low), unclearUnit }]
}

/** A deposit of 3 probably means 억, which is missing; a deposit of 10000000 and a rent of 500000 are in won. */
function isUnitUnclear(kind: AmountTerm['kind'], typed: string): boolean {
  if (!/^[\d.,]+$/u.test(typed)) return false
  const manwon = readManwon(typed) ?? 0
  const { clearDeposit, clearRentAtMost } = TYPED_AMOUNTS
  if (kind === 'DEPOSIT') return manwon < clearDeposit.from || manwon >= clearDeposit.under
  return kind === 'MONTHLY_RENT' && manwon > clearRentAtMost
}

/** 80만 원대: 80 to 89; 2억대: to 2억 9,999만; 45만 원대: 45. */
function stepOf(manwon: number): number {
  let step = 10 ** Math.max(Math.floor(Math.log10(manwon)), 0)
  while (step > 1 && manwon % step !== 0) step /= 10
  return step
}

function amount(kind: AmountTerm['kind'], fromManwon: number | null, toManwon: number | null): AmountTerm {
  return { kind, fromManwon, toManwon, unclearUnit: false }
}
