import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assessCriteria, assessLease, conclude } from '../../domain/assessment/assess-lease.ts'
import { AS_OF, aDeal, factsOf, NOTHING_TYPED } from '../../domain/assessment/facts/lease-facts.fixture.ts'
import { factsWithoutAddress } from './facts-of.ts'
import { processingStatusOf } from './processing-status.ts'
import { createModelScorer, scoreByRules } from './scoring/score-risk.ts'

const facts = factsOf({ sales: [aDeal()], leases: [aDeal()] })
const { assessment: byRules } = assessLease(facts)

test('R-DIAG-52: scoring that is switched off is no fallback', async () => {
  const { outcomes, scoring } = await scoreByRules(assessCriteria(facts))
  const { assessment } = conclude(outcomes, scoring, facts)
  assert.equal(processingStatusOf(facts, assessment), 'COMPLETED')
})

test('R-DIAG-52: a model that fell back is FALLBACK_COMPLETED', async () => {
  const model = { modelName: 'm', ask: async () => ({ status: 'FAILED', reason: 'TIMEOUT', calls: 1 }) as const }
  const { outcomes, scoring } = await createModelScorer({ model, timeoutMs: 1_000 })(assessCriteria(facts), 9_000)
  const { assessment } = conclude(outcomes, scoring, facts)
  assert.equal(processingStatusOf(facts, assessment), 'FALLBACK_COMPLETED')
})

test('R-DIAG-52: a source without an answer, for want of a key too, is FALLBACK_COMPLETED', () => {
  for (const reason of ['TIMEOUT', 'QUOTA_EXCEEDED', 'NO_KEY'] as const) {
    for (const source of ['register', 'leases', 'sales', 'publicPrice'] as const) {
      const without = { ...facts, [source]: { ...facts[source], status: 'ERROR', reason } }
      assert.equal(processingStatusOf(without, byRules), 'FALLBACK_COMPLETED', `${source} ${reason}`)
    }
  }
  const unanswered = { ...facts, sales: { ...facts.sales, unansweredMonths: ['202610'] } }
  assert.equal(processingStatusOf(unanswered, byRules), 'FALLBACK_COMPLETED')
})

test('where there was nothing to ask for, or nothing was found, no source fell back', () => {
  const { leases, sales, publicPrice } = facts
  const untraded = {
    ...facts,
    leases: { ...leases, status: 'UNAVAILABLE', reason: 'TYPE_NOT_TRADED' },
    sales: { ...sales, status: 'UNAVAILABLE', reason: 'TYPE_UNKNOWN' },
    publicPrice: { ...publicPrice, status: 'UNAVAILABLE', reason: 'NOT_PUBLISHED_FOR_TYPE' },
  } as const
  const empty = { ...facts, sales: { ...sales, status: 'NOT_FOUND', reason: null } } as const
  const withoutAddress = factsWithoutAddress(AS_OF, facts.terms, NOTHING_TYPED)
  for (const seen of [untraded, empty, withoutAddress]) assert.equal(processingStatusOf(seen, byRules), 'COMPLETED')
})
