/** Consecutive failed batches after which calls to the model are paused, and for how long. */
const FAILURES_TO_PAUSE = 3
const PAUSE_MS = 60_000

export type FailurePause = {
  /** False during the pause. After the pause one caller may try; the others wait for its outcome. */
  mayTry(): boolean
  record(succeeded: boolean): void
}

/**
 * A circuit breaker for the whole process that counts unusable replies as well as failed calls. It answers at once,
 * even while one call probes the model: a diagnosis has no time to wait for another's probe, as it would with
 * cockatiel's breaker. `now` is in milliseconds and never goes back.
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
