import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { bearer } from '../../test/account-app.ts'
import { testConfig } from '../../test/app.ts'
import { atEnd } from '../../test/at-end.ts'
import { anotherInstance, sandboxVariables, testService } from '../../test/service.ts'
import { createApp } from '../app.ts'
import { enqueueJob } from '../platform/jobs/enqueue-job.ts'
import { type Job, startJobQueue } from '../platform/jobs/job-queue.ts'

/** Few daily calls, so that a run ends soon. */
const CALLS_A_DAY = 6

const service = await testService({
  SCHEDULED_REFRESH_ENABLED: 'true',
  TRANSACTIONS_DAILY_LIMIT: String(CALLS_A_DAY),
  SCHEDULED_REFRESH_BATCH_SIZE: '20',
})
const { sandbox, database, clock, log } = service

async function jobsOf(variables: Record<string, string>): Promise<Job<never>[]> {
  const config = testConfig({ ...sandboxVariables(sandbox.origin), ...variables })
  const { app, jobs } = await createApp({ config, clock, database, log, version: '0.0.0-test', dataMode: 'sample' })
  atEnd(() => app.close())
  return jobs.filter(({ name }) => name === 'scheduled-refresh')
}

test('R-EVID-17: the scheduled refresh is off by default; cron and batch size are configured', async () => {
  assert.deepEqual(await jobsOf({}), [])
  const chosen = await jobsOf({ SCHEDULED_REFRESH_ENABLED: 'true', SCHEDULED_REFRESH_CRON: '5 3 * * *' })
  assert.deepEqual(
    chosen.map(({ schedule }) => schedule),
    ['5 3 * * *'],
  )
  assert.equal((await jobsOf({ SCHEDULED_REFRESH_ENABLED: 'true' }))[0]?.schedule, '0 4 * * 1')
})

test('issue 5: two instances with the scheduler on and both at work collect each due target once', async () => {
  const second = await anotherInstance(service)
  const queues = [
    await startJobQueue({ databaseUrl: database.url, jobs: service.jobs, log }),
    await startJobQueue({ databaseUrl: database.url, jobs: second.jobs, log }),
  ]
  try {
    for (let count = 0; count < 4; count++) await enqueueJob(database.pool, 'scheduled-refresh', {})
    const left = async () =>
      (await database.pool.query(`select from graphile_worker.jobs where task_identifier = 'scheduled-refresh'`))
        .rowCount
    while ((await left()) !== 0) await sleep(50)
  } finally {
    await Promise.all(queues.map((queue) => queue.stop()))
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

test('issue 9: operations see the breaker that a scheduled refresh has opened, and a diagnosis spares the provider', async () => {
  await database.pool.query('truncate refresh_targets, refresh_runs, provider_daily_quota')
  const third = await anotherInstance(service)
  const token = await service.tokenOf('watching', 'ROLE_SYSTEM_ADMIN')
  const breakerState = async () => {
    const health = await third.app.inject({ url: '/api/admin/external-api-health', headers: bearer(token) })
    const providers = health.json<{ data: { key: string; breakerState: string }[] }>().data
    return providers.find(({ key }) => key === 'transactions')?.breakerState
  }
  assert.equal(await breakerState(), 'CLOSED')
  sandbox.faults.set('transactions', 'http500')
  const stop = new AbortController()
  const job = third.jobs.find(({ name }) => name === 'scheduled-refresh') as Job
  const running = job.run(null, stop.signal)
  while ((await breakerState()) === 'CLOSED') await sleep(20)
  stop.abort()
  await running
  assert.equal(await breakerState(), 'OPEN')
  const before = sandbox.requests.length
  const payload = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
  const diagnosis = await third.app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload })
  assert.equal(diagnosis.statusCode, 200)
  const asked = sandbox.requests.slice(before).map(({ provider }) => provider)
  assert.ok(asked.includes('building-register') && !asked.includes('transactions'), asked.join())
})
