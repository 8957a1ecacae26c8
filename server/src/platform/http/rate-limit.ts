import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config, RateLimits } from '../config/config.ts'
import { askTogether } from '../database/ask-together.ts'
import type { DatabaseConnection } from '../database/database.ts'
import { removal } from '../database/removal.ts'
import { statement } from '../database/statement.ts'
import { createKeyedHash } from '../secrets/keyed-hash.ts'
import { AppError } from './errors.ts'
import { networkOf } from './network-of.ts'
import { weightOf } from './read-weights.ts'

type RateLimitName = keyof RateLimits

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted per address (`networkOf`), and per user if logged in. */
    rateLimit?: RateLimitName
    /** Units of the budget of public reads that depend on what is asked, besides those of the operation. */
    unitsOfBody?: (body: unknown) => number
  }
}

type RateLimitCode = 'COMMON_429_RATE_LIMIT' | 'AUTH_429_TOO_MANY_ATTEMPTS'

/** Counts in the database, so that the limits apply over all instances. */
export type RateLimiter = {
  /** Counts every use for each subject in one statement. @throws AppError 429 with `Retry-After` if a window is used up. */
  consumeAll(uses: readonly Use[], subjects: string[], code?: RateLimitCode): Promise<void>
  /** Counts one use for each subject. @throws AppError 429 with `Retry-After` if one of them has used up its window. */
  consume(name: RateLimitName, subjects: string[], code?: RateLimitCode): Promise<void>
  /** Counts nothing. @throws AppError 429 with `Retry-After` if one of the subjects has used up its window. */
  check(name: RateLimitName, subjects: string[], code?: RateLimitCode): Promise<void>
  /** Resets the counts of these subjects, e.g. after a successful login. */
  forget(name: RateLimitName, subjects: string[]): Promise<void>
  removeEnded(): Promise<void>
}

/** One subject of a call under one rule. */
type Counting = { subject: string; units: number; max: number; endsAt: Date }

/** `units`: how much of the window one call uses; 1 where calls are counted. */
type Use = { name: RateLimitName; units: number }

type Window = { used: number; ends_at: Date }
type CountedWindow = Window & { subject: string }

const WINDOW_COLUMNS = { used: 'int4', ends_at: 'timestamptz' } as const

/** How far the clocks of instances may differ. A window that ends later was opened by a clock that has since been set back. */
const CLOCKS_APART_MS = 60_000

