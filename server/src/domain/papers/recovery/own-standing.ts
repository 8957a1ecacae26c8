import { EARLIEST, LATEST, standingAfter } from '../../distribution/rank.ts'
import { latest } from '../dates/days.ts'
import type { LeaseDates } from '../papers-input.ts'

/** The first and the last day on which the tenant's standing may start; `LATEST` alone for a planned lease. */
export function standingSpan({ moveInOn, reportOn, fixedDateOn }: LeaseDates): { first: string; last: string } {
  const doneOn = latest(moveInOn, reportOn)
  if (doneOn !== null) return { first: standingAfter(doneOn), last: standingAfter(doneOn) }
  // standing needs both, so it starts after the day of the one that was typed
  const known = moveInOn ?? reportOn
  if (known !== null) return { first: standingAfter(known), last: LATEST }
  return { first: fixedDateOn === null ? LATEST : EARLIEST, last: LATEST }
}
