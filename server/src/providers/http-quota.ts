import { addDays, seoulDate } from '../domain/calendar.ts'

/** The end of the day of `now` in Seoul, when daily quotas reset. */
export function nextSeoulMidnight(now: Date): Date {
  return new Date(`${addDays(seoulDate(now), 1)}T00:00:00+09:00`)
}

/** Tracks operations whose daily quota is used up, so that they are not called again before midnight in Seoul. */
export function createDailyQuotas(now: () => Date): {
  isUsedUp(operation: string): boolean
  markUsedUp(operation: string): void
} {
  const freeAgainAt = new Map<string, number>()
  return {
    isUsedUp: (operation) => now().getTime() < (freeAgainAt.get(operation) ?? 0),
    markUsedUp(operation) {
      freeAgainAt.set(operation, nextSeoulMidnight(now()).getTime())
    },
  }
}
