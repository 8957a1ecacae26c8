import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { chooseAlike } from './comparables.ts'
import { covarianceOf, lotNumberOf, type Place, varianceOfHome } from './covariance.ts'
import { districtJeonse, leasesByDistrict } from './district-jeonse.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { type Observation, sharesOf } from './shares.ts'

const { covariance, noise, outlierFreedom } = ESTIMATOR_CONSTANTS.ROW_HOUSE_MULTI_UNIT.SALE

function place(lot: string, change: Partial<Place> = {}): Place {
  const home = { day: 20_600, areaSquareMeter: 50, lnArea: Math.log(50), floor: 3, buildYear: 2005, topFloor: 4 }
  return { ...home, lot, number: lotNumberOf(lot), ...change }
}
const between = (one: string, other: string) => covarianceOf(place(one), place(other), covariance)

test('lots are the more alike the nearer their numbers; those in the hills are numbered apart', () => {
  const inOrder = ['L01200007', 'L01200009', 'L01200080', 'L01210007', 'L05000007', 'M01200007'].map((lot) =>
    between('L01200007', lot),
  )
  assert.deepEqual(
    inOrder,
    inOrder.toSorted((one, other) => other - one),
  )
  assert.ok(new Set(inOrder).size === inOrder.length)
  assert.ok(Math.abs(inOrder[0]! - varianceOfHome(place('L01200007'), covariance)) < 1e-12)
  assert.equal(between('L01200007', 'M01200007'), between('L01200007', 'elsewhere'))
})

test('R-VALUE-10: officetels of two lots are the more alike the nearer their main numbers', () => {
  const { covariance: of } = ESTIMATOR_CONSTANTS.OFFICETEL.SALE
  const [beside, near, far, elsewhere] = ['L01200008', 'L01220003', 'L03000007', 'M01200007'].map((lot) =>
    covarianceOf(place('L01200007'), place(lot), of),
  ) as [number, number, number, number]
  assert.ok(beside > near && near > far && far > elsewhere, `${beside} ${near} ${far} ${elsewhere}`)
})

test('property: whatever the lots are, the covariances are ones, and the estimate is no less certain than without deals', () => {
  const lot = fc
    .tuple(fc.constantFrom('L', 'M'), fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 20 }))
    .map(([register, main, sub]) => `${register}${String(main).padStart(4, '0')}${String(sub).padStart(4, '0')}`)
  const observation = fc.record({
    lot,
    areaSquareMeter: fc.constantFrom(30, 50, 80),
    floor: fc.option(fc.integer({ min: -1, max: 5 })),
    rest: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    price: fc.constantFrom(null, { ratio: 0.01, lot: 0.017 }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(observation, { maxLength: 24, selector: (each) => JSON.stringify(each) }), (list) => {
      const observations = list.map(
        ({ rest, price, ...each }): Observation => ({
          ...place(each.lot, { ...each, lnArea: Math.log(each.areaSquareMeter) }),
          rest,
          price,
          noise: price === null ? noise : 0.2,
        }),
      )
      const { shares, variance } = sharesOf(observations, place('L01200007'), covariance, outlierFreedom)
      assert.ok(variance >= 0 && variance <= varianceOfHome(place('L01200007'), covariance) + 1e-9)
      assert.ok(observations.every(({ price }, index) => price !== null || shares[index]! >= 0))
    }),
  )
})

test('the deals most alike are chosen, of the lot and around it, at most 24, and no weak or old ones around', () => {
  const home = { lot: 'L01200007', areaSquareMeter: 50, floor: 3, buildYear: 2005, topFloor: 4 }
  const deal = (lot: string, dealId: string, day = 20_500, weak = false) => ({ ...home, lot, dealId, day, weak })
  const near = [
    ...Array.from({ length: 60 }, (_, n) =>
      deal(`L${String(121 + n).padStart(4, '0')}0007`, `near${String(n).padStart(2, '0')}`),
    ),
    deal('L01200008', 'weak', 20_500, true),
    deal('L01200008', 'old', 20_000),
    deal('L01200008', 'beside'),
  ]
  const chosen = chooseAlike({ own: [deal(home.lot, 'own', 19_900)], near }, home, 20_600, (each) =>
    between(home.lot, each.lot),
  )
  assert.deepEqual(
    chosen.own.map(({ dealId }) => dealId),
    ['own'],
  )
  assert.deepEqual(
    chosen.near.slice(0, 3).map(({ dealId }) => dealId),
    ['beside', 'near00', 'near01'],
  )
  assert.equal(chosen.own.length + chosen.near.length, 24)
})

test('R-VALUE-26: the jeonse level of a district knows only what was let before the day, and leans on its city district', () => {
  const lease = (legalDistrictCode: string, day: number, amountManwon: number) => ({
    legalDistrictCode,
    day,
    amountManwon,
    areaSquareMeter: 60,
  })
  const many = (code: string, amount: number, count: number, day = 20_000) =>
    Array.from({ length: count }, () => lease(code, day, amount))
  const leases = leasesByDistrict([
    ...many('1162010200', 40_000, 40),
    ...many('1162010300', 80_000, 2),
    ...many('1168010100', 90_000, 30),
    ...many('1162010200', 400_000, 99, 20_400),
    ...many('1162010200', 4_000, 99, 19_000),
  ])
  const level = districtJeonse(leases, 20_100)
  const [gu, dear, thin] = ['11620', '11680', '1162010300'].map((code) => level.get(code)!) as [number, number, number]
  assert.ok(Math.abs(dear - gu - Math.log(90 / 40)) < 1e-9)
  assert.ok(Math.abs(thin - gu - 0.2 * Math.log(2)) < 1e-9)
  assert.equal(districtJeonse(leases, 18_000).size, 0)
})
