import { setTimeout as sleep } from 'node:timers/promises'
import type { FailureReason } from '../domain/lookup.ts'
import { type ExchangeRequest, exchange, type WireResponse } from './http-exchange.ts'

/** The result of a wire parser. `detail` is for the call log: our own wording, never a key or a raw body. */
export type Interpretation<T> = { status: 'FOUND'; value: T } | { status: 'NOT_FOUND' } | InterpretedFailure

/** `SOON`: worth an immediate retry; `AFTER_MIDNIGHT`: the day's quota is used up. */
type InterpretedFailure = {
  status: 'ERROR'
  reason: FailureReason
  detail: string
  retry?: 'SOON' | 'AFTER_MIDNIGHT'
}

export type Outcome<T> = Interpretation<T> & { httpStatus: number | null }

type AttemptsRequest<T> = ExchangeRequest & {
  interpret: (response: WireResponse) => Interpretation<T>
  /** For all attempts together, including pauses. */
  timeoutMs: number
  retry: boolean
}

const MORE_TRIES = 2
const FIRST_PAUSE_MS = 100

/** Retries until there is a reply, a failure that a retry cannot fix, or no time left. Never throws. */
export async function attempt<T>(
  request: AttemptsRequest<T>,
  random: () => number,
  signal?: AbortSignal,
): Promise<Outcome<T>> {
  const limit = AbortSignal.timeout(request.timeoutMs)
  const endsAt = performance.now() + request.timeoutMs
  for (let triesLeft = request.retry ? MORE_TRIES : 0; ; triesLeft--) {
    const outcome = await attemptOnce(request, limit, signal)
    if (outcome.status !== 'ERROR' || outcome.retry !== 'SOON' || triesLeft === 0) return outcome
    const pauseMs = FIRST_PAUSE_MS * 2 ** (MORE_TRIES - triesLeft) * (0.5 + random())
    if (performance.now() + pauseMs >= endsAt) return outcome
    try {
      await sleep(pauseMs, undefined, { signal })
    } catch {
      return {
        status: 'ERROR',
        reason: 'DEADLINE',
        detail: 'the caller stopped waiting',
        httpStatus: outcome.httpStatus,
      }
    }
  }
}

async function attemptOnce<T>(
  request: AttemptsRequest<T>,
  limit: AbortSignal,
  signal: AbortSignal | undefined,
): Promise<Outcome<T>> {
  const exchanged = await exchange(request, limit, signal)
  if (exchanged.response !== null) {
    return { ...interpret(request, exchanged.response), httpStatus: exchanged.response.httpStatus }
  }
  const { reason, detail, httpStatus } = exchanged
  if (reason === 'MALFORMED' && httpStatus !== null && httpStatus >= 400)
    return { ...statusFailure(httpStatus), httpStatus }
  return { status: 'ERROR', reason, detail, httpStatus, ...(reason === 'NETWORK' ? { retry: 'SOON' } : {}) }
}

/** Reads the body first, because providers name the cause there; but an error status is never a successful reply. */
function interpret<T>(request: AttemptsRequest<T>, response: WireResponse): Interpretation<T> {
  const said = interpretSafely(request, response)
  const { httpStatus } = response
  if (httpStatus < 400) return said
  if (said.status === 'ERROR' && said.reason !== 'MALFORMED' && said.reason !== 'HTTP_STATUS') return said
  return statusFailure(httpStatus)
}

function statusFailure(httpStatus: number): InterpretedFailure {
  const failure: InterpretedFailure = { status: 'ERROR', reason: 'HTTP_STATUS', detail: `HTTP ${httpStatus}` }
  return httpStatus >= 500 || httpStatus === 429 ? { ...failure, retry: 'SOON' } : failure
}

function interpretSafely<T>(request: AttemptsRequest<T>, response: WireResponse): Interpretation<T> {
  try {
    return request.interpret(response)
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error
    return { status: 'ERROR', reason: 'MALFORMED', detail: `reply could not be read (${name})` }
  }
}
