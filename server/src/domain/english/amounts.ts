import type { Scanner } from './scanner.ts'

/** `won` is null if the text has neither a scale nor a currency, so the number's unit is unknown. */
export type Amount = { won: number | null; number: number }

const SMALL = 'zero one two three four five six seven eight nine ten'.split(' ')
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const TEN = SMALL.length - 1
const [THOUSAND, MANWON, MILLION, EOK] = [1e3, 1e4, 1e6, 1e8]
const SCALES: Record<string, number> = {
  k: THOUSAND,
  thousand: THOUSAND,
  m: MILLION,
  mn: MILLION,
  mil: MILLION,
  million: MILLION,
  bn: THOUSAND * MILLION,
  billion: THOUSAND * MILLION,
  man: MANWON,
  만: MANWON,
  manwon: MANWON,
  eok: EOK,
}
const HUNDRED = 100

const CURRENCY = /\s*(?:₩|(?:krw|won)\b)\s*/iuy
/** An amount of another money is not read. */
const FOREIGN =
  /\s*(?:[$€£¥]|(?:us|u\.s\.)\s*(?:\$|dollars?)|(?:usd|eur|gbp|jpy|cny|rmb|dollars?|bucks|grand|euros?|pounds|yen|yuan)\b)/iuy
/** Read whole or not at all: no part of `1,5`. */
const NUMBER = /\s*(?<!\d,)(?<number>\d{1,3}(?:,\d{3})+(?!\d|,\d)|\d+(?:\.\d+)?(?!\.?\d|,\d))/uy
const WORD = new RegExp(
  String.raw`\s*(?<word>(?:an?[\s-]+)?half(?:[\s-]+an?)?|(?:an?|${[...SMALL, ...TENS].join('|')})(?:[\s-]+and[\s-]+a[\s-]+half)?)(?=[\s-]+(?:hundred|thousand|million|billion)\b)`,
  'iuy',
)
const HUNDREDS = /[\s-]*hundred(?=\s+(?:thousand|million|billion)\b)/iuy
/** A single letter directly after the number: 600k, 10M; but 84m2 and 5 m are sizes. */
const SCALE =
  /\s*(?<scale>thousand|million|billion|manwon|mil|mn|bn|eok)s?\b(?!-)|(?<letter>[km])\b|\s*(?<man>man)(?:\s*-?\s*won)?\b|\s*(?<hangul>만)\s*원?(?![가-힣])/iuy
/** The remainder after 억: 2 eok 5000, 2 eok 5 cheon. */
const REST = /\s*(?:(?<thousands>\d)\s*ch(?:eo|o)n|(?<rest>\d{3,4})(?!\d))(?:\s*man(?:\s*-?\s*won)?\b|(?![a-z\d]))/iuy

/** Reads the amount at the scanner's position. */
export function takeAmount(scanner: Scanner): Amount | null {
  const from = scanner.at()
  const hasCurrency = scanner.take(CURRENCY) !== null
  const number = takeNumber(scanner)
  if (number === null) {
    scanner.moveTo(from)
    return null
  }
  const { scale, letter, man, hangul } = scanner.take(SCALE)?.groups ?? {}
  const factor = SCALES[(scale ?? letter ?? man ?? hangul ?? '').toLowerCase()]
  const rest = factor === EOK ? takeRest(scanner) : 0
  if (scanner.take(FOREIGN) !== null) {
    scanner.moveTo(from)
    return null
  }
  const isMoney = scanner.take(CURRENCY) !== null || hasCurrency || factor !== undefined
  return { number, won: isMoney ? number * (factor ?? 1) + rest : null }
}

function takeRest(scanner: Scanner): number {
  const { rest, thousands } = scanner.take(REST)?.groups ?? {}
  return Number(rest ?? Number(thousands ?? 0) * THOUSAND) * MANWON
}

function takeNumber(scanner: Scanner): number | null {
  const digits = scanner.take(NUMBER)?.groups?.['number']
  const word = digits === undefined ? scanner.take(WORD)?.groups?.['word']?.toLowerCase() : undefined
  if (digits === undefined && word === undefined) return null
  const number = digits === undefined ? numberOf(word ?? '') : Number(digits.replaceAll(',', ''))
  return scanner.take(HUNDREDS) === null ? number : number * HUNDRED
}

/** `two`, `a half`, `two and a half`. */
function numberOf(words: string): number {
  const [word = ''] = words.split(/[\s-]/u)
  const half = words.includes('half') ? 1 / 2 : 0
  if (half > 0 && !words.includes('and')) return half
  if (word.startsWith('a')) return 1 + half
  return (SMALL.includes(word) ? SMALL.indexOf(word) : (TENS.indexOf(word) + 1) * TEN) + half
}

/** Formats an amount in Korean, `60만원`; a number without a known unit is left as it is. */
export function amountInKorean({ won, number }: Amount): string {
  if (won === null) return `${number}`
  return won >= MANWON ? `${Math.round((won / MANWON) * HUNDRED) / HUNDRED}만원` : `${won}원`
}

/** 500 to 700 thousand: applies the scale of the upper end to the lower end. */
export function inScaleOf(low: Amount, high: Amount): Amount {
  if (low.won !== null || high.won === null || high.number === 0) return low
  return { number: low.number, won: (high.won / high.number) * low.number }
}
