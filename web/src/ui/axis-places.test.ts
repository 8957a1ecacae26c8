import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placed, ROOM, type Shares } from './axis-places.ts'

const ENDS: [string, string] = ['1억 2,000만 원', '2억 4,000만 원']
const FULL = 100

/** Where each amount is drawn if it takes all its space. */
function drawn(shares: Shares): [from: number, to: number][] {
  return placed(shares, ENDS).map(({ x, anchor }) => (anchor === 'start' ? [x, x + ROOM] : [x - ROOM, x]))
}

test('amounts at the ends of an axis neither lie on each other nor leave it, wherever their marks are', () => {
  let together = 0
  for (let low = 0; low <= FULL; low += 1) {
    for (let high = low; high <= FULL; high += 1) {
      const [first, second] = drawn({ low, high })
      assert.ok(first, 'one is drawn')
      for (const [from, to] of second ? [first, second] : [first])
        assert.ok(from >= 0 && to <= FULL, `${low}–${high}: ${from} to ${to}`)
      if (second) assert.ok(first[1] <= second[0], `${low}–${high}: ${first[1]} over ${second[0]}`)
      else together += 1
    }
  }
  assert.ok(together > 0)
})

test('each amount stands at its mark where there is room', () => {
  assert.deepEqual(
    placed({ low: 45, high: 55 }, ENDS).map(({ x, anchor }) => [x, anchor]),
    [
      [45, 'end'],
      [55, 'start'],
    ],
  )
})
