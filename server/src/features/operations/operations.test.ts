import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@lease-risk/contract/common'
import type {
  AdminDiagnosisSummary,
  ExternalApiCallLogResponse,
  ExternalApiHealth,
  ExternalDataStatus,
  RentRiskDiagnosisHistoryDetailResponse,
} from '@lease-risk/contract/operations'
import { SAMPLE_REQUESTS, SANDBOX_KEY } from '@lease-risk/sandbox'
import { testService } from '../../../test/service.ts'
import { readDataStatus } from './read-data-status.ts'

const { app, sandbox, database, clock, diagnose, tokenOf } = await testService()
const { pool } = database
const tokens = {
  external: await tokenOf('external_manager', 'ROLE_EXTERNAL_API_MANAGER'),
  data: await tokenOf('data_manager', 'ROLE_DATA_MANAGER'),
  user: await tokenOf('tenant', 'ROLE_USER'),
}
const as = (who: keyof typeof tokens) => ({ authorization: `Bearer ${tokens[who]}` })

for (const { body } of SAMPLE_REQUESTS) await diagnose(body)
const rowHouse = SAMPLE_REQUESTS[0]?.body
await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', headers: as('user'), payload: rowHouse })
await diagnose({ ...rowHouse, address: '서울 관악구 신림로 12' })
await callsLogged()
sandbox.clear()

/** The call log is written shortly after the answers. */
async function callsLogged(): Promise<void> {
  const { length } = sandbox.requests
  const count = async () => Number((await pool.query('select count(*) from external_api_calls')).rows[0].count)
  while ((await count()) < length) await setTimeout(20)
}

async function get<T>(who: keyof typeof tokens, url: string): Promise<T> {
  const answer = await app.inject({ url, headers: as(who) })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: T }>().data
}
const calls = (query = '') =>
  get<Page<ExternalApiCallLogResponse>>('external', `/api/admin/external-api-call-logs?${query}`)
const diagnoses = (query = '') => get<Page<AdminDiagnosisSummary>>('data', `/api/admin/rent-risk-diagnoses?${query}`)

test('R-ADMIN-01: each area wants its own authority', async () => {
  const areas = {
    external: ['external-api-call-logs', 'external-api-health', 'external-data-status'],
    data: ['rent-risk-diagnoses', 'rent-risk-diagnoses/1'],
  }
  for (const [area, paths] of Object.entries(areas)) {
    for (const path of paths) {
      for (const who of ['external', 'data', 'user'] as const) {
        const { statusCode } = await app.inject({ url: `/api/admin/${path}`, headers: as(who) })
        assert.equal(statusCode, who === area ? 200 : 403, `${who} ${path}`)
      }
      assert.equal((await app.inject(`/api/admin/${path}`)).statusCode, 401, path)
    }
  }
})

test('call log: every call to a provider, newest first, by page', async () => {
  const page = await calls('size=5')
  assert.equal(page.content.length, 5)
  assert.ok(page.totalElements >= 10 && page.hasNext)
  const ids = page.content.map(({ callId }) => callId)
  assert.deepEqual(
    ids,
    ids.toSorted((a, b) => b - a),
  )
})

test('R-OPS-02: the call log holds neither keys nor raw replies nor an address in clear', async () => {
  const { rows } = await pool.query<{ kept: string }>('select calls::text as kept from external_api_calls as calls')
  assert.ok(rows.length > 0)
  for (const { kept } of rows) {
    assert.ok(!kept.includes(SANDBOX_KEY) && !kept.includes('신림동') && !kept.includes('<item>'), kept)
  }
})

test('call log: a call names the request of ours that it was made for', async () => {
  const headers = { 'x-request-id': 'trace-of-a-test' }
  sandbox.faults.set('geocoder', 'errorInside200')
  await app.inject({ url: '/api/map/diagnosis-address-markers?limit=1', headers })
  while ((await calls('keyword=trace-of-a-test')).totalElements === 0) await setTimeout(20)
  const { content } = await calls('keyword=trace-of-a-test')
  assert.deepEqual([content[0]?.provider, content[0]?.resultStatus], ['geocoder', 'ERROR'])
  assert.ok(content[0]?.errorMessage)
  sandbox.clear()
})

test('call log: filters are result status and keyword, and signs of a pattern mean themselves', async () => {
  assert.ok((await calls('resultStatus=SUCCESS')).content.every(({ resultStatus }) => resultStatus === 'SUCCESS'))
  const register = await calls('keyword=GETBRTITLE')
  assert.ok(register.totalElements > 0 && register.content.every(({ apiName }) => apiName === 'getBrTitleInfo'))
  assert.equal((await calls('keyword=%25')).totalElements, 0)
  const wrong = await app.inject({
    url: '/api/admin/external-api-call-logs?resultStatus=FINE',
    headers: as('external'),
  })
  assert.equal(wrong.statusCode, 400)
})

