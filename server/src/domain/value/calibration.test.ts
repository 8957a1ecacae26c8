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
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { createDice } from './synthetic-market.fixture.ts'

const CELLS = [2, 1, 1, 2, 0]

/** Errors of a normal distribution, `spread` times as large as the model expects. */
function outcomes(count: number, spread: (cells: readonly number[]) => number, seed = 3): Outcome[] {
  const dice = createDice(seed)
  return Array.from({ length: count }, (_, index) => {
    const cells = [index % 5, index % 4, index % 3, index % 6, index % 5]
    const scale = 0.03 + 0.05 * dice.uniform()
    return { error: scale * spread(cells) * dice.normal(), scale, cells, gu: '11620' }
  })
}

function heldShare(list: Outcome[], calibration = calibrate(list)): number {
  const held = list.filter(
    ({ error, scale, cells }) => Math.abs(error) <= halfWidth(calibration, { scale, cells, gu: '' }),
  )
  return held.length / list.length
}

test('calibration: under 500 checked estimates widths are assumed, and said to be', () => {
  const calibration = calibrate(outcomes(499, () => 1))
  assert.deepEqual(calibration, provisionalCalibration(499))
  assert.ok(calibration.provisional)
  assert.equal(halfWidth(calibration, { scale: 0.05, cells: CELLS, gu: '' }), 1.6 * 0.05)
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
  assert.ok(halfWidth(calibration, { scale: 0.05, cells: CELLS, gu: '' }) > 0)
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
    isPriceKnown: false,
    floor: 5,
    otherSizesOnly: false,
  }
  assert.deepEqual(widthCells(traits), [0, 0, 1, 0, 0, 0, 0, 0, 2, 0])
  assert.deepEqual(
    widthCells({
      ...traits,
      sameLotCount: 4,
      buildYear: null,
      estimateManwon: 120_000,
      areaSquareMeter: 84.9,
      code: '41',
    }),
    [2, 3, 4, 2, 2, 0, 0, 12, 2, 0],
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
    [4, 4, 5, 5, 3, 0, 0, 19, 2, 0],
  )
  assert.deepEqual(
    [true, false].map((isPriceKnown) => widthCells({ ...traits, isPriceKnown })[5]),
    [1, 0],
  )
})

test('R-VALUE-13: buildings of up to five years, and lots with deals of other sizes only, have widths of their own', () => {
  const traits = {
    sameLotCount: 3,
    year: 2026,
    estimateManwon: 19_999,
    areaSquareMeter: 39,
    code: '11620',
    isPriceKnown: false,
    floor: 5,
  }
  const cellsOf = (buildYear: number, otherSizesOnly: boolean) =>
    widthCells({ ...traits, buildYear, otherSizesOnly }).filter((_, index) => [1, 9].includes(index))
  assert.deepEqual(
    [cellsOf(2021, false), cellsOf(2020, false), cellsOf(2021, true)],
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  )
})

test('R-VALUE-13: where few estimates were checked, intervals hold no less than elsewhere', () => {
  const inGus = (seed: number) =>
    outcomes(4_800, ({ 0: own = 0 }) => 1 + own, seed).map((each, index) => ({ ...each, gu: String(index % 240) }))
  const calibration = calibrate(inGus(3), { heldShare: 0.8 })
  const fresh = inGus(4)
  const held = fresh.filter((each) => Math.abs(each.error) <= halfWidth(calibration, each))
  const share = held.length / fresh.length
  assert.ok(share > 0.8 && share < 0.82, `${share}`)
})

test('R-VALUE-13: width cells of floors: basements and the first apart, an unknown floor counts as a high one', () => {
  const traits = {
    sameLotCount: 20,
    year: 2026,
    buildYear: 2005,
    estimateManwon: 60_000,
    areaSquareMeter: 60,
    code: '11',
    isPriceKnown: false,
    otherSizesOnly: false,
  }
  const cellsOf = (floor: number | null) =>
    widthCells({ ...traits, floor }).filter((_, index) => [6, 8].includes(index))
  assert.deepEqual([-1, 1, 2, 3, 4, 20, null].map(cellsOf), [
    [1, 0],
    [0, 0],
    [0, 1],
    [0, 1],
    [0, 2],
    [0, 2],
    [0, 2],
  ])
})

test('calibration: a known public price narrows what it makes surer', () => {
  const cellsWith = (cells: readonly number[], known: number) => [...cells, known, 0, 0]
  const unknown = outcomes(3_000, () => 1).map((outcome) => ({ ...outcome, cells: cellsWith(outcome.cells, 0) }))
  const known = outcomes(3_000, () => 0.5, 4).map((outcome) => ({ ...outcome, cells: cellsWith(outcome.cells, 1) }))
  const calibration = calibrate([...unknown, ...known])
  const width = (cell: number) => halfWidth(calibration, { scale: 1, cells: cellsWith(CELLS, cell), gu: '11620' })
  assert.ok(width(1) < 0.6 * width(0), `${width(1)} and ${width(0)}`)
})

test('calibration: each city district, and each region by deals of the lot, holds about 80 % of what it errs by itself', () => {
  const spreadOf = (index: number) => (index % 2 === 0 ? 1 : 2) * (index % 10 === 3 ? 1.8 : 1)
  const draw = (seed: number) => {
    const dice = createDice(seed)
    return Array.from({ length: 9_000 }, (_, index): Outcome => {
      const [own, region] = [index % 5, index % 10 < 5 ? 0 : 4]
      const cells = [own, 0, 2, 2, region, 0, 0, region * 5 + own]
      return {
        error: 0.1 * spreadOf(index) * dice.normal(),
        scale: 0.1,
        cells,
        gu: index % 2 === 0 ? '11620' : '45113',
      }
    })
  }
  const calibration = calibrate(draw(3))
  for (const [name, ofGroup] of [
    ...Map.groupBy(draw(4), ({ gu }) => gu),
    ...Map.groupBy(draw(4), ({ cells }) => cells.at(-1)),
  ]) {
    const held = ofGroup.filter((outcome) => Math.abs(outcome.error) <= halfWidth(calibration, outcome))
    const share = held.length / ofGroup.length
    assert.ok(share > 0.77 && share < 0.85, `${name}: ${share}`)
  }
})

test('calibration: before there are outcomes row-houses are as wide as was measured of them', () => {
  const { provisional } = ESTIMATOR_CONSTANTS.ROW_HOUSE_MULTI_UNIT.SALE
  const calibration = calibrate([], { provisional })
  const width = (cells: number[]) => halfWidth(calibration, { scale: 0.1, cells, gu: '11500' }) / 0.16
  assert.deepEqual(
    [0, 1, 2, 3].map((own) => width([own, 2, 2, 1, 0, 0, 0, own]).toFixed(2)),
    ['1.00', '1.25', '1.20', '1.40'],
  )
  assert.equal(width([0, 2, 0, 1, 0, 0, 1, 0]).toFixed(4), (1.15 * 1.35).toFixed(4))
})
