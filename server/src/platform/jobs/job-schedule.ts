import { type CronMatcher, parseCronItem } from 'graphile-worker'

/** Whether the queue can parse these five cron fields. */
export function isSchedule(cron: string): boolean {
  try {
    parseCronItem({ task: 'any', match: cron })
    return true
  } catch {
    return false
  }
}

const SEOUL_OFFSET_HOURS = 9

/** The queue checks minutes in UTC; this checks the same minute in Seoul, which has no daylight saving time. */
export function inSeoul(match: CronMatcher, year = () => new Date().getUTCFullYear()): CronMatcher {
  return ({ min, hour, date, month }) => {
    // the year matters only for 29 February
    const there = new Date(Date.UTC(year(), month - 1, date, hour + SEOUL_OFFSET_HOURS, min))
    return match({
      min: there.getUTCMinutes(),
      hour: there.getUTCHours(),
      date: there.getUTCDate(),
      month: there.getUTCMonth() + 1,
      dow: there.getUTCDay(),
    })
  }
}
