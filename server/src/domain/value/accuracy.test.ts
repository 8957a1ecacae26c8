import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accuracyCells, accuracyOf, type CheckedEstimate, checkByMonth } from './accuracy.ts'
import type { Outcome } from './calibration.ts'
import { dayOf } from './day.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { createDice } from './synthetic-market.fixture.ts'

const judged = (error: number, change: Partial<CheckedEstimate> = {}): CheckedEstimate => ({
  error: -Math.log(1 + error),
  halfWidth: 0.1,
  region: 0,
  ownCell: 4,
  ...change,
})

test('R-VALUE-30: median error, shares off and within, and how often the interval held', () => {
  const figures = accuracyOf([
    judged(0.01),
    judged(-0.03),
    judged(0.08),
    judged(0.25),
    judged(0.05, { halfWidth: null }),
  ])
  assert.equal(figures.count, 5)
  assert.ok(Math.abs(figures.medianError - 0.05) < 1e-9)
  assert.deepEqual([figures.over20, figures.within10, figures.held], [0.2, 0.8, 0.75])
  assert.equal(accuracyOf([judged(0.1, { halfWidth: null })]).held, null)
})

test('R-VALUE-30: by region, by deals of the lot and by both; a cell without deals is left out', () => {
  const cells = accuracyCells([judged(0.01), judged(0.02, { region: 2 }), judged(0.3, { region: 2, ownCell: 0 })])
  assert.deepEqual(
    cells.map(({ region, ownCell, count }) => [region, ownCell, count]),
    [
      [null, null, 3],
      [null, 0, 1],
      [null, 4, 2],
      [0, null, 1],
      [0, 4, 1],
      [2, null, 2],
      [2, 0, 1],
      [2, 4, 1],
    ],
  )
})

test('R-VALUE-30: what a month taught changes nothing that is recorded of it or of the months before', () => {
  const dice = createDice(5)
  const outcomes = Array.from({ length: 4_000 }, (_, index): Outcome & { day: number } => ({
    error: 0.1 * dice.normal(),
    scale: 0.08,
    cells: [4, 2, 2, 2, 0, 0, 0, 4],
    gu: '11620',
    day: dayOf('2026-01-01') + (index % 180),
  }))
  const assumed = { heldShare: 0.81 }
  const months = checkByMonth(outcomes, assumed)
  assert.equal(accuracyOf(months.get('202601')!).held, null)
  const held = accuracyOf(months.get('202605')!).held ?? 0
  assert.ok(held > 0.76 && held < 0.86, `${held}`)
  const later = dayOf('2026-05-01')
  const wilder = outcomes.map((each) => (each.day >= later ? { ...each, error: each.error * 9 } : each))
  const changed = checkByMonth(wilder, assumed)
  assert.deepEqual(changed.get('202604'), months.get('202604'))
  assert.deepEqual(
    changed.get('202605')!.map(({ halfWidth }) => halfWidth),
    months.get('202605')!.map(({ halfWidth }) => halfWidth),
  )
})

test('R-VALUE-13: where errors grow by a fortieth a month, as they may in a fall, the intervals of row houses hold 78 %', () => {
  const dice = createDice(7)
  const start = dayOf('2026-01-01')
  const outcomes = Array.from({ length: 40_000 }, (_, index): Outcome & { day: number } => {
    const day = start + (index % 240)
    const error = 0.15 * 1.025 ** ((day - start) / 30) * dice.normal()
    return { error, scale: 0.15, cells: [1, 2, 2, 1, 0, 0, 0, 1, 1], gu: '11620', day }
  })
  const months = [...checkByMonth(outcomes, ESTIMATOR_CONSTANTS.ROW_HOUSE_MULTI_UNIT.SALE)].slice(1)
  assert.ok(months.length >= 7)
  for (const [month, judgedThen] of months) {
    const held = accuracyOf(judgedThen).held ?? 0
    assert.ok(held >= 0.78 && held <= 0.84, `${month}: ${held}`)
  }
})
