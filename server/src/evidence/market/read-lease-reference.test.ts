import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { TEST_NOW } from '../../../test/app.ts'
import { privateDatabase, type TestDatabase } from '../../../test/database.ts'
import { storeStatistics } from '../../../test/market-statistics.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { type LeaseReferenceQuery, readLeaseReference } from './read-lease-reference.ts'

const catalogue = loadDistrictCatalogue()

const QUERY: LeaseReferenceQuery = {
  legalDistrictCode: '1162010200',
  propertyType: 'DETACHED_MULTI_FAMILY',
  lot: { legalDistrictCode: '1162010200', landKind: 'LAND', mainNumber: '1415', subNumber: '0020' },
  withDeposits: true,
  regionCodes: ['1162000000', '1100000000', '0000000000'],
  now: TEST_NOW,
}

let database: TestDatabase
before(async () => {
  database = await privateDatabase()
})

async function storeLease(depositManwon: number, more: { month?: string; cancelled?: boolean; main?: string } = {}) {
  const { month = '202610', cancelled = false, main = '1415' } = more
  await database.pool.query(
    `insert into transaction_facts (fact_id, source, trade_kind, property_type, lawd_cd, legal_district_code, district_name,
       land_kind, main_number, sub_number, deal_month, contract_date, deposit_manwon, monthly_rent_manwon, cancelled, collected_at)
     values (gen_random_uuid(), 'SHRent', 'RENT', 'DETACHED_MULTI_FAMILY', '11620', '1162010200', '신림동', 'LAND', $1, '0020',
       $2, '2026-10-01', $3, 0, $4, $5)`,
    [main, month, depositManwon, cancelled, TEST_NOW],
  )
}

test('deposits of the lot: quartiles of at least three deals within two years, cancelled ones and other lots left out', async () => {
  const { pool } = database
  for (const deposit of [4_000, 6_000]) await storeLease(deposit)
  await storeLease(99_000, { cancelled: true })
  await storeLease(99_000, { month: '202410' })
  await storeLease(99_000, { main: '1416' })
  assert.equal((await readLeaseReference({ pool, catalogue }, QUERY)).ofLot, null)
  await storeLease(8_000, { month: '202411' })
  assert.deepEqual((await readLeaseReference({ pool, catalogue }, QUERY)).ofLot, {
    q1: 5_000,
    median: 6_000,
    q3: 7_000,
    sampleCount: 3,
    fromMonth: '202411',
    toMonth: '202610',
  })
  assert.equal((await readLeaseReference({ pool, catalogue }, { ...QUERY, lot: null })).ofLot, null)
  assert.equal((await readLeaseReference({ pool, catalogue }, { ...QUERY, withDeposits: false })).ofLot, null)
})

test('deposits of district and city: all months together, jeonse and monthly rents alike', async () => {
  const { pool } = database
  const type = { propertyType: 'DETACHED_MULTI_FAMILY' }
  await storeStatistics(pool, [
    { ...type, dealMonth: '202610', median: 4_000, sampleCount: 30 },
    { ...type, dealMonth: '202609', median: 1_000, sampleCount: 10, tradeKind: 'RENT_MONTHLY' },
    { ...type, dealMonth: '202609', median: 90_000, tradeKind: 'SALE' },
    { ...type, dealMonth: '202610', median: 7_000, sampleCount: 2, legalDistrictCode: null, lawdCd: '11620' },
  ])
  const { ofDistrict, ofCity } = await readLeaseReference({ pool, catalogue }, QUERY)
  assert.deepEqual(ofDistrict, {
    q1: 1_000,
    median: 4_000,
    q3: 4_000,
    sampleCount: 40,
    fromMonth: '202609',
    toMonth: '202610',
  })
  assert.equal(ofCity, null)
})

test('the conversion rate is that of the type and of the narrowest region, at its newest period', async () => {
  const { pool } = database
  const store = (table: string, region: string, period: string, value: number) =>
    pool.query(
      `insert into market_indicators (table_id, region_code, period, value, unit, region_name, collected_at)
       values ($1, $2, $3, $4, '%', $2, $5)`,
      [table, region, period, value, TEST_NOW],
    )
  await store('A_2024_00156', '1100000000', '202610', 4.8)
  await store('A_2024_00156', '1162000000', '202608', 5)
  await store('A_2024_00156', '1162000000', '202609', 5.1)
  await store('A_2024_00045', '1162000000', '202610', 101)
  const rateOf = async (propertyType: LeaseReferenceQuery['propertyType']) =>
    (await readLeaseReference({ pool, catalogue }, { ...QUERY, propertyType })).conversionRate
  assert.deepEqual(await rateOf('APARTMENT'), {
    tableId: 'A_2024_00156',
    percent: 5.1,
    regionName: '1162000000',
    period: '202609',
  })
  assert.equal(await rateOf('DETACHED_MULTI_FAMILY'), null)
})
