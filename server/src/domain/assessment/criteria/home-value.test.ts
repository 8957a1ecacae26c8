import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { homeValue, publicPriceValue, salesValue, valueScores } from './home-value.ts'

test('R-SCORE-08: the estimate stands before the sales, these before the public price, this before the region', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const value = homeValue(facts)
      const sold = salesValue(facts)
      const priced = publicPriceValue(facts)
      if (facts.valueEstimate !== null) assert.equal(value, facts.valueEstimate)
      else if (sold !== null) assert.deepEqual(value, sold)
      else if (priced !== null) assert.deepEqual(value, priced)
      else assert.ok(value === null || (value.basis === 'REGION' && facts.address.confirmed))
    }),
  )
})

test('a value never stands without its ends, and the one that favours the home never scores higher', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const value of [homeValue(facts), salesValue(facts), publicPriceValue(facts)]) {
        if (value === null) continue
        assert.ok(0 < value.midManwon && value.lowManwon <= value.midManwon && value.midManwon <= value.highManwon)
        const { riskScore, severityScore } = valueScores(facts, value)
        assert.ok(severityScore === null || severityScore <= riskScore)
        if (value.basis === 'REGION') assert.equal(severityScore, null)
      }
    }),
  )
})
