import { DAY_MS } from '../calendar.ts'

/**
 * How long content may be hidden on a request before somebody decided: Article 44-2 (4) of the Act on Promotion of
 * Information and Communications Network Utilization and Information Protection allows 30 days, checked 2026-11-26.
 * The days that its author has to object are our own; the fewest days of hiding leave some to decide after them.
 */
export const TAKEDOWN_RULES = { mostHiddenDays: 30, fewestHiddenDays: 10, daysToObject: 7 } as const

export function endOfHiding(hiddenAt: Date, days: number): Date {
  return new Date(hiddenAt.getTime() + days * DAY_MS)
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
  return objectedAt ?? endOfHiding(hiddenAt, TAKEDOWN_RULES.daysToObject)
}

export type TakedownOutcome = 'REMOVED' | 'KEPT' | 'TIME_OVER' | 'GONE'
type Judged = { outcome: TakedownOutcome | null; hiddenAt: Date | null; hiddenUntil: Date | null }

/** `RECEIVED` and `HIDDEN` are open. */
export function takedownStatus({ outcome, hiddenAt }: Judged): TakedownOutcome | 'RECEIVED' | 'HIDDEN' {
  return outcome ?? (hiddenAt === null ? 'RECEIVED' : 'HIDDEN')
}

/** Whether there is still something to decide. What is over in time is not, also before the job has ended it. */
export function isOpen({ outcome, hiddenUntil }: Judged, now: Date): boolean {
  return outcome === null && (hiddenUntil === null || hiddenUntil > now)
}
