import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { AddressMarker, AnalyzableLocation } from '@lease-risk/contract/map'
import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import { anotherInstance, testService } from '../../../test/service.ts'
import { storeDeals } from '../../../test/stored-deals.ts'
import { until } from '../../../test/until.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { saying } from '../../words/saying.fixture.ts'

const DEADLINE_MS = 1500
const service = await testService({ PROVIDER_TIMEOUT_MS: String(DEADLINE_MS) })
const { app, clock, sandbox, database, diagnose } = service
for (const { body } of SAMPLE_REQUESTS) await diagnose(body)
// a map caches boundaries and positions for ten minutes
beforeEach(() => {
  sandbox.clear()
  clock.time = new Date(clock.time.getTime() + 10 * 60_000)
})

const LOCATIONS = '/api/map/analyzable-locations'
const MARKERS = '/api/map/diagnosis-address-markers'

async function get<T>(url: string, of = app): Promise<T[]> {
  const answer = await of.inject({ url })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(findForbiddenWording(answer.body), [])
  return answer.json<{ data: T[] }>().data
}
const locations = (query = '') => get<AnalyzableLocation>(`${LOCATIONS}?${query}`)
const markers = (query = '') => get<AddressMarker>(`${MARKERS}?${query}`)

/** The call log is written shortly after the answer. */
async function loggedCall(provider: string): Promise<void> {
  const query = 'select 1 from external_api_calls where provider = $1 limit 1'
  while ((await database.pool.query(query, [provider])).rowCount === 0) await setTimeout(20)
}

test('R-MAP-01: legal districts with at least minSourceCount of the four stored sources, by default 2', async () => {
  await database.pool.query(
    `insert into building_registers (pnu, status, buildings, collected_at) values ('1111010100100010001', 'FOUND', '[]', now())`,
  )
  const found = await locations()
  assert.ok(found.length >= 4 && found.every(({ sourceCount }) => sourceCount >= 2))
  const one = await locations('minSourceCount=1')
  assert.ok(one.some(({ legalDistrictCode, sourceCount }) => legalDistrictCode === '1111010100' && sourceCount === 1))
  assert.ok((await locations('minSourceCount=4')).every(({ sourceCount }) => sourceCount === 4))
  await database.pool.query(`delete from building_registers where pnu = '1111010100100010001'`)
})

test('R-MAP-01: a metric for each source with its stored count and latest time, and what this does not mean', async () => {
  const sillim = (await locations()).find(({ legalDistrictCode }) => legalDistrictCode === '1162010200')
  assert.deepEqual(
    sillim?.metrics.map(({ key }) => key),
    ['transaction', 'building-register', 'public-price', 'monthly-statistic'],
  )
  assert.ok(sillim.metrics.every(({ storedCount, latestReferenceAt }) => storedCount > 0 && latestReferenceAt !== null))
  assert.match(sillim.notice, saying('REGIONAL_EVIDENCE'))
})

test('R-MAP-02: boundaries are fetched now, also of a district that the provider knows by its former code', async () => {
  const found = await locations()
  assert.ok(found.every(({ boundaryLookupStatus }) => boundaryLookupStatus === 'FOUND'))
  const recoded = found.find(({ lawdCd }) => lawdCd === '28275')
  assert.ok(recoded !== undefined && recoded.boundaryPolygons.length > 0)
  const asked = sandbox.requests.length
  assert.deepEqual(await locations(), found)
  assert.equal(sandbox.requests.length, asked, 'a boundary is held for ten minutes')
  clock.time = new Date(clock.time.getTime() + 10 * 60_000)
  await locations()
  assert.equal(sandbox.requests.length, asked * 2, 'and no longer')
})

test('R-MAP-02, R-MAP-04: neither coordinates nor boundaries are stored in any table', async () => {
  const located = await markers()
  const outlined = await locations()
  const first = outlined[0]?.boundaryPolygons[0]?.coordinates[0]?.[0] ?? []
  const numbers = [located[0]?.longitude, located[0]?.latitude, ...first].map(String)
  assert.ok(numbers.every((number) => /^\d+\.\d+$/.test(number)))
  await loggedCall('geocoder')
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  assert.ok(tables.length > 10)
  for (const { name } of tables) {
    const { rows } = await database.pool.query(`select 1 from ${name} as kept where kept::text like any($1) limit 1`, [
      numbers.map((number) => `%${number}%`),
    ])
    assert.deepEqual(rows, [], `${name} holds a coordinate`)
  }
})

