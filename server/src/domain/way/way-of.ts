import { type Message, message } from '../../words/message.ts'
import { daysBetween } from '../calendar.ts'
import { datePlan, type PlanEvent, planTitle } from '../papers/dates/date-plan.ts'
import { type ForeignRegistration, type LeaseDates, NO_DATES, type PaperTerms } from '../papers/papers-input.ts'
import {
  countsFor,
  isInReach,
  isOwn,
  WAY_PHASES,
  WAY_STEP_CODES,
  WAY_STEPS,
  type WayPhase,
  type WayState,
  type WayStepCode,
  type WayTick,
} from './way-steps.ts'

/** The progress of a step, as counts. */
type WayProgress = { done: number; of: number }

/** The data of a favorite, and stored with it, from which its way is derived. */
export type WayInput = {
  state: WayState
  /** `YYYY-MM-DD`. */
  today: string
  dates: Pick<LeaseDates, 'contractOn' | 'balanceOn' | 'moveInOn' | 'endOn'>
  terms: PaperTerms
  /** `null`: the address was not resolved to a lot, so a lease report is neither required nor ruled out. */
  legalDistrictCode: string | null
  /** Omitted or `null`: the tenant makes the move-in report. */
  foreignRegistration?: ForeignRegistration | null
  ticks: readonly WayTick[]
  /** Whether the owner has a diagnosis for these terms. */
  isDiagnosed: boolean
  papers: WayProgress
  fieldChecks: WayProgress
  /** Dates with a stored reading of the registry. */
  registryReadOn: readonly string[]
}

/**
 * `DONE`; `LATE`: past its last date and still owed; `OPEN`: to be done now; `LATER`: on future dates; `UNDATED`: its
 * dates are unknown; `OVER`: not done and no longer possible.
 */
type WayStatus = 'DONE' | 'LATE' | 'OPEN' | 'LATER' | 'UNDATED' | 'OVER'

export type WayStep = {
  code: WayStepCode
  title: Message
  phase: WayPhase
  status: WayStatus
  /** First and last date; `null` if unknown or none. */
  fromOn: string | null
  untilOn: string | null
  /** Days until it ends or, for a later step, until it starts; negative if late. `null` without a date. */
  daysLeft: number | null
  /** `null` if it is not done or the date is unknown. */
  doneOn: string | null
  /** `RECORD`: shown by stored data; `TICK`: marked by the owner. */
  doneBy: 'RECORD' | 'TICK' | null
  progress: WayProgress | null
  plan: PlanEvent | null
}

export type Way = {
  state: WayState
  steps: WayStep[]
  /** The step to do now; `null` for a dropped home, or if no known step is left. */
  next: WayStep | null
  /** A state that the dates suggest and the owner has not confirmed. */
  suggested: 'CONTRACTED' | 'MOVED_IN' | null
}

type Days = Pick<WayStep, 'fromOn' | 'untilOn'>

/** R-FAV-14, R-FAV-15: the way of a favorite to its keys. It makes no statement about the home itself. */
export function wayOf(input: WayInput): Way {
  const plan = planOf(input)
  const all = WAY_STEP_CODES.filter((code) => isNeeded(code, input))
  const made = all.map((code) => stepOf(code, plan.find((event) => event.code === code) ?? null, input))
  const steps = inOrder(input.state === 'DROPPED' ? made.filter(({ status }) => status === 'DONE') : made)
  return { state: input.state, steps, next: nextOf(steps, input), suggested: suggestedOf(input) }
}

function planOf({ dates, terms, today, legalDistrictCode, foreignRegistration = null }: WayInput): PlanEvent[] {
  const of = { asOf: today, legalDistrictCode: legalDistrictCode ?? '', foreignRegistration }
  return datePlan(terms, { ...NO_DATES, ...dates }, of)
}

/** A plan with all dates known contains every step that the terms need. */
const SOME_DATES = { contractOn: '2026-01-01', balanceOn: '2026-02-01', moveInOn: '2026-02-01', endOn: '2028-01-31' }

/** Viewing unpaid taxes and reporting the lease apply to some terms only. */
function isNeeded(code: WayStepCode, input: WayInput): boolean {
  if (code === 'LEASE_REPORT' && input.legalDistrictCode === null) return false
  if (code !== 'LEASE_REPORT' && code !== 'TAX_VIEWING') return true
  return planOf({ ...input, dates: SOME_DATES }).some((event) => event.code === code)
}

function stepOf(code: WayStepCode, plan: PlanEvent | null, input: WayInput): WayStep {
  const { phase } = WAY_STEPS[code]
  const days = daysOf(code, plan, input)
  const done = doneOf(code, days, input)
  const status = done === null ? statusOf(code, days, input) : 'DONE'
  return {
    code,
    title: isOwn(code) ? message(`WAY_${code}_TITLE`) : planTitle(code, input.foreignRegistration ?? null),
    phase,
    status,
    ...days,
    daysLeft: daysLeft(status, days, input.today),
    doneOn: done?.on ?? null,
    doneBy: done?.by ?? null,
    progress: progressOf(code, input),
    plan,
  }
}

