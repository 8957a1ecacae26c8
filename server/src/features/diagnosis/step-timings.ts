/** What one step of the walk cost and how it ended; shown to administrators and kept with the history. */
export type StepTiming = { step: string; durationMillis: number; outcome: string }

/** Measures the steps of one diagnosis. `outcomeOf` names how a step ended, such as `FOUND` or `ERROR`; `onStep` hears of each at its end. */
export function createStepTimings(onStep?: (timing: StepTiming) => Promise<void>) {
  const timings: StepTiming[] = []
  return {
    timings,
    async measure<T>(step: string, work: () => T | Promise<T>, outcomeOf: (result: T) => string): Promise<T> {
      const startedAt = performance.now()
      const result = await work()
      const timing = { step, durationMillis: Math.round(performance.now() - startedAt), outcome: outcomeOf(result) }
      timings.push(timing)
      await onStep?.(timing)
      return result
    },
  }
}
