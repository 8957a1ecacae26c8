/** A calendar day in Asia/Seoul. */
export type SeoulDate = { year: number; month: number; day: number }

/** Korea has had no daylight saving time since 1988, so nine hours are always correct. */
export function seoulDate(instant: Date): SeoulDate {
  const shifted = new Date(instant.getTime() + 9 * 3_600_000)
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() }
}

/** Months since year 0; the difference of two numbers is the distance in months. */
export function monthNumber(date: { year: number; month: number }): number {
  return date.year * 12 + date.month - 1
}

export function monthOf(number: number): { year: number; month: number } {
  return { year: Math.floor(number / 12), month: (number % 12) + 1 }
}

/** The day `days` later. */
export function addDays(date: SeoulDate, days: number): SeoulDate {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

export function isAfter(left: SeoulDate, right: SeoulDate): boolean {
  return left.year * 10_000 + left.month * 100 + left.day > right.year * 10_000 + right.month * 100 + right.day
}

/** Formats a date as `yy.MM.dd`, as the transaction service does for later events. */
export function shortDate(date: SeoulDate): string {
  return [date.year % 100, date.month, date.day].map((part) => String(part).padStart(2, '0')).join('.')
}
