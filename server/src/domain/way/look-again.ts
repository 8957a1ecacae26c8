import { addDays } from '../calendar.ts'
import { LOOK_AGAIN } from '../rule-book/shown-lines.ts'

/** `NOT_SEEN`: nobody has looked at it since. `DATA_OLD`: what its last diagnosis rests on would be collected anew. */
export type LookAgain = { reason: 'NOT_SEEN' | 'DATA_OLD'; sinceOn: string; dueOn: string }

/**
 * When the owner of a home is asked whether it is still looked for, whichever reason comes first. Days as `YYYY-MM-DD`;
 * `diagnosedOn` `null`: never diagnosed. `null`: it was left so long ago that nobody looks for it any more.
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
