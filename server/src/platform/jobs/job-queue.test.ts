import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { emptyDatabase, privateDatabase } from '../../../test/database.ts'
import { refuseJobEnds } from '../../../test/refused-job-ends.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../database/transaction.ts'
import { enqueueJob } from './enqueue-job.ts'
import { installJobQueue, type Job, startJobQueue } from './job-queue.ts'

const { pool, url } = await privateDatabase()
const log = pino({ enabled: false })

type Options = Partial<Pick<Parameters<typeof startJobQueue>[0], 'concurrency' | 'sweepEveryMs'>>

async function start(t: TestContext, job: Job<never>, options: Options = {}) {
  const queue = await startJobQueue({ databaseUrl: url, jobs: [job], log, ...options })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= queue.stop()
    return stopped
  }
  t.after(stop)
  return { stop }
}

/** Waits for what a job does. */
async function waiting(name: string): Promise<number> {
  const { rows } = await pool.query('select count(*) as jobs from graphile_worker.jobs where task_identifier = $1', [
    name,
  ])
  return rows[0].jobs
}

test('several instances may install the queue at once, and again', async () => {
  const empty = await emptyDatabase()
  await Promise.all([installJobQueue(empty), installJobQueue(empty), installJobQueue(empty)])
  await installJobQueue(empty)
})

