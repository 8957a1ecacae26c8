import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSandbox } from '@lease-risk/sandbox'
import { TEST_NOW, testConfig } from '../test/app.ts'
import { atEnd } from '../test/at-end.ts'
import { privateDatabase } from '../test/database.ts'
import { sandboxVariables } from '../test/service.ts'
import { scheduledRefresh } from './jobs.ts'
import { fixedClock } from './platform/clock.ts'
import { createDatabase } from './platform/database.ts'
import { enqueueJob } from './platform/enqueue-job.ts'
import { installJobQueue, startJobQueue } from './platform/job-queue.ts'
import { createLogger } from './platform/log.ts'

const sandbox = await startSandbox({ now: () => TEST_NOW })
atEnd(() => sandbox.stop())
const database = await privateDatabase()
await installJobQueue(database.url)
const log = createLogger('silent')
const clock = fixedClock(TEST_NOW)

/** Few calls a day, so that a run ends soon. */
const CALLS_A_DAY = 6

function jobsOf(variables: Record<string, string>, connection = database) {
  const config = testConfig({ ...sandboxVariables(sandbox.origin), ...variables })
  return scheduledRefresh({ config, clock, database: connection, log })
}

test('spec Limits: the scheduled refresh is off by default; cron and batch size are configured', () => {
  assert.deepEqual(jobsOf({}), [])
  const [job, ...others] = jobsOf({ SCHEDULED_REFRESH_ENABLED: 'true', SCHEDULED_REFRESH_CRON: '5 3 * * *' })
  assert.deepEqual([job?.name, job?.schedule, others.length], ['scheduled-refresh', '5 3 * * *', 0])
  assert.equal(jobsOf({ SCHEDULED_REFRESH_ENABLED: 'true' })[0]?.schedule, '0 4 * * 1')
})

test('issue 5: two instances with the scheduler on and both at work collect each due target once', async () => {
  const variables = {
    SCHEDULED_REFRESH_ENABLED: 'true',
    TRANSACTIONS_DAILY_LIMIT: String(CALLS_A_DAY),
    SCHEDULED_REFRESH_BATCH_SIZE: '20',
  }
  const second = createDatabase({ url: database.url, poolSize: 5, statementTimeoutMs: 10_000 })
  const queues = [
    await startJobQueue({ databaseUrl: database.url, jobs: jobsOf(variables), log }),
    await startJobQueue({ databaseUrl: database.url, jobs: jobsOf(variables, { ...second, url: database.url }), log }),
  ]
  try {
    for (let count = 0; count < 4; count++) await enqueueJob(database.pool, 'scheduled-refresh', {})
    const left = async () => (await database.pool.query('select from graphile_worker.jobs')).rowCount
    while ((await left()) !== 0) await sleep(50)
  } finally {
    await Promise.all(queues.map((queue) => queue.stop()))
    await second.close()
  }
  const asked = sandbox.requests
    .filter(({ provider }) => provider === 'transactions')
    .map(({ operation, parameters }) => `${operation} ${parameters['LAWD_CD']} ${parameters['DEAL_YMD']}`)
  assert.equal(asked.length, new Set(asked).size, 'no target was asked for twice')
  const { rows } = await database.pool.query(
    'select sum(used)::int as used, max(used)::int as most from provider_daily_quota',
  )
  assert.deepEqual(rows, [{ used: 8 * CALLS_A_DAY, most: CALLS_A_DAY }])
  const { rows: months } = await database.pool.query(
    `select count(*)::int as regions, min(period) as first, max(period) as last from market_indicators`,
  )
  assert.ok(months[0].regions > 0, 'the indicators were collected too')
})
