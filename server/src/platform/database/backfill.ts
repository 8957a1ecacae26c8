import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import type { Job } from '../jobs/job-queue.ts'
import { withLease } from './lease.ts'
import { statement } from './statement.ts'
import { inTransaction, type Queryable } from './transaction.ts'

/**
 * A change to existing rows, in batches by key. It stays in the code until every release
 * that can be upgraded from has done it.
 */
export type Backfill = {
  name: string
  /** The table whose rows it processes. */
  table: string
  /** Changes the rows after the key (`null`: from the first). `last`: the key of the last changed row; `null`: none are left. */
  batch(transaction: Queryable, after: string | null, limit: number): Promise<{ last: string | null; rows: number }>
}

export type BackfillProgress = { name: string; doneRows: number; expectedRows: number }

type Services = { pool: Pool; clock: Clock; log: Pick<Logger, 'info'> }

const JOB = 'backfill'
const BATCH_ROWS = 1_000
/** More than enough: each attempt resumes where the last one stopped, and every start enqueues it again. */
const ATTEMPTS = 25
const LEAST_PAUSE_MS = 10
/** A process that is killed during a backfill is replaced after this long. */
const LEASE_SECONDS = 10

const register = statement<never, { name: string; table: string; now: Date }>({
  name: 'backfill-register',
  columns: {},
  text: `insert into backfills (name, expected_rows, begun_at)
   select :name, greatest(reltuples, 0)::bigint, :now from pg_class where oid = to_regclass(:table)
   on conflict do nothing`,
})
const readOpen = statement<BackfillProgress>({
  name: 'backfills-open',
  columns: { name: 'text', doneRows: 'int8', expectedRows: 'int8' },
  text: `select name, done_rows as "doneRows", expected_rows as "expectedRows"
   from backfills where finished_at is null order by name`,
})
const lockPosition = statement<{ position: string | null }, { name: string }>({
  name: 'backfill-lock-position',
  columns: { position: 'text' },
  text: 'select position from backfills where name = :name and finished_at is null for update',
})
const advance = statement<never, { name: string; last: string | null; rows: number; now: Date }>({
  name: 'backfill-advance',
  columns: {},
  text: `update backfills set
     position = coalesce(:last, position), done_rows = done_rows + :rows,
     finished_at = case when :last::text is null then :now::timestamptz end
   where name = :name`,
})

const forgetGivenUp = statement<{ jobs: number }, { job: string }>({
  name: 'backfill-forget-given-up',
  columns: { jobs: 'int8' },
  text: `select count(*) as jobs from graphile_worker.complete_jobs(array(
     select id from graphile_worker.jobs
     where task_identifier = :job and attempts >= max_attempts and locked_at is null
   ))`,
})

/** Returns the backfills that are running or waiting. */
export function readBackfills(database: Queryable): Promise<BackfillProgress[]> {
  return readOpen(database)
}

/** Enqueues backfills to be started or resumed by any instance that runs jobs; startup does not wait for them. */
export async function enqueueBackfills({ pool, clock }: Services, backfills: Backfill[]): Promise<void> {
  for (const { name, table } of backfills) await register(pool, { name, table, now: clock.now() })
  const open = new Set((await readOpen(pool)).map(({ name }) => name))
  await forgetGivenUp(pool, { job: JOB })
  for (const { name } of backfills.filter((backfill) => open.has(backfill.name)))
    await enqueueJob(pool, JOB, { name }, { key: `${JOB} ${name}`, once: true, maxAttempts: ATTEMPTS })
}

/** One instance runs a backfill. If it is killed, the next one resumes after the last committed batch. */
export function backfillJob(services: Services, backfills: Backfill[]): Job<{ name: string }> {
  return {
    name: JOB,
    async run({ name }, stopped) {
      const backfill = backfills.find((each) => each.name === name)
      // enqueued by a newer release
      if (backfill === undefined) return
      const work = async (lost: AbortSignal) => {
        await runToEnd(services, backfill, AbortSignal.any([stopped, lost]))
        return true
      }
      const done = await withLease(services.pool, `${JOB} ${name}`, work, LEASE_SECONDS)
      if (done === null) throw new Error(`another instance is at the backfill ${name}, or was until a moment ago`)
    },
  }
}

async function runToEnd({ pool, clock, log }: Services, backfill: Backfill, ended: AbortSignal): Promise<void> {
  for (;;) {
    ended.throwIfAborted()
    const begunAt = performance.now()
    if (!(await runBatch(pool, clock, backfill))) break
    // leaves half of the time to requests
    await sleep(Math.max(LEAST_PAUSE_MS, performance.now() - begunAt))
  }
  log.info({ backfill: backfill.name }, 'a backfill is done')
}

/** Commits the rows and the position together, so that each row is processed once. `false`: nothing is left. */
function runBatch(pool: Pool, clock: Clock, { name, batch }: Backfill): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    const [held] = await lockPosition(transaction, { name })
    if (held === undefined) return false
    const { last, rows } = await batch(transaction, held.position, BATCH_ROWS)
    await advance(transaction, { name, last, rows, now: clock.now() })
    return last !== null
  })
}
