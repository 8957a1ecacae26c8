import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assessCriteria } from '../assess-lease.ts'
import { aDeal, factsOf, someTerms } from '../facts/lease-facts.fixture.ts'
import { totalOf } from '../score/aggregate.ts'
import { scoreReach, whatWouldChange } from './what-would-change.ts'

test('R-SCORE-35: without a deposit, no paper and no price moves the total', () => {
  const terms = someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 0, monthlyRentManwon: 60 })
  for (const facts of [factsOf({ terms }), factsOf({ terms, sales: [aDeal({ amountManwon: 18_000 })] })]) {
    const changes = whatWouldChange(assessCriteria(facts))
    const ofPapers = changes.filter(({ kind }) => kind === 'PAPER')
    assert.ok(ofPapers.length > 0)
    assert.deepEqual(new Set(ofPapers.map(({ span }) => span)), new Set([0]))
    const present = totalOf(assessCriteria(facts))
    const price = changes.find(({ criterionCode }) => criterionCode === 'PUBLIC_PRICE_SUPPORT_RISK')
    assert.ok(price === undefined || price.high === null || present === null || price.high <= Math.max(present, 10))
  }
})

test('R-SCORE-35: the reach of the score holds the range of an area that was not typed', () => {
  const sales = [15_000, 18_000, 40_000].map((amountManwon, dealId) => aDeal({ dealId, amountManwon }))
  const outcomes = assessCriteria(factsOf({ terms: someTerms({ areaSquareMeter: null }), sales }))
  const area = whatWouldChange(outcomes).find(({ kind }) => kind === 'INPUT')
  const reach = scoreReach(outcomes)
  assert.ok(area?.low != null && area.high !== null && reach !== null)
  assert.ok(reach.low <= area.low && area.high <= reach.high, `${reach.low}–${reach.high}, ${area.low}–${area.high}`)
})
