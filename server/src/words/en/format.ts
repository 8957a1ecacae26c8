import { formatCount } from '@lease-risk/contract/figures-in-words'
import { addMonths, spanOfMonths } from '../../domain/calendar.ts'

export { formatCount } from '@lease-risk/contract/figures-in-words'

const MANWON_IN_WON = 10_000
const WON_PER_MILLION = 1_000_000
const WON_PER_BILLION = 1_000_000_000

/** `24400` → `₩244 million`, `123456` → `₩1.235 billion`, `65.5` → `₩655,000`. Manwon; rounded to a thousandth of the unit. */
export function formatManwon(manwon: number): string {
  const won = Math.round(Math.abs(manwon) * MANWON_IN_WON)
  return `${manwon < 0 ? '-' : ''}₩${amount(won)}`
}

function amount(won: number): string {
  if (won >= WON_PER_BILLION) return `${thousandths(won / WON_PER_BILLION)} billion`
  if (won >= WON_PER_MILLION) return `${thousandths(won / WON_PER_MILLION)} million`
  return formatCount(won)
}

function thousandths(value: number): string {
  return formatCount(Math.round(value * 1000) / 1000)
}

/** `1` → `1 deal`, `3` → `3 deals`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`
}

/** `1 is`, `2 are`. */
export function are(count: number): 'is' | 'are' {
  return count === 1 ? 'is' : 'are'
}

/** `1 was`, `2 were`. */
export function were(count: number): 'was' | 'were' {
  return count === 1 ? 'was' : 'were'
}

/** Won per square metre: `13400000` → `₩13.4 million per ㎡`. */
export function formatWonPerSquareMeter(won: number): string {
  return `${formatManwon(won / MANWON_IN_WON)} per ㎡`
}

/** Share 0–… as percent with at most one decimal: `0.8234` → `82.3%`. */
export function formatPercent(share: number): string {
  return `${formatCount(Math.round(share * 1000) / 10)}%`
}

/** `29.35` → `29.35㎡`. */
export function formatArea(squareMeter: number): string {
  return `${formatCount(Math.round(squareMeter * 100) / 100)}㎡`
}

/** `floor 3`, `basement floor 1`. */
export function formatFloor(floor: number): string {
  return floor < 0 ? `basement floor ${-floor}` : `floor ${floor}`
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `202608` → `August 2026`. */
export function formatMonth(month: string): string {
  return `${nameOfMonth(month)} ${month.slice(0, 4)}`
}

function nameOfMonth(month: string): string {
  return MONTHS[Number(month.slice(4, 6)) - 1] as string
}

/** The span of months given in any order: `August to October 2026`. */
export function formatMonths(months: readonly string[]): string {
  const [first, last] = spanOfMonths(months)
  if (first === undefined || last === undefined) return 'no period'
  if (first === last) return formatMonth(first)
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isOneYear ? nameOfMonth(first) : formatMonth(first)} to ${formatMonth(last)}`
}

/** Lists exactly these months: as a span if they are consecutive, otherwise one by one. */
export function listMonths(months: readonly string[]): string {
  const sorted = [...new Set(months)].toSorted()
  const isSpan = sorted.every((month, at) => at === 0 || month === addMonths(sorted[at - 1] as string, 1))
  return isSpan ? formatMonths(sorted) : sorted.map(formatMonth).join(', ')
}

/** `2001-12-24` → `24 December 2001`. */
export function formatDate(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[month - 1]} ${year}`
}

/** `2026-12-01T00:00:00+09:00` → `1 December 2026, 00:00 (Korean time)`. */
export function formatTime(seoulTime: string): string {
  return `${formatDate(seoulTime.slice(0, 10))}, ${seoulTime.slice(11, 16)} (Korean time)`
}

/** Names a building or unit: `101` → `101 (101동)`; a Korean letter has no translation: `(가동)`. */
export function numbered(name: string, unit: string): string {
  return /\p{Script=Hangul}/u.test(name) ? `(${name}${unit})` : `${name} (${name}${unit})`
}
