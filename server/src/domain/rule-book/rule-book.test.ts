import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CRITERION_CODES } from '@lease-risk/contract/codes/assessment'
import fc from '../../../test/properties.ts'
import { CRITERION_RULES } from './criteria.ts'
import { CURVES, curve, valueAt } from './curves.ts'
import * as favorite from './favorite.ts'
import { RULE_BOOK, RULE_BOOK_VERSION } from './rule-book.ts'
import * as shownThresholds from './shown-thresholds.ts'

/** Recorded hash of each version's numbers. A changed number needs a new version and a new line here; a changed name, a new hash. */
const RECORDED: Record<string, string> = {
  '2026.11.2': '2531220bb731075cb1635c7fdcf2df04c9a0866dd016e11f47bb4bd6e7c62828',
  '2026.11.3': 'c2e7e94201316def27c7b2b224d2ae149e4e9ca68769016a83959fe1d992c9e2',
  '2026.11.4': '23d68f093e8fba333aeb00a692438c6c32083d70f27884628b61f1add3bd12a8',
  '2026.11.5': 'a4e942bf809bbdd4ac67d8e3d7669e740d355ab7a0289a54226b82689aa8186a',
  '2026.11.6': '886b6c30d40a526186f9327c41cead43deb771c3a5cc5e71119f755095f686cc',
  '2026.11.7': '5ac4c38857ce8fb859e0bfb3258ced44842a593ae3fa8a561232266962381e3a',
  '2026.11.8': 'd6dd339dd59c4ac3eaa3506c6e94b09db473631a84a66beef7de6ce9203a0603',
  '2026.11.9': '94380b97372d818be1e695c71344cca7fdcaba270f1c4276aaaffb7c1236e29a',
  '2026.11.10': 'ceae3945d1b4a4bcec57d76bc210cfbfcdb2046d9491552a7e76088a8d8f48f3',
  '2026.11.11': '776024fddf705fe8d31c5d943b6b3f21afd8de187653cecbb9496eba8cea7272',
  '2026.11.12': '26f087af9c2ac942a0074ddbc08b25d4e3549e21b7be4139335a0efa6d7b7bab',
  '2026.11.13': '8e26af3d5fb0026e0881307d169afae2369b9b6be4e241c9ed0d25f845902e9d',
  '2026.11.14': '2b7bcc261320aa3d5ecb85399be273bf433e6e8088a9d0cc122741e01113e7eb',
  '2026.11.15': '6d6a4c8110e1043d8a193b6aaba89917c9ce11e8c9093416a8ac0eabf402d899',
  '2026.11.16': 'eec723b50344121dc81dcadd1e6c9c146033b02dbd705c6bb8e986b8324389b4',
}

/** Of everything but the words that say where a number comes from. */
function hashOf(book: unknown): string {
  const numbers = JSON.stringify(book, (key, value: unknown) => (key === 'source' ? undefined : value))
  return createHash('sha256').update(numbers).digest('hex')
}

test('a changed number in the rule book needs a changed version', () => {
  assert.equal(hashOf(RULE_BOOK), RECORDED[RULE_BOOK_VERSION])
})

test('the hash changes with a number, a day and a name, and not with the words of a source', () => {
  const entry = { source: 'a', since: '2026-11-01', near: 0.8 }
  assert.equal(hashOf(entry), hashOf({ ...entry, source: 'b' }))
  assert.notEqual(hashOf(entry), hashOf({ ...entry, near: 0.81 }))
  assert.notEqual(hashOf(entry), hashOf({ ...entry, since: '2026-11-02' }))
  assert.notEqual(hashOf(entry), hashOf({ source: 'a', since: '2026-11-01', far: 0.8 }))
})

const PAGE = readFileSync(new URL('../../../../docs/rules/assessment.md', import.meta.url), 'utf8')

/** Cells of the row of one criterion or curve; the first is empty. */
function printed(name: string): string[] {
  const row = PAGE.split('\n').find((line) => line.includes('| `' + name + '` '))
  return (row ?? '').split('|').map((cell) => cell.trim())
}

test('R-SCORE-01: the page prints the weight of every criterion', () => {
  for (const { code, weight } of CRITERION_RULES) assert.equal(Number(printed(code)[3]), weight, code)
})

test('R-SCORE-06: the page prints the control points of every curve', () => {
  for (const { id, points } of Object.values(CURVES)) {
    const onPage = (printed(id)[3] ?? '').split(' ').map((point) => point.split('→').map(Number))
    assert.deepEqual(onPage, points, id)
  }
})

test('every threshold names its source and the day since which it holds', () => {
  const thresholds = { ...RULE_BOOK.thresholds, ...shownThresholds, ...favorite }
  assert.ok(Object.keys(thresholds).length > 30)
  for (const [id, { source, since }] of Object.entries(thresholds)) {
    assert.ok(source.length > 5, id)
    assert.match(since, /^\d{4}-\d{2}-\d{2}$/, id)
  }
})

test('R-SCORE-01: the 12 criteria in their order, weights summing to 1, four of them for the user', () => {
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
  CURVES.rentToMedian,
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
