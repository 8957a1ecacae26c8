import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { CRITERION_CODES, CRITERION_RULES } from './criteria.ts'
import { curve, valueAt } from './curve.ts'
import { CURVES } from './curves.ts'
import { RULE_BOOK, RULE_BOOK_VERSION } from './rule-book.ts'
import * as favorite from './saved-home.ts'
import * as shownLines from './shown-lines.ts'

/** Recorded hash of each version's data. A changed number needs a new version and a new line here. */
const RECORDED: Record<string, string> = {
  '2026.11.1': '01943592fc9c5c7d34bc3e7e7ac323c68333ce3b5b8e6c9b8001b11899307f4c',
  '2026.11.2': '1579e2e8e0cef54f9abdc29a56e381bd6668e43a16e5b4af2ad354c1a2fd39dd',
  '2026.11.3': '95d8a1e63388c90a23ce1b6a46e3585585a56af29e03d5d0c399dcab40cd17b4',
  '2026.11.4': 'd46a2347bb5598208eb0843fa607ad6de949a13dbf364f0d27b8702ef2a0d988',
  '2026.11.5': '904c8e349346ad8073f2b046047569ea0156ae29b0752b6bd7d3424176421a6f',
}

test('a changed number in the rule book needs a changed version', () => {
  const hash = createHash('sha256').update(JSON.stringify(RULE_BOOK)).digest('hex')
  assert.equal(hash, RECORDED[RULE_BOOK_VERSION])
})

test('every line names its source and the day since which it holds', () => {
  const lines = { ...RULE_BOOK.lines, ...shownLines, ...favorite }
  assert.ok(Object.keys(lines).length > 30)
  for (const [id, { source, since }] of Object.entries(lines)) {
    assert.ok(source.length > 5, id)
    assert.match(since, /^\d{4}-\d{2}-\d{2}$/, id)
  }
})

test('decisions.md 5: the 12 criteria in their order, weights summing to 1, four of them for the user', () => {
  assert.deepEqual(
    CRITERION_RULES.map(({ code }) => code),
    [...CRITERION_CODES],
  )
  const weights = CRITERION_RULES.map(({ weight }) => weight)
  assert.ok(Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - 1) < 1e-12)
  assert.equal(weights.filter((weight) => weight === 0).length, 4)
})

for (const one of Object.values(CURVES)) {
  test(`curve ${one.id}: control points are met, scores stay within 0–100, beyond the ends the last score holds`, () => {
    for (const [x, score] of one.points) assert.equal(valueAt(one, x), score)
    fc.assert(
      fc.property(fc.double({ min: -10, max: 1000, noNaN: true }), (x) => {
        const score = valueAt(one, x)
        assert.ok(score >= 0 && score <= 100)
      }),
    )
    assert.equal(valueAt(one, -1e9), one.points[0]?.[1])
    assert.equal(valueAt(one, 1e9), one.points.at(-1)?.[1])
  })
}

const RISING = [
  CURVES.depositToSale,
  CURVES.depositToPublicPrice,
  CURVES.saleDispersion,
  CURVES.yearsSinceApproval,
  CURVES.fixedCostToMedianRent,
]
const between = fc.double({ min: 0, max: 60, noNaN: true })

test('every curve but the lease curve is monotone: more is never less risky, more sales never more', () => {
  fc.assert(
    fc.property(between, between, (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      for (const one of RISING) assert.ok(valueAt(one, low) <= valueAt(one, high) + 1e-9, one.id)
      assert.ok(valueAt(CURVES.salesBehindValue, low) >= valueAt(CURVES.salesBehindValue, high) - 1e-9)
    }),
  )
})

test('the lease curve rises again towards unusually low amounts', () => {
  assert.ok(valueAt(CURVES.leaseToMedian, 0.6) > valueAt(CURVES.leaseToMedian, 0.8))
  assert.ok(valueAt(CURVES.leaseToMedian, 1.2) > valueAt(CURVES.leaseToMedian, 1.05))
})

test('a curve with control points out of order is a programmer error', () => {
  const provenance = { source: 'test', since: '2026-01-01' }
  assert.throws(
    () =>
      curve(
        'x',
        [
          [1, 0],
          [1, 5],
        ],
        provenance,
      ),
    RangeError,
  )
  assert.throws(() => curve('x', [[1, 0]], provenance), RangeError)
})
