import { daysBetween } from '../calendar.ts'
import { datePlan, type PlanEvent } from '../papers/dates/date-plan.ts'
import { type LeaseDates, NO_DATES, type PaperTerms } from '../papers/papers-input.ts'
import {
  countsFor,
  isInReach,
  WAY_PHASES,
  WAY_STEP_CODES,
  WAY_STEPS,
  type WayPhase,
  type WayState,
  type WayStepCode,
  type WayTick,
} from './way-steps.ts'

/** How much of a step is done, counted. */
type WayProgress = { done: number; of: number }

/** What a favorite and what is stored beside it say of its way. */
export type WayInput = {
  state: WayState
  /** `YYYY-MM-DD`. */
  today: string
  dates: Pick<LeaseDates, 'contractOn' | 'balanceOn' | 'moveInOn' | 'endOn'>
  terms: PaperTerms
  /** `null`: the address was not brought down to a lot, so that a report of the lease is neither asked for nor ruled out. */
  legalDistrictCode: string | null
  ticks: readonly WayTick[]
  /** Whether the owner has a diagnosis of these terms. */
  isDiagnosed: boolean
  papers: WayProgress
  fieldChecks: WayProgress
  /** Days of which a reading of the registry is stored. */
  registryReadOn: readonly string[]
}

/**
 * `DONE`; `LATE`: its last day is over and it is still owed; `OPEN`: now; `LATER`: on days to come; `UNDATED`: its days
 * are not known; `OVER`: not done, and it cannot be done any more.
 */
type WayStatus = 'DONE' | 'LATE' | 'OPEN' | 'LATER' | 'UNDATED' | 'OVER'

export type WayStep = {
  code: WayStepCode
  phase: WayPhase
  status: WayStatus
  /** First and last day; `null`: not known, or none. */
  fromOn: string | null
  untilOn: string | null
  /** Days until it is over, or, of one that comes later, until it begins; negative when it is late. `null`: no day. */
  daysLeft: number | null
  /** `null`: it is not done, or the day is not known. */
  doneOn: string | null
  /** `RECORD`: what is stored shows it; `TICK`: its owner says so. */
  doneBy: 'RECORD' | 'TICK' | null
  progress: WayProgress | null
  plan: PlanEvent | null
}

export type Way = {
  state: WayState
  steps: WayStep[]
  /** The one step to do now; `null`: a dropped home, or nothing of what is known is left. */
  next: WayStep | null
  /** A state that the days suggest and nobody has confirmed. */
  suggested: 'CONTRACTED' | 'MOVED_IN' | null
}

type Days = Pick<WayStep, 'fromOn' | 'untilOn'>

/** R-FAV-14, R-FAV-15: the way of a favorite to its keys. It says nothing of the home itself. */
export function wayOf(input: WayInput): Way {
  const plan = planOf(input)
  const all = WAY_STEP_CODES.filter((code) => isNeeded(code, input))
  const made = all.map((code) => stepOf(code, plan.find((event) => event.code === code) ?? null, input))
  const steps = inOrder(input.state === 'DROPPED' ? made.filter(({ status }) => status === 'DONE') : made)
  return { state: input.state, steps, next: nextOf(steps, input), suggested: suggestedOf(input) }
}

function planOf({ dates, terms, today, legalDistrictCode }: WayInput): PlanEvent[] {
  return datePlan(terms, { ...NO_DATES, ...dates }, { asOf: today, legalDistrictCode: legalDistrictCode ?? '' })
}

/** A plan of days that are all known has every step that these terms need. */
const SOME_DATES = { contractOn: '2026-01-01', balanceOn: '2026-02-01', moveInOn: '2026-02-01', endOn: '2028-01-31' }

/** Unpaid taxes and a report of the lease are for some terms only. */
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

/** What is done before the contract has until its day. */
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

/** Those that the rest of the way hangs on: before the contract its day, then when it begins and ends. */
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

/** By part of the way; within one what has a day by its last day, the rest where the list has it. */
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

/** Of two that end on one day the one that opened later, for which there were fewer days. */
function byEnd(a: WayStep, b: WayStep): number {
  return compare(a.untilOn, b.untilOn) || compare(b.fromOn ?? '', a.fromOn ?? '')
}

/** A day that is not known comes last. */
function compare(a: string | null, b: string | null): number {
  if (a === b) return 0
  return a === null ? 1 : b === null ? -1 : a < b ? -1 : 1
}

/** What is late, then the days that everything hangs on once there is a contract, then what is over first. */
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
