import { addDays } from '../../calendar.ts'
import { REMINDERS } from '../../rule-book/shown-thresholds.ts'
import type { PlanCode, PlanEvent } from './date-plan.ts'

/** The steps of the date plan for which the owner of a favorite is reminded, each with a switch of its own. */
export const REMINDED_STEPS = [
  'REGISTRY_ON_CONTRACT',
  'REGISTRY_BEFORE_BALANCE',
  'REGISTRY_ON_BALANCE',
  'REGISTRY_AFTER_BALANCE',
  'MOVE_IN_REPORT_AND_FIXED_DATE',
  'LEASE_REPORT',
  'GUARANTEE_APPLICATION',
  'RENEWAL_REQUEST',
] as const satisfies readonly PlanCode[]
type RemindedStep = (typeof REMINDED_STEPS)[number]

export type Reminder = { step: RemindedStep; dueOn: string; fromOn: string; untilOn: string }

/**
 * The reminders to send on a day (`YYYY-MM-DD`), at most one per step: the newest. A missed reminder is sent within
 * `REMINDERS.madeUpForDays` if there is still something to do, but not if due before `since`, when the days were typed.
 */
export function remindersDue(
  plan: readonly Pick<PlanEvent, 'code' | 'fromOn' | 'untilOn'>[],
  { today, since }: { today: string; since: string },
): Reminder[] {
  const missedFrom = addDays(today, -REMINDERS.madeUpForDays)
  const earliest = since > missedFrom ? since : missedFrom
  return plan.flatMap(({ code, fromOn, untilOn }) => {
    const step = REMINDED_STEPS.find((each) => each === code)
    if (step === undefined || addDays(untilOn, isOneDay({ fromOn, untilOn }) ? REMINDERS.madeUpForDays : 0) < today)
      return []
    const dueOn = daysOf({ fromOn, untilOn })
      .filter((day) => day >= earliest && day <= today)
      .at(-1)
    return dueOn === undefined ? [] : [{ step, dueOn, fromOn, untilOn }]
  })
}

type Days = Pick<PlanEvent, 'fromOn' | 'untilOn'>

/** Ascending: the day itself; for a window, `daysBeforeStart` before it opens and `daysBeforeEnd` before it ends. */
function daysOf({ fromOn, untilOn }: Days): string[] {
  if (isOneDay({ fromOn, untilOn })) return [fromOn]
  const opensOn = addDays(fromOn, -REMINDERS.daysBeforeStart)
  const before = REMINDERS.daysBeforeEnd.map((days) => addDays(untilOn, -days))
  return [opensOn, ...before.filter((day) => day > opensOn)]
}

function isOneDay({ fromOn, untilOn }: Days): boolean {
  return fromOn === untilOn
}
