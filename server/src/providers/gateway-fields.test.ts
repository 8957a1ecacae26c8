import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../test/properties.ts'
import { calendarDate, positiveDecimalOf, wholeOf } from './gateway-fields.ts'

test('property: a day is one exactly when the calendar has it', () => {
  const part = (max: number) => fc.integer({ min: -1, max })
  fc.assert(
    fc.property(fc.integer({ min: 1799, max: 2201 }), part(14), part(33), (year, month, day) => {
      const date = new Date(Date.UTC(year, month - 1, day))
      const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
      const expected = exists && year >= 1800 && year <= 2200 ? date.toISOString().slice(0, 10) : null
      assert.equal(calendarDate(year, month, day), expected)
    }),
  )
  assert.equal(calendarDate(2028, 2, 29), '2028-02-29')
  assert.equal(calendarDate(2100, 2, 29), null)
  assert.equal(calendarDate(2026, 1.5, 2), null)
})

test('whole numbers with separators and blanks; a decimal of zero is unknown', () => {
  const row = { a: ' 1,234,567', b: '-2', c: '', d: '3.5', e: 0, f: '0.00' }
  assert.deepEqual(
    Object.keys(row).map((name) => wholeOf(row, name)),
    [1_234_567, -2, null, null, 0, null],
  )
  assert.deepEqual(
    Object.keys(row).map((name) => positiveDecimalOf(row, name)),
    [1_234_567, null, null, 3.5, null, null],
  )
})

test('a comma stands between thousands, or nothing is read', () => {
  const read = (field: string) => [wholeOf({ field }, 'field'), positiveDecimalOf({ field }, 'field')]
  assert.deepEqual(['1,234', '12,345,678', '1,234.5'].map(read), [
    [1_234, 1_234],
    [12_345_678, 12_345_678],
    [null, 1_234.5],
  ])
  for (const text of ['59,95', '1,2345', ',123', '1,,234']) assert.deepEqual(read(text), [null, null], text)
})
