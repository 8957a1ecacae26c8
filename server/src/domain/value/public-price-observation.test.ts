import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { publicPriceObservation } from './public-price-observation.ts'
import { fitPublicPriceRatio, weightedMedian } from './public-price-ratio.ts'
import type { PricedSale } from './public-price-slopes.ts'

const YEAR = 2026
const SPREAD = 0.12
const DEAL_NOISE = ESTIMATOR_CONSTANTS.ROW_HOUSE_MULTI_UNIT.SALE.noise

/** Deterministic standard normal numbers. */
function normals(seed: number): () => number {
  let state = seed
  const uniform = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return (state + 0.5) / 4_294_967_296
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

type Truth = { gu: string; dong: string; ratio: number }

/** Three city districts of Busan, without prior data, with four legal districts each. */
const MARKET: Truth[] = ['26110', '26230', '26350'].flatMap((gu, at) =>
  ['101', '102', '103', '104'].map((emd, place) => ({
    gu,
    dong: `${gu}${emd}00`,
    ratio: Math.log(1.5) + at * 0.08 + (place - 1.5) * 0.04,
  })),
)
const SLOPES = { young: -0.12, middle: 0.03, old: 0.08, basement: 0.15, weak: -0.06 }

type Draw = Omit<PricedSale, 'saleManwon'> & { truth: number }

function draw(random: () => number, { dong, ratio }: Truth): Draw {
  const ageYears = Math.floor(Math.abs(random()) * 18)
  const isBasement = random() > 1.6
  const isWeak = random() > 1.3
  const levelChange = 0.05 * random()
  const drift =
    (SLOPES.young * Math.min(ageYears, 10)) / 10 +
    (SLOPES.middle * Math.min(Math.max(ageYears - 10, 0), 20)) / 10 +
    (SLOPES.old * Math.max(ageYears - 30, 0)) / 10 +
    (isBasement ? SLOPES.basement : 0) +
    (isWeak ? SLOPES.weak : 0)
  return {
    legalDistrictCode: dong,
    daysAgo: Math.floor(Math.abs(random()) * 300),
    publicPriceManwon: Math.round(Math.exp(9.6 + 0.4 * random())),
    levelChange,
    ageYears,
    isBasement,
    isWeak,
    truth: ratio + drift - levelChange,
  }
}

function market(seed: number, perDong: number): PricedSale[] {
  const random = normals(seed)
  return MARKET.flatMap((place) =>
    Array.from({ length: perDong }, () => {
      const { truth, ...sale } = draw(random, place)
      const error = Math.hypot(SPREAD, DEAL_NOISE) * random()
      return { ...sale, saleManwon: sale.publicPriceManwon * Math.exp(truth + error) }
    }),
  )
}

const home = (overrides: Partial<Parameters<typeof publicPriceObservation>[1]> = {}) => ({
  legalDistrictCode: '2611010100',
  ageYears: 20,
  isBasement: false,
  publicPriceManwon: 15_000,
  baseYear: YEAR,
  ...overrides,
})

test('a market with known truth: new sales are hit without bias, and eight in ten fall within the reported interval', () => {
  const fit = fitPublicPriceRatio(market(7, 120), YEAR)
  const random = normals(99)
  const errors: number[] = []
  let held = 0
  for (let sale = 0; sale < 4_000; sale++) {
    const { truth, ...drawn } = draw(random, MARKET[sale % MARKET.length] as Truth)
    if (drawn.isWeak) continue
    const observation = publicPriceObservation(fit, { ...drawn, baseYear: YEAR })
    assert.ok(observation !== null)
    const value = Math.log(drawn.publicPriceManwon) + truth + drawn.levelChange + SPREAD * random()
    errors.push(value - observation.logValue)
    if (Math.abs(value - observation.logValue) < 1.2816 * Math.sqrt(observation.variance)) held += 1
  }
  const bias = errors.reduce((sum, error) => sum + error, 0) / errors.length
  assert.ok(Math.abs(bias) < 0.015, `bias ${bias}`)
  assert.ok(Math.abs(held / errors.length - 0.8) < 0.05, `${held / errors.length} within`)
})

test('districts and slopes come out as they went in', () => {
  const fit = fitPublicPriceRatio(market(3, 400), YEAR)
  for (const { dong, ratio } of MARKET) assert.ok(Math.abs((fit.ratios[dong]?.ratio ?? 0) - ratio) < 0.04, dong)
  for (const [at, truth] of Object.values(SLOPES).entries())
    assert.ok(Math.abs((fit.slopes[at] ?? 0) - truth) < 0.06, `${Object.keys(SLOPES)[at]}: ${fit.slopes[at]}`)
})

test('property: the order of the sales is irrelevant', () => {
  const sales = market(5, 30)
  const fit = fitPublicPriceRatio(sales, YEAR)
  const near = (one: number, other: number) => assert.ok(Math.abs(one - other) < 1e-9)
  fc.assert(
    fc.property(fc.shuffledSubarray(sales, { minLength: sales.length }), (order) => {
      const again = publicPriceObservation(fitPublicPriceRatio(order, YEAR), home())
      const once = publicPriceObservation(fit, home())
      near(again?.logValue ?? 0, once?.logValue ?? 1)
      near(again?.variance ?? 0, once?.variance ?? 1)
    }),
    { numRuns: 15 },
  )
})

test('a hostile sale (1 manwon, 10^9 manwon) or a doubled one moves the value of a home by less than 1 %', () => {
  const sales = market(11, 40)
  const before = publicPriceObservation(fitPublicPriceRatio(sales, YEAR), home())?.logValue ?? 0
  const [first] = sales.filter(({ legalDistrictCode }) => legalDistrictCode === '2611010100')
  assert.ok(first !== undefined)
  for (const added of [{ ...first, saleManwon: 1 }, { ...first, saleManwon: 1e9 }, first]) {
    const after = publicPriceObservation(fitPublicPriceRatio([...sales, added], YEAR), home())?.logValue ?? 0
    assert.ok(Math.abs(after - before) < 0.01, `${after - before}`)
  }
})

test('property: a higher public price never lowers the value, and the variance does not depend on it', () => {
  const fit = fitPublicPriceRatio(market(13, 20), YEAR)
  const price = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((publicPriceManwon) =>
        publicPriceObservation(fit, home({ publicPriceManwon })),
      )
      assert.ok((low?.logValue ?? 1) <= (high?.logValue ?? 0) && low?.variance === high?.variance)
    }),
  )
})

