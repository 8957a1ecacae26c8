import { DAY_MS } from '../calendar.ts'

/**
 * How long content may be hidden on request before a decision: Article 44-2 (4) of the Act on Promotion of
 * Information and Communications Network Utilization and Information Protection allows 30 days, checked 2026-11-26.
 * The author's period for objections is our own rule; the minimum hiding period leaves time to decide after it. The
 * period after which an unhandled request ends is ours too, as its requester's data are kept no longer than that.
 */
export const TAKEDOWN_RULES = { mostHiddenDays: 30, fewestHiddenDays: 10, daysToObject: 7, openDays: 90 } as const

export function endAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY_MS)
}

/**
 * The time from which a request may be granted: once the author has objected or the period for objections has passed.
 * `null`: never, because the content was not hidden and its author was not notified.
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

/** Whether a decision is still pending. False once the time is over, even if the job has not ended the request yet. */
export function isOpen({ outcome, requestedAt, hiddenUntil }: Judged, now: Date): boolean {
  return outcome === null && (hiddenUntil ?? endAfter(requestedAt, TAKEDOWN_RULES.openDays)) > now
}
