/**
 * Limits the work spent on one text, whatever it contains. Work is counted rather than timed, so that parsing a text
 * always gives the same result. A parser whose steps are spent stops and leaves the rest of the text unread.
 */
export type StepBudget = {
  /** Takes steps. Returns false once more steps are taken than the budget has. */
  take(steps?: number): boolean
  isSpent(): boolean
  /** Steps taken so far. */
  taken(): number
}

export function createStepBudget(most: number): StepBudget {
  let taken = 0
  return {
    take(steps = 1) {
      taken += steps
      return taken <= most
    },
    isSpent: () => taken > most,
    taken: () => taken,
  }
}
