import { DAY_MS } from '../calendar.ts'
/** Days from 1970-01-01 to a date `YYYY-MM-DD`. */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}

/** The date (`YYYY-MM-DD`) that is `day` days after 1970-01-01. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear()
}

/** The first day of the month of a day. */
export function monthStart(day: number): number {
  return dayOf(`${dateOf(day).slice(0, 7)}-01`)
}