const readFullWindows = statement<Window, { subjects: string[]; max: number; now: Date; latest: Date }>({
  name: 'rate-limit-full',
  columns: WINDOW_COLUMNS,
  text: `select used, ends_at from rate_limit_windows
   where subject = any(:subjects) and used >= :max and ends_at > :now and ends_at <= :latest`,
})
type Counted = { subjects: string[]; units: number[]; now: Date; endsAt: Date[] }
/** Restarts a window that has ended, or was opened by a clock that has since been set back. */
const consumeWindows = statement<CountedWindow, Counted>({
  name: 'rate-limit-consume',
  columns: { subject: 'text', ...WINDOW_COLUMNS },
  text: `insert into rate_limit_windows as counted (subject, used, ends_at)
   select * from unnest(:subjects::text[], :units::int[], :endsAt::timestamptz[]) as use (subject, units, ends_at)
   order by subject
   on conflict (subject) do update set
     used = excluded.used + case
       when counted.ends_at <= :now or counted.ends_at > excluded.ends_at + make_interval(secs => ${CLOCKS_APART_MS / 1000}) then 0
       else counted.used end,
     ends_at = case
       when counted.ends_at <= :now or counted.ends_at > excluded.ends_at + make_interval(secs => ${CLOCKS_APART_MS / 1000}) then excluded.ends_at
       else counted.ends_at end
   returning subject, used, ends_at`,
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
  // who tried to log in from where is private; counting only needs to recognize it again
  const hash = createKeyedHash(jwtSecret, 'rate limit subject')
  const keys = (name: RateLimitName, subjects: string[]) => subjects.map((subject) => `${name} ${hash(subject)}`)
  /** The end of a window that begins now, and the latest end that a window of another instance may have. */
  const endOf = (name: RateLimitName, now: Date) => {
    const endsAt = new Date(now.getTime() + rules[name].windowSeconds * 1000)
    return { endsAt, latest: new Date(endsAt.getTime() + CLOCKS_APART_MS) }
  }
  // calls that arrive while others are being counted share one statement
  const count = askTogether((asks: { counted: Counting[]; now: Date }[]) => countAll(pool, asks))
  const consumeAll: RateLimiter['consumeAll'] = async (uses, subjects, code = 'COMMON_429_RATE_LIMIT') => {
    if (!enabled || subjects.length === 0 || uses.length === 0) return
    const now = clock.now()
    const counted = uses.flatMap(({ name, units }) => {
      const { endsAt } = endOf(name, now)
      return keys(name, subjects).map((subject) => ({ subject, units, max: rules[name].max, endsAt }))
    })
    const windows = await count({ counted, now })
    const isFull = ({ used }: Window, index: number) => used > (counted[index]?.max ?? 0)
    refuse(windows.filter(isFull), code, now)
  }
  return {
    consume: (name, subjects, code) => consumeAll([{ name, units: 1 }], subjects, code),
    consumeAll,
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

/** Returns the windows of each call as of right after it, as if the calls had been counted one by one. */
async function countAll(
  pool: DatabaseConnection['pool'],
  asks: readonly { counted: Counting[]; now: Date }[],
): Promise<Window[][]> {
  const sums = new Map<string, { units: number; endsAt: Date }>()
  const usedByThen = asks.map(({ counted }) =>
    counted.map(({ subject, units, endsAt }) => {
      const sum = { units: (sums.get(subject)?.units ?? 0) + units, endsAt }
      sums.set(subject, sum)
      return sum.units
    }),
  )
  const windows = await consumeWindows(pool, {
    subjects: [...sums.keys()],
    units: [...sums.values()].map(({ units }) => units),
    endsAt: [...sums.values()].map(({ endsAt }) => endsAt),
    now: new Date(Math.max(...asks.map(({ now }) => now.getTime()))),
  })
  const windowOf = new Map(windows.map((window) => [window.subject, window]))
  return asks.map(({ counted }, ask) =>
    counted.map(({ subject }, index) => {
      const window = windowOf.get(subject)
      if (window === undefined) throw new Error('a window that was counted did not come back')
      const later = (sums.get(subject)?.units ?? 0) - (usedByThen[ask]?.[index] ?? 0)
      return { used: window.used - later, ends_at: window.ends_at }
    }),
  )
}

function refuse(full: Window[], code: RateLimitCode, now: Date): void {
  if (full.length === 0) return
  const waitMs = Math.max(...full.map((window) => window.ends_at.getTime())) - now.getTime()
  throw new AppError(code, { headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } })
}

/** Applies each route's `config.rateLimit` and the budget of public reads (R-HTTP-22), once the caller is known. */
export function enforceRateLimits(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request) => {
    const { config, schema } = request.routeOptions
    const weight = weightOf(schema?.operationId)
    const uses: Use[] = [
      ...(config.rateLimit === undefined ? [] : [{ name: config.rateLimit, units: 1 }]),
      ...(weight === 0 ? [] : [{ name: 'reads' as const, units: weight }]),
    ]
    if (uses.length === 0) return
    await limiter.consumeAll(uses, subjectsOf(request))
  })
  app.addHook('preHandler', async (request) => {
    const units = request.routeOptions.config.unitsOfBody?.(request.body) ?? 0
    if (units > 0) await limiter.consumeAll([{ name: 'reads', units }], subjectsOf(request))
  })
}

function subjectsOf({ caller, ip }: FastifyRequest): string[] {
  const byUser = caller.kind === 'user' ? [`user:${caller.userId}`] : []
  return [`address:${networkOf(ip)}`, ...byUser]
}
