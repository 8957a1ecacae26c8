import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type {
  EnvironmentInformation,
  PropertyDetail,
  PropertySummary,
  RegionDetail,
  RegionSummary,
  RegionTrend,
  SearchResult,
} from '@lease-risk/contract/places'
import type { RegionCandidate } from '@lease-risk/contract/regional'
import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import { storeStatistics } from '../../../test/market-statistics.ts'
import { testService } from '../../../test/service.ts'
import { storeDeals } from '../../../test/stored-deals.ts'
import { addMonths } from '../../domain/calendar.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { saying } from '../../words/saying.fixture.ts'

const { app, sandbox, database, diagnose } = await testService()
for (const { body } of SAMPLE_REQUESTS) await diagnose(body)
await storeStatistics(
  database.pool,
  Array.from({ length: 15 }, (_, age) => ({
    legalDistrictCode: '1162010100',
    dealMonth: addMonths('202610', -age),
    // 10,000 now, 8,000 in the three months before, 12,500 a year ago
    median: age < 3 ? 10_000 : age < 6 ? 8_000 : 12_500,
  })),
)
sandbox.clear()

const SILLIM = '1162010200'
const BONGCHEON = '1162010100'
const said: string[] = []

async function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const answer = await app.inject({ url: path, query })
  assert.equal(answer.statusCode, 200, answer.body)
  said.push(answer.body)
  return answer.json<{ data: T }>().data
}
const statusOf = async (url: string) => (await app.inject({ url })).statusCode
const namesOf = (regions: RegionCandidate[]) => regions.map(({ fullName }) => fullName)

test('regions: without a keyword the provinces, the largest level there is', async () => {
  const regions = await get<RegionCandidate[]>('/api/regions', { limit: '100' })
  assert.ok(regions.length > 10 && regions.every(({ level }) => level === 'SIDO'))
})

test('regions: of names that a keyword fits equally, those with most stored deals come first', async () => {
  const [first] = namesOf(await get('/api/regions', { keyword: '림동', limit: '5' }))
  assert.equal(first, '서울특별시 관악구 신림동')
})

test('regions: short, former and place names are found, the likeliest first, within the limit', async () => {
  assert.deepEqual(namesOf(await get('/api/regions', { keyword: '신림', limit: '1' })), ['서울특별시 관악구 신림동'])
  assert.deepEqual(namesOf(await get('/api/regions', { keyword: '인천 서구', limit: '2' })), [
    '인천광역시 서해구',
    '인천광역시 검단구',
  ])
  assert.deepEqual(namesOf(await get('/api/regions', { keyword: '서울대입구역', limit: '1' })), [
    '서울특별시 관악구 봉천동',
  ])
  assert.deepEqual(await get('/api/regions', { keyword: '호그와트' }), [])
})

test('region: what lies above and below; an abolished code leads to its successors', async () => {
  const gwanak = await get<RegionDetail>('/api/regions/1162000000')
  assert.deepEqual([gwanak.lawdCd, gwanak.parent?.name, gwanak.active], ['11620', '서울특별시', true])
  assert.ok(gwanak.children.some(({ legalDistrictCode }) => legalDistrictCode === SILLIM))
  const former = await get<RegionDetail>('/api/regions/2826000000')
  assert.equal(former.active, false)
  assert.deepEqual(namesOf(former.successors), ['인천광역시 서해구', '인천광역시 검단구'])
})

test('region: an unknown code is 404, a malformed one 400', async () => {
  for (const part of ['', '/summary', '/trend']) {
    assert.equal(await statusOf(`/api/regions/9999999999${part}`), 404)
    assert.equal(await statusOf(`/api/regions/11620${part}`), 400)
    const named = (name: string) => statusOf(`/api/regions/${encodeURIComponent(name)}${part}`)
    assert.deepEqual([await named('관악구-신림동'), await named('중구')], [200, 404], 'R-REGION-15')
  }
})

test('region summary: stored counts with their time, and the newest statistic of each type and kind', async () => {
  const summary = await get<RegionSummary>(`/api/regions/${SILLIM}/summary`)
  assert.equal(summary.statisticsScope, 'LEGAL_DISTRICT')
  assert.deepEqual(
    summary.latestStatistics.map(({ tradeKind, dealYearMonth }) => [tradeKind, dealYearMonth]),
    [
      ['RENT_JEONSE', '2026-10'],
      ['RENT_MONTHLY', '2026-10'],
      ['SALE', '2026-10'],
    ],
  )
  const counts = Object.fromEntries(summary.evidence.map(({ key, storedCount }) => [key, storedCount]))
  assert.ok(Number(counts['transaction']) > 10)
  assert.deepEqual([counts['building-register'], counts['public-price']], [1, 1])
  const whole = await get<RegionSummary>('/api/regions/1162000000/summary')
  assert.ok(
    whole.evidence.some(({ key, storedCount }) => key === 'building-register' && storedCount === 1),
    'a city district sums up its legal districts',
  )
})