test('R-MAP-02: an error inside HTTP 200 is ERROR with a message, not an empty polygon', async () => {
  sandbox.faults.set('boundary', 'errorInside200')
  for (const { boundaryLookupStatus, boundaryLookupMessage, boundaryPolygons } of await locations()) {
    assert.equal(boundaryLookupStatus, 'ERROR')
    assert.match(boundaryLookupMessage ?? '', /오류/)
    assert.deepEqual(boundaryPolygons, [])
  }
})

test('R-MAP-02: without a boundary no area is invented', async () => {
  sandbox.faults.set('boundary', 'empty')
  for (const { boundaryLookupStatus, boundaryLookupMessage, boundaryPolygons } of await locations()) {
    assert.equal(boundaryLookupStatus, 'NOT_FOUND')
    assert.match(boundaryLookupMessage ?? '', saying('PLACE_NOT_LOOKED_UP', { what: 'BOUNDARY', why: 'NOT_FOUND' }))
    assert.deepEqual(boundaryPolygons, [])
  }
})

test('boundaries are asked side by side: no district waits for the one before', async () => {
  const providers = { ...service.config.providers, timeoutMs: 60_000 }
  const patient = await anotherInstance({ ...service, config: { ...service.config, providers } })
  sandbox.faults.set('boundary', 'held')
  const asking = get<AnalyzableLocation>(`${LOCATIONS}?`, patient.app)
  // one after another, they would take that many times the time of a call
  await until(() => sandbox.requests.length >= 4, 'all districts are asked', 55)
  sandbox.faults.clear()
  assert.ok((await asking).length >= 4)
})

test('boundaries are under one deadline, whatever the provider does', async () => {
  sandbox.faults.set('boundary', 'timeout')
  const found = await locations()
  assert.ok(found.every(({ boundaryLookupStatus }) => boundaryLookupStatus === 'ERROR'))
  assert.ok(found.length >= 4, 'stored evidence is answered all the same')
})

test('R-MAP-03: markers come from stored evidence alone, by lot, and are of the fixed type', async () => {
  const found = await markers()
  assert.ok(found.length >= SAMPLE_REQUESTS.length)
  assert.ok(found.every(({ markerType, sourceCount }) => markerType === 'DIAGNOSIS_ADDRESS' && sourceCount >= 1))
  const lot = found.find(({ pnu }) => pnu === '1162010200114220005')
  assert.deepEqual(lot?.jusoAddress, {
    jibunAddr: '서울특별시 관악구 신림동 1422-5',
    admCd: '1162010200',
    siNm: '서울특별시',
    sggNm: '관악구',
    emdNm: '신림동',
    liNm: '',
    bdNm: '샘플하늘빌라',
    mtYn: '0',
    lnbrMnnm: '1422',
    lnbrSlno: '5',
  })
  assert.match(lot?.evidenceSummary ?? '', /^실거래 \d+건\(2026-11-20\), 건축물대장 1건/)
  assert.ok((lot?.longitude ?? 0) > 126 && (lot?.latitude ?? 0) > 37)
})

test('a marker leads to a diagnosis of the same lot', async () => {
  const [marker] = await markers('limit=1')
  assert.ok(marker !== undefined)
  const { jusoAddress, jibunAddress, pnu } = marker
  const diagnosis = await diagnose({
    address: jibunAddress,
    jusoAddress,
    contractPurpose: 'JEONSE',
    depositAmountManwon: 10_000,
  })
  assert.equal(diagnosis.address.pnu, pnu)
})

test('markers: minSourceCount and limit narrow them', async () => {
  const full = await markers('minSourceCount=3')
  assert.ok(full.length > 0 && full.every(({ sourceCount }) => sourceCount === 3))
  assert.equal((await markers('limit=2')).length, 2)
})

