import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { AppError } from './errors.ts'

type Limits = Config['shedding']
/**
 * How the process stands. `isBusy`: its event loop has no rest, or somebody waits for a connection of the database; otherwise what
 * is under way waits for providers, and one more does no harm.
 */
export type Pressure = { underWay: number; answeredPerSecond: number; isBusy: boolean }

const LOOK_EVERY_MS = 250
const LOOKS_A_SECOND = 1_000 / LOOK_EVERY_MS
/** So few come from one or two people, whatever else makes the process slow. */
const NEVER_SHED_UP_TO = 16
const BUSY_FROM = 0.9
const RETRY_AFTER_SECONDS = '2'

/**
 * The share of new requests to refuse, 0 to 1. What is under way shares the process, so that one more waits for as long as all of them
 * take (Little's law); the slowest in a hundred wait about half as long again. From twice the line on none is taken.
 */
export function shareToShed(
  { underWay, answeredPerSecond, isBusy }: Pressure,
  { expectedWaitMs: from }: Limits,
): number {
  if (!isBusy || underWay < NEVER_SHED_UP_TO) return 0
  const expectedMs = (underWay / Math.max(answeredPerSecond, 1)) * 1000
  return Math.min(1, Math.max(0, (expectedMs - from) / from))
}

/** What has to be reached when the service is at its end: whoever looks after it, and a session that goes on. */
const ALWAYS_SERVED = /^\/(?:api\/(?:health|admin)(?:\/|$|\?)|api\/auth\/(?:refresh|logout)(?:$|\?)|metrics(?:$|\?))/

/**
 * R-HTTP-23: beyond what the process can answer in time it answers 503 with `Retry-After` at once, before anything is asked of the
 * database, so that what it accepts is answered within two seconds. @returns how many it has refused so far.
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
    // also when the client goes away before the answer
    reply.raw.once('close', () => {
      if (underWay.delete(request)) load.answered()
    })
  })
  return () => shed
}

/** Of the last second: how much of it the event loop worked, 0 to 1, and how many requests ended. */
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
