import type { Clock } from '../src/platform/clock.ts'
import type { Queryable } from '../src/platform/database/transaction.ts'
import type { Job } from '../src/platform/jobs/job-queue.ts'

type Taken = { id: string; name: string; payload: never }

/**
 * Runs the waiting jobs that are due by the service's clock, side by side, until none is left: the queue itself only
 * knows the database's clock. A job that throws is left to be run again. @throws the first error.
 */
export async function runDueJobs(
  { database: { pool }, clock }: { database: { pool: Queryable }; clock: Clock },
  jobs: readonly Job<never>[],
): Promise<void> {
  const text = `update graphile_worker._private_jobs as job set locked_at = now(), locked_by = 'the test'
    from graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = any($1) and job.run_at <= $2 and job.locked_at is null
    returning job.id::text, task.identifier as name, job.payload`
  const names = jobs.map(({ name }) => name)
  for (;;) {
    const { rows } = await pool.query<Taken>(text, [names, clock.now()])
    if (rows.length === 0) return
    const ended = await Promise.allSettled(rows.map(runTaken))
    const failed = ended.find((end) => end.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  }

  async function runTaken({ id, name, payload }: Taken): Promise<void> {
    const run = jobs.find((job) => job.name === name)?.run
    try {
      await run?.(payload, AbortSignal.timeout(60_000))
      await pool.query('select graphile_worker.complete_jobs($1::bigint[])', [[id]])
    } catch (error) {
      await pool.query(`select graphile_worker.force_unlock_workers(array['the test'])`)
      throw error
    }
  }
}
