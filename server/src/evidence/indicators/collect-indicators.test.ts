import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { SANDBOX_KEY, startSandbox } from '@lease-risk/sandbox'
import { TEST_NOW } from '../../../test/app.ts'
import { atEnd } from '../../../test/at-end.ts'
import { privateDatabase } from '../../../test/database.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { createProviderHttp } from '../../providers/http.ts'
import { createIndicatorClient } from '../../providers/r-one/client.ts'
import { createRegionEvidence } from '../regions/index.ts'
import { collectIndicators } from './collect-indicators.ts'
import {
  INDICATOR_TABLES,
  type IndicatorTableEntry,
  isNamedFor,
  NATIONWIDE,
  regionCodesOf,
} from './indicator-tables.ts'

const now = () => TEST_NOW
const sandbox = await startSandbox({ now })
atEnd(() => sandbox.stop())
const { pool } = await privateDatabase()
const catalogue = loadDistrictCatalogue()

const SALE_INDEX = tableOf('A_2024_00045')
const OFFICETEL_INDEX = tableOf('A_2024_00615')

beforeEach(async () => {
  sandbox.clear()
  await pool.query('truncate market_indicators')
})

function tableOf(tableId: string): IndicatorTableEntry {
  const table = INDICATOR_TABLES.find((each) => each.tableId === tableId)
  assert.ok(table !== undefined)
  return table
}

function collect(table: IndicatorTableEntry, month: string, key: string | undefined = SANDBOX_KEY) {
  const http = createProviderHttp({ timeoutMs: 60_000, recordCall: () => undefined, now, random: () => 0 })
  const indicators = createIndicatorClient({ http, baseUrl: sandbox.origin, key })
  return collectIndicators({ pool, catalogue, indicators, now }, table, month)
}

const rowsOf = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const regions = createRegionEvidence({ pool, catalogue })
const read = async (codes: string[]) => (await regions.asStored(null)).indicators(codes, TEST_NOW)

test('two years of every region that is a district are stored, and nothing of the others', async () => {
  assert.deepEqual(await collect(SALE_INDEX, '202610'), { status: 'FOUND' })
  const regions = await rowsOf(
    `select region_code, region_name, count(*)::int as periods, min(period) as first, max(period) as last
     from market_indicators group by region_code, region_name`,
  )
  const nameOf = (code: string) => regions.find((row) => row.region_code === code)?.region_name
  assert.equal(nameOf(NATIONWIDE), '전국')
  assert.equal(nameOf('1100000000'), '서울')
  assert.equal(nameOf('1162000000'), '서울>강남지역>서남권>관악구')
  assert.equal(nameOf('4113500000'), '경기>경부1권>성남시>분당구')
  assert.ok(regions.every((row) => row.region_code === NATIONWIDE || catalogue.find(row.region_code)?.active))
  assert.ok(!regions.some((row) => /권$|도$|광역시$/.test(row.region_name)))
  assert.ok(regions.every((row) => row.last === '202610' && row.first === '202410' && row.periods === 25))
})

test('a later collection replaces what is published anew and drops what is older than the range', async () => {
  await collect(SALE_INDEX, '202608')
  await pool.query('update market_indicators set value = 1')
  await collect(SALE_INDEX, '202610')
  const [row] = await rowsOf(
    `select min(period) as first, count(*) filter (where value = 1)::int as old from market_indicators`,
  )
  assert.deepEqual(row, { first: '202410', old: 0 })
})

test('a table with sizes as classes counts over all sizes', async () => {
  assert.deepEqual(await collect(OFFICETEL_INDEX, '202610'), { status: 'FOUND' })
  const duplicates = await rowsOf('select 1 from market_indicators group by region_code, period having count(*) > 1')
  assert.deepEqual(duplicates, [])
  assert.ok((await rowsOf(`select 1 from market_indicators where region_code = '1100000000'`)).length === 25)
})

