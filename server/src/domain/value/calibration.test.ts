import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import {
  calibrate,
  halfWidth,
  type Outcome,
  probabilityBelow,
  provisionalCalibration,
  widthCells,
} from './calibration.ts'
import { createDice } from './synthetic-market.fixture.ts'

const CELLS = [2, 1, 1, 2, 0]

/** Errors of a normal distribution, `spread` times as large as the model thinks. */
function outcomes(count: number, spread: (cells: readonly number[]) => number, seed = 3): Outcome[] {
  const dice = createDice(seed)
  return Array.from({ length: count }, (_, index) => {
    const cells = [index % 5, index % 4, index % 3, index % 6, index % 5]
    const scale = 0.03 + 0.05 * dice.uniform()
    return { error: scale * spread(cells) * dice.normal(), scale, cells }
  })
}

function heldShare(list: Outcome[], calibration = calibrate(list)): number {
  const held = list.filter(({ error, scale, cells }) => Math.abs(error) <= halfWidth(calibration, scale, cells))
  return held.length / list.length
}

test('calibration: under 500 checked estimates widths are assumed, and said to be', () => {
  const calibration = calibrate(outcomes(499, () => 1))
  assert.deepEqual(calibration, provisionalCalibration(499))
  assert.ok(calibration.provisional)
  assert.equal(halfWidth(calibration, 0.05, CELLS), 1.6 * 0.05)
  assert.ok(!calibrate(outcomes(500, () => 1)).provisional)
})

test('calibration: the interval holds about 80 % whatever the model thinks of itself', () => {
  for (const spread of [0.5, 1, 3]) {
    const list = outcomes(6_000, () => spread)
    const calibration = calibrate(list)
    // 81 % of a normal distribution lie within 1.31 standard deviations
    assert.ok(Math.abs(calibration.base / spread - 1.31) < 0.06, `base ${calibration.base}`)
    const share = heldShare(
      outcomes(6_000, () => spread, 4),
      calibration,
    )
    assert.ok(share > 0.79 && share < 0.83, `${share}`)
  }
})

test('calibration: estimates of one kind that err more get wider intervals, the others do not', () => {
  const spread = (cells: readonly number[]) => (cells[0] === 0 ? 3 : 1)
  const calibration = calibrate(outcomes(8_000, spread))
  const fresh = outcomes(8_000, spread, 5)
  const few = fresh.filter(({ cells }) => cells[0] === 0)
  const many = fresh.filter(({ cells }) => cells[0] !== 0)
  for (const list of [few, many]) {
    const share = heldShare(list, calibration)
    assert.ok(share > 0.77 && share < 0.85, `${share}`)
  }
  assert.ok(calibration.factors[0]![0]! > 1.8 * calibration.factors[0]![3]!)
})

test('calibration: estimates that all hit exactly do not make intervals without width', () => {
  const calibration = calibrate(outcomes(600, () => 0))
  assert.ok(halfWidth(calibration, 0.05, CELLS) > 0)
  assert.ok(Number.isFinite(probabilityBelow(calibration, 0.3)))
})

test('probability: rises with the amount, is a half at the middle and never certain', () => {
  const calibration = calibrate(outcomes(4_000, () => 1))
  assert.ok(Math.abs(probabilityBelow(calibration, 0) - 0.5) < 0.03)
  assert.ok(Math.abs(probabilityBelow(calibration, -1) - 0.1) < 0.02)
  const at = fc.double({ min: -20, max: 20, noNaN: true })
  for (const each of [calibration, provisionalCalibration()]) {
    fc.assert(
      fc.property(at, at, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        assert.ok(probabilityBelow(each, low) <= probabilityBelow(each, high))
        assert.ok(probabilityBelow(each, one) >= 0.005 && probabilityBelow(each, one) <= 0.995)
      }),
    )
  }
  assert.equal(probabilityBelow(calibration, -Infinity), 0.005)
})

test('width cells: by deals of the lot, age, amount, area and region; an unknown age counts as twenty years', () => {
  const traits = {
    sameLotCount: 0,
    year: 2026,
    buildYear: 2026,
    estimateManwon: 19_999,
    areaSquareMeter: 39,
    code: '11620',
    isPriceKnown: null,
  }
  assert.deepEqual(widthCells(traits), [0, 0, 0, 0, 0])
  assert.deepEqual(
    widthCells({
      sameLotCount: 4,
      year: 2026,
      buildYear: null,
      estimateManwon: 120_000,
      areaSquareMeter: 84.9,
      code: '41',
      isPriceKnown: null,
    }),
    [2, 2, 3, 2, 2],
  )
  assert.deepEqual(
    widthCells({
      ...traits,
      sameLotCount: 24,
      buildYear: 1990,
      estimateManwon: 10 ** 6,
      areaSquareMeter: 300,
      code: '26',
    }),
    [4, 3, 4, 5, 3],
  )
  assert.deepEqual(
    [true, false].map((isPriceKnown) => widthCells({ ...traits, isPriceKnown }).at(-1)),
    [1, 0],
  )
})

test('calibration: a known public price is a factor as soon as one is known', () => {
  const without = outcomes(3_000, () => 1).map((outcome) => ({ ...outcome, cells: [...outcome.cells, 0] }))
  assert.deepEqual(
    calibrate(without),
    calibrate(without.map(({ cells, ...rest }) => ({ ...rest, cells: cells.slice(0, 5) }))),
  )
  const known = outcomes(3_000, () => 0.5, 4).map((outcome) => ({ ...outcome, cells: [...outcome.cells, 1] }))
  const calibration = calibrate([...without, ...known])
  const width = (cell: number) => halfWidth(calibration, 1, [...CELLS, cell])
  assert.ok(width(1) < 0.6 * width(0), `${width(1)} and ${width(0)}`)
})
