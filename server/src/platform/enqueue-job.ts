import { namedQuery } from './named-query.ts'
import type { Queryable } from './transaction.ts'

type Parameters = [name: string, payload: string, runAt: Date | null, key: string | null, maxAttempts: number]

const addJob = namedQuery<never, Parameters>(
  'enqueue-job',
  `select graphile_worker.add_job(
     $1, payload => $2::json, run_at => coalesce($3, now()), job_key => $4, max_attempts => $5)`,
)

/**
 * Puts a job into the queue with the connection it is given: inside a transaction the job exists when the transaction commits.
 * `key`: at most one waiting job has it; a second one replaces the first. `runAt`: not before then.
 */
export async function enqueueJob(
  database: Queryable,
  name: string,
  payload: object,
  options: { runAt?: Date; key?: string; maxAttempts?: number } = {},
): Promise<void> {
  const { runAt = null, key = null, maxAttempts = 5 } = options
  await addJob(database, name, JSON.stringify(payload), runAt, key, maxAttempts)
}
