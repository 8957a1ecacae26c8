const HOUR_MILLIS = 3_600_000

export function isFresh(collectedAt: Date | null, hours: number, now: Date): boolean {
  return collectedAt !== null && now.getTime() - collectedAt.getTime() < hours * HOUR_MILLIS
}
