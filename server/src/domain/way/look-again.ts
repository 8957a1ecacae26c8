import { addDays } from '../calendar.ts'
import { LOOK_AGAIN } from '../rule-book/shown-thresholds.ts'

/** `NOT_SEEN`: nobody has opened it since. `DATA_OLD`: the data behind its last diagnosis would be collected again. */
export type LookAgain = { reason: 'NOT_SEEN' | 'DATA_OLD'; sinceOn: string; dueOn: string }

/**
 * When to ask a favorite's owner whether they are still interested, for the earlier of the two reasons. Dates are
 * `YYYY-MM-DD`; `diagnosedOn` `null`: never diagnosed. `null` if it has been left so long that it counts as abandoned.
 */
export function lookAgainOf(
  { seenOn, diagnosedOn }: { seenOn: string; diagnosedOn: string | null },
  today: string,
): LookAgain | null {
  if (addDays(seenOn, LOOK_AGAIN.leftAfterDays) < today) return null
  const unseen = { reason: 'NOT_SEEN', sinceOn: seenOn, dueOn: addDays(seenOn, LOOK_AGAIN.notSeenDays) } as const
  if (diagnosedOn === null) return unseen
  const [old, quiet] = [addDays(diagnosedOn, LOOK_AGAIN.dataDays), addDays(seenOn, LOOK_AGAIN.quietDays)]
  const dueOn = old > quiet ? old : quiet
  return dueOn < unseen.dueOn ? { reason: 'DATA_OLD', sinceOn: diagnosedOn, dueOn } : unseen
}
