import { DAY_MS } from '../calendar.ts'

/**
 * How long content may be hidden on a request before somebody decided: Article 44-2 (4) of the Act on Promotion of
 * Information and Communications Network Utilization and Information Protection allows 30 days, checked 2026-11-26.
 * The days that its author has to object are our own; the fewest days of hiding leave some to decide after them. So are those
 * after which a request ends that nobody dealt with, as the data of its requester are kept for no longer.
 */
export const TAKEDOWN_RULES = { mostHiddenDays: 30, fewestHiddenDays: 10, daysToObject: 7, openDays: 90 } as const

export function endAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS)
}

/**
 * From when on a request may be granted: once the author has objected, or has had the days to. `null`: never, as the
 * content was not hidden and its author knows of nothing.
 */
export function removableFrom({
  hiddenAt,
  objectedAt,
}: {
  hiddenAt: Date | null
  objectedAt: Date | null
}): Date | null {
  if (hiddenAt === null) return null
  return objectedAt ?? endAfter(hiddenAt, TAKEDOWN_RULES.daysToObject)
}

export type TakedownOutcome = 'REMOVED' | 'KEPT' | 'TIME_OVER' | 'GONE'
type Judged = { outcome: TakedownOutcome | null; requestedAt: Date; hiddenUntil: Date | null }

/** `RECEIVED` and `HIDDEN` are open. */
export function takedownStatus({
  outcome,
  hiddenAt,
}: Pick<Judged, 'outcome'> & { hiddenAt: Date | null }): TakedownOutcome | 'RECEIVED' | 'HIDDEN' {
  return outcome ?? (hiddenAt === null ? 'RECEIVED' : 'HIDDEN')
}

/** Whether there is still something to decide. What is over in time is not, also before the job has ended it. */
export function isOpen({ outcome, requestedAt, hiddenUntil }: Judged, now: Date): boolean {
  return outcome === null && (hiddenUntil ?? endAfter(requestedAt, TAKEDOWN_RULES.openDays)) > now
}
