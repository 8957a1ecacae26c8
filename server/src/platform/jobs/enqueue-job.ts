import { statement } from '../database/statement.ts'
import type { Queryable } from '../database/transaction.ts'

type Parameters = {
  name: string
  payload: string
  runAt: Date | null
  key: string | null
  keyMode: 'replace' | 'unsafe_dedupe'
  maxAttempts: number
}

const addJob = statement<{ id: number }, Parameters>({
  name: 'enqueue-job',
  columns: { id: 'int8' },
  text: `select id from graphile_worker.add_job(
     :name, payload => :payload::json, run_at => coalesce(:runAt, now()), job_key => :key,
     job_key_mode => :keyMode, max_attempts => :maxAttempts)`,
})

/**
 * Enqueues a job on the given connection: inside a transaction, the job exists once the transaction commits.
 * `key`: at most one waiting job has it. A second job replaces the first, or with `once` is skipped while one exists, even a
 * running one. `runAt`: the earliest time to run.
 */
export async function enqueueJob(
  database: Queryable,
  name: string,
  payload: object,
  options: { runAt?: Date; key?: string; once?: boolean; maxAttempts?: number } = {},
): Promise<void> {
  const { runAt = null, key = null, once = false, maxAttempts = 5 } = options
  const keyMode = once ? 'unsafe_dedupe' : 'replace'
  await addJob(database, { name, payload: JSON.stringify(payload), runAt, key, keyMode, maxAttempts })
}

type NewJob = {
  payload: object
  /** Of waiting jobs with one key, the last one added remains, at the time of the first. */
  key: string
  runAt?: Date
}

type Adding = {
  afterSeconds?: number
  /** Jobs of one lane run one after another, on whichever instance. It is slow: few jobs a second. */
  lane?: string | null
  /** Of jobs that are due, those of a lower number run first. */
  priority?: number
}

const addJobs = statement<never, { name: string; jobs: string } & Required<Adding>>({
  name: 'enqueue-jobs',
  columns: {},
  text: `select from graphile_worker.add_jobs(
     array(
       select row(
         :name::text, payload, :lane::text, coalesce("runAt", now() + make_interval(secs => :afterSeconds)), 25, key,
         :priority::int, null
       )::graphile_worker.job_spec
       from jsonb_to_recordset(:jobs::jsonb) as job (payload json, key text, "runAt" timestamptz)
       order by key
     ),
     job_key_preserve_run_at => true)`,
})

/**
 * Enqueues jobs in the caller's transaction; others that add a job with such a key wait for its end. A job that runs does
 * not count as waiting: what is added meanwhile gets a job of its own.
 */
export async function enqueueJobs(
  database: Queryable,
  name: string,
  jobs: readonly NewJob[],
  { afterSeconds = 0, lane = null, priority = 0 }: Adding = {},
): Promise<void> {
  if (jobs.length > 0) await addJobs(database, { name, jobs: JSON.stringify(jobs), afterSeconds, lane, priority })
}
