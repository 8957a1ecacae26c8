import type { PlanCode } from '../papers/dates/date-plan.ts'

/** The states of a favorite on the way to its keys, in order; `DROPPED` ends the way. */
export const WAY_STATES = ['LOOKING', 'CONTRACTED', 'MOVED_IN', 'DROPPED'] as const
export type WayState = (typeof WAY_STATES)[number]
type LivingState = Exclude<WayState, 'DROPPED'>

/** Phases of the way, in the order in which a user passes through them. */
export const WAY_PHASES = ['BEFORE_CONTRACT', 'UNTIL_BALANCE', 'MOVING_IN', 'LIVING'] as const
export type WayPhase = (typeof WAY_PHASES)[number]

/** Steps before a contract that are in no date plan. */
const PREPARATION = ['DIAGNOSIS', 'QUESTIONS', 'PAPERS', 'FIELD_CHECKS', 'SPECIAL_CLAUSES'] as const
type OwnStep = (typeof PREPARATION)[number] | 'DATES'

/** Every step, in display order unless their dates determine another order. */
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
  /** The last state in which the step can still be done. */
  until: LivingState
  /** Counts only if done on or after its date, since a result from another date may no longer hold. */
  isOfItsDay?: true
  /** Still owed after its last date. */
  isOwedLate?: true
  /** Only stored data can show that it is done. */
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

/** The steps that a user marks as done. */
export const TICKED_STEPS: readonly WayStepCode[] = WAY_STEP_CODES.filter((code) => WAY_STEPS[code].isRecorded !== true)

/** Whether the step is in no date plan. */
export function isOwn(code: WayStepCode): code is OwnStep {
  return code === 'DATES' || PREPARATION.some((own) => own === code)
}

/** Whether a step can still be done in a state; never for a dropped home. */
export function isInReach(code: WayStepCode, state: WayState): boolean {
  return state !== 'DROPPED' && WAY_STATES.indexOf(state) <= WAY_STATES.indexOf(WAY_STEPS[code].until)
}

/** Whether completion on a date counts for a step that starts on `fromOn`; `null`: the step has no date yet. */
export function countsFor(code: WayStepCode, doneOn: string, fromOn: string | null): boolean {
  return WAY_STEPS[code].isOfItsDay !== true || fromOn === null || doneOn >= fromOn
}

/** A step that the owner marked as done, with the date. */
export type WayTick = { code: WayStepCode; doneOn: string }

/** Whether a reminder of a planned step is still needed. */
export function isOpen(
  { code, fromOn }: { code: PlanCode; fromOn: string },
  { state, ticks }: { state: WayState; ticks: readonly WayTick[] },
): boolean {
  const isDone = ticks.some((tick) => tick.code === code && countsFor(code, tick.doneOn, fromOn))
  return isInReach(code, state) && !isDone
}
