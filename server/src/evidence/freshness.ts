const HOUR_MILLIS = 3_600_000

/** spec.md, Limits: building-register and public-price results serve for 30 days. */
export const RESULT_FRESH_HOURS = 30 * 24

export function isFresh(collectedAt: Date | null, hours: number, now: Date): boolean {
  return collectedAt !== null && now.getTime() - collectedAt.getTime() < hours * HOUR_MILLIS
}
