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
