import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assumedRatio, fittedRatio } from './price-ratio.ts'
import { PUBLIC_PRICE } from './public-price-constants.ts'

const HOME = {
  legalDistrictCode: '1162010200',
  ageYears: 0,
  isBasement: false,
  publicPriceManwon: 10_000,
  baseYear: 2026,
}
const FIT = {
  baseYear: 2026,
  slopes: PUBLIC_PRICE.priorSlopes,
  ratios: { '11620': { ratio: Math.log(1.5), variance: 0.0001, count: 400 } },
  spreads: { '11620': 0.01 },
}

test('R-SCORE-46: without sales the ratio is the measured one of row houses and the stated one of others', () => {
  const ratios = (['ROW_HOUSE_MULTI_UNIT', 'APARTMENT', 'DETACHED_MULTI_FAMILY'] as const).map((type) => {
    const found = assumedRatio(type, HOME)
    assert.ok(found && found.lowRatio < found.ratio && found.ratio < found.highRatio && found.salesBehind === 0)
    return Math.round(found.ratio * 100) / 100
  })
  assert.deepEqual(ratios, [1.8, 1.45, 1.87])
  for (const type of ['OFFICETEL', 'NEIGHBORHOOD_FACILITY', 'UNKNOWN'] as const)
    assert.equal(assumedRatio(type, HOME), null)
})

test('sales of the place say it better: another ratio, a narrower interval, and how many there are', () => {
  const [fitted, assumed] = [fittedRatio(FIT, HOME), assumedRatio('ROW_HOUSE_MULTI_UNIT', HOME)]
  assert.ok(fitted && assumed)
  assert.ok(Math.abs(fitted.ratio - 1.5) < 0.01)
  assert.equal(fitted.salesBehind, 400)
  assert.ok(fitted.highRatio / fitted.lowRatio < assumed.highRatio / assumed.lowRatio)
  assert.equal(fittedRatio(FIT, { ...HOME, baseYear: 2025 }), null)
})
