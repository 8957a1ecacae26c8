import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { aDeal, MONTHS, someTerms } from '../assessment/facts/lease-facts.fixture.ts'
import type { ConversionRate } from '../law/conversion-rate.ts'
import { compareLeases, compareSales, compareSalesAround } from './compare.ts'
import { pickSample } from './sample.ts'
import { nearest, quantile, quartiles } from './statistics.ts'

const anyAmounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 })

const RATE: ConversionRate = { basis: 'MARKET', value: 0.06, source: 'x' }

test('quartiles: linear interpolation as PostgreSQL percentile_cont', () => {
  assert.deepEqual(quartiles([10, 20, 30, 40]), { min: 10, q1: 17.5, median: 25, q3: 32.5, max: 40 })
  assert.deepEqual(quartiles([7]), { min: 7, q1: 7, median: 7, q3: 7, max: 7 })
  assert.throws(() => quantile([], 0.5), RangeError)
})

test('quartiles: the order of the sample does not matter', () => {
  fc.assert(
    fc.property(anyAmounts, (amounts) => {
      assert.deepEqual(quartiles(amounts.toReversed()), quartiles(amounts))
    }),
  )
})

test('quartiles rise from min to max and stay within the sample', () => {
  fc.assert(
    fc.property(anyAmounts, (amounts) => {
      const { min, q1, median, q3, max } = quartiles(amounts)
      assert.ok(min <= q1 && q1 <= median && median <= q3 && q3 <= max)
      assert.deepEqual([min, max], [Math.min(...amounts), Math.max(...amounts)])
    }),
  )
})

test('a higher amount never lowers a quartile', () => {
  fc.assert(
    fc.property(anyAmounts, fc.nat({ max: 1000 }), (amounts, more) => {
      const raised = amounts.map((amount, index) => (index === 0 ? amount + more : amount))
      assert.ok(quartiles(raised).median >= quartiles(amounts).median)
      assert.ok(quartiles(raised).q1 >= quartiles(amounts).q1)
    }),
  )
})

test('the nearest amount is one of the sample and none is nearer', () => {
  fc.assert(
    fc.property(anyAmounts, fc.integer({ min: 0, max: 2_000_000 }), (amounts, target) => {
      const found = nearest(amounts, target)
      assert.ok(amounts.includes(found))
      assert.ok(amounts.every((amount) => Math.abs(amount - target) >= Math.abs(found - target)))
    }),
  )
})

const asked = { areaSquareMeter: 30, floor: 3 }
const similarHere = aDeal({ dealId: 'lot-similar', areaSquareMeter: 31, floor: 5 })
const areaHere = aDeal({ dealId: 'lot-area', areaSquareMeter: 31, floor: 9 })
const similarNear = aDeal({ dealId: 'district-similar', areaSquareMeter: 31, floor: 5, sameLot: false })
const otherHere = aDeal({ dealId: 'lot-other', areaSquareMeter: 80, floor: 5 })
const otherNear = aDeal({ dealId: 'district-other', areaSquareMeter: 80, floor: 5, sameLot: false })

test('R-EVID-10: the sample is the first level of the ladder that holds a deal', () => {
  const ladder = [similarHere, areaHere, similarNear, otherHere, otherNear]
  const levels = ladder.map((_, index) => {
    const sample = pickSample(ladder.slice(index), asked)
    return [sample?.level, sample?.lowerReliability, sample?.deals[0]?.dealId]
  })
  assert.deepEqual(levels, [
    ['SAME_LOT_SIMILAR', false, 'lot-similar'],
    ['SAME_LOT_AREA', false, 'lot-area'],
    ['SAME_DISTRICT_SIMILAR', false, 'district-similar'],
    ['SAME_LOT_ALL', true, 'lot-other'],
    ['SAME_DISTRICT_ALL', true, 'district-other'],
  ])
  assert.equal(pickSample([], asked), null)
})

test('R-EVID-10: no area and no floor given means the lot, then the district, without a mark', () => {
  const nothing = { areaSquareMeter: null, floor: null }
  const lot = pickSample([similarHere, otherNear], nothing)
  assert.deepEqual([lot?.level, lot?.lowerReliability, lot?.deals.length], ['SAME_LOT_ALL', false, 1])
  const district = pickSample([similarNear, otherNear], nothing)
  assert.deepEqual([district?.level, district?.lowerReliability], ['SAME_DISTRICT_ALL', false])
})

test('a floor alone narrows by floor; no level by area is made of it', () => {
  const sample = pickSample([areaHere, similarNear], { areaSquareMeter: null, floor: 3 })
  assert.deepEqual([sample?.level, sample?.deals[0]?.dealId], ['SAME_DISTRICT_SIMILAR', 'district-similar'])
})

test('a floor is not asked of a source that publishes none', () => {
  const house = aDeal({ areaSquareMeter: 31, floor: null, sameLot: false })
  assert.equal(pickSample([house], asked)?.level, 'SAME_DISTRICT_SIMILAR')
})

test('R-EVID-09: area within 10 % but at least 5 ㎡, floor within 2, both ends included', () => {
  const fits = (areaSquareMeter: number, floor: number, area: number) =>
    pickSample([aDeal({ areaSquareMeter, floor })], { areaSquareMeter: area, floor: 3 })?.level === 'SAME_LOT_SIMILAR'
  assert.ok(fits(25, 1, 30) && fits(35, 5, 30))
  assert.ok(!fits(24.99, 3, 30) && !fits(35.01, 3, 30))
  assert.ok(fits(76.5, 3, 85) && fits(93.5, 3, 85))
  assert.ok(!fits(76.4, 3, 85) && !fits(93.6, 3, 85))
  assert.ok(!fits(30, 6, 30) && !fits(30, 0, 30))
})

