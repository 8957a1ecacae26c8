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
