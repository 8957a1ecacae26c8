import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { SANDBOX_KEY, startSandbox } from '@lease-risk/sandbox'
import pg from 'pg'
import { TEST_NOW } from '../../../test/app.ts'
import { atEnd } from '../../../test/at-end.ts'
import { privateDatabase } from '../../../test/database.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { createDealClient } from '../../providers/deals/client.ts'
import { createProviderHttp } from '../../providers/http.ts'
import { createIndicatorClient } from '../../providers/r-one/client.ts'
import { createRefresh, type Refresh, type RefreshOptions } from './create-refresh.ts'
import { withCountedCalls } from './daily-quota.ts'
import type { RefreshScope } from './refresh-targets.ts'

const clock = { time: TEST_NOW }
const now = () => clock.time
const sandbox = await startSandbox({ now })
atEnd(() => sandbox.stop())
const { pool, url } = await privateDatabase()
const catalogue = loadDistrictCatalogue()

beforeEach(async () => {
  sandbox.clear()
  clock.time = TEST_NOW
  await pool.query('delete from market_statistics_monthly')
  await pool.query(
    `truncate refresh_targets, refresh_runs, provider_daily_quota, market_indicators, transaction_facts,
       collection_ledger, district_evidence`,
  )
})

/** A refresh with the connections and circuit breakers of one instance. */
function instance(
  options: { key?: string | undefined; connections?: pg.Pool } & Partial<
    Pick<RefreshOptions, 'batchSize' | 'dailyLimit'>
  > = {},
): Refresh {
  const { key, connections, ...rest } = { key: SANDBOX_KEY, ...options }
  const http = createProviderHttp({ timeoutMs: 60_000, recordCall: () => undefined, now, random: () => 0 })
  const access = { http, baseUrl: sandbox.origin, key }
  return createRefresh({
    pool: connections ?? pool,
    catalogue,
    now,
    transactions: createDealClient(access),
    indicators: createIndicatorClient(access),
    batchSize: 5,
    dailyLimit: 1_000,
    pauseMillis: 10,
    ...rest,
  })
}

const SCOPE: RefreshScope = {
  sources: ['AptRent', 'RHRent'],
  lawdCds: ['11620', '11200'],
  months: ['202608', '202609', '202610'],
}
const running = new AbortController().signal
const advance = (days: number) => {
  clock.time = new Date(clock.time.getTime() + days * 86_400_000)
}
const asked = () =>
  sandbox.requests.map(({ operation, parameters }) => `${operation} ${parameters['LAWD_CD']} ${parameters['DEAL_YMD']}`)
const rowsOf = async (sql: string) => (await pool.query(sql)).rows

test('each target is collected once, newest month first, with its facts, statistics and ledger; the run is recorded', async () => {
  const result = await instance().runChosen(SCOPE, running)
  assert.deepEqual(result, {
    state: 'COMPLETED',
    stopReason: null,
    registered: 12,
    collected: 12,
    empty: 0,
    failed: 0,
  })
  assert.equal(new Set(asked()).size, 12)
  assert.equal(asked().length, 12)
  // five at a time, so only the batches are in order
  const months = asked().map((call) => call.slice(-6))
  const batches = [months.slice(0, 5), months.slice(5, 10), months.slice(10)].map((batch) => batch.sort().join(' '))
  assert.deepEqual(batches, [
    '202609 202610 202610 202610 202610',
    '202608 202608 202609 202609 202609',
    '202608 202608',
  ])
  assert.deepEqual(await rowsOf('select count(*)::int as months from collection_ledger'), [{ months: 12 }])
  assert.ok((await rowsOf('select 1 from market_statistics_monthly')).length > 0)
  assert.deepEqual(
    await rowsOf('select trigger, state, registered, collected, empty, failed, finished_at from refresh_runs'),
    [
      {
        trigger: 'MANUAL',
        state: 'COMPLETED',
        registered: 12,
        collected: 12,
        empty: 0,
        failed: 0,
        finished_at: TEST_NOW,
      },
    ],
  )
})

test('what was collected is not asked again before it is due, and then it is', async () => {
  await instance().runChosen(SCOPE, running)
  sandbox.clear()
  assert.equal((await instance().runChosen(SCOPE, running)).collected, 0)
  assert.deepEqual(sandbox.requests, [])
  advance(7)
  assert.equal((await instance().runChosen(SCOPE, running)).collected, 4)
  assert.ok(asked().every((call) => call.endsWith('202610')))
})

test('R-EVID-17: the schedule registers the newest completed month of every source and code first', async () => {
  const stop = new AbortController()
  await instance().runScheduled(stop.signal, () => stop.abort())
  const [row] = await rowsOf(
    `select count(*)::int as targets, count(distinct lawd_cd)::int as codes, min(deal_month) as first, max(deal_month) as last
     from refresh_targets where source not like 'r-one:%'`,
  )
  assert.equal(row.targets, 8 * row.codes)
  assert.ok(row.codes > 240 && row.codes < 280, `${row.codes} codes`)
  assert.deepEqual([row.first, row.last], ['202610', '202610'])
  assert.deepEqual(await rowsOf('select trigger, state, stop_reason from refresh_runs'), [
    { trigger: 'SCHEDULED', state: 'STOPPED', stop_reason: 'INTERRUPTED' },
  ])
})

test('an interrupted run is resumed where it stopped', async () => {
  const stop = new AbortController()
  let tried = 0
  const onTarget = () => {
    tried += 1
    if (tried === 3) stop.abort()
  }
  const first = await instance().runChosen(SCOPE, stop.signal, onTarget)
  assert.deepEqual([first.state, first.stopReason], ['STOPPED', 'INTERRUPTED'])
  assert.ok(first.collected >= 3 && first.collected < 12)
  const second = await instance().runChosen(SCOPE, running)
  assert.equal(first.collected + second.collected, 12)
  assert.equal(new Set(asked()).size, sandbox.requests.length)
})

