const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Korea keeps one offset all year. */
const SEOUL_OFFSET_MS = 9 * HOUR_MS

/** The instant at which the day of `now` ends in Seoul; daily quotas start anew then. */
export function nextSeoulMidnight(now: Date): Date {
  const seoulDay = Math.floor((now.getTime() + SEOUL_OFFSET_MS) / DAY_MS)
  return new Date((seoulDay + 1) * DAY_MS - SEOUL_OFFSET_MS)
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
