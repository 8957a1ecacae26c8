import { addDays } from '../../calendar.ts'

/**
 * The same day `count` months away, or the last day of that month where it has no such day (민법 제160조 제3항):
 * `2028-04-30` two months back is `2028-02-29`.
 */
export function addCalendarMonths(date: string, count: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

type Start = { moveInOn?: string | null | undefined; balanceOn?: string | null | undefined }

/**
 * The last day of a lease of so many months that begins when its tenant moves in, else when the balance is paid: the day before the
 * same day, or the last day of a month that has no such day (민법 제160조). `null`: its first day is not known.
 */
export function endOfTerm({ moveInOn, balanceOn }: Start, months: number): string | null {
  const startOn = moveInOn ?? balanceOn ?? null
  if (startOn === null) return null
  const sameDay = addCalendarMonths(startOn, months)
  return sameDay.slice(-2) === startOn.slice(-2) ? addDays(sameDay, -1) : sameDay
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

/** The later of the dates; `null` when one of them is not known. */
export function latest(...dates: (string | null)[]): string | null {
  return dates.reduce((newest, date) => (newest === null || date === null ? null : date > newest ? date : newest))
}