test('R-FILE-10: until 300 joined sales the measured ratios stand, elsewhere 1.6 with a wide variance', () => {
  const nothing = fitPublicPriceRatio([], YEAR)
  const of = (legalDistrictCode: string) => {
    const observation = publicPriceObservation(nothing, home({ legalDistrictCode, ageYears: 0 }))
    assert.ok(observation !== null)
    return [observation.ratio.toFixed(2), observation.variance] as const
  }
  assert.deepEqual(
    ['1129010100', '1150010300', '1162010200', '1168010100', '2611010100'].map((code) => of(code)[0]),
    ['1.73', '1.68', '1.80', '1.88', '1.60'],
  )
  assert.ok(of('2611010100')[1] > 0.25 ** 2 + 0.2 ** 2 && of('1150010300')[1] < 0.16 ** 2 + 0.1 ** 2)
  assert.ok(of('1168010100')[1] > of('1162010200')[1], '강남 scatters more')
})

test('a district with few sales stands near the one above, and its ratio is less well known', () => {
  const sales = market(17, 100)
  const extra = { ...(sales[0] as PricedSale), legalDistrictCode: '2611019900', isWeak: false }
  const lone = { ...extra, saleManwon: extra.saleManwon * 2 }
  const fit = fitPublicPriceRatio([...sales, lone], YEAR)
  const [gu, dong, busy] = ['26110', '2611019900', '2611010100'].map((code) => fit.ratios[code])
  assert.ok(Math.abs((dong?.ratio ?? 0) - (gu?.ratio ?? 9)) < 0.15)
  assert.ok((dong?.variance ?? 0) > (busy?.variance ?? 1) * 2)
})

test('old homes and basements are given a wider variance', () => {
  const fit = fitPublicPriceRatio(market(19, 10), YEAR)
  const varianceOf = (overrides: Parameters<typeof home>[0]) =>
    publicPriceObservation(fit, home(overrides))?.variance ?? 0
  assert.ok(varianceOf({ isBasement: true }) > varianceOf({}))
  assert.ok(
    varianceOf({ legalDistrictCode: '1162010200', ageYears: 35 }) > varianceOf({ legalDistrictCode: '1162010200' }),
  )
})

test('R-FILE-08: the spread of prices is that of the sales without the noise that the estimator assumes of a sale', () => {
  const sale = { ...draw(normals(3), MARKET[0]!), ageYears: 5, isBasement: false, isWeak: false, levelChange: 0 }
  const sales = Array.from({ length: 600 }, (_, index) => ({
    ...sale,
    saleManwon: sale.publicPriceManwon * Math.exp(index % 2 === 0 ? SPREAD : -SPREAD),
  }))
  const share = 600 / (600 + 60)
  const own = (1.48 * SPREAD) ** 2 - DEAL_NOISE ** 2
  const { spreads } = fitPublicPriceRatio(sales, YEAR)
  assert.ok(Math.abs((spreads[MARKET[0]!.gu] ?? 0) - (share * own + (1 - share) * 0.16 ** 2)) < 1e-9)
})

test('prices of another base year than the fit, and none, are no observation', () => {
  const fit = fitPublicPriceRatio(market(23, 10), YEAR)
  assert.equal(publicPriceObservation(fit, home({ baseYear: 2025 })), null)
  assert.equal(publicPriceObservation(fit, home({ publicPriceManwon: 0 })), null)
})

test('sales of more than three years ago do not count', () => {
  const old = market(29, 10).map((sale) => ({ ...sale, daysAgo: 1_097 }))
  assert.deepEqual(fitPublicPriceRatio(old, YEAR), fitPublicPriceRatio([], YEAR))
})

test('the weighted median: the middle weight, between two on its border', () => {
  const of = (...pairs: [value: number, weight: number][]) =>
    weightedMedian(pairs.map(([value, weight]) => ({ value, weight })))
  assert.equal(of([3, 1], [1, 1], [2, 1]), 2)
  assert.equal(of([1, 1], [3, 1]), 2)
  assert.equal(of([1, 1], [2, 0.3], [9, 3]), 9)
})
