import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { type TestContext, test } from 'node:test'
import { TEST_NOW } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { fixedClock } from '../clock.ts'
import { startJobQueue } from '../jobs/job-queue.ts'
import { createLogger } from '../log.ts'
import { countRows } from './backfill.fixture.ts'
import { backfillJob, enqueueBackfills, readBackfills } from './backfill.ts'

const ROWS = 12_000
const { pool, url } = await privateDatabase()
await pool.query('create table numbered (id bigint primary key, times int not null default 0)')
await pool.query(`insert into numbered select n from generate_series(1, ${ROWS}) as n`)
await pool.query('analyze numbered')
const log = createLogger('silent')
const services = { pool, clock: fixedClock(TEST_NOW), log }

/** Starts another process that runs the service's jobs. */
function startWorker(t: TestContext) {
  const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const program = `
    import { backfillJob } from ${file('backfill.ts')}
    import { countRows } from ${file('backfill.fixture.ts')}
    import { systemClock } from ${file('../clock.ts')}
    import { createDatabase } from ${file('database.ts')}
    import { startJobQueue } from ${file('../jobs/job-queue.ts')}
    import { createLogger } from ${file('../log.ts')}
    const { pool } = createDatabase({ url: ${JSON.stringify(url)}, poolSize: 3, statementTimeoutMs: 10000 })
    const log = createLogger('silent')
    await startJobQueue({ databaseUrl: ${JSON.stringify(url)}, jobs: [backfillJob({ pool, clock: systemClock, log }, [countRows])], log })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  t.after(() => child.kill('SIGKILL'))
  return child
}

const doneRows = async () => (await readBackfills(pool))[0]?.doneRows
test('killed in the middle it is taken up where it was: every row is done once', async (t) => {
  await enqueueBackfills(services, [countRows])
  assert.deepEqual(await readBackfills(pool), [{ name: 'count rows', doneRows: 0, expectedRows: ROWS }])
  const worker = startWorker(t)
  await until(async () => ((await doneRows()) ?? 0) >= 2_000, 'it begins')
  worker.kill('SIGKILL')
  const atDeath = (await doneRows()) ?? 0
  assert.ok(atDeath < ROWS, 'it was killed too late to prove anything')

  // startup enqueues unfinished backfills; of two instances, one runs it
  await enqueueBackfills(services, [countRows])
  for (const _ of [1, 2]) {
    const queue = await startJobQueue({
      databaseUrl: url,
      jobs: [backfillJob(services, [countRows])],
      log,
      sweepEveryMs: 500,
    })
    t.after(() => queue.stop())
  }
  await until(async () => (await doneRows()) === undefined, 'it is done')
  const { rows } = await pool.query('select times, count(*)::int as rows from numbered group by 1')
  assert.deepEqual(rows, [{ times: 1, rows: ROWS }])
  const { rows: kept } = await pool.query('select done_rows, finished_at from backfills')
  assert.deepEqual(kept, [{ done_rows: ROWS, finished_at: TEST_NOW }])
})

test('what is done is not begun again, and one of another release is left to it', async () => {
  await enqueueBackfills(services, [countRows])
  const job = backfillJob(services, [])
  await job.run({ name: 'of a later release' }, new AbortController().signal)
  const { rows } = await pool.query(`select count(*)::int as jobs from graphile_worker.jobs`)
  assert.deepEqual(rows, [{ jobs: 0 }])
})
