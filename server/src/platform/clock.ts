import type { Config } from './config/config.ts'

/** The one source of "now". Expiry is always checked against it, never against the database's `now()`. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still, for `CLOCK_NOW` and for tests. */
export function fixedClock(instant: Date): Clock {
  return { now: () => new Date(instant) }
}

/** Returns the clock of a process: the machine's, unless the configuration sets a fixed time. */
export function clockOf({ clockNow }: Pick<Config, 'clockNow'>): Clock {
  return clockNow === undefined ? systemClock : fixedClock(clockNow)
}