test('a failed target waits, longer each time; a success ends the waiting', async () => {
  const scope = { ...SCOPE, lawdCds: ['11620'], months: ['202610'] }
  sandbox.faults.set('transactions', 'errorInside200', { operation: 'getRTMSDataSvcRHRent' })
  const waits: number[] = []
  for (let round = 0; round < 3; round++) {
    const result = await instance().runChosen(scope, running)
    assert.equal(result.failed, 1)
    const [target] = await rowsOf(`select * from refresh_targets where source = 'RHRent'`)
    assert.deepEqual([target.last_status, target.last_reason, target.attempts], ['ERROR', 'PROVIDER_ERROR', round + 1])
    waits.push((target.next_due_at.getTime() - clock.time.getTime()) / 60_000)
  }
  assert.deepEqual(waits, [15, 30, 60])
  sandbox.faults.clear()
  assert.equal((await instance().runChosen(scope, running)).collected, 1)
  const [target] = await rowsOf(`select * from refresh_targets where source = 'RHRent'`)
  assert.deepEqual([target.last_status, target.attempts], ['FOUND', 0])
})

test('a provider that keeps failing is left in peace, then given up; nothing is lost', async () => {
  sandbox.faults.set('transactions', 'http500')
  const result = await instance().runChosen(SCOPE, running)
  assert.deepEqual([result.state, result.stopReason, result.collected], ['STOPPED', 'PROVIDER_FAILING', 0])
  assert.ok(sandbox.requests.length < 60, `${sandbox.requests.length} calls`)
  sandbox.faults.clear()
  assert.equal((await instance().runChosen(SCOPE, running)).collected, 12)
})

test('calls are counted per operation and day and stop before the daily limit; the next day goes on', async () => {
  const first = await instance({ dailyLimit: 4 }).runChosen(SCOPE, running)
  assert.deepEqual([first.state, first.stopReason, first.collected], ['STOPPED', 'QUOTA', 8])
  assert.equal(sandbox.requests.length, 8)
  assert.deepEqual(await rowsOf('select operation, day, used from provider_daily_quota order by operation'), [
    { operation: 'AptRent', day: '2026-11-20', used: 4 },
    { operation: 'RHRent', day: '2026-11-20', used: 4 },
  ])
  const same = await instance({ dailyLimit: 4 }).runChosen(SCOPE, running)
  assert.deepEqual([same.collected, sandbox.requests.length], [0, 8])
  advance(1)
  assert.equal((await instance({ dailyLimit: 4 }).runChosen(SCOPE, running)).collected, 4)
})

test('calls that a diagnosis makes count toward the limit of the refresh, and are never refused', async () => {
  const http = createProviderHttp({ timeoutMs: 60_000, recordCall: () => undefined, now, random: () => 0 })
  const access = { http, baseUrl: sandbox.origin, key: SANDBOX_KEY }
  const counted = withCountedCalls(createDealClient(access), { pool, now })
  for (const dealMonth of ['202604', '202605', '202606']) {
    const reply = await counted.readMonth({ source: 'AptRent', lawdCd: '11620', dealMonth })
    assert.equal(reply.status, 'FOUND')
  }
  const { collected } = await instance({ dailyLimit: 4 }).runChosen({ ...SCOPE, sources: ['AptRent'] }, running)
  assert.equal(collected, 1)
})

test("the provider's own word that the day's quota is used up stops that operation only", async () => {
  sandbox.faults.set('transactions', 'quota', { operation: 'getRTMSDataSvcAptRent' })
  const result = await instance().runChosen(SCOPE, running)
  assert.deepEqual([result.state, result.stopReason, result.collected], ['STOPPED', 'QUOTA', 6])
  const attempts = await rowsOf(`select max(attempts) as most from refresh_targets where source = 'AptRent'`)
  assert.deepEqual(attempts, [{ most: 0 }])
})

test('without a key nobody is called, every target stays due, and the run says so', async () => {
  const result = await instance({ key: undefined }).runChosen(SCOPE, running)
  assert.deepEqual([result.state, result.stopReason, sandbox.requests.length], ['STOPPED', 'NO_KEY', 0])
  assert.deepEqual(
    await rowsOf('select count(*)::int as due from refresh_targets where next_due_at <= $$2026-11-20T03:00Z$$'),
    [{ due: 12 }],
  )
})

test('issue 5: two instances with connections of their own collect each due target once', async () => {
  const others = new pg.Pool({ connectionString: url, max: 5 })
  try {
    const results = await Promise.all([
      instance().runChosen(SCOPE, running),
      instance({ connections: others }).runChosen(SCOPE, running),
      instance({ connections: others }).runChosen(SCOPE, running),
    ])
    assert.deepEqual(results.map(({ state }) => state).sort(), ['BUSY', 'BUSY', 'COMPLETED'])
    assert.equal((await instance({ connections: others }).runChosen(SCOPE, running)).collected, 0)
    assert.equal(sandbox.requests.length, 12)
  } finally {
    await others.end()
  }
})

test('a run whose process died is closed as abandoned by the next one', async () => {
  await pool.query(`insert into refresh_runs (trigger, state, started_at) values ('SCHEDULED', 'RUNNING', now())`)
  await instance().runChosen({ ...SCOPE, months: ['202610'] }, running)
  assert.deepEqual(await rowsOf('select state from refresh_runs order by run_id'), [
    { state: 'ABANDONED' },
    { state: 'COMPLETED' },
  ])
})