test('a job exists when its transaction commits, and not when it is undone', async (t) => {
  const seen: unknown[] = []
  await start(t, { name: 'committed', run: async (payload: { row: number }) => void seen.push(payload.row) })
  const undone = inTransaction(pool, async (client) => {
    await enqueueJob(client, 'committed', { row: 1 })
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  await inTransaction(pool, (client) => enqueueJob(client, 'committed', { row: 2 }))
  await until(() => seen.length > 0, 'the job runs')
  assert.deepEqual(seen, [2])
  await until(async () => (await waiting('committed')) === 0, 'the job is done')
})

test('each of many jobs is run once by one of two instances', async (t) => {
  const runs: number[] = []
  const job: Job<{ number: number }> = { name: 'shared', run: async ({ number }) => void runs.push(number) }
  await Promise.all([start(t, job), start(t, job)])
  await Promise.all(Array.from({ length: 40 }, (_, number) => enqueueJob(pool, 'shared', { number })))
  await until(async () => (await waiting('shared')) === 0, 'all jobs are done')
  assert.deepEqual(
    runs.toSorted((a, b) => a - b),
    Array.from({ length: 40 }, (_, number) => number),
  )
})

test('four jobs run side by side in one instance', async (t) => {
  const { promise: together, resolve } = Promise.withResolvers<void>()
  let running = 0
  await start(t, {
    name: 'side-by-side',
    async run() {
      running += 1
      if (running === 4) resolve()
      await together
    },
  })
  await Promise.all(Array.from({ length: 4 }, () => enqueueJob(pool, 'side-by-side', {})))
  await until(async () => (await waiting('side-by-side')) === 0, 'all four wait for one another')
})

test('of two waiting jobs with one key the second replaces the first', async () => {
  const runAt = new Date('2099-01-01T00:00:00Z')
  for (const round of [1, 2]) await enqueueJob(pool, 'keyed', { round }, { key: 'only-one', runAt })
  assert.equal(await waiting('keyed'), 1)
})

test('a job that throws is tried again', async (t) => {
  let tries = 0
  const run = async () => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
  }
  await start(t, { name: 'failing', run })
  await enqueueJob(pool, 'failing', {})
  await until(() => tries === 2, 'the second try')
})

test('stopping waits for the job that runs and takes no other', async (t) => {
  const finish = Promise.withResolvers<void>()
  let [begun, ended] = [0, 0]
  const run = async () => {
    begun += 1
    await finish.promise
    ended += 1
  }
  // an idle worker might still be asking for a job at that moment
  const { stop } = await start(t, { name: 'slow', run }, { concurrency: 1 })
  await enqueueJob(pool, 'slow', {})
  await until(() => begun === 1, 'the job begins')
  const stopped = stop()
  await enqueueJob(pool, 'slow', {})
  finish.resolve()
  await stopped
  assert.deepEqual([begun, ended, await waiting('slow')], [1, 1, 1])
  await pool.query('delete from graphile_worker._private_jobs')
})

test('a job that does not end is aborted by its signal, and waits for another try', async (t) => {
  let begun = false
  const run = (_payload: unknown, signal: AbortSignal) => {
    begun = true
    return new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  }
  const { stop } = await start(t, { name: 'endless', run })
  await enqueueJob(pool, 'endless', {})
  await until(() => begun, 'the job begins')
  await stop()
  const { rows } = await pool.query(
    `select locked_by, attempts from graphile_worker.jobs where task_identifier = 'endless'`,
  )
  assert.deepEqual(rows, [{ locked_by: null, attempts: 1 }])
})

test('the job of a killed process is run by another within seconds; that of a living one is left alone', async (t) => {
  const child = `
    import { startJobQueue } from ${JSON.stringify(new URL('./job-queue.ts', import.meta.url).href)}
    const log = { info() {}, warn() {}, error() {}, debug() {} }
    const run = () => { process.stdout.write('begun'); return new Promise(() => {}) }
    await startJobQueue({ databaseUrl: ${JSON.stringify(url)}, log, concurrency: 1, jobs: [{ name: 'orphaned', run }] })`
  const other = spawn(process.execPath, ['--input-type=module', '-e', child], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => other.kill('SIGKILL'))
  await enqueueJob(pool, 'orphaned', {})
  await once(other.stdout, 'data')
  const lease = `name in (select 'job pool ' || locked_by from graphile_worker.jobs)`
  const isVouchedFor = async () => (await pool.query(`select from process_leases where ${lease}`)).rowCount === 1
  await until(isVouchedFor, 'the process of the job is vouched for')

  const runsHere: string[] = []
  const run = async ({ of = 'the living' }: { of?: string }) => void runsHere.push(of)
  // both were taken long ago; once the one without a lease runs, a sweep has skipped the other one
  await inTransaction(pool, async (client) => {
    await enqueueJob(client, 'orphaned', { of: 'the dead' })
    await client.query(`update graphile_worker._private_jobs
      set locked_at = now() - interval '1 hour', locked_by = coalesce(locked_by, 'nobody')`)
  })
  await start(t, { name: 'orphaned', run }, { sweepEveryMs: 500 })
  await until(() => runsHere.length > 0, 'the job of the dead')
  const old = await pool.query(
    `select from graphile_worker.jobs where locked_by is not null and locked_at < now() - interval '30 minutes'`,
  )
  assert.deepEqual([runsHere, old.rowCount], [['the dead'], 1])
  other.kill('SIGKILL')
  await once(other, 'exit')
  await pool.query(`update process_leases set ends_at = now() where ${lease}`)
  await until(() => runsHere.length > 1, 'the orphaned job runs here')
  assert.deepEqual(runsHere, ['the dead', 'the living'])
})

test('jobs that a runner of this process left behind when it gave up are run by the next', async (t) => {
  const allowEnds = await refuseJobEnds(pool)
  let runs = 0
  await start(t, { name: 'left-behind', run: async () => void (runs += 1) }, { sweepEveryMs: 200 })
  await enqueueJob(pool, 'left-behind', {})
  await until(() => runs === 1, 'the job runs; that it is done cannot be written')
  await allowEnds()
  await until(async () => (await waiting('left-behind')) === 0, 'the job is done')
})

test('a job that was enqueued before the clock was set back does not wait until the clock has caught up', async (t) => {
  const seen: unknown[] = []
  await enqueueJob(pool, 'later', {})
  await pool.query(
    `update graphile_worker._private_jobs set run_at = run_at + interval '1 hour',
       created_at = created_at + interval '1 hour', updated_at = updated_at + interval '1 hour'`,
  )
  await start(t, { name: 'later', run: async () => void seen.push('ran') }, { sweepEveryMs: 200 })
  await until(() => seen.length > 0, 'the job runs')
})

test('jobs run again after every connection to the database broke', async (t) => {
  let runs = 0
  const run = async () => {
    runs += 1
  }
  await start(t, { name: 'reconnected', run }, { sweepEveryMs: 500 })
  await enqueueJob(pool, 'reconnected', {})
  await until(() => runs === 1, 'the job before')
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'lease-risk jobs' and datname = current_database()`,
  )
  await enqueueJob(pool, 'reconnected', {})
  await until(() => runs === 2, 'the job after')
})

test('jobs run although the first look for them failed', async (t) => {
  let runs = 0
  await pool.query('alter table graphile_worker._private_tasks rename to tasks_elsewhere')
  await start(t, { name: 'looked-for-again', run: async () => void (runs += 1) })
  // a later poll no longer fails, and the job still runs
  await sleep(1_000)
  await pool.query('alter table graphile_worker.tasks_elsewhere rename to _private_tasks')
  await enqueueJob(pool, 'looked-for-again', {})
  await until(() => runs > 0, 'the job')
})