test('health: from the call log alone, one line a provider, and nobody is called', async () => {
  const health = await get<ExternalApiHealth[]>('external', '/api/admin/external-api-health')
  assert.equal(health.length, 11)
  const register = health.find(({ key }) => key === 'building-register')
  assert.deepEqual(
    [register?.configured, register?.lastResultStatus, register?.breakerState, register?.healthy],
    [true, 'SUCCESS', 'CLOSED', true],
  )
  assert.deepEqual([register?.successRate24h, (register?.quotaUsedToday ?? 0) > 0], [1, true])
  const model = health.find(({ key }) => key === 'risk-model')
  assert.deepEqual(
    [model?.configured, model?.lastCallAt, model?.successRate24h, model?.healthy],
    [false, null, null, false],
  )
  const silent = health.filter(({ configured, successRate24h }) => configured && successRate24h === null)
  assert.ok(silent.length > 0 && silent.every(({ healthy }) => healthy === null))
  assert.deepEqual(sandbox.requests, [])
})

test('health: calls of more than 24 hours ago and calls that were not made do not count', async () => {
  const insert = `insert into external_api_calls (provider, api_name, endpoint_path, request_summary, result_status,
      duration_millis, error_message, created_at) values ('juso', 'search', '', '{}', $1, $2, $3, $4)`
  const ago = (hours: number) => new Date(clock.time.getTime() - hours * 3_600_000)
  await pool.query(insert, ['ERROR', 9000, 'TIMEOUT', ago(25)])
  await pool.query(insert, ['UNAVAILABLE', 0, null, ago(2)])
  await pool.query(insert, ['ERROR', 0, 'QUOTA_EXCEEDED: no call made: daily quota used up', ago(2)])
  for (const [status, millis] of [
    ['SUCCESS', 100],
    ['EMPTY', 100],
    ['SUCCESS', 100],
    ['ERROR', 100],
  ])
    await pool.query(insert, [status, millis, null, ago(13)])
  const health = await get<ExternalApiHealth[]>('external', '/api/admin/external-api-health')
  const juso = health.find(({ key }) => key === 'juso')
  assert.deepEqual([juso?.successRate24h, juso?.p95Millis], [0.75, 100])
  assert.equal(juso?.quotaUsedToday, 0, 'they were made before midnight in Seoul')
})

test('data status: what is stored, how far collecting has come and the last runs', async () => {
  await pool.query(
    `insert into refresh_targets (source, lawd_cd, deal_month, next_due_at, last_status) values
       ('AptRent', '11620', '202610', $1, null), ('AptRent', '11620', '202609', $2, 'ERROR'), ('AptRent', '11620', '202401', null, 'FOUND')`,
    [new Date(clock.time.getTime() - 1000), new Date(clock.time.getTime() + 1000)],
  )
  await pool.query(
    `insert into refresh_runs (trigger, state, started_at, finished_at, collected) select 'SCHEDULED', 'COMPLETED', $1::timestamptz
       + number * interval '1 minute', $1, number from generate_series(1, 12) as number`,
    [clock.time],
  )
  const status = await get<ExternalDataStatus>('external', '/api/admin/external-data-status')
  assert.deepEqual(status.refreshTargets, { total: 3, due: 1, failed: 1 })
  assert.deepEqual([status.latestRun?.collected, status.recentRuns.length], [12, 10])
  const { rows } = await pool.query<{ deals: number; statistics: number }>(
    `select sum(sample_count)::int as deals, count(*)::int as statistics
     from market_statistics_monthly where legal_district_code is not null`,
  )
  assert.equal(status.transactionFacts.storedCount, rows[0]?.deals)
  assert.equal(status.marketStatistics.storedCount, rows[0]?.statistics)
  assert.equal(status.sources.length, 8)
  const rents = status.sources.find(({ source }) => source === 'RHRent')
  assert.deepEqual([rents?.collectedMonths, rents?.latestDealMonth], [3, '2026-10'])
  assert.deepEqual(sandbox.requests, [])
})

