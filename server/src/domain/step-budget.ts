/**
 * How much work one text may cost, whatever it holds. The work is counted and not timed, so that a text always reads
 * the same. A reader that has spent its steps stops; the rest of the text is unread.
 */
export type StepBudget = {
  /** Takes steps. False when more are taken than there were. */
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
