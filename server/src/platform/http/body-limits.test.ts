import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { BODY_LIMITS, exceedsBodyLimits } from './request-body.ts'

const nested = (levels: number, open = '[', close = ']') => `${open.repeat(levels)}${close.repeat(levels)}`
const list = (items: number) => JSON.stringify(Array.from({ length: items }, () => 1))

test('as deep and as many as allowed pass, one more does not', () => {
  assert.equal(exceedsBodyLimits(nested(BODY_LIMITS.depth)), false)
  assert.equal(exceedsBodyLimits(nested(BODY_LIMITS.depth + 1)), true)
  assert.equal(exceedsBodyLimits(nested(BODY_LIMITS.depth + 1, '{"a":', '}')), true)
  assert.equal(exceedsBodyLimits(list(BODY_LIMITS.members)), false)
  assert.equal(exceedsBodyLimits(list(BODY_LIMITS.members + 1)), true)
})

test('brackets and commas inside of a text count for nothing, however they are escaped', () => {
  for (const text of [nested(100_000), ','.repeat(100_000), '"['.repeat(50_000), '\\'.repeat(50_001)])
    assert.equal(exceedsBodyLimits(JSON.stringify({ [text]: text })), false)
})

test('what is counted is what the parsed value holds', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
  const membersOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Math.max(1, Object.keys(value).length) + Object.values(value).reduce((sum, each) => sum + membersOf(each), 0)
      : 0
  const spacing = fc.constantFrom(0, 2)
  fc.assert(
    fc.property(fc.jsonValue(), spacing, fc.nat(4), fc.nat(12), (value, space, depth, members) => {
      const exceeds = exceedsBodyLimits(JSON.stringify(value, null, space), { ...BODY_LIMITS, depth, members })
      assert.equal(exceeds, depthOf(value) > depth || membersOf(value) > members)
    }),
  )
})
