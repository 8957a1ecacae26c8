import { randomBytes } from 'node:crypto'
import { type BulkheadPolicy, bulkhead } from 'cockatiel'
import { addDays, seoulDate } from '../domain/calendar.ts'
import type { ProviderReply } from '../domain/lookup.ts'
import { observe } from '../platform/observe.ts'
import { createKeyedHash, type KeyedHash } from '../platform/secrets/keyed-hash.ts'
import { attempt, type Interpretation, type Outcome } from './http-attempts.ts'
import { type Breaker, type BreakerState, createBreaker } from './http-breaker.ts'
import type { WireResponse } from './http-exchange.ts'

export type { Interpretation } from './http-attempts.ts'
export type { WireResponse } from './http-exchange.ts'

export type ProviderName =
  | 'juso'
  | 'building-register'
  | 'transactions'
  | 'public-price'
  | 'broker-offices'
  | 'land-ledger'
  | 'boundary'
  | 'geocoder'
  | 'map-tiles'
  | 'r-one'
  | 'risk-model'

/** The fields of a call in the call log. */
export type CallSummary = Record<string, string | number | null>

type ProviderRequest<T> = {
  provider: ProviderName
  /** The provider's own name of the operation, such as `getBrTitleInfo`. */
  apiName: string
  /** Includes the key. */
  url: URL
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** The reply is not text: `interpret` receives its bytes. */
  binary?: boolean
  /** Logged in place of the path when the path contains the key. */
  loggedPath?: string
  /** For the call log: contains no key and no raw address. */
  summary: CallSummary
  /** Pure; sees error statuses too, as providers name the cause in the body. A thrown error counts as `MALFORMED`. */
  interpret: (response: WireResponse) => Interpretation<T>
  /** For the whole request, including retries but not the wait for a free slot among the calls to its host. */
  timeoutMs?: number
  /** Up to two retries after failures that a retry may fix. Default true. */
  retry?: boolean
}

/** One row of the call log: the final outcome of one request, whatever the number of attempts. */
export type ProviderCallRecord = {
  provider: ProviderName
  apiName: string
  /** Path without query; empty when no call was made because no key is set. */
  endpointPath: string
  requestSummary: CallSummary
  resultStatus: 'SUCCESS' | 'EMPTY' | 'UNAVAILABLE' | 'ERROR'
  httpStatusCode: number | null
  durationMillis: number
  errorMessage: string | null
  createdAt: Date
}

export type ProviderHttp = {
  /** Calls a provider. Never throws; every request is recorded once. `signal` ends it early as `DEADLINE`. */
  request<T>(request: ProviderRequest<T>, signal?: AbortSignal): Promise<ProviderReply<T>>
  /** Records that no call was made because no key is set. */
  unavailable(request: Pick<ProviderRequest<never>, 'provider' | 'apiName' | 'summary'>): {
    status: 'UNAVAILABLE'
    reason: 'NO_KEY'
  }
  breakerState(provider: ProviderName): BreakerState
  /** Hashes an address or a lot for the call summary. */
  hashForLog: KeyedHash
}

/** Concurrent calls per host; data.go.kr allows 30 per second. */
const CALLS_PER_HOST = 8
const WAITING_PER_HOST = 1_000
const MAX_MESSAGE_LENGTH = 200

/** The end of the day of `now` in Seoul, when daily quotas reset. */
export function nextSeoulMidnight(now: Date): Date {
  return new Date(`${addDays(seoulDate(now), 1)}T00:00:00+09:00`)
}

/** Tracks operations whose daily quota is used up, so that they are not called again before midnight in Seoul. */
function createDailyQuotas(now: () => Date): {
  isUsedUp(operation: string): boolean
  markUsedUp(operation: string): void
} {
  const freeAgainAt = new Map<string, number>()
  return {
    isUsedUp: (operation) => now().getTime() < (freeAgainAt.get(operation) ?? 0),
    markUsedUp(operation) {
      freeAgainAt.set(operation, nextSeoulMidnight(now()).getTime())
    },
  }
}

/**
 * The only HTTP client for providers: time limit, bounded retry, calls per host, a circuit breaker per provider, daily
 * quotas. `now` dates the records and resets quotas; durations and the breaker use the machine's own clock.
 * `recordCall` must not throw. `hashForLog` is keyed with the service's secret; without it, hashes are valid only for this process.
 */
