import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../server/test/properties.ts'
import { niceTicks } from './axis-ticks.ts'

test('R-WEB-131: ticks of an axis are round, evenly apart, and hold every value', () => {
  assert.deepEqual(niceTicks(20_000, 22_300), [20_000, 21_000, 22_000, 23_000])
  assert.deepEqual(niceTicks(47, 86), [40, 60, 80, 100])
  assert.deepEqual(niceTicks(60, 60), [60, 80])
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)]
      const ticks = niceTicks(least, most)
      const steps = new Set(ticks.slice(1).map((tick, index) => Number((tick - (ticks[index] ?? 0)).toPrecision(9))))
      const [step = 0] = steps
      assert.ok(steps.size === 1 && ticks.length >= 2 && ticks.length <= 5, ticks.join())
      assert.ok((ticks[0] ?? 0) <= least && (ticks.at(-1) ?? 0) >= most, ticks.join())
      assert.match(String(step / 10 ** Math.floor(Math.log10(step) + 1e-9)).slice(0, 4), /^(1|2|2\.5|5)(\.0+)?$/)
    }),
  )
})
