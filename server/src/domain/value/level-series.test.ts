import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { levelOn } from './level-series.ts'

const { level } = ESTIMATOR_CONSTANTS.APARTMENT.SALE
const series = { firstDay: 700, values: Float64Array.from([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) }
const at = (day: number, layer: 'gu' | 'district' = 'gu') => Number(levelOn(series, layer, day, level).toFixed(6))

test('level: linear between the middles of weeks, flat before the first', () => {
  assert.equal(at(703.5), 0)
  assert.equal(at(710.5), 0.1)
  assert.equal(at(707), 0.05)
  assert.equal(at(0), 0)
})

test('level: past the last week it goes on with the damped slope of eight weeks', () => {
  const lastMiddle = 703.5 + 9 * 7
  assert.equal(at(lastMiddle), 0.9)
  assert.equal(at(lastMiddle + 7), 0.98)
  assert.equal(at(lastMiddle + 7, 'district'), 0.94)
})

test('level: a fit that was not renewed is carried on for a quarter of a year at most', () => {
  const lastMiddle = 703.5 + 9 * 7
  assert.equal(at(lastMiddle + 91), at(lastMiddle + 1_000))
})

test('level: without a series there is none, and one week has no slope', () => {
  assert.equal(levelOn(null, 'zone', 700, level), 0)
  assert.equal(levelOn({ firstDay: 700, values: [] }, 'zone', 700, level), 0)
  assert.equal(levelOn({ firstDay: 700, values: [0.3] }, 'zone', 900, level), 0.3)
})