test('a region reads the narrowest numbers of each table, with change, direction and freshness', async () => {
  await collect(SALE_INDEX, '202610')
  await collect(OFFICETEL_INDEX, '202610')
  const indicators = await read(['1162000000', '1100000000'])
  assert.deepEqual(
    indicators.map(({ tableId, regionName, period, freshness }) => [tableId, regionName, period, freshness]),
    [
      ['A_2024_00045', '서울 강남지역 서남권 관악구', '2026-10', 'FRESH'],
      ['A_2024_00615', '서울', '2026-10', 'FRESH'],
    ],
  )
  for (const indicator of indicators) {
    const stored = await rowsOf(
      'select period, value from market_indicators where table_id = $1 and region_name = $2',
      [indicator.tableId, indicator.regionName.replaceAll(' ', '>')],
    )
    const at = (period: string) => stored.find((row) => row.period === period).value as number
    const expected = Math.round((at('202610') / at('202510') - 1) * 10_000) / 100
    assert.equal(indicator.change12, expected)
    assert.notEqual(indicator.direction, 'UNKNOWN')
  }
})

test('R-EVID-08: traffic overrun and unknown codes are statuses, and keep what is stored', async () => {
  await collect(SALE_INDEX, '202610')
  sandbox.faults.set('r-one', 'quota')
  assert.deepEqual(await collect(SALE_INDEX, '202610'), { status: 'ERROR', reason: 'QUOTA_EXCEEDED' })
  sandbox.faults.clear()
  sandbox.faults.set('r-one', 'errorInside200')
  assert.deepEqual(await collect(SALE_INDEX, '202610'), { status: 'ERROR', reason: 'PROVIDER_ERROR' })
  sandbox.faults.clear()
  assert.deepEqual(await collect(SALE_INDEX, '202610', 'WRONG'), { status: 'ERROR', reason: 'KEY_REJECTED' })
  assert.deepEqual(await collect({ ...SALE_INDEX, tableId: 'A_2024_09999' }, '202610'), { status: 'NOT_FOUND' })
  assert.ok((await read(['1162000000'])).length === 1)
})

test('without a key nobody is called: five rows would pass for a success', async () => {
  sandbox.clear()
  const http = createProviderHttp({ timeoutMs: 60_000, recordCall: () => undefined, now, random: () => 0 })
  const indicators = createIndicatorClient({ http, baseUrl: sandbox.origin, key: undefined })
  const answer = await collectIndicators({ pool, catalogue, indicators, now }, SALE_INDEX, '202610')
  assert.deepEqual([answer, sandbox.requests.length], [{ status: 'UNAVAILABLE', reason: 'NO_KEY' }, 0])
})

test('a table whose name describes something else is MALFORMED and stores nothing', async () => {
  const answer = await collect({ ...SALE_INDEX, propertyType: 'OFFICETEL' }, '202610')
  assert.deepEqual(answer, { status: 'ERROR', reason: 'MALFORMED' })
  assert.deepEqual(await rowsOf('select 1 from market_indicators'), [])
})

test('a table is known by its kind of home and its subject', () => {
  assert.ok(isNamedFor(SALE_INDEX, '(월) 매매가격지수_아파트'))
  assert.ok(!isNamedFor(SALE_INDEX, '(월) 전세가격지수_아파트'))
  assert.ok(!isNamedFor(SALE_INDEX, '(월) 매매가격지수_오피스텔'))
  assert.equal(new Set(INDICATOR_TABLES.map(({ tableId }) => tableId)).size, INDICATOR_TABLES.length)
})

test('regions: areas between province and city are skipped, a merged province counts under its new name', () => {
  const codes = regionCodesOf(catalogue, [
    '서울>종로구',
    '서울>강북지역>도심권>중구',
    '수도권',
    '전국',
    '서울>강북지역',
  ])
  assert.deepEqual(
    [...codes],
    [
      ['서울>종로구', '1111000000'],
      ['서울>강북지역>도심권>중구', '1114000000'],
      ['전국', NATIONWIDE],
    ],
  )
})