test('R-MAP-06: bbox leaves out what lies elsewhere and what has no outline or position', async () => {
  const sillim = 'bbox=126.90,37.46,126.95,37.50'
  const found = await locations(`minSourceCount=1&${sillim}`)
  assert.deepEqual(
    found.map(({ legalDistrictCode }) => legalDistrictCode),
    ['1162010200'],
  )
  const near = await markers(sillim)
  assert.ok(near.length > 0 && near.every(({ jibunAddress }) => jibunAddress.includes('신림동')))
  sandbox.faults.set('geocoder', 'empty')
  assert.deepEqual(await markers(sillim), near, 'what was found is shown again')
  clock.time = new Date(clock.time.getTime() + 10 * 60_000)
  assert.deepEqual(await markers(sillim), [])
  for (const bbox of ['1,2,3', '127,38,126,37', 'a,b,c,d', '-999,0,999,1']) {
    const answer = await app.inject(`${LOCATIONS}?bbox=${bbox}`)
    assert.deepEqual([answer.statusCode, answer.json().errors[0].field], [400, 'bbox'], bbox)
  }
})

const unlocated: [fault: 'errorInside200' | 'empty' | 'timeout', status: string][] = [
  ['empty', 'NOT_FOUND'],
  // these two open the circuit breaker, so the geocoder cannot be tested after them
  ['errorInside200', 'ERROR'],
  ['timeout', 'ERROR'],
]
for (const [fault, status] of unlocated) {
  test(`R-MAP-03: a geocoder with ${fault} leaves both coordinates null, and the marker stays`, async () => {
    sandbox.faults.set('geocoder', fault)
    const found = await markers()
    assert.ok(found.length > 0)
    for (const { longitude, latitude, coordinateLookupStatus, coordinateLookupMessage } of found) {
      assert.deepEqual([longitude, latitude, coordinateLookupStatus], [null, null, status])
      assert.ok(coordinateLookupMessage)
    }
  })
}

test('source counts and limits outside their range are 400', async () => {
  for (const query of ['minSourceCount=0', 'minSourceCount=5', 'limit=0', 'limit=301'])
    assert.equal((await app.inject({ url: `${LOCATIONS}?${query}` })).statusCode, 400, query)
  assert.equal((await app.inject({ url: `${MARKERS}?minSourceCount=4` })).statusCode, 400)
})

test('a stale token does not block the map', async () => {
  for (const url of [LOCATIONS, MARKERS])
    assert.equal((await app.inject({ url, headers: { authorization: 'Bearer stale' } })).statusCode, 200)
})

test('reads of the map are limited per address, because each costs calls to a provider with a daily limit', async () => {
  const limited = await testService({ RATE_LIMIT_MAP_MAX: '2', RATE_LIMIT_ENABLED: 'true' })
  const statuses = []
  for (const url of [LOCATIONS, MARKERS, LOCATIONS]) statuses.push((await limited.app.inject({ url })).statusCode)
  assert.deepEqual(statuses, [200, 200, 429])
})

test('both lists together stay within the budget of a minute, and say why something is missing', async () => {
  const rateLimited = await testService({ MAP_LOOKUPS_PER_MINUTE: '3' })
  for (const { body } of SAMPLE_REQUESTS) await rateLimited.diagnose(body)
  rateLimited.sandbox.clear()
  const read = async (url: string) =>
    (await rateLimited.app.inject({ url })).json<{ data: Record<string, string>[] }>().data
  const found = [...(await read(LOCATIONS)), ...(await read(MARKERS)), ...(await read(LOCATIONS))]
  assert.ok(rateLimited.sandbox.requests.length <= 3, `${rateLimited.sandbox.requests.length} calls`)
  const messages = found.map((each) => each['boundaryLookupMessage'] ?? each['coordinateLookupMessage'])
  assert.ok(messages.some((message) => message?.includes('조회 한도에 이르러')))
})

test('R-MAP-13: a district on the map has its usual jeonse with the count; none stored is null', async () => {
  await database.pool.query(
    `insert into building_registers (pnu, status, buildings, collected_at) values ('1111010100100010001', 'FOUND', '[]', now())`,
  )
  const jeonse = (depositManwon: number) => ({ depositManwon, monthlyRentManwon: 0 })
  await storeDeals(database.pool, '1174010100', [jeonse(20_000), jeonse(24_000), jeonse(30_000)])
  const found = await locations('minSourceCount=1&limit=300')
  const of = (code: string) => found.find(({ legalDistrictCode }) => legalDistrictCode === code)?.usualJeonse
  assert.deepEqual(of('1174010100'), { dealCount: 3, medianDepositManwon: 24_000, medianMonthlyRentManwon: null })
  assert.equal(of('1111010100'), null)
  await database.pool.query(`delete from building_registers where pnu = '1111010100100010001'`)
})