test('region summary: a province has no statistics of its own, and says so', async () => {
  const summary = await get<RegionSummary>('/api/regions/2600000000/summary')
  assert.deepEqual([summary.statisticsScope, summary.latestStatistics], ['NONE', []])
  assert.match(summary.notice, saying('STATISTICS_NOT_SO_WIDE'))
})

test('R-REGION-23: what is usual is the median of a year of leases by kind and size, with its count', async () => {
  const lease = (depositManwon: number, areaSquareMeter: number, monthlyRentManwon = 0) => ({
    depositManwon,
    areaSquareMeter,
    monthlyRentManwon,
  })
  const district = '1174010100'
  await storeDeals(database.pool, district, [
    lease(20_000, 59.9),
    lease(22_000, 60),
    lease(40_000, 60.1),
    lease(1_000, 20, 60),
    lease(2_000, 20, 50),
    lease(3_000, 20, 70),
    { ...lease(99_000, 59), cancelled: true },
  ])
  const house = { source: 'SHRent', propertyType: 'DETACHED_MULTI_FAMILY' } as const
  await storeDeals(database.pool, district, [{ ...house, ...lease(9_000, 30) }])
  await storeDeals(database.pool, district, [lease(90_000, 59.9)], '202508')
  const { usualLeases } = await get<RegionSummary>(`/api/regions/${district}/summary`)
  assert.deepEqual([usualLeases?.from, usualLeases?.to], ['2025-11', '2026-10'])
  assert.deepEqual(usualLeases?.jeonse, { dealCount: 4, medianDepositManwon: 21_000, medianMonthlyRentManwon: null })
  assert.deepEqual(usualLeases?.monthlyRent, { dealCount: 3, medianDepositManwon: 2_000, medianMonthlyRentManwon: 60 })
  const few = (dealCount: number) => ({ dealCount, medianDepositManwon: null, medianMonthlyRentManwon: null })
  assert.deepEqual(
    usualLeases?.bySize.map(({ jeonse }) => jeonse),
    [null, few(2), few(1), null],
    'fewer than three have no median, and none are not zero',
  )
  assert.deepEqual(usualLeases?.detached, { jeonse: few(1), monthlyRent: null })
  const whole = await get<RegionSummary>('/api/regions/1174000000/summary')
  assert.deepEqual(whole.usualLeases?.jeonse, usualLeases?.jeonse, 'a city district has those of its legal districts')
  assert.equal((await get<RegionSummary>('/api/regions/1100000000/summary')).usualLeases, null)
})

test('region trend: oldest month first, with the change over 3 and over 12 months', async () => {
  const query = { propertyType: 'APARTMENT', tradeKind: 'RENT_JEONSE', months: '6' }
  const { series } = await get<RegionTrend>(`/api/regions/${BONGCHEON}/trend`, query)
  assert.equal(series.length, 1)
  assert.deepEqual(
    series[0]?.points.map(({ dealYearMonth }) => dealYearMonth),
    ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
  )
  assert.deepEqual([series[0]?.change3, series[0]?.change12], [25, -20])
})

test('region trend: a district without statistics shows those of its city district and says so', async () => {
  const trend = await get<RegionTrend>('/api/regions/1162010300/trend')
  assert.ok(trend.series.length > 0)
  assert.ok(trend.series.every(({ statisticsScope }) => statisticsScope === 'LAWD_CD'))
  assert.match(trend.notice, saying('STATISTICS_OF_WIDER_REGION'))
})

test('region trend: a former code is answered as the district that took its place', async () => {
  const trend = await get<RegionTrend>('/api/regions/2826010700/trend')
  assert.equal(trend.region.fullName, '인천광역시 서해구 심곡동')
})

test('region trend: months outside 1–60 and unknown types are 400', async () => {
  for (const query of ['months=0', 'months=61', 'propertyType=VILLA', 'tradeKind=LEASE'])
    assert.equal(await statusOf(`/api/regions/${SILLIM}/trend?${query}`), 400)
})

const lotsOf = async (query: Record<string, string>) =>
  (await get<Page<PropertySummary>>('/api/properties', query)).content.map(({ jibunAddress }) => jibunAddress)

