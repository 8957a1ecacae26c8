import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { enqueueJob } from './enqueue-job.ts'
import type { Job } from './job-queue.ts'
import { withLease } from './lease.ts'
import { statement } from './statement.ts'
import { inTransaction, type Queryable } from './transaction.ts'

/** A change of old rows, in batches by their key. It stays in the code until no release is upgraded from that has not done it. */
export type Backfill = {
  name: string
  /** Whose rows it goes through. */
  table: string
  /** Changes the next rows after the key (`null`: from the first). `last`: the key of the last one; `null`: there are no more. */
  batch(transaction: Queryable, after: string | null, limit: number): Promise<{ last: string | null; rows: number }>
}

export type BackfillProgress = { name: string; doneRows: number; expectedRows: number }

type Services = { pool: Pool; clock: Clock; log: Pick<Logger, 'info'> }

const JOB = 'backfill'
const BATCH_ROWS = 1_000
/** More than enough: it goes on where it was, and a start enqueues it again. */
const ATTEMPTS = 25
const LEAST_PAUSE_MS = 10
/** A process that is killed at it is replaced after so long. */
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

/** Those that are under way or wait. */
export function readBackfills(database: Queryable): Promise<BackfillProgress[]> {
  return readOpen(database)
}

/** Has them begun, or taken up again, by whichever instance runs jobs; a start waits for none of it. */
export async function enqueueBackfills({ pool, clock }: Services, backfills: Backfill[]): Promise<void> {
  for (const { name, table } of backfills) await register(pool, { name, table, now: clock.now() })
  const open = new Set((await readOpen(pool)).map(({ name }) => name))
  await forgetGivenUp(pool, { job: JOB })
  for (const { name } of backfills.filter((backfill) => open.has(backfill.name)))
    await enqueueJob(pool, JOB, { name }, { key: `${JOB} ${name}`, once: true, maxAttempts: ATTEMPTS })
}

/** One of the instances is at a backfill; killed, it is taken up by the next after the last batch that was committed. */
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
    // half of the time belongs to the requests
    await sleep(Math.max(LEAST_PAUSE_MS, performance.now() - begunAt))
  }
  log.info({ backfill: backfill.name }, 'a backfill is done')
}

/** The rows and the position are committed together, so that each row is done once. `false`: there is nothing left. */
function runBatch(pool: Pool, clock: Clock, { name, batch }: Backfill): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    const [held] = await lockPosition(transaction, { name })
    if (held === undefined) return false
    const { last, rows } = await batch(transaction, held.position, BATCH_ROWS)
    await advance(transaction, { name, last, rows, now: clock.now() })
    return last !== null
  })
}
