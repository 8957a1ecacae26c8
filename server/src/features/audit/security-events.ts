import type { Page } from '@lease-risk/contract/common'
import type { SecurityEventKind, SecurityEventQuery, SecurityEventResponse } from '@lease-risk/contract/security-events'
import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Clock } from '../../platform/clock.ts'
import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { AuditSeal } from './audit-seal.ts'

export type SecurityEvent = {
  kind: SecurityEventKind
  /** Method and pattern of the path, never the path. */
  operation: string
  /** Keyed hash of the address. */
  caller: string
  userId: number | null
}

/**
 * Counts in memory and writes sums, so that the number of rows per minute is bounded however many requests are refused.
 */
export type SecurityEvents = {
  count(event: SecurityEvent, now: Date): void
  /** Writes the counts. Never throws: counts that could not be written are kept. */
  write(): Promise<void>
  close(): Promise<void>
}

/** Distinct events per minute and process; further ones are counted together, by kind. */
export const MOST_A_MINUTE = 500
const WRITE_EVERY_MS = 5_000
const MINUTE_MS = 60_000

const addCounts = statement<
  never,
  {
    minutes: Date[]
    kinds: string[]
    operations: string[]
    callers: string[]
    userIds: (number | null)[]
    counts: number[]
  }
>({
  name: 'security-events-add',
  columns: {},
  text: `insert into security_events (minute, kind, operation, caller, user_id, count)
   select * from unnest(
     :minutes::timestamptz[], :kinds::text[], :operations::text[], :callers::text[], :userIds::bigint[], :counts::integer[]
   ) as counted (minute, kind, operation, caller, user_id, count)
   order by minute, kind, operation, caller, user_id
   on conflict (minute, kind, operation, caller, coalesce(user_id, 0))
   do update set count = security_events.count + excluded.count`,
})

export const removeOldSecurityEvents = removal<{ before: Date }>({
  name: 'security-events-remove-old',
  oldest: 'minute',
  text: 'delete from security_events where minute < :before',
})

const OTHERS = { operation: 'others', caller: 'others', userId: null }

type Counted = SecurityEvent & { minute: Date; count: number }

export function createSecurityEvents({ pool, log }: { pool: Pool; log: Pick<Logger, 'warn'> }): SecurityEvents {
  const counted = new Map<string, Counted>()
  let minuteMs = 0
  let known = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function writeCounted(): Promise<void> {
    const due = [...counted.values()].filter(({ count }) => count > 0).map((from) => ({ from, ...from }))
    if (due.length === 0) return
    for (const { from, count } of due) from.count -= count
    try {
      await addCounts(pool, columnsOf(due))
      for (const [key, { minute, count }] of counted)
        if (count === 0 && minute.getTime() < minuteMs) counted.delete(key)
    } catch (error) {
      for (const { from, count } of due) from.count += count
      log.warn({ err: error }, 'security events could not be written')
    }
  }
  const write = () => (writing = writing.then(writeCounted))
  return {
    count(event, now) {
      const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
      if (minute !== minuteMs) known = 0
      minuteMs = minute
      const isKept = counted.has(keyOf(event, minute)) || known < MOST_A_MINUTE
      const kept = isKept ? event : { kind: event.kind, ...OTHERS }
      const key = keyOf(kept, minute)
      const before = counted.get(key)
      if (before === undefined) {
        known += 1
        counted.set(key, { ...kept, minute: new Date(minute), count: 1 })
        // one log line per minute for each event; the row holds the count
        log.warn({ ...kept, securityEvent: kept.kind }, 'security event')
      } else before.count += 1
      timer ??= setTimeout(() => {
        timer = undefined
        void write()
      }, WRITE_EVERY_MS).unref()
    },
    write,
    async close() {
      clearTimeout(timer)
      await write()
    },
  }
}

function keyOf({ kind, operation, caller, userId }: SecurityEvent, minute: number): string {
  return [minute, kind, operation, caller, userId].join(' ')
}

function columnsOf(due: readonly Counted[]) {
  return {
    minutes: due.map(({ minute }) => minute),
    kinds: due.map(({ kind }) => kind),
    operations: due.map(({ operation }) => operation),
    callers: due.map(({ caller }) => caller),
    userIds: due.map(({ userId }) => userId),
    counts: due.map(({ count }) => count),
  }
}

type Row = Omit<SecurityEventResponse, 'minute'> & { minute: Date }
type Filters = { kind: string | null; userId: number | null }
const CHOSEN = '(:kind::text is null or kind = :kind) and (:userId::bigint is null or user_id = :userId)'

const selectPage = statement<Row, Filters & { limit: number; offset: number }>({
  name: 'security-event-page',
  planned: 'EACH_TIME',
  columns: {
    eventId: 'int8',
    minute: 'timestamptz',
    kind: 'text',
    operation: 'text',
    caller: 'text',
    userId: 'int8',
    count: 'int4',
  },
  text: `select event_id as "eventId", minute, kind, operation, caller, user_id as "userId", count
   from security_events where ${CHOSEN} order by event_id desc limit :limit offset :offset`,
})
const countAll = statement<{ count: number }, Filters>({
  name: 'security-event-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from security_events where ${CHOSEN}`,
})

/** Logins and refusals per minute, newest first. */
export async function listSecurityEvents(
  database: Queryable,
  { kind, userId, page, size }: SecurityEventQuery,
): Promise<Page<SecurityEventResponse>> {
  const filters = { kind: kind ?? null, userId: userId ?? null }
  const rows = await selectPage(database, { ...filters, limit: size, offset: page * size })
  const [counted] = await countAll(database, filters)
  const content = rows.map((row) => ({ ...row, minute: seoulDateTime(row.minute) }))
  return pageOf(content, { page, size }, counted?.count ?? 0)
}

const LOGINS = new Set([
  'POST /api/auth/login',
  'POST /api/auth/login/:provider/completion',
  'POST /api/auth/login/:provider/account',
])
const REFUSALS: Record<number, SecurityEventKind> = { 401: 'REFUSED_401', 403: 'REFUSED_403', 429: 'REFUSED_429' }

/** R-ADMIN-17: counts logins and refusals of every route, once the response is sent. */
export function watchRequests(
  app: HttpApp,
  { events, auditSeal, clock }: { events: SecurityEvents; auditSeal: AuditSeal; clock: Clock },
): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    const operation = `${request.method} ${request.routeOptions.url ?? 'none'}`
    const kind = typeof request.loggedInUserId === 'number' ? 'LOGIN' : refusalOf(operation, statusCode)
    if (kind === undefined) return
    events.count({ kind, operation, caller: auditSeal.ofAddress(request.ip), userId: userIdOf(request) }, clock.now())
  })
  app.addHook('onClose', () => events.close())
}

function refusalOf(operation: string, status: number): SecurityEventKind | undefined {
  return status === 401 && LOGINS.has(operation) ? 'LOGIN_FAILED' : REFUSALS[status]
}

function userIdOf({ caller, loggedInUserId }: FastifyRequest): number | null {
  // for a request that cannot be read at all, no caller was resolved
  const user = caller?.kind === 'unproven' ? caller.user : caller
  return loggedInUserId ?? (user?.kind === 'user' ? user.userId : null)
}
