import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { koreanOf } from '../../../words/saying.fixture.ts'
import { assessLease } from '../assess-lease.ts'
import { anEstimate, factsOf } from '../facts/lease-facts.fixture.ts'

function said(lotJeonse: { count: number; share: number; usualShare: number }) {
  const facts = { ...factsOf({}), valueEstimate: anEstimate({ midManwon: 20_000, neverSold: true }, 10_000), lotJeonse }
  return inKorean(assessLease(facts)).findings.find(({ code }) => code === 'LOT_JEONSE_ABOVE_USUAL')
}

test('R-VALUE-31: jeonse of the building above the usual is a note with both shares and the number of contracts', () => {
  const note = said({ count: 3, share: 0.95, usualShare: 0.7 })
  assert.equal(note?.severity, 'NOTE')
  assert.equal(note?.sentence, koreanOf('LOT_JEONSE_ABOVE_USUAL', { count: 3, share: 0.95, usualShare: 0.7 }))
  assert.deepEqual(
    note?.evidence.map(({ field, value }) => [field, value]),
    [
      ['lotJeonseToValue', '95%'],
      ['usualJeonseToValue', '70%'],
    ],
  )
})

test('R-VALUE-31: nothing is said below 1.1 times the usual share', () => {
  assert.equal(said({ count: 3, share: 0.76, usualShare: 0.7 }), undefined)
  assert.notEqual(said({ count: 1, share: 0.78, usualShare: 0.7 }), undefined)
})
