/** Korea has used one offset all year round since 1988. */
const SEOUL_OFFSET_MINUTES = 9 * 60

/** A day in milliseconds; in Seoul every day has this length. */
export const DAY_MS = 86_400_000

function shiftedToSeoul(instant: Date): string {
  return new Date(instant.getTime() + SEOUL_OFFSET_MINUTES * 60_000).toISOString()
}

/** The date in Seoul, `YYYY-MM-DD`. */
export function seoulDate(instant: Date): string {
  return shiftedToSeoul(instant).slice(0, 10)
}

/** The instant as ISO 8601 with Seoul's offset, e.g. `2026-11-20T09:00:00.000+09:00`. */
export function seoulDateTime(instant: Date): string {
  return shiftedToSeoul(instant).replace('Z', '+09:00')
}

/** The month in Seoul, `YYYYMM`. */
export function seoulMonth(instant: Date): string {
  return seoulDate(instant).slice(0, 7).replace('-', '')
}

/** `month` (`YYYYMM`) moved by `count` months, which may be negative. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(4, 6)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}${String((index % 12) + 1).padStart(2, '0')}`
}

/** `202610` as `2026-10`. */
export function yearMonth(month: string): string {
  return `${month.slice(0, 4)}-${month.slice(4)}`
}

/** The `count` most recent months that have ended in Seoul, oldest first, each `YYYYMM`. */
export function completedMonths(now: Date, count: number): string[] {
  const current = seoulMonth(now)
  return Array.from({ length: count }, (_, index) => addMonths(current, index - count))
}

/** The instant `days` days before another. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * DAY_MS)
}

/** `date` (`YYYY-MM-DD`) moved by `count` days, which may be negative. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Days from one date to another; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/**
 * Completed years between two days (`YYYY-MM-DD`), counted as ages are; `null` if `from` is not a calendar date or is
 * after `to`.
 */
export function completedYears(from: string, to: string): number | null {
  if (!isDay(from) || from > to) return null
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** Whether a text is a calendar date, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** The earliest and latest of the given months, in any order; both undefined if there are none. */
export function spanOfMonths(months: readonly string[]): [first: string | undefined, last: string | undefined] {
  let [first] = months
  let last = first
  for (const month of months) {
    if (first === undefined || month < first) first = month
    if (last === undefined || month > last) last = month
  }
  return [first, last]
}