/** Steps before the contract can be done until its date. */
function daysOf(code: WayStepCode, plan: PlanEvent | null, { dates }: WayInput): Days {
  if (plan !== null) return { fromOn: plan.fromOn, untilOn: plan.untilOn }
  return { fromOn: null, untilOn: WAY_STEPS[code].phase === 'BEFORE_CONTRACT' ? dates.contractOn : null }
}

function progressOf(code: WayStepCode, { papers, fieldChecks }: WayInput): WayProgress | null {
  return code === 'PAPERS' ? papers : code === 'FIELD_CHECKS' ? fieldChecks : null
}

function doneOf(
  code: WayStepCode,
  { fromOn }: Days,
  input: WayInput,
): { on: string | null; by: 'RECORD' | 'TICK' } | null {
  const recorded = recordOf(code, fromOn, input)
  if (recorded !== null) return { on: recorded.on, by: 'RECORD' }
  const tick = input.ticks.find((each) => each.code === code && countsFor(code, each.doneOn, fromOn))
  return tick === undefined || WAY_STEPS[code].isRecorded === true ? null : { on: tick.doneOn, by: 'TICK' }
}

function recordOf(code: WayStepCode, fromOn: string | null, input: WayInput): { on: string | null } | null {
  const known = (isDone: boolean) => (isDone ? { on: null } : null)
  const progress = progressOf(code, input)
  if (progress !== null) return known(progress.of > 0 && progress.done >= progress.of)
  if (code === 'DIAGNOSIS') return known(input.isDiagnosed)
  if (code === 'DATES') return known(hasDates(input))
  const isRead = WAY_STEPS[code].isOfItsDay === true && fromOn !== null && input.registryReadOn.includes(fromOn)
  return isRead ? { on: fromOn } : null
}

/** The dates that the rest of the way depends on: before the contract its date, then its start and end. */
function hasDates({ state, dates: { contractOn, balanceOn, moveInOn, endOn } }: WayInput): boolean {
  return state === 'LOOKING' ? contractOn !== null : (balanceOn ?? moveInOn) !== null && endOn !== null
}

function statusOf(code: WayStepCode, { fromOn, untilOn }: Days, { state, today }: WayInput): WayStatus {
  const { isOwedLate = false, phase } = WAY_STEPS[code]
  if (!isInReach(code, state)) return 'OVER'
  if (untilOn !== null && untilOn < today) return isOwedLate ? 'LATE' : 'OVER'
  if (fromOn !== null) return fromOn > today ? 'LATER' : 'OPEN'
  return untilOn !== null || code === 'DATES' || (phase === 'BEFORE_CONTRACT' && !isOfItsDay(code)) ? 'OPEN' : 'UNDATED'
}

function isOfItsDay(code: WayStepCode): boolean {
  return WAY_STEPS[code].isOfItsDay === true
}

function daysLeft(status: WayStatus, { fromOn, untilOn }: Days, today: string): number | null {
  if (status === 'DONE' || status === 'OVER') return null
  const day = status === 'LATER' ? fromOn : untilOn
  return day === null ? null : daysBetween(today, day)
}

/** Sorts by phase; within a phase, undated steps in list order, then dated ones by their dates. */
function inOrder(steps: readonly WayStep[]): WayStep[] {
  return WAY_PHASES.flatMap((phase) => {
    const own = steps.filter((step) => step.phase === phase)
    const dated = own.filter(({ fromOn }) => fromOn !== null).toSorted(byDays)
    return [...own.filter(({ fromOn }) => fromOn === null), ...dated]
  })
}

function byDays(a: WayStep, b: WayStep): number {
  return compare(a.untilOn, b.untilOn) || compare(a.fromOn, b.fromOn)
}

/** If two end on the same date, the one that opened later comes first, as it had fewer days. */
function byEnd(a: WayStep, b: WayStep): number {
  return compare(a.untilOn, b.untilOn) || compare(b.fromOn ?? '', a.fromOn ?? '')
}

/** Unknown dates come last. */
function compare(a: string | null, b: string | null): number {
  if (a === b) return 0
  return a === null ? 1 : b === null ? -1 : a < b ? -1 : 1
}

/** Late steps, then the dates step once there is a contract, then the open step that ends first, then later steps. */
function nextOf(steps: readonly WayStep[], { state }: WayInput): WayStep | null {
  const late = steps.filter(({ status }) => status === 'LATE').toSorted(byDays)
  const dates = state === 'LOOKING' ? [] : steps.filter(({ code, status }) => code === 'DATES' && status === 'OPEN')
  const open = steps.filter(({ status }) => status === 'OPEN').toSorted(byEnd)
  const later = steps.filter(({ status }) => status === 'LATER').toSorted((a, b) => compare(a.fromOn, b.fromOn))
  return [...late, ...dates, ...open, ...later][0] ?? null
}

function suggestedOf({ state, today, dates: { contractOn, balanceOn, moveInOn } }: WayInput): Way['suggested'] {
  const movesIn = moveInOn ?? balanceOn
  if (state === 'LOOKING' && contractOn !== null && contractOn <= today) return 'CONTRACTED'
  if (state === 'CONTRACTED' && movesIn !== null && movesIn <= today) return 'MOVED_IN'
  return null
}
