import type { Config } from './config.ts'

/** The one source of "now". Whatever expires is judged by it, never by the database's `now()`. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still, for `CLOCK_NOW` and for tests. */
export function fixedClock(instant: Date): Clock {
  return { now: () => new Date(instant) }
}

/** That of a process: the machine's, unless the configuration says what time it is. */
export function clockOf({ clockNow }: Pick<Config, 'clockNow'>): Clock {
  return clockNow === undefined ? systemClock : fixedClock(clockNow)
}
