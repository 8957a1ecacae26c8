import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueAfterFailure, dueAfterSuccess } from './run-refresh.ts'

const NOW = new Date('2026-11-20T12:00:00+09:00')
const daysUntil = (date: Date | null) => date && (date.getTime() - NOW.getTime()) / 86_400_000
const minutesUntil = (date: Date) => (date.getTime() - NOW.getTime()) / 60_000

const SUCCESSES: [what: string, month: string, isSeries: boolean, days: number | null][] = [
  ['the month under way', '202611', false, 6.5],
  ['the newest completed month', '202610', false, 6.5],
  ['three months ago', '202608', false, 13.5],
  ['a year ago', '202511', false, 27.5],
  ['older than a year: it changes no more', '202510', false, null],
  ['the newest month of a series', '202610', true, 6.5],
  ['an older month of a series: the newer one brings it along', '202609', true, null],
]
for (const [what, month, isSeries, days] of SUCCESSES) {
  test(`a collected month is due again: ${what}`, () => {
    assert.equal(daysUntil(dueAfterSuccess(month, NOW, isSeries)), days)
  })
}

test('a failed target waits longer after each failure, at most a day', () => {
  const waits = [1, 2, 3, 4, 7, 8, 50].map((attempts) => minutesUntil(dueAfterFailure(attempts, NOW)))
  assert.deepEqual(waits, [15, 30, 60, 120, 960, 1440, 1440])
})