test('properties: lots of a district with stored evidence, by page', async () => {
  const first = await get<Page<PropertySummary>>('/api/properties', { legalDistrictCode: SILLIM, size: '2' })
  const second = await get<Page<PropertySummary>>('/api/properties', {
    legalDistrictCode: SILLIM,
    size: '2',
    page: '1',
  })
  assert.deepEqual([first.totalElements, first.content.length, first.hasNext], [3, 2, true])
  assert.deepEqual([second.content.length, second.hasNext], [1, false])
  const [lot] = first.content
  assert.deepEqual([lot?.jibunAddress, lot?.buildingName], ['서울특별시 관악구 신림동 1422-5', '샘플하늘빌라'])
  assert.ok(lot?.evidence.every(({ storedCount, latestReferenceAt }) => storedCount > 0 && latestReferenceAt !== null))
})

test('properties: a lot number and a building name narrow the search, signs of a pattern mean themselves', async () => {
  assert.deepEqual(await lotsOf({ keyword: '신림동 1422-5' }), ['서울특별시 관악구 신림동 1422-5'])
  assert.deepEqual(await lotsOf({ legalDistrictCode: SILLIM, keyword: '하늘빌라' }), [
    '서울특별시 관악구 신림동 1422-5',
  ])
  assert.deepEqual(await lotsOf({ legalDistrictCode: SILLIM, keyword: '%' }), [])
  assert.deepEqual(await lotsOf({ keyword: '신림동 9999-1' }), [])
  assert.deepEqual(await lotsOf({ keyword: '호그와트' }), [])
})

test('properties: without anything to search for, the lots that were collected last', async () => {
  const page = await get<Page<PropertySummary>>('/api/properties')
  assert.equal(page.totalElements, SAMPLE_REQUESTS.length)
})

test('property: register, prices and past deals of one lot, newest first, and no listing', async () => {
  const property = await get<PropertyDetail>('/api/properties/1162010200114220005')
  assert.deepEqual([property.lotNumber, property.registers[0]?.mainUseName], ['1422-5', '공동주택'])
  assert.deepEqual([property.publicPrices[0]?.kind, property.publicPrices[0]?.baseYear], ['APARTMENT_UNIT', 2026])
  const dates = property.pastDeals.map(({ contractDate }) => contractDate)
  assert.ok(dates.length > 0 && dates.length <= 20)
  assert.deepEqual(dates, dates.toSorted().toReversed())
  assert.match(property.notice, saying('STORED_RECORD_OF_LOT'))
})

test('property: a cancelled sale is not among the past deals', async () => {
  const { rows } = await database.pool.query<{ fact_id: string; amount: number }>(
    `update transaction_facts set cancelled = true, sale_amount_manwon = 77777
     where fact_id = (select fact_id from transaction_facts
                      where legal_district_code = $1 and main_number = '1422' and trade_kind = 'SALE' limit 1)
     returning fact_id`,
    [SILLIM],
  )
  assert.equal(rows.length, 1)
  const property = await get<PropertyDetail>('/api/properties/1162010200114220005')
  assert.ok(property.pastDeals.every(({ amountManwon }) => amountManwon !== 77_777))
})

test('property: a lot of which nothing is stored is 404, a malformed number 400', async () => {
  assert.equal(await statusOf('/api/properties/1162010200199990001'), 404)
  assert.equal(await statusOf('/api/properties/1162010200314220005'), 400)
})

test('search: districts, lots with evidence and posts, in groups', async () => {
  const found = await get<SearchResult>('/api/search', { keyword: ' 신림동 1422-5 ' })
  assert.equal(found.keyword, '신림동 1422-5')
  assert.deepEqual(namesOf(found.districts), ['서울특별시 관악구 신림동'])
  assert.deepEqual(
    found.lots.map(({ pnu }) => pnu),
    ['1162010200114220005'],
  )
  assert.deepEqual(found.posts, [])
  assert.equal(await statusOf('/api/search'), 400)
  assert.equal(await statusOf('/api/search?keyword=%20%20'), 400)
})

test('environment: no provider is connected, and the answer says so with guidance', async () => {
  const environment = await get<EnvironmentInformation>('/api/environment', { legalDistrictCode: SILLIM })
  assert.deepEqual([environment.state, environment.regionName], ['UNAVAILABLE', '서울특별시 관악구 신림동'])
  assert.ok(environment.guidance.length > 0)
})

test('a stale token does not block the reads of places', async () => {
  const headers = { authorization: 'Bearer stale' }
  for (const url of ['/api/regions', '/api/properties', '/api/search?keyword=a', `/api/regions/${SILLIM}/summary`])
    assert.equal((await app.inject({ url, headers })).statusCode, 200, url)
})

test('all of it came from stored data, and no sentence promises safety or offers a listing', () => {
  assert.deepEqual(sandbox.requests, [])
  assert.ok(said.length > 10)
  for (const body of said) assert.deepEqual(findForbiddenWording(body), [])
})
