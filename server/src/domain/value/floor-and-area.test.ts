import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DEAL_BOUNDS } from '../rule-book/estimate-thresholds.ts'
import { isWithinBounds } from './deal-bounds.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { areaClassOf, floorAndArea } from './floor-and-area.ts'
import { VALUE_KINDS, VALUED_TYPES } from './valued-home.ts'

const { SALE } = ESTIMATOR_CONSTANTS.APARTMENT
const floorOf = (floor: number | null, topFloor: number | null = 20) =>
  Number(floorAndArea({ floor, topFloor, areaSquareMeter: 1 }, SALE).toFixed(6))

test('floor: linear between the points of the curve, flat outside, nothing where it is not known', () => {
  assert.deepEqual(
    [1, 2, 6, 8, 10, 25, 60, -1].map((floor) => floorOf(floor)),
    [-0.074, -0.039, 0, 0.0025, 0.005, 0.007, 0.007, -0.074],
  )
  assert.equal(floorOf(null), 0)
})

test('floor: buildings of less than seven floors have a curve of their own', () => {
  assert.equal(floorOf(1, 6), 0)
  assert.equal(floorOf(6, 6), -0.02)
  assert.equal(floorOf(1, 7), -0.074)
  assert.equal(floorOf(1, null), -0.074)
})

test('area: ln price grows with ln area', () => {
  const grown = floorAndArea({ floor: null, topFloor: null, areaSquareMeter: 80 }, SALE)
  assert.ok(Math.abs(grown - 0.85 * Math.log(80)) < 1e-12)
})

test('area classes: the edge belongs to the class above', () => {
  assert.deepEqual(
    [12, 49.99, 50, 84.9, 90, 119, 300].map((area) => areaClassOf(SALE.level.areaEdges, area)),
    [0, 0, 1, 2, 3, 3, 4],
  )
})

test('constants: points of every floor curve ascend, and as many area classes as are stored', () => {
  for (const type of VALUED_TYPES) {
    for (const kind of VALUE_KINDS) {
      const { floorCurve, lowRise, level } = ESTIMATOR_CONSTANTS[type][kind]
      for (const curve of [floorCurve, lowRise?.floorCurve ?? []]) {
        const floors = curve.map(([floor]) => floor)
        assert.deepEqual(
          floors,
          floors.toSorted((a, b) => a - b),
        )
      }
      assert.equal(level.areaEdges.length, 4)
    }
  }
})

test('bounds: both ends are of a home, what lies beyond is not', () => {
  const [least, most] = DEAL_BOUNDS.SALE.amountManwon
  assert.ok(isWithinBounds('SALE', least, 20) && isWithinBounds('SALE', most, 270))
  for (const [amount, area] of [
    [1, 84.9],
    [10 ** 9, 84.9],
    [least - 1, 20],
    [most + 1, 270],
    [60_000, 0.1],
    [60_000, 501],
    [60_000, Number.NaN],
  ]) {
    assert.ok(!isWithinBounds('SALE', amount ?? 0, area ?? 0), `${amount} for ${area}`)
  }
})
