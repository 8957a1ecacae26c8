import type { DiagnosisStepCode } from '@lease-risk/contract/diagnosis-async'
import { observe } from '../../platform/observe.ts'
import { message } from '../../words/message.ts'
import type { BegunStep, StepTiming } from './record/stored-record.ts'

/** The steps of a run, in order. Steps that a diagnosis does not need never begin. */
const STEPS: readonly DiagnosisStepCode[] = [
  'address',
  'building-register',
  'transactions',
  'public-price',
  'market-signal',
  'value-estimate',
  'risk-scoring',
]

export const PLANNED_STEPS = STEPS.map((step) => ({ step, stepName: message('STEP_NAME', { step }) }))

/** Awaited, so that steps are sent in the order in which they began and ended. */
export type OnStep = (step: BegunStep | StepTiming) => Promise<void>

/**
 * Measures the steps of one diagnosis. `outcomeOf` names how a step ended, such as `FOUND` or `ERROR`; `onStep` is
 * called when each step begins and when it has ended.
 */
export function createStepTimings(onStep?: OnStep) {
  const timings: StepTiming[] = []
  const beganAt = performance.now()
  const elapsed = () => Math.round(performance.now() - beganAt)
  return {
    timings,
    async measure<T>(
      step: DiagnosisStepCode,
      work: () => T | Promise<T>,
      outcomeOf: (result: T) => string,
    ): Promise<T> {
      const begun = { step, startedMillis: elapsed() }
      await onStep?.(begun)
      const startedAt = performance.now()
      const result = await observe('step', step, async () => work(), outcomeOf)
      const durationMillis = Math.round(performance.now() - startedAt)
      const timing = { ...begun, durationMillis, outcome: outcomeOf(result) }
      timings.push(timing)
      await onStep?.(timing)
      return result
    },
  }
}

/** The time limit of one diagnosis. Data that arrives later is still stored, but the response is sent without it. */
export type Deadline = {
  /**
   * The work's result, or `late` when the time expires first. A failure of late work is only recorded in its own log.
   */
  within<T>(work: Promise<T>, late: T): Promise<T>
  /** Remaining milliseconds; 0 when the time is over. */
  left(): number
}

export function startDeadline(millis: number): Deadline & { cancel(): void } {
  const over = Promise.withResolvers<void>()
  const endsAt = performance.now() + millis
  const timer = setTimeout(over.resolve, millis)
  return {
    within(work, late) {
      work.catch(() => undefined)
      return Promise.race([work, over.promise.then(() => late)])
    },
    left: () => Math.max(0, endsAt - performance.now()),
    cancel: () => clearTimeout(timer),
  }
}