test('cancelled deals and land-lease homes never count', () => {
  const excluded = [aDeal({ cancelled: true }), aDeal({ houseKind: '토지임대부' })]
  assert.equal(pickSample(excluded, asked), null)
  assert.equal(pickSample([...excluded, similarHere], asked)?.deals.length, 1)
})

test('R-EVID-13: jeonse compares with leases without rent, monthly rent with leases with rent', () => {
  const deals = [
    aDeal({ dealId: 1, amountManwon: 12_000 }),
    aDeal({ dealId: 2, amountManwon: 1_000, monthlyRentManwon: 50 }),
    aDeal({ dealId: 3, amountManwon: 2_000, monthlyRentManwon: 40 }),
  ]
  const jeonse = compareLeases(deals, someTerms({ depositManwon: 6_000 }), MONTHS, null)
  assert.deepEqual(
    [jeonse?.basis, jeonse?.count, jeonse?.amount.ratioToMedian, jeonse?.parts],
    ['JEONSE_DEPOSIT', 1, 0.5, null],
  )
  const terms = someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 1_500, monthlyRentManwon: 90 })
  const monthly = compareLeases(deals, terms, MONTHS, RATE)
  assert.deepEqual([monthly?.basis, monthly?.count], ['MONTHLY_RENT', 2])
  assert.equal(compareLeases([aDeal()], terms, MONTHS, null), null)
})

test('R-SCORE-41: leases with rent are one amount a month each, with deposits and rents shown beside it', () => {
  const deals = [
    aDeal({ dealId: 2, amountManwon: 1_000, monthlyRentManwon: 50 }),
    aDeal({ dealId: 3, amountManwon: 3_000, monthlyRentManwon: 42 }),
  ]
  const terms = someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 2_000, monthlyRentManwon: 55 })
  const compared = compareLeases(deals, terms, MONTHS, RATE)
  // monthly: 55 plus 10 for the deposit; 50 plus 5, 42 plus 15
  assert.equal(compared?.amount.inputManwon, 65)
  assert.deepEqual(compared?.amount.quartiles, quartiles([55, 57]))
  assert.deepEqual(compared?.parts, {
    deposit: quartiles([1_000, 3_000]),
    rent: quartiles([50, 42]),
    nearestLease: { depositManwon: 3_000, monthlyRentManwon: 42 },
  })
  assert.equal(compareLeases(deals, terms, MONTHS, null), null, 'without a rate deposits and rents are no one amount')
})

test('R-SCORE-26: a lease with rent is unrealistic only as a whole', () => {
  const deals = [aDeal({ amountManwon: 100, monthlyRentManwon: 60 })]
  const compared = (depositManwon: number, monthlyRentManwon: number) =>
    compareLeases(deals, someTerms({ purpose: 'MONTHLY_RENT', depositManwon, monthlyRentManwon }), MONTHS, RATE)
  // 500 is five times the nearest 100, but an ordinary arrangement
  assert.equal(compared(500, 58)?.amount.realism, null)
  assert.deepEqual(compared(500, 58)?.parts?.nearestLease, { depositManwon: 100, monthlyRentManwon: 60 })
  assert.equal(compared(100, 600_000)?.amount.realism, 'UNREALISTICALLY_HIGH')
  assert.equal(compared(10, 3)?.amount.realism, 'UNREALISTICALLY_LOW')
})

test('R-SCORE-17: similar sales around are those of other lots, three or more', () => {
  const around = [1, 2, 3].map((dealId) => aDeal({ dealId, sameLot: false, amountManwon: 10_000 }))
  const own = aDeal({ dealId: 9, amountManwon: 20_000 })
  assert.equal(compareSalesAround([...around, own], 15_000, asked, MONTHS)?.amount.ratioToMedian, 1.5)
  assert.equal(compareSalesAround([...around.slice(1), own], 15_000, asked, MONTHS), null)
  const unlike = around.map((deal) => ({ ...deal, areaSquareMeter: 100 }))
  assert.equal(compareSalesAround(unlike, 15_000, asked, MONTHS), null)
})

test('R-SCORE-26: unrealistic is below 30 % or above 300 % of the nearest published amount', () => {
  const realism = (depositManwon: number) =>
    compareLeases([aDeal({ amountManwon: 10_000 })], someTerms({ depositManwon }), MONTHS, null)?.amount.realism
  assert.deepEqual([2_999, 3_000, 30_000, 30_001].map(realism), [
    'UNREALISTICALLY_LOW',
    null,
    null,
    'UNREALISTICALLY_HIGH',
  ])
})

test('a deposit of 0 is a term of a monthly lease and never unrealistic; a deposit far below a sale price is normal', () => {
  const terms = someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 0, monthlyRentManwon: 50 })
  assert.equal(compareLeases([aDeal({ monthlyRentManwon: 50 })], terms, MONTHS, RATE)?.amount.realism, null)
  assert.equal(compareSales([aDeal({ amountManwon: 100_000 })], 1_000, asked, MONTHS)?.amount.realism, null)
  assert.equal(
    compareSales([aDeal({ amountManwon: 1_000 })], 9_000, asked, MONTHS)?.amount.realism,
    'UNREALISTICALLY_HIGH',
  )
})

test('deals of the sample are named newest first, with the months that were asked', () => {
  const deals = [
    aDeal({ dealId: 'old', contractDate: '2026-08-01' }),
    aDeal({ dealId: 'new', contractDate: '2026-10-01' }),
  ]
  const comparison = compareSales(deals, 1, asked, MONTHS)
  assert.deepEqual([comparison?.dealIds, comparison?.months, comparison?.fewDeals], [['new', 'old'], MONTHS, true])
})
