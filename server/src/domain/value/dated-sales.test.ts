import assert from 'node:assert/strict'
import { test } from 'node:test'
import { datedSales } from './dated-sales.ts'
import { dateOf, dayOf } from './day.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'

const DAY = dayOf('2026-11-21')
const NO_LEVELS = { zone: null, gu: null, district: null, areaClasses: [] }
const sold = (daysAgo: number, amountManwon = 10_000) => ({
  day: DAY - daysAgo,
  areaSquareMeter: 23.8,
  floor: 3,
  amountManwon,
  weak: false,
})
const { binDays } = ESTIMATOR_CONSTANTS.OFFICETEL.SALE.level
const BINS = Math.floor(730 / binDays)
/** Two years in which the level rose by .1 in ln, bin by bin. */
const RISING = {
  ...NO_LEVELS,
  gu: { firstDay: DAY - BINS * binDays, values: Array.from({ length: BINS }, (_, bin) => (0.1 * bin) / (BINS - 1)) },
}

test('R-SCORE-45: an older sale is brought to today by the level of the district', () => {
  const [recent, old] = datedSales([sold(700), sold(10)], 'OFFICETEL', { levels: RISING, day: DAY })
  assert.equal(recent?.contractDate, dateOf(DAY - 10))
  assert.ok(Math.abs(Number(recent?.adjustedManwon) - 10_000) < 50)
  assert.ok(Number(old?.adjustedManwon) > 10_800 && Number(old?.adjustedManwon) < 11_200)
  assert.equal(old?.amountManwon, 10_000)
})

test('where no level is fitted a sale stays as it was agreed', () => {
  for (const levels of [null, NO_LEVELS, { ...NO_LEVELS, gu: { firstDay: DAY, values: [] } }])
    assert.equal(datedSales([sold(100)], 'APARTMENT', { levels, day: DAY })[0]?.adjustedManwon, null)
})

test('the newest come first, and no more than are counted', () => {
  const many = Array.from({ length: 30 }, (_, at) => sold(100 + at, 10_000 + at))
  const amounts = datedSales(many, 'APARTMENT', { levels: null, day: DAY }).map(({ amountManwon }) => amountManwon)
  assert.deepEqual(
    amounts,
    many.slice(0, 12).map(({ amountManwon }) => amountManwon),
  )
})