export function createProviderHttp(options: {
  timeoutMs: number
  recordCall: (record: ProviderCallRecord) => void
  now: () => Date
  random?: () => number
  /** Called when calls to a provider are paused, once until it has replied again. Must not throw. */
  onIll?: (provider: ProviderName) => void
  hashForLog?: KeyedHash
}): ProviderHttp {
  const random = options.random ?? Math.random
  const breakers = new Map<ProviderName, Breaker>()
  const hosts = new Map<string, BulkheadPolicy>()
  const quotas = createDailyQuotas(options.now)

  async function ask<T>(request: ProviderRequest<T>, signal?: AbortSignal): Promise<Outcome<T>> {
    const operation = `${request.provider} ${request.apiName}`
    const host = getOrCreate(hosts, request.url.host, () => bulkhead(CALLS_PER_HOST, WAITING_PER_HOST))
    const breaker = getOrCreate(breakers, request.provider, () =>
      createBreaker(() => options.onIll?.(request.provider)),
    )
    return host.execute(async () => {
      if (signal?.aborted) return failed('DEADLINE', 'the caller stopped waiting')
      if (quotas.isUsedUp(operation)) return failed('QUOTA_EXCEEDED', 'no call made: daily quota used up')
      const outcome = await breaker.run(() =>
        attempt(
          { ...request, timeoutMs: request.timeoutMs ?? options.timeoutMs, retry: request.retry ?? true },
          random,
          signal,
        ),
      )
      if (outcome.status === 'ERROR' && outcome.retry === 'AFTER_MIDNIGHT') quotas.markUsedUp(operation)
      return outcome
    })
  }

  return {
    async request(request, signal) {
      const startedAt = performance.now()
      const asked = ask(request, signal).catch(
        (): Outcome<never> => failed('TIMEOUT', 'no call made: too many calls waiting'),
      )
      const outcome = await observe(
        'provider',
        `${request.provider} ${request.apiName}`,
        () => orDeadline(asked, signal),
        ({ status }) => status,
      )
      options.recordCall({
        ...recordOf(request, outcome),
        durationMillis: Math.round(performance.now() - startedAt),
        createdAt: options.now(),
      })
      return replyOf(outcome)
    },
    unavailable(request) {
      options.recordCall({ ...recordOfNoCall(request), createdAt: options.now() })
      return { status: 'UNAVAILABLE', reason: 'NO_KEY' }
    },
    breakerState: (provider) => breakers.get(provider)?.state() ?? 'CLOSED',
    hashForLog: options.hashForLog ?? createKeyedHash(randomBytes(32).toString('hex'), 'call log'),
  }
}

const RESULTS = { FOUND: 'SUCCESS', NOT_FOUND: 'EMPTY', ERROR: 'ERROR' } as const

function recordOf(
  request: ProviderRequest<unknown>,
  outcome: Outcome<unknown>,
): Omit<ProviderCallRecord, 'durationMillis' | 'createdAt'> {
  return {
    provider: request.provider,
    apiName: request.apiName,
    endpointPath: request.loggedPath ?? request.url.pathname,
    requestSummary: request.summary,
    resultStatus: RESULTS[outcome.status],
    httpStatusCode: outcome.httpStatus,
    errorMessage: outcome.status === 'ERROR' ? logMessage(outcome, request) : null,
  }
}

function recordOfNoCall(
  asked: Pick<ProviderRequest<never>, 'provider' | 'apiName' | 'summary'>,
): Omit<ProviderCallRecord, 'createdAt'> {
  return {
    provider: asked.provider,
    apiName: asked.apiName,
    endpointPath: '',
    requestSummary: asked.summary,
    resultStatus: 'UNAVAILABLE',
    httpStatusCode: null,
    durationMillis: 0,
    errorMessage: null,
  }
}

function failed(reason: 'DEADLINE' | 'QUOTA_EXCEEDED' | 'TIMEOUT', detail: string): Outcome<never> {
  return { status: 'ERROR', reason, detail, httpStatus: null }
}

function replyOf<T>(outcome: Outcome<T>): ProviderReply<T> {
  if (outcome.status === 'FOUND') return { status: 'FOUND', value: outcome.value }
  return outcome.status === 'NOT_FOUND' ? { status: 'NOT_FOUND' } : { status: 'ERROR', reason: outcome.reason }
}

/** Ends the wait when the caller's time is over, including for a call that is still queued for its host. */
async function orDeadline<T>(work: Promise<Outcome<T>>, signal: AbortSignal | undefined): Promise<Outcome<T>> {
  if (signal === undefined) return work
  const over = Promise.withResolvers<Outcome<never>>()
  const stop = () => over.resolve(failed('DEADLINE', 'the caller stopped waiting'))
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    return await Promise.race([work, over.promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/**
 * The message for the call log. In case a parser quotes the provider, everything sent (key, address) is masked: some
 * providers repeat the key in their error text.
 */
function logMessage(outcome: { reason: string; detail: string }, request: ProviderRequest<unknown>): string {
  const sent = [
    ...request.url.searchParams.values(),
    ...Object.values(request.headers ?? {}).map((value) => value.replace(/^Bearer /, '')),
  ]
  let detail = outcome.detail
  for (const value of sent.filter((each) => each.length >= 6)) {
    detail = detail.replaceAll(value, '***').replaceAll(encodeURIComponent(value), '***')
  }
  return `${outcome.reason}: ${detail}`.slice(0, MAX_MESSAGE_LENGTH)
}

function getOrCreate<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const present = map.get(key)
  if (present !== undefined) return present
  const created = create()
  map.set(key, created)
  return created
}
