import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { type StatisticSeed, storeStatistics } from '../../../test/market-statistics.ts'
import { addMonths } from '../../domain/calendar.ts'
import { type MarketSignalQuery, readStoredSignal } from './read-market-signal.ts'

const { pool } = await privateDatabase()
const series = (seed: Partial<StatisticSeed>, medianAt: (age: number) => number): StatisticSeed[] =>
  Array.from({ length: 27 }, (_, age) => ({ ...seed, dealMonth: addMonths('202610', -age), median: medianAt(age) }))
const ofCity = { legalDistrictCode: null, lawdCd: '11620' }

await storeStatistics(pool, [
  // jeonse of officetels fell by a tenth within two years in the district and stayed in the city district
  ...series({ propertyType: 'OFFICETEL', sampleCount: 12 }, (age) => (age >= 24 ? 20_000 : 18_000)),
  ...series({ ...ofCity, propertyType: 'OFFICETEL', sampleCount: 40 }, () => 17_000),
  // row houses of the district alone are thin
  ...series({ propertyType: 'ROW_HOUSE_MULTI_UNIT', sampleCount: 2 }, () => 9_000),
  ...series({ ...ofCity, propertyType: 'ROW_HOUSE_MULTI_UNIT' }, () => 15_000),
])

const ask = (parts: Partial<MarketSignalQuery> = {}) =>
  readStoredSignal(pool, {
    legalDistrictCode: '1162010200',
    propertyType: 'OFFICETEL',
    purpose: 'JEONSE',
    fromMonth: '202511',
    lastMonth: '202610',
    ...parts,
  })

test('reverse jeonse as evidence: the last three months against the same three two years before', async () => {
  const { reverseJeonse } = await ask()
  assert.deepEqual([reverseJeonse?.scope, reverseJeonse?.signal], ['LEGAL_DISTRICT', 'FALLEN'])
  assert.deepEqual(
    [reverseJeonse?.recent.sampleCount, reverseJeonse?.recent.medianManwon, reverseJeonse?.earlier.medianManwon],
    [36, 18_000, 20_000],
  )
})

test('reverse jeonse: where the district alone has thin months, its city district serves', async () => {
  const { reverseJeonse } = await ask({ propertyType: 'ROW_HOUSE_MULTI_UNIT' })
  assert.deepEqual([reverseJeonse?.scope, reverseJeonse?.signal], ['LAWD_CD', 'STEADY'])
})

test('reverse jeonse: nothing without statistics on both sides, and nothing for monthly rent', async () => {
  assert.equal((await ask({ propertyType: 'APARTMENT' })).reverseJeonse, null)
  assert.equal((await ask({ lastMonth: '202510' })).reverseJeonse, null)
  assert.equal((await ask({ purpose: 'MONTHLY_RENT' })).reverseJeonse, null)
})

test('the newest statistic of each scope stands beside it, thin months left out', async () => {
  const { statistics } = await ask()
  assert.deepEqual(
    statistics.map(({ scope, dealMonth, medianManwon }) => [scope, dealMonth, medianManwon]),
    [
      ['LEGAL_DISTRICT', '202610', 18_000],
      ['LAWD_CD', '202610', 17_000],
    ],
  )
  const thin = await ask({ propertyType: 'ROW_HOUSE_MULTI_UNIT' })
  assert.deepEqual(
    thin.statistics.map(({ scope }) => scope),
    ['LAWD_CD'],
  )
})
