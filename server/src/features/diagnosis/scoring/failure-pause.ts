/** Consecutive failed batches after which the model is left alone, and for how long. */
const FAILURES_TO_PAUSE = 3
const PAUSE_MS = 60_000

export type FailurePause = {
  /** False while the model is left alone. After the pause one caller may try; the others wait for its verdict. */
  mayTry(): boolean
  record(succeeded: boolean): void
}

/**
 * A circuit breaker for the whole process that counts unusable answers as well as failed calls. It answers at once, also
 * while one call probes the model: a diagnosis has no time to wait for another's probe, as cockatiel's breaker makes it.
 * `now` is in milliseconds and never goes back.
 */
export function createFailurePause(now: () => number): FailurePause {
  let failures = 0
  let until = 0
  return {
    mayTry() {
      if (failures < FAILURES_TO_PAUSE) return true
      if (now() < until) return false
      until = now() + PAUSE_MS
      return true
    },
    record(succeeded) {
      failures = succeeded ? 0 : failures + 1
      if (failures >= FAILURES_TO_PAUSE) until = now() + PAUSE_MS
    },
  }
}
