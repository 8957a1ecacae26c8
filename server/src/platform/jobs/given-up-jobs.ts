import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { statement } from '../database/statement.ts'

/** These jobs were only ever killed, so there is no error to inspect; the next job of the kind does their work. */
const KILLED_KEPT_HOURS = 1
/** Failed jobs are kept this long, for an operator to inspect and retry (docs/operations/incidents.md, JobsGivenUp). */
const FAILED_KEPT_HOURS = 7 * 24

const forget = statement<{ names: string[] | null }, { killedHours: number; failedHours: number }>({
  name: 'forget-given-up-jobs',
  columns: { names: '_text' },
  text: `select array_agg(job.task_identifier) as names
   from graphile_worker.jobs as job, lateral graphile_worker.complete_jobs(array[job.id]) as completed
   where job.attempts >= job.max_attempts and job.locked_at is null
     and job.run_at < now() - make_interval(hours => case when job.last_error is null then :killedHours::int else :failedHours::int end)`,
})

/** Removes jobs that used up their attempts: nothing else does, and their alert would stay active for ever. */
export async function forgetGivenUpJobs(pool: Pool, log: Pick<Logger, 'warn'>): Promise<void> {
  const [found] = await forget(pool, { killedHours: KILLED_KEPT_HOURS, failedHours: FAILED_KEPT_HOURS })
  if (found?.names) log.warn({ jobs: found.names }, 'jobs that had been given up were removed')
}
