import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { addDays } from '../calendar.ts'
import { LOOK_AGAIN } from '../rule-book/shown-thresholds.ts'
import { lookAgainOf } from './look-again.ts'

const TODAY = '2026-11-27'
const daysAgo = (count: number) => addDays(TODAY, -count)

test('R-NOTIF-19: a home that nobody looked at for three weeks is asked about, one left for two months is not', () => {
  const of = (days: number) => lookAgainOf({ seenOn: daysAgo(days), diagnosedOn: null }, TODAY)
  assert.deepEqual(of(20), { reason: 'NOT_SEEN', sinceOn: daysAgo(20), dueOn: addDays(TODAY, 1) })
  assert.deepEqual(of(21), { reason: 'NOT_SEEN', sinceOn: daysAgo(21), dueOn: TODAY })
  assert.equal(of(60)?.dueOn, daysAgo(39))
  assert.equal(of(61), null)
})

test('R-NOTIF-19: data of a diagnosis are old after 30 days, and nothing is due within a week after a look', () => {
  const of = (seen: number, diagnosed: number) =>
    lookAgainOf({ seenOn: daysAgo(seen), diagnosedOn: daysAgo(diagnosed) }, TODAY)
  assert.deepEqual(of(10, 30), { reason: 'DATA_OLD', sinceOn: daysAgo(30), dueOn: TODAY })
  assert.equal(of(3, 200)?.dueOn, addDays(TODAY, 4))
  assert.deepEqual([of(10, 29)?.reason, of(12, 12)?.reason], ['DATA_OLD', 'NOT_SEEN'])
  assert.deepEqual(of(25, 25), { reason: 'NOT_SEEN', sinceOn: daysAgo(25), dueOn: daysAgo(4) })
})

const day = fc.integer({ min: 0, max: 400 }).map(daysAgo)

test('whatever the days, nothing is due sooner than a week after a look, and a later look makes nothing due sooner', () => {
  fc.assert(
    fc.property(day, fc.option(day), fc.integer({ min: 0, max: 30 }), (seenOn, diagnosedOn, more) => {
      const due = lookAgainOf({ seenOn, diagnosedOn }, TODAY)
      if (due === null) return
      assert.ok(due.dueOn >= addDays(seenOn, LOOK_AGAIN.quietDays))
      assert.ok(due.dueOn <= addDays(seenOn, LOOK_AGAIN.notSeenDays))
      const later = lookAgainOf({ seenOn: addDays(seenOn, more), diagnosedOn }, TODAY)
      assert.ok(later !== null && later.dueOn >= due.dueOn)
    }),
  )
})
