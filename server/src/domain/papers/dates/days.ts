/**
 * The same day `count` months away, or the last day of that month where it has no such day (민법 제160조 제3항):
 * `2028-04-30` two months back is `2028-02-29`.
 */
export function addCalendarMonths(date: string, count: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

/** The later of the dates; `null` when one of them is not known. */
export function latest(...dates: (string | null)[]): string | null {
  return dates.reduce((newest, date) => (newest === null || date === null ? null : date > newest ? date : newest))
}
