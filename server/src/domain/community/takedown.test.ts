import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { endAfter, isOpen, removableFrom, TAKEDOWN_RULES, takedownStatus } from './takedown.ts'

const NOW = new Date('2026-11-20T12:00:00+09:00')
const days = (count: number) => endAfter(NOW, count)
const { mostHiddenDays, fewestHiddenDays, daysToObject, openDays } = TAKEDOWN_RULES

test('R-BOARD-28: at most the 30 days of the law, and never so few that the author cannot be heard and a decision made', () => {
  assert.equal(mostHiddenDays, 30)
  assert.ok(fewestHiddenDays > daysToObject)
  assert.equal(days(30).toISOString(), '2026-12-20T03:00:00.000Z')
})

test('R-BOARD-31: granted only after the content was hidden, and the author has objected or had the days to', () => {
  assert.equal(removableFrom({ hiddenAt: null, objectedAt: null }), null)
  assert.deepEqual(removableFrom({ hiddenAt: NOW, objectedAt: null }), days(daysToObject))
  assert.deepEqual(removableFrom({ hiddenAt: NOW, objectedAt: days(2) }), days(2))
  // every hiding period includes a time at which the request can be granted
  const hiding = fc.integer({ min: fewestHiddenDays, max: mostHiddenDays })
  fc.assert(
    fc.property(hiding, (count) => {
      const from = removableFrom({ hiddenAt: NOW, objectedAt: null })
      assert.ok(from !== null && isOpen({ outcome: null, requestedAt: NOW, hiddenUntil: days(count) }, from))
    }),
  )
})

test('R-BOARD-32: open until its time or its outcome, whichever comes first', () => {
  const hidden = { requestedAt: NOW, hiddenAt: NOW, hiddenUntil: days(10), outcome: null }
  const asked = { requestedAt: NOW, hiddenAt: null, hiddenUntil: null, outcome: null }
  assert.deepEqual([isOpen(hidden, days(9)), isOpen(hidden, days(10))], [true, false])
  assert.deepEqual([isOpen(asked, days(openDays - 1)), isOpen(asked, days(openDays))], [true, false])
  assert.equal(isOpen({ ...asked, outcome: 'KEPT' }, NOW), false)
  assert.equal(takedownStatus(asked), 'RECEIVED')
  assert.equal(takedownStatus(hidden), 'HIDDEN')
  assert.equal(takedownStatus({ ...hidden, outcome: 'REMOVED' }), 'REMOVED')
})
