import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { enqueueJob } from './enqueue-job.ts'
import { forgetGivenUpJobs } from './orphaned-jobs.ts'

const { pool } = await privateDatabase()
const KEPT = { killedSeconds: 60 * 60, failedSeconds: 7 * 24 * 60 * 60 }

/** Creates a job with so many attempts, the last one `hoursAgo`. */
async function job(name: string, tried: { attempts: number; hoursAgo: number; error: string | null }): Promise<void> {
  await enqueueJob(pool, name, {}, { maxAttempts: 5 })
  await pool.query(
    `update graphile_worker._private_jobs as job set attempts = $2, last_error = $4, run_at = now() - make_interval(hours => $3)
     from graphile_worker._private_tasks as task where task.id = job.task_id and task.identifier = $1`,
    [name, tried.attempts, tried.hoursAgo, tried.error],
  )
}

test('jobs that only kills ended go after an hour, those that failed after a week, and no other', async () => {
  await job('killed long ago', { attempts: 5, hoursAgo: 2, error: null })
  await job('killed just now', { attempts: 5, hoursAgo: 0, error: null })
  await job('failed last month', { attempts: 5, hoursAgo: 24 * 30, error: 'Error: no' })
  await job('failed yesterday', { attempts: 5, hoursAgo: 24, error: 'Error: no' })
  await job('waits since last month', { attempts: 4, hoursAgo: 24 * 30, error: null })
  const lines: object[] = []
  const log = { warn: (line: object) => void lines.push(line) }
  await forgetGivenUpJobs(pool, log, KEPT)
  const { rows } = await pool.query('select task_identifier as name from graphile_worker.jobs order by id')
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['killed just now', 'failed yesterday', 'waits since last month'],
  )
  assert.equal(lines.length, 1)
  await forgetGivenUpJobs(pool, log, KEPT)
  assert.equal(lines.length, 1, 'nothing is said of nothing')
})
