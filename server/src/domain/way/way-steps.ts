import type { PlanCode } from '../papers/dates/date-plan.ts'

/** Where a favorite stands on the way to its keys, in order; `DROPPED` ends it. */
export const WAY_STATES = ['LOOKING', 'CONTRACTED', 'MOVED_IN', 'DROPPED'] as const
export type WayState = (typeof WAY_STATES)[number]
type LivingState = Exclude<WayState, 'DROPPED'>

/** Parts of the way, in the order in which a reader goes through them. */
export const WAY_PHASES = ['BEFORE_CONTRACT', 'UNTIL_BALANCE', 'MOVING_IN', 'LIVING'] as const
export type WayPhase = (typeof WAY_PHASES)[number]

/** What is done before a contract, and no date plan has. */
const PREPARATION = ['DIAGNOSIS', 'QUESTIONS', 'PAPERS', 'FIELD_CHECKS', 'SPECIAL_CLAUSES'] as const
type OwnStep = (typeof PREPARATION)[number] | 'DATES'

/** Every step, in the order in which they are shown where their days do not say another. */
export const WAY_STEP_CODES = [
  ...PREPARATION,
  'REGISTRY_ON_CONTRACT',
  'DATES',
  'TAX_VIEWING',
  'LEASE_REPORT',
  'REGISTRY_BEFORE_BALANCE',
  'REGISTRY_ON_BALANCE',
  'MOVE_IN_REPORT_AND_FIXED_DATE',
  'REGISTRY_AFTER_BALANCE',
  'GUARANTEE_APPLICATION',
  'RENEWAL_REQUEST',
  'LEASE_END',
] as const
export type WayStepCode = (typeof WAY_STEP_CODES)[number]

type StepKind = {
  phase: WayPhase
  /** The last state in which it can still be done. */
  until: LivingState
  /** Done on or after its day, and no earlier: what was read for another day is not what stands on this one. */
  isOfItsDay?: true
  /** Still to be done after its last day. */
  isOwedLate?: true
  /** Only what is stored shows that it is done. */
  isRecorded?: true
}

const BEFORE_CONTRACT = { phase: 'BEFORE_CONTRACT', until: 'LOOKING' } as const
const UNTIL_BALANCE = { phase: 'UNTIL_BALANCE', until: 'CONTRACTED' } as const

export const WAY_STEPS: Readonly<Record<WayStepCode, StepKind>> = {
  DIAGNOSIS: { ...BEFORE_CONTRACT, isRecorded: true },
  QUESTIONS: BEFORE_CONTRACT,
  PAPERS: BEFORE_CONTRACT,
  FIELD_CHECKS: BEFORE_CONTRACT,
  SPECIAL_CLAUSES: BEFORE_CONTRACT,
  REGISTRY_ON_CONTRACT: { ...BEFORE_CONTRACT, isOfItsDay: true },
  DATES: { phase: 'UNTIL_BALANCE', until: 'MOVED_IN', isRecorded: true },
  TAX_VIEWING: UNTIL_BALANCE,
  LEASE_REPORT: { phase: 'UNTIL_BALANCE', until: 'MOVED_IN', isOwedLate: true },
  REGISTRY_BEFORE_BALANCE: { ...UNTIL_BALANCE, isOfItsDay: true },
  REGISTRY_ON_BALANCE: { ...UNTIL_BALANCE, isOfItsDay: true },
  MOVE_IN_REPORT_AND_FIXED_DATE: { phase: 'MOVING_IN', until: 'MOVED_IN', isOwedLate: true },
  REGISTRY_AFTER_BALANCE: { phase: 'MOVING_IN', until: 'MOVED_IN', isOfItsDay: true, isOwedLate: true },
  GUARANTEE_APPLICATION: { phase: 'LIVING', until: 'MOVED_IN' },
  RENEWAL_REQUEST: { phase: 'LIVING', until: 'MOVED_IN' },
  LEASE_END: { phase: 'LIVING', until: 'MOVED_IN', isOwedLate: true },
}

/** Those that a user marks as done. */
export const TICKED_STEPS: readonly WayStepCode[] = WAY_STEP_CODES.filter((code) => WAY_STEPS[code].isRecorded !== true)

/** Whether no date plan has it. */
export function isOwn(code: WayStepCode): code is OwnStep {
  return code === 'DATES' || PREPARATION.some((own) => own === code)
}

/** Whether a step can still be done in a state; none of a home that was dropped. */
export function isInReach(code: WayStepCode, state: WayState): boolean {
  return state !== 'DROPPED' && WAY_STATES.indexOf(state) <= WAY_STATES.indexOf(WAY_STEPS[code].until)
}

/** Whether what was done on a day is done for a step of a day; `null`: the step has no day yet. */
export function countsFor(code: WayStepCode, doneOn: string, fromOn: string | null): boolean {
  return WAY_STEPS[code].isOfItsDay !== true || fromOn === null || doneOn >= fromOn
}

/** What its owner marked as done, with the day. */
export type WayTick = { code: WayStepCode; doneOn: string }

/** Whether there is still a reason to remind of a planned step. */
export function isOpen(
  { code, fromOn }: { code: PlanCode; fromOn: string },
  { state, ticks }: { state: WayState; ticks: readonly WayTick[] },
): boolean {
  const isDone = ticks.some((tick) => tick.code === code && countsFor(code, tick.doneOn, fromOn))
  return isInReach(code, state) && !isDone
}
