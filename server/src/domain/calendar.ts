/** Korea keeps one offset all year and has done so since 1988. */
const SEOUL_OFFSET_MINUTES = 9 * 60

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

/** The `count` most recent months that have ended in Seoul, oldest first, each `YYYYMM`. */
export function completedMonths(now: Date, count: number): string[] {
  const current = seoulMonth(now)
  return Array.from({ length: count }, (_, index) => addMonths(current, index - count))
}

/**
 * Completed years between two days (`YYYY-MM-DD`), the way ages are counted; `null` when `from` is no day of the calendar or
 * lies after `to`.
 */
export function completedYears(from: string, to: string): number | null {
  if (!isDay(from) || from > to) return null
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}
