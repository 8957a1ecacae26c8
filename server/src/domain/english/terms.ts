import { type Amount, amountInKorean, inScaleOf, takeAmount } from './amounts.ts'
import type { Found } from './pieces.ts'
import { type Scanner, scan } from './scanner.ts'

const BOUNDS: readonly [korean: string, before: string, behind: string][] = [
  [
    '이하',
    'under|below|less than|up to|at most|max(?:imum)?(?: of)?|no more than|not (?:more than|over)|within',
    'or (?:less|under|below|lower|smaller)|max(?:imum)?|at most|tops',
  ],
  [
    '이상',
    'over|above|more than|at least|min(?:imum)?(?: of)?|not? less than|not (?:under|below)|from|starting (?:at|from)',
    'or (?:more|over|above|higher|larger|bigger)|and (?:up|over|above)|min(?:imum)?|at least|(?<!\\s)\\+(?!\\s*[\\d₩])',
  ],
  ['정도', 'about|around|approx(?:imately|\\.)?|roughly|circa', 'or so'],
]
const NOUNS: readonly [korean: string, english: string][] = [
  ['보증금', 'deposit|key money'],
  ['전세', 'jeonse deposit|jeonse|jeonsei|chonse|lump sum'],
  ['월세', 'monthly rent|rent|monthly|wolse|wolsei|a month|per month|month|mo|pm'],
  ['관리비', '(?:maintenance|management)(?: (?:fee|cost|charge)s?)?'],
  ['매매', '(?:sale|sales|purchase) price'],
  ['', 'budget|price'],
]

const named = (all: readonly (readonly string[])[], at: number) =>
  all.map((each, index) => `(?<n${index}>${(each[at] ?? '').replaceAll(' ', '[\\s-]+')})`).join('|')

const BOUND = new RegExp(String.raw`\s*(?:${named(BOUNDS, 1)})(?![a-z])`, 'iuy')
const BOUND_BEHIND = new RegExp(String.raw`\s*(?:${named(BOUNDS, 2)})(?![a-z])`, 'iuy')
const NOUN = new RegExp(String.raw`(?:${named(NOUNS, 1)})\b(?:\s*(?:[:=]|of|is|at|for|between))*`, 'iuy')
const NOUN_BEHIND = new RegExp(String.raw`\s*(?:\/|\b(?:of|in|for|as|the|a|per)\s)*\s*(?:${named(NOUNS, 1)})\b`, 'iuy')
const BETWEEN = /\s*(?:between|from)\b/iuy
const TO = /\s*(?:~|-|to\b|and\b)/iuy
const SLASH = /\s*\/(?=\s*(?:[\d₩]|krw\b))/iuy
const NUMBER_OF_A_LOT = /\d+-\d/uy

const AREA = new RegExp(
  String.raw`\s*(?<from>\d+(?:\.\d+)?)(?:\s*(?:-|~|to)\s*(?<to>\d+(?:\.\d+)?))?\s*-?\s*(?:(?<meter>sq\.?\s*m\b\.?|sqm|m2|(?:square|sq\.?)[\s-]*met(?:er|re)s?)|(?<pyeong>pyeong|pyong|pyung|py))\b(?!-)`,
  'iuy',
)

const koreanOf = (all: readonly (readonly string[])[], match: RegExpExecArray | null): string | null => {
  const at = all.findIndex((_, index) => match?.groups?.[`n${index}`] !== undefined)
  return all[at]?.[0] ?? null
}

/** Reads an amount or size at a position, with adjacent words for its subject and for an upper or lower limit. */
export function readTerm(text: string, at: number): Found | null {
  const scanner = scan(text, at)
  const korean = takeArea(scanner) ?? takeMoney(scanner, at)
  const typed = text.slice(at, scanner.at())
  return korean === null ? null : { piece: { kind: 'TERM', typed, korean }, length: typed.length }
}

function takeArea(scanner: Scanner): string | null {
  const from = scanner.at()
  const bound = koreanOf(BOUNDS, scanner.take(BOUND))
  const { from: least, to, meter } = scanner.take(AREA)?.groups ?? {}
  if (least === undefined) {
    scanner.moveTo(from)
    return null
  }
  const behind = bound ?? koreanOf(BOUNDS, scanner.take(BOUND_BEHIND))
  return [`${to === undefined ? least : `${least}~${to}`}${meter === undefined ? '평' : 'm2'}`, behind]
    .filter(Boolean)
    .join(' ')
}

function takeMoney(scanner: Scanner, at: number): string | null {
  const noun = koreanOf(NOUNS, scanner.take(NOUN))
  const start = scanner.at()
  const bound = scanner.take(BETWEEN) === null ? koreanOf(BOUNDS, scanner.take(BOUND)) : null
  if (bound === null && start === scanner.at() && scanner.take(NUMBER_OF_A_LOT) !== null) {
    scanner.moveTo(start)
    if (noun === null) return null
  }
  const amount = takeAmount(scanner)
  if (amount === null || (amount.won === null && noun === null && !isRange(scanner))) {
    scanner.moveTo(at)
    return null
  }
  const said = takeOtherEnd(scanner, amount)
  if (said === null) {
    scanner.moveTo(at)
    return null
  }
  const behind = said.isRange ? null : (bound ?? koreanOf(BOUNDS, scanner.take(BOUND_BEHIND)))
  const of = noun ?? (said.isPair ? null : koreanOf(NOUNS, scanner.take(NOUN_BEHIND)))
  return [of, said.korean, behind].filter(Boolean).join(' ')
}

/** Whether the rest of a range follows; the number before it may lack a unit. */
function isRange(scanner: Scanner): boolean {
  const from = scanner.at()
  const isOne = scanner.take(TO) !== null && (takeAmount(scanner)?.won ?? null) !== null
  scanner.moveTo(from)
  return isOne
}

type Said = { korean: string; isRange: boolean; isPair: boolean }

/** Reads the upper end of a range, or the rent after a deposit: 500-700 thousand, 10M/600k. */
function takeOtherEnd(scanner: Scanner, amount: Amount): Said | null {
  const from = scanner.at()
  const sign = scanner.take(SLASH) === null ? (scanner.take(TO) === null ? null : '~') : '/'
  const other = sign === null ? null : takeAmount(scanner)
  if (sign === null || other === null || other.won === null) {
    scanner.moveTo(from)
    return { korean: amountInKorean(amount), isRange: false, isPair: false }
  }
  const low = inScaleOf(amount, other)
  return {
    korean: `${amountInKorean(low)}${sign}${amountInKorean(other)}`,
    isRange: sign === '~',
    isPair: sign === '/',
  }
}
