import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult } from 'cockatiel'
import type { Outcome } from './http-attempts.ts'

/** Consecutive failed calls, each including its retries, that open the breaker. */
const FAILURES_TO_OPEN = 5
/** How long the breaker stays open before one call probes the provider. */
const HALF_OPEN_AFTER_MS = 15_000

export type BreakerState = 'CLOSED' | 'OPEN' | 'HALF_OPEN'

export type Breaker = {
  state(): BreakerState
  run<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>>
}

/**
 * A circuit breaker for outcomes; while it is open, `run` returns `CIRCUIT_OPEN` without doing the work. `onIll` is called
 * when it opens, and again only after it was closed in between: a failed probe is not reported.
 */
export function createBreaker(onIll: () => void = () => undefined): Breaker {
  const policy = circuitBreaker(
    handleWhenResult((outcome) => isIllness(outcome as Outcome<unknown>)),
    { breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN), halfOpenAfter: HALF_OPEN_AFTER_MS },
  )
  let isIll = false
  policy.onReset(() => {
    isIll = false
  })
  policy.onBreak(() => {
    if (!isIll) onIll()
    isIll = true
  })
  return {
    state() {
      if (policy.state === CircuitState.Closed) return 'CLOSED'
      return policy.state === CircuitState.HalfOpen ? 'HALF_OPEN' : 'OPEN'
    },
    async run<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
      try {
        return await policy.execute(async () => thrownIfInterrupted(await work()))
      } catch (error) {
        if (error instanceof Interrupted) return error.outcome
        if (!(error instanceof BrokenCircuitError)) throw error
        return { status: 'ERROR', reason: 'CIRCUIT_OPEN', detail: 'no call made: provider ill', httpStatus: null }
      }
    },
  }
}

/** Passes an outcome through the breaker that is no evidence about the provider: the caller stopped waiting. */
class Interrupted extends Error {
  readonly outcome: Outcome<never>
  constructor(outcome: Outcome<never>) {
    super('interrupted')
    this.outcome = outcome
  }
}

function thrownIfInterrupted<T>(outcome: Outcome<T>): Outcome<T> {
  if (outcome.status === 'ERROR' && outcome.reason === 'DEADLINE') throw new Interrupted(outcome)
  return outcome
}

/** Failures of the provider itself, unlike a rejected key, an exhausted quota or an invalid request. */
function isIllness(outcome: Outcome<unknown>): boolean {
  if (outcome.status !== 'ERROR') return false
  return outcome.retry === 'SOON' || ['TIMEOUT', 'NETWORK', 'TOO_LARGE', 'MALFORMED'].includes(outcome.reason)
}
