import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config, RateLimits } from '../config.ts'
import type { DatabaseConnection } from '../database.ts'
import { createKeyedHash } from '../keyed-hash.ts'
import { removal } from '../removal.ts'
import { statement } from '../statement.ts'
import { AppError } from './errors.ts'
import { networkOf } from './network-of.ts'

type RateLimitName = keyof RateLimits

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted per address (`networkOf`), and per user when logged in. */
    rateLimit?: RateLimitName
  }
}

type RateLimitCode = 'COMMON_429_RATE_LIMIT' | 'AUTH_429_TOO_MANY_ATTEMPTS'

/** Counts in the database, so that several instances count as one. */
export type RateLimiter = {
  /** Counts one use for each subject. @throws AppError 429 with `Retry-After` when one of them has used up its window. */
  consume(name: RateLimitName, subjects: string[], code?: RateLimitCode): Promise<void>
  /** Counts nothing. @throws AppError 429 with `Retry-After` when one of the subjects has used up its window. */
  check(name: RateLimitName, subjects: string[], code?: RateLimitCode): Promise<void>
  /** Takes the counts of these subjects back, e.g. after a login that succeeded. */
  forget(name: RateLimitName, subjects: string[]): Promise<void>
  removeEnded(): Promise<void>
}

type Window = { used: number; ends_at: Date }

const WINDOW_COLUMNS = { used: 'int4', ends_at: 'timestamptz' } as const

/** How far the clocks of instances may lie apart. A window that ends later than that was opened by a clock since set back. */
const CLOCKS_APART_MS = 60_000

const readFullWindows = statement<Window, { subjects: string[]; max: number; now: Date; latest: Date }>({
  name: 'rate-limit-full',
  columns: WINDOW_COLUMNS,
  text: `select used, ends_at from rate_limit_windows
   where subject = any(:subjects) and used >= :max and ends_at > :now and ends_at <= :latest`,
})
const consumeWindows = statement<Window, { subjects: string[]; now: Date; endsAt: Date; latest: Date }>({
  name: 'rate-limit-consume',
  columns: WINDOW_COLUMNS,
  text: `insert into rate_limit_windows as counted (subject, used, ends_at)
   select subject, 1, :endsAt from unnest(:subjects::text[]) as subject order by subject
   on conflict (subject) do update set
     used = case when counted.ends_at <= :now or counted.ends_at > :latest then 1 else counted.used + 1 end,
     ends_at = case when counted.ends_at <= :now or counted.ends_at > :latest then :endsAt else counted.ends_at end
   returning used, ends_at`,
})
const forgetWindows = statement<never, { subjects: string[] }>({
  name: 'rate-limit-forget',
  columns: {},
  text: 'delete from rate_limit_windows where subject = any(:subjects)',
})
const removeEndedWindows = removal<{ now: Date }>({
  name: 'rate-limit-remove-ended',
  oldest: 'ends_at',
  text: 'delete from rate_limit_windows where ends_at <= :now',
})

export function createRateLimiter(
  { pool }: DatabaseConnection,
  clock: Clock,
  { rateLimit: { enabled, rules }, jwtSecret }: Pick<Config, 'rateLimit' | 'jwtSecret'>,
): RateLimiter {
  // who tried to log in from where is nobody's business; the count needs only to know it again
  const hash = createKeyedHash(jwtSecret, 'rate limit subject')
  const keys = (name: RateLimitName, subjects: string[]) => subjects.map((subject) => `${name} ${hash(subject)}`)
  /** Of a window that begins now, and the latest that one of another instance may have. */
  const endOf = (name: RateLimitName, now: Date) => {
    const endsAt = new Date(now.getTime() + rules[name].windowSeconds * 1000)
    return { endsAt, latest: new Date(endsAt.getTime() + CLOCKS_APART_MS) }
  }
  const refuse = (full: Window[], code: RateLimitCode, now: Date) => {
    if (full.length === 0) return
    const waitMs = Math.max(...full.map((window) => window.ends_at.getTime())) - now.getTime()
    throw new AppError(code, { headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } })
  }
  return {
    async consume(name, subjects, code = 'COMMON_429_RATE_LIMIT') {
      if (!enabled || subjects.length === 0) return
      const { max } = rules[name]
      const now = clock.now()
      const windows = await consumeWindows(pool, { subjects: keys(name, subjects), now, ...endOf(name, now) })
      refuse(
        windows.filter((window) => window.used > max),
        code,
        now,
      )
    },
    async check(name, subjects, code = 'COMMON_429_RATE_LIMIT') {
      if (!enabled || subjects.length === 0) return
      const now = clock.now()
      const { max } = rules[name]
      const { latest } = endOf(name, now)
      refuse(await readFullWindows(pool, { subjects: keys(name, subjects), max, now, latest }), code, now)
    },
    async forget(name, subjects) {
      await forgetWindows(pool, { subjects: keys(name, subjects) })
    },
    async removeEnded() {
      await removeEndedWindows(pool, { now: clock.now() })
    },
  }
}

/** Applies `config.rateLimit` of each route once it is known who calls. */
export function enforceRateLimits(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request) => {
    const name = request.routeOptions.config.rateLimit
    if (name === undefined) return
    const byUser = request.caller.kind === 'user' ? [`user:${request.caller.userId}`] : []
    await limiter.consume(name, [`address:${networkOf(request.ip)}`, ...byUser])
  })
}
