import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { koreanOf } from '../../words/saying.fixture.ts'
import { conversionRateOn, type RegionConversionRate } from './conversion-rate.ts'

const TODAY = '2026-11-22'
const BEFORE_ANY_RATE = '2020-01-01'
const REGION: RegionConversionRate = { value: 0.058, regionName: '서울', period: '2026-09' }

test("R-LAW-34: the region's published rate goes before that of the market", () => {
  const rate = inKorean(conversionRateOn(REGION, TODAY))
  assert.deepEqual(rate, {
    basis: 'REGION',
    value: 0.058,
    source: koreanOf('CONVERSION_RATE_OF_REGION', { regionName: '서울', period: '2026-09' }),
  })
})

test('without a rate of the region the market rate in force serves, with its source', () => {
  const rate = inKorean(conversionRateOn(null, TODAY))
  assert.deepEqual([rate?.basis, rate?.value], ['MARKET', 0.065])
  assert.match(rate?.source ?? '', /주택금융공사.*확인일/)
})

test("a region's rate that is no share of a year is not used", () => {
  for (const value of [0, -0.05, 1, 6.2, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.equal(conversionRateOn({ ...REGION, value }, TODAY)?.basis, 'MARKET', String(value))
  }
})

test('a day without any known rate has none', () => {
  assert.equal(conversionRateOn(null, BEFORE_ANY_RATE), null)
  assert.equal(conversionRateOn(REGION, BEFORE_ANY_RATE)?.basis, 'REGION')
})
