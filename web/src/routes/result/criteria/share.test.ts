import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareOf } from './share.ts'

test('only an item with a score has a share of the total, and the shares make a whole', () => {
  const criteria = [
    { weight: 0.18, riskScore: 40, status: 'AVAILABLE' },
    { weight: 0.06, riskScore: 10, status: 'PARTIAL' },
    { weight: 0.08, riskScore: null, status: 'NOT_APPLICABLE' },
    { weight: 0.08, riskScore: null, status: 'DATA_MISSING' },
    { weight: 0, riskScore: null, status: 'NEEDS_USER_DOCUMENT' },
  ] as const
  assert.deepEqual(
    criteria.map((each) => Math.round(shareOf(each, [...criteria]) * 100)),
    [75, 25, 0, 0, 0],
  )
})
