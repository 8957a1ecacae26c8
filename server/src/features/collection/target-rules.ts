import { addMonths, seoulMonth } from '../../domain/calendar.ts'

const HOUR_MILLIS = 3_600_000
const DAY_MILLIS = 24 * HOUR_MILLIS
const FIRST_BACK_OFF_MILLIS = HOUR_MILLIS / 4
const LONGEST_BACK_OFF_MILLIS = DAY_MILLIS

/**
 * How often a month that still changes is collected again: deals are reported up to 30 days late and cancelled for
 * months. Each interval is slightly under whole weeks, so that a weekly run finds it due.
 */
const ASK_AGAIN: [monthsOld: number, days: number][] = [
  [1, 6.5],
  [3, 13.5],
  [12, 27.5],
]

/**
 * When a collected month is due again; `null`: never, it no longer changes. `isSeries`: each newer month includes the
 * older ones.
 */
export function dueAfterSuccess(month: string, now: Date, isSeries: boolean): Date | null {
  const limit = isSeries ? 1 : Number.POSITIVE_INFINITY
  const rule = ASK_AGAIN.find(([monthsOld]) => month >= addMonths(seoulMonth(now), -monthsOld))
  return rule === undefined || rule[0] > limit ? null : new Date(now.getTime() + rule[1] * DAY_MILLIS)
}

/** When a failed target is due again: later with each consecutive failure, at most a day. */
export function dueAfterFailure(attempts: number, now: Date): Date {
  const millis = FIRST_BACK_OFF_MILLIS * 2 ** Math.min(attempts - 1, 10)
  return new Date(now.getTime() + Math.min(millis, LONGEST_BACK_OFF_MILLIS))
}
