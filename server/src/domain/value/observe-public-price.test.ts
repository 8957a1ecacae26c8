import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { provisionalCalibration } from './calibration.ts'
import type { EstimatePrice, FoundedEstimate } from './estimate.ts'
import { estimateHome } from './estimate-home.ts'
import { districtLevels } from './fit-levels.ts'
import { type RowHouseLot, rowHouseMarket } from './row-house-market.fixture.ts'
import { type ValueQuestion, valueHome } from './value-home.ts'
import type { Comparable } from './valued-home.ts'
import { fitZone } from './zone-fit.ts'

const market = rowHouseMarket(8, { lotsPerDistrict: 150 })
const { zone, lots, endDay, truth, priceOf } = market
const { levels, means, publicPrice } = fitZone(zone, endDay)
const FLOOR = 2

/** Deals of a lot's legal district as they came out of the fixture; `own`: those of the lot. */
function question(lot: RowHouseLot, change: Partial<ValueQuestion> = {}): ValueQuestion {
  const { legalDistrictCode, areaSquareMeter, buildYear, topFloor } = lot
  const lawdCd = legalDistrictCode.slice(0, 5)
  const near = (market.rows.get(lawdCd) ?? [])
    .filter((deal) => deal.legalDistrictCode === legalDistrictCode && deal.lot !== lot.lot)
    .map((deal): Comparable => ({ ...deal, topFloor: 4 }))
  return {
    kind: 'SALE',
    propertyType: 'ROW_HOUSE_MULTI_UNIT',
    home: { legalDistrictCode, lot: lot.lot, areaSquareMeter, floor: FLOOR, buildYear, topFloor },
    day: endDay,
    own: [],
    near,
    lotDealsWithinYear: () => 1,
    fit: {
      legalDistrictCode,
      ...districtLevels(levels, legalDistrictCode),
      coefficients: means.coefficients,
      guEffect: means.guEffects.get(lawdCd) ?? 0,
      publicPrice,
    },
    publicPrice: { amountManwon: priceOf(lot, FLOOR, 2026), baseYear: 2026 },
    guDealsWithinYear: 500,
    fittedAt: new Date('2026-11-01T00:00:00Z'),
    calibration: provisionalCalibration(),
    depositManwon: null,
    ...change,
  }
}

function estimate(lot: RowHouseLot, change: Partial<ValueQuestion> = {}): FoundedEstimate {
  const made = valueHome(question(lot, change))
  assert.ok(made !== null)
  return made
}

const [first] = lots as [RowHouseLot]
const priced = (amountManwon: number, baseYear = 2026) => ({ publicPrice: { amountManwon, baseYear } })

/** Ordinary deals of the lot itself. */
function ownDeals(lot: RowHouseLot, count: number): Comparable[] {
  return Array.from({ length: count }, (_, n) => {
    const day = endDay - 20 - n * 25
    const amountManwon = Math.round(Math.exp(truth(lot, FLOOR, day) + 0.04 * Math.sin(n * 2)))
    const { lot: name, areaSquareMeter, buildYear, topFloor } = lot
    return {
      dealId: `own ${n}`,
      lot: name,
      day,
      amountManwon,
      areaSquareMeter,
      floor: FLOOR,
      buildYear,
      topFloor,
      weak: false,
    }
  })
}

test('a lot without a sale: the price is shown with its ratio, share and the sales behind it, and the interval narrows', () => {
  const { publicPrice, halfWidth, partial, sameLotCount } = estimate(first)
  const { amountManwon, baseYear, ratio, share, salesBehind } = publicPrice as EstimatePrice
  assert.deepEqual([amountManwon, baseYear, partial, sameLotCount], [priceOf(first, FLOOR, 2026), 2026, true, 0])
  assert.ok(ratio > 1.3 && ratio < 2 && share > 0.5 && share < 0.95 && salesBehind > 300)
  const without = estimate(first, { publicPrice: null })
  assert.equal(without.publicPrice, null)
  assert.ok(halfWidth < 0.75 * without.halfWidth, `${halfWidth} after ${without.halfWidth}`)
})

test('the more sales of its lot a home has, the less the price counts', () => {
  const shares = [0, 1, 3, 10].map((count) => estimate(first, { own: ownDeals(first, count) }).publicPrice?.share ?? 0)
  assert.deepEqual(
    shares,
    shares.toSorted((one, other) => other - one),
  )
  assert.ok((shares[0] ?? 0) > 0.5 && (shares[3] ?? 1) < 0.3, String(shares))
})

test('property: a higher price never lowers the estimate, unless it lies so far off that the other deals speak against it', () => {
  const usual = priceOf(first, FLOOR, 2026)
  const step = fc.double({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(step, step, fc.nat({ max: 3 }), (one, other, count) => {
      const own = ownDeals(first, count)
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
        .map((by) => Math.exp(by * (count === 0 ? 0.5 : 0.2)))
        .map((by) => estimateHome(question(first, { own, ...priced(usual * by) })))
      assert.ok((low?.lnEstimate ?? 1) <= (high?.lnEstimate ?? 0) + 1e-9)
    }),
  )
})

test('a hostile price moves the estimate of a lot with ten ordinary deals by less than 1 %, and is none of a lot without', () => {
  const own = ownDeals(first, 10)
  const before = estimate(first, { own, publicPrice: null }).midManwon
  for (const won of [1, 10_000, 10 ** 8, 10 ** 10, 10 ** 12]) {
    const moved = estimate(first, { own, ...priced(won / 10_000) }).midManwon / before - 1
    assert.ok(Math.abs(moved) < 0.01, `${won} won moves it by ${moved}`)
  }
  const bare = estimate(first, { publicPrice: null })
  for (const won of [0, 1, 10 ** 12]) assert.deepEqual(estimate(first, priced(won / 10_000)), bare)
})

test('a price of another base year than the ratio is of does not count', () => {
  const bare = estimate(first, { publicPrice: null })
  for (const baseYear of [2024, 2025, 2027])
    assert.deepEqual(estimate(first, priced(priceOf(first, FLOOR, 2026), baseYear)), bare)
})

test('apartments, officetels and the jeonse level take no public price', () => {
  for (const change of [
    { propertyType: 'APARTMENT' },
    { propertyType: 'OFFICETEL' },
    { kind: 'JEONSE' },
  ] satisfies Partial<ValueQuestion>[]) {
    const bare = question(first, { ...change, publicPrice: null })
    const { cells, ...made } = estimateHome(question(first, change))
    assert.deepEqual({ cells, ...made }, estimateHome(bare))
    assert.equal(cells[5], 0)
    assert.equal(made.publicPrice, null)
  }
})

test('R-VALUE-20: of a new building, or one of unknown age, a price alone makes no estimate', () => {
  for (const buildYear of [null, 2026]) {
    const { home } = question(first)
    assert.equal(valueHome(question(first, { home: { ...home, buildYear } })), null)
  }
})

test('the price of a lot without a sale that the truth was drawn with is nearer to it in most homes', () => {
  const errors = lots.slice(0, 400).map((lot) => {
    const value = truth(lot, FLOOR, endDay)
    return [question(lot), question(lot, { publicPrice: null })].map((each) =>
      Math.abs(estimateHome(each).lnEstimate - value),
    ) as [number, number]
  })
  const better = errors.filter(([known, unknown]) => known < unknown).length
  assert.ok(better > 0.65 * errors.length, `${better} of ${errors.length}`)
})
