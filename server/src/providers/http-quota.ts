import { addDays, seoulDate } from '../domain/calendar.ts'

/** The instant at which the day of `now` ends in Seoul; daily quotas start anew then. */
export function nextSeoulMidnight(now: Date): Date {
  return new Date(`${addDays(seoulDate(now), 1)}T00:00:00+09:00`)
}

/** Remembers which operations have used up the day's quota, so that nobody asks them again before midnight in Seoul. */
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
