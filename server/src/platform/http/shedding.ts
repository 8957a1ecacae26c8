import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'
import { AppError } from './errors.ts'

type Limits = Config['shedding']
/**
 * The load of the process. `isBusy`: its event loop is saturated, or a request waits for a database connection. Otherwise the
 * requests in progress wait for providers, and one more does no harm.
 */
export type Pressure = { underWay: number; answeredPerSecond: number; isBusy: boolean }

const LOOK_EVERY_MS = 250
const LOOKS_A_SECOND = 1_000 / LOOK_EVERY_MS
/** So few may come from one or two people, whatever else slows the process down. */
const NEVER_SHED_UP_TO = 16
const BUSY_FROM = 0.9
const RETRY_AFTER_SECONDS = '2'

/**
 * Returns the share of new requests to refuse, 0 to 1. Requests in progress share the process, so a new one waits for as
 * long as all of them take (Little's law); the slowest one in a hundred waits about half as long again. From twice the
 * limit on, none is accepted.
 */
export function shareToShed(
  { underWay, answeredPerSecond, isBusy }: Pressure,
  { expectedWaitMs: from }: Limits,
): number {
  if (!isBusy || underWay < NEVER_SHED_UP_TO) return 0
  const expectedMs = (underWay / Math.max(answeredPerSecond, 1)) * 1000
  return Math.min(1, Math.max(0, (expectedMs - from) / from))
}

/** Paths that must stay reachable when the service is overloaded: those for its operators and for existing sessions. */
const ALWAYS_SERVED = /^\/(?:api\/(?:health|admin)(?:\/|$|\?)|api\/auth\/(?:refresh|logout)(?:$|\?)|metrics(?:$|\?))/

/**
 * R-HTTP-23: refuses requests the process cannot answer in time with 503 and `Retry-After` at once, before any database
 * query, so that accepted requests are answered within two seconds. @returns a function that returns the number refused
 * so far.
 */
export function shedLoad(app: FastifyInstance, pool: Pool, limits: Limits): () => number {
  const underWay = new Set<FastifyRequest>()
  const load = watchLoad()
  let shed = 0
  app.addHook('onClose', async () => load.stop())
  app.addHook('onRequest', async (request, reply) => {
    if (ALWAYS_SERVED.test(request.url) || request.routeOptions.config.eventStream) return
    const isBusy = load.utilization() >= BUSY_FROM || pool.waitingCount > 0
    const pressure = { underWay: underWay.size, answeredPerSecond: load.answeredPerSecond(), isBusy }
    if (Math.random() < shareToShed(pressure, limits)) {
      shed += 1
      throw new AppError('COMMON_503_OVERLOADED', { headers: { 'retry-after': RETRY_AFTER_SECONDS } })
    }
    underWay.add(request)
    // also if the client leaves before the response
    reply.raw.once('close', () => {
      if (underWay.delete(request)) load.answered()
    })
  })
  return () => shed
}

/** Measures the last second: the utilization of the event loop, 0 to 1, and how many requests ended. */
function watchLoad() {
  const ended: number[] = Array<number>(LOOKS_A_SECOND).fill(0)
  let [since, utilization] = [performance.eventLoopUtilization(), 0]
  const timer = setInterval(() => {
    utilization = performance.eventLoopUtilization(since).utilization
    since = performance.eventLoopUtilization()
    ended.push(0)
    ended.shift()
  }, LOOK_EVERY_MS)
  timer.unref()
  return {
    utilization: () => utilization,
    answeredPerSecond: () => ended.reduce((sum, count) => sum + count, 0),
    answered: () => void (ended[LOOKS_A_SECOND - 1] = (ended.at(-1) ?? 0) + 1),
    stop: () => clearInterval(timer),
  }
}
