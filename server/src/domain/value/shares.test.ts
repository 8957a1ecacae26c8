import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { varianceOfHome } from './covariance.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { type Observation, sharesOf } from './shares.ts'

const { covariance, noise, outlierFreedom } = ESTIMATOR_CONSTANTS.APARTMENT.SALE
const HOME = {
  lot: 'home',
  day: 20_600,
  areaSquareMeter: 59.9,
  lnArea: Math.log(59.9),
  floor: 8,
  buildYear: 2005,
  topFloor: 20,
  number: null,
}
const share = (observations: Observation[]) => sharesOf(observations, HOME, covariance, outlierFreedom)
const like = (rest: number, change: Partial<Observation> = {}): Observation => ({
  ...HOME,
  rest,
  noise,
  price: null,
  ...change,
})

test('shares: without deals the estimate is as uncertain as any home of the district', () => {
  const { shares, variance } = share([])
  assert.equal(shares.length, 0)
  assert.equal(variance, varianceOfHome(HOME, covariance))
})

test('shares: one deal of the very home counts by its noise, the rest is the mean of the district', () => {
  const { shares, variance } = share([like(0.1)])
  const prior = varianceOfHome(HOME, covariance)
  const expected = prior / (prior + noise ** 2)
  assert.ok(Math.abs(shares[0]! - expected) < 1e-12)
  assert.ok(Math.abs(variance - prior * (1 - expected)) < 1e-12)
})

test('shares: equal deals count equally, and a second one makes the estimate more certain', () => {
  const two = share([like(0.1), like(0.1)])
  assert.ok(Math.abs(two.shares[0]! - two.shares[1]!) < 1e-12)
  assert.ok(two.variance < share([like(0.1)]).variance)
})

test('shares: a deal that the others speak against counts for little', () => {
  const agreeing = Array.from({ length: 10 }, () => like(0.02))
  const [before] = share([like(0.02), ...agreeing]).shares
  const [after] = share([like(1.5), ...agreeing]).shares
  assert.ok(before! > 0.08 && after! < 0.002, `${before} ${after}`)
})

test('shares: the nearer in time, size and floor, the larger the share', () => {
  const [near, old, otherSize, otherLot] = share([
    like(0, { day: HOME.day - 10 }),
    like(0, { day: HOME.day - 500 }),
    like(0, { areaSquareMeter: 84.9, lnArea: Math.log(84.9) }),
    like(0, { lot: 'other' }),
  ]).shares
  assert.ok(near! > old! && old! > otherLot! && near! > otherSize! && otherSize! >= otherLot!)
})

test('shares: never negative, and no deals make the estimate less certain than none', () => {
  const observation = fc.record({
    lot: fc.constantFrom('home', 'a', 'b'),
    day: fc.integer({ min: HOME.day - 800, max: HOME.day - 1 }),
    areaSquareMeter: fc.constantFrom(40, 59.9, 60.5, 84.9, 120),
    floor: fc.option(fc.integer({ min: 1, max: 20 })),
    buildYear: fc.integer({ min: 1980, max: 2026 }),
    topFloor: fc.integer({ min: 1, max: 40 }),
    rest: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    noise: fc.constantFrom(noise, 0.125),
  })
  fc.assert(
    fc.property(fc.array(observation, { maxLength: 24 }), (list) => {
      const { shares, variance } = share(
        list.map((each) => ({ ...each, lnArea: Math.log(each.areaSquareMeter), number: null, price: null })),
      )
      assert.ok(shares.every((each) => each >= 0))
      assert.ok(variance >= 0 && variance <= varianceOfHome(HOME, covariance) + 1e-12)
    }),
  )
})
