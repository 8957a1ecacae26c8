import { addDays } from '../../calendar.ts'

/**
 * The same day `count` months later, or the last day of that month if it has no such day (민법 제160조 제3항):
 * `2028-04-30` two months back is `2028-02-29`.
 */
export function addCalendarMonths(date: string, count: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

type Start = { moveInOn?: string | null | undefined; balanceOn?: string | null | undefined }

/**
 * The last day of a lease of `months` months, which begins on the day of moving in, else on that of the balance. It is
 * the day before the same day, or the last day of a month without such a day (민법 제160조). `null`: no first day known.
 */
export function endOfTerm({ moveInOn, balanceOn }: Start, months: number): string | null {
  const startOn = moveInOn ?? balanceOn ?? null
  if (startOn === null) return null
  const sameDay = addCalendarMonths(startOn, months)
  return sameDay.slice(-2) === startOn.slice(-2) ? addDays(sameDay, -1) : sameDay
}

/** 0 (Sunday) to 6 (Saturday). */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

/** The latest of the dates; `null` if any of them is not known. */
export function latest(...dates: (string | null)[]): string | null {
  return dates.reduce((newest, date) => (newest === null || date === null ? null : date > newest ? date : newest))
}
