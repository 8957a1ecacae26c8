import { addMonths, spanOfMonths } from '../../domain/calendar.ts'

const MANWON_PER_EOK = 10_000
const MANWON_PER_JO = 100_000_000
const MANWON_IN_WON = 10_000

/** From this amount on, fractions of a manwon are irrelevant. */
const WHOLE_FROM_MANWON = 1_000

/**
 * `12000` → `1억 2,000만 원`. Manwon, rounded to whole ones; small amounts, such as rents, to 100 won: `27.5` → `27만
 * 5,000원`.
 */
export function formatManwon(manwon: number): string {
  const hundreds = Math.round(Math.abs(manwon) * 100)
  if (hundreds % 100 > 0 && hundreds < WHOLE_FROM_MANWON * 100) {
    const sign = manwon < 0 ? '-' : ''
    const won = `${groupThousands((hundreds % 100) * 100)}원`
    return hundreds < 100 ? `${sign}${won}` : `${sign}${Math.floor(hundreds / 100)}만 ${won}`
  }
  const whole = Math.round(Math.abs(manwon))
  if (whole === 0) return '0원'
  const part = (count: number, unit: string) => (count === 0 ? '' : `${groupThousands(count)}${unit} `)
  const jo = part(Math.floor(whole / MANWON_PER_JO), '조')
  const eok = part(Math.floor(whole / MANWON_PER_EOK) % MANWON_PER_EOK, '억')
  return `${manwon < 0 ? '-' : ''}${jo}${eok}${part(whole % MANWON_PER_EOK, '만')}원`
}

/** `1008` → `1,008`. */
export function formatCount(count: number): string {
  return groupThousands(count)
}

/** Won per square metre: `13400000` → `1㎡당 1,340만 원`. */
export function formatWonPerSquareMeter(won: number): string {
  return `1㎡당 ${formatManwon(won / MANWON_IN_WON)}`
}

/** Share 0–… as percent with at most one decimal: `0.8234` → `82.3%`. */
export function formatPercent(share: number): string {
  return `${groupThousands(Math.round(share * 1000) / 10)}%`
}

/** `29.35` → `29.35㎡`. */
export function formatArea(squareMeter: number): string {
  return `${groupThousands(Math.round(squareMeter * 100) / 100)}㎡`
}

/** `3층`, `지하 1층`. */
export function formatFloor(floor: number): string {
  return floor < 0 ? `지하 ${-floor}층` : `${floor}층`
}

/** `202608` → `2026년 8월`. */
export function formatMonth(month: string): string {
  return `${month.slice(0, 4)}년 ${Number(month.slice(4, 6))}월`
}

/** The span of months given in any order: `2026년 8월~2026년 10월`; a single month has no dash. */
export function formatMonths(months: readonly string[]): string {
  const [first, last] = spanOfMonths(months)
  if (first === undefined || last === undefined) return '기간 없음'
  return first === last ? formatMonth(first) : `${formatMonth(first)}~${formatMonth(last)}`
}

/** Lists exactly these months: as a span if they are consecutive, otherwise one by one. */
export function listMonths(months: readonly string[]): string {
  const sorted = [...new Set(months)].toSorted()
  const isSpan = sorted.every((month, at) => at === 0 || month === addMonths(sorted[at - 1] as string, 1))
  return isSpan ? formatMonths(sorted) : sorted.map(formatMonth).join(', ')
}

/** `2001-12-24` → `2001년 12월 24일`. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${year}년 ${month}월 ${day}일`
}

/** `2026-12-01T00:00:00+09:00` → `2026년 12월 1일 00:00`. */
export function formatTime(seoulTime: string): string {
  return `${formatDate(seoulTime.slice(0, 10))} ${seoulTime.slice(11, 16)}`
}

/** Does not use `Intl`, whose tables differ between builds of the runtime. */
function groupThousands(value: number): string {
  if (Math.abs(value) < 1000) return String(value)
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
