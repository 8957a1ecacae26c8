import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { createAuditSeal, verifyChain } from '../../../server/src/features/audit/face.ts'
import { DRILL_AUDIT_SECRET } from './instance.ts'
import type { Acknowledged } from './traffic.ts'

export type Outcome = {
  acknowledged: number
  lost: string[]
  doubled: string[]
  auditBreak: unknown
  unfinished: number
}

/** The queue tries a job that failed four times again after a minute. */
const PATIENCE_MS = 120_000
const IDLE_WITHIN_MS = 30_000

/** Compares what was acknowledged with what is stored, once the jobs have come to their end. */
export async function checkOutcome(pool: pg.Pool, acknowledged: Acknowledged): Promise<Outcome> {
  const unfinished = await untilFinished(pool)
  const column = async (text: string) =>
    new Map((await pool.query<{ key: string; count: number }>(text)).rows.map(({ key, count }) => [key, count]))
  const diagnoses = await column(
    `select deposit_manwon || ' ' || diagnosis_id as key, count(*)::int as count from diagnoses group by 1`,
  )
  const deposits = await column('select deposit_manwon::text as key, count(*)::int as count from diagnoses group by 1')
  const users = await column('select username as key, count(*)::int as count from users group by 1')
  const audited = await column(
    `select request_id as key, count(*)::int as count from audit_logs where request_id like 'drill-%' group by 1`,
  )
  const finished = await column(
    `select 'end of ' || subject as key, count(*)::int as count from outbox where event_type = 'DIAGNOSIS_FINISHED' group by 1`,
  )
  const wanted = [
    ...[...acknowledged.diagnoses, ...acknowledged.accepted].map(
      ([deposit, id]) => [diagnoses, `${deposit} ${id}`] as const,
    ),
    ...[...acknowledged.accepted.values()].map((id) => [finished, `end of diagnosis ${id}`] as const),
    ...acknowledged.usernames.map((username) => [users, username] as const),
    ...acknowledged.auditedRequests.map((requestId) => [audited, requestId] as const),
  ]
  const doubled = [deposits, users, audited, finished].flatMap((found) => [...found].filter(([, count]) => count > 1))
  const { firstBreak } = await verifyChain(pool, createAuditSeal(DRILL_AUDIT_SECRET))
  return {
    acknowledged: wanted.length,
    lost: wanted.filter(([found, key]) => !found.has(key)).map(([, key]) => key),
    doubled: doubled.map(([key]) => key),
    auditBreak: firstBreak,
    unfinished,
  }
}

/** How many asynchronous diagnoses have not ended in time. */
export function untilFinished(pool: pg.Pool): Promise<number> {
  return until(PATIENCE_MS, 0, async () => {
    const { rows } = await pool.query<{ open: number }>(
      'select count(*)::int as open from diagnosis_runs where finished_at is null',
    )
    return rows[0]?.open ?? 0
  })
}

/** Which jobs that are due have not been done in time: what events call for is done behind the writes. Empty: none. */
export function untilIdle(pool: pg.Pool): Promise<string> {
  return until(IDLE_WITHIN_MS, '', async () => {
    const { rows } = await pool.query<{ due: string | null }>(
      `select string_agg(task_identifier || ' ' || count || ' for ' || waiting, ', ') as due
       from (
         select task_identifier, count(*), max(now() - run_at) as waiting
         from graphile_worker.jobs where run_at <= now() and attempts < max_attempts group by 1
       ) as jobs`,
    )
    return rows[0]?.due ?? ''
  })
}

/** Looks until it finds what is wanted or the time is over. @returns what it found last. */
async function until<T>(withinMs: number, wanted: T, look: () => Promise<T>): Promise<T> {
  const end = performance.now() + withinMs
  for (;;) {
    const found = await look()
    if (found === wanted || performance.now() > end) return found
    await sleep(200)
  }
}