test('data status: numbers of law that nobody has looked up for too long are named with source and date', async () => {
  const status = await get<ExternalDataStatus>('external', '/api/admin/external-data-status')
  assert.deepEqual(
    [status.staleConstants.map(({ constantId, staleFrom, stale }) => [constantId, staleFrom, stale]), status.backfills],
    [[['BASE_RATE@2026-08-27', '2026-10-23', true]], []],
  )
  const soon = await readDataStatus(pool, new Date('2026-12-02T00:00:00+09:00'))
  assert.ok(
    soon.staleConstants.some(({ constantId, stale }) => constantId === 'MARKET_CONVERSION_RATE@2026-07-01' && !stale),
  )
  const { staleConstants } = await readDataStatus(pool, new Date('2027-12-25T12:00:00+09:00'))
  assert.ok(staleConstants.every(({ stale, sourceName, checkedOn }) => stale && sourceName && checkedOn))
  const ids = staleConstants.map(({ constantId }) => constantId)
  for (const id of ['BASE_RATE@2026-08-27', 'SMALL_LEASE_LIMIT@2001-09-15', 'LEASE_REPORT_DEPOSIT'])
    assert.ok(ids.includes(id), id)
})

test('diagnoses of everyone, anonymous ones included, newest first, with who asked', async () => {
  const page = await diagnoses()
  assert.equal(page.totalElements, SAMPLE_REQUESTS.length + 2)
  const askers = page.content.map(({ requesterUsername }) => requesterUsername)
  assert.equal(askers.filter((name) => name === 't***').length, 1)
  assert.equal(askers.filter((name) => name === null).length, SAMPLE_REQUESTS.length + 1)
  const times = page.content.map(({ diagnosisId }) => diagnosisId)
  assert.deepEqual(
    times,
    times.toSorted((a, b) => b - a),
  )
})

test('diagnoses: a cursor leads through the whole list, with filters too, each entry once', async () => {
  const all = (await diagnoses('size=100')).content.map(({ diagnosisId }) => diagnosisId)
  const walk = async (filter: string) => {
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page<AdminDiagnosisSummary> & { nextCursor: string | null } = await get(
        'data',
        `/api/admin/rent-risk-diagnoses?size=2&cursor=${cursor}&${filter}`,
      )
      seen.push(...page.content.map(({ diagnosisId }) => diagnosisId))
      assert.equal(page.hasNext, page.nextCursor !== null)
      cursor = page.nextCursor
    }
    return seen
  }
  assert.deepEqual(await walk(''), all)
  const keyword = `keyword=${encodeURIComponent('신림동 1422')}`
  assert.deepEqual(
    await walk(keyword),
    (await diagnoses(keyword)).content.map(({ diagnosisId }) => diagnosisId),
  )
  for (const cursor of ['x', '1', '1.', '1.-1', '1.1e3'])
    assert.equal(
      (await app.inject({ url: `/api/admin/rent-risk-diagnoses?cursor=${cursor}`, headers: as('data') })).statusCode,
      400,
    )
})

test('diagnoses: filters are the state and a part of the address', async () => {
  const empty = await diagnoses('diagnosisState=empty')
  assert.deepEqual(
    empty.content.map(({ address }) => address),
    ['서울 관악구 신림로 12'],
  )
  const sillim = await diagnoses(`keyword=${encodeURIComponent('신림동 1422')}`)
  assert.equal(sillim.totalElements, 2)
  assert.equal((await diagnoses('keyword=%25')).totalElements, 0)
  assert.equal((await diagnoses('keyword=')).totalElements, SAMPLE_REQUESTS.length + 2)
})

test('diagnosis detail: both snapshots, requester, evidence and the time of each step', async () => {
  const [latest] = (await diagnoses(`keyword=${encodeURIComponent('신림동 1422')}`)).content
  const path = `/api/admin/rent-risk-diagnoses/${latest?.diagnosisId}`
  const detail = await get<RentRiskDiagnosisHistoryDetailResponse>('data', path)
  assert.deepEqual(detail.request, rowHouse)
  assert.equal((detail.response as { diagnosisState?: string }).diagnosisState, 'success')
  assert.equal(detail.requesterUsername, 't***')
  assert.deepEqual(
    detail.evidence.map(({ sourceKey, lookupStatus }) => [sourceKey, lookupStatus]),
    [
      ['building-register', 'FOUND'],
      ['public-price', 'FOUND'],
      ['rent-transaction', 'FOUND'],
      ['sale-transaction', 'FOUND'],
    ],
  )
  assert.ok(detail.timings.length >= 4 && detail.timings.every((step) => 'step' in step))
})

test('diagnosis detail: an unknown number is 404, a malformed one 400', async () => {
  for (const [path, status] of [
    ['999999999', 404],
    ['0', 400],
    ['abc', 400],
  ] as const) {
    const answer = await app.inject({ url: `/api/admin/rent-risk-diagnoses/${path}`, headers: as('data') })
    assert.equal(answer.statusCode, status)
  }
})

test('R-ADMIN-07: other query members are ignored; no arbitrary query exists', async () => {
  assert.equal((await diagnoses('where=1%3D1&orderBy=deposit')).totalElements, SAMPLE_REQUESTS.length + 2)
})
