import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../test/properties.ts'
import { addMonths, completedMonths, seoulDate, seoulDateTime, seoulMonth } from './calendar.ts'

test('a day begins at midnight in Seoul, not in UTC', () => {
  assert.equal(seoulDate(new Date('2026-10-31T14:59:59.999Z')), '2026-10-31')
  assert.equal(seoulDate(new Date('2026-10-31T15:00:00Z')), '2026-11-01')
  assert.equal(seoulMonth(new Date('2026-12-31T15:00:00Z')), '202701')
})

test('times are written with the offset of Seoul and stay the same instant', () => {
  assert.equal(seoulDateTime(new Date('2026-11-20T00:00:00Z')), '2026-11-20T09:00:00.000+09:00')
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (instant) => new Date(seoulDateTime(instant)).getTime() === instant.getTime(),
    ),
  )
})

test('the completed months end with the month before the current one, oldest first', () => {
  assert.deepEqual(completedMonths(new Date('2026-11-20T00:00:00Z'), 3), ['202608', '202609', '202610'])
  assert.deepEqual(completedMonths(new Date('2027-01-31T14:00:00Z'), 3), ['202610', '202611', '202612'])
  assert.deepEqual(completedMonths(new Date('2026-11-20T00:00:00Z'), 0), [])
})

test('month arithmetic there and back is the same month', () => {
  assert.equal(addMonths('202601', -1), '202512')
  assert.equal(addMonths('202512', 1), '202601')
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -500, max: 500 }),
      (year, month, count) => {
        const start = `${year}${String(month).padStart(2, '0')}`
        return addMonths(addMonths(start, count), -count) === start
      },
    ),
  )
})
