import { amountInKorean, formatCount } from '@lease-risk/contract/figures-in-words'
import { addMonths, spanOfMonths } from '../../domain/calendar.ts'

const MANWON_IN_WON = 10_000

export { floorInKorean as formatFloor, formatCount } from '@lease-risk/contract/figures-in-words'

/** `12000` → `1억 2,000만 원`. */
export function formatManwon(manwon: number): string {
  return amountInKorean(manwon)
}

/** Won per square metre: `13400000` → `1㎡당 1,340만 원`. */
export function formatWonPerSquareMeter(won: number): string {
  return `1㎡당 ${formatManwon(won / MANWON_IN_WON)}`
}

/** Share 0–… as percent with at most one decimal: `0.8234` → `82.3%`. */
export function formatPercent(share: number): string {
  return `${formatCount(Math.round(share * 1000) / 10)}%`
}

/** `29.35` → `29.35㎡`. */
export function formatArea(squareMeter: number): string {
  return `${formatCount(Math.round(squareMeter * 100) / 100)}㎡`
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
