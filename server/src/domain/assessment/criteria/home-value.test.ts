import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { CURVES, valueAt } from '../../rule-book/curves.ts'
import { restsOnOtherLots } from '../../value/value-standing.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { datedSalesValue } from './dated-sales-value.ts'
import { homeValue, salesValue, valueScores } from './home-value.ts'
import { publicPriceValue } from './public-price-value.ts'

test('R-SCORE-08: estimate, recent sales, older sales of the lot, public price, region; recent sales of unlike homes behind what is known of the home', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const value = homeValue(facts)
      const sold = salesValue(facts)
      const dated = datedSalesValue(facts)
      const priced = publicPriceValue(facts)
      const ofHome = facts.publicPrice.choice?.alike ? priced : null
      const isUnlike = facts.sales.comparison?.lowerReliability === true
      const { valueEstimate } = facts
      if (valueEstimate !== null && restsOnOtherLots(valueEstimate)) {
        const isBelow = facts.terms.depositManwon <= 0.8 * valueEstimate.lowManwon
        assert.deepEqual(value, dated ?? ofHome ?? (isBelow ? valueEstimate : null))
      } else if (valueEstimate !== null) assert.equal(value, valueEstimate)
      else if (sold !== null && (!isUnlike || (dated === null && ofHome === null))) assert.deepEqual(value, sold)
      else if (dated !== null) assert.deepEqual(value, dated)
      else if (priced !== null) assert.deepEqual(value, priced)
      else assert.ok(value === null || (value.basis === 'REGION' && facts.address.confirmed))
    }),
  )
})

test('a value never stands without its ends, and the one that favours the home never scores higher', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const value of [homeValue(facts), salesValue(facts), datedSalesValue(facts), publicPriceValue(facts)]) {
        if (value === null) continue
        assert.ok(0 < value.midManwon && value.lowManwon <= value.midManwon && value.midManwon <= value.highManwon)
        const { riskScore, severityScore } = valueScores(facts, value)
        assert.ok(severityScore === null || severityScore <= riskScore)
        if (value.basis === 'REGION') assert.equal(severityScore, null)
        if (value.basis === 'DATED_SALES' || value.basis === 'PUBLIC_PRICE')
          assert.ok(severityScore === null || facts.terms.depositManwon > value.highManwon)
      }
    }),
  )
})

test('R-SCORE-21, R-SCORE-37: a deposit of exactly the upper end, or of exactly the middle, is not above it; one of unlike units raises no floor', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const value of [homeValue(facts), datedSalesValue(facts), publicPriceValue(facts)]) {
        if (value === null) continue
        const { basis, midManwon, highManwon } = value
        const floorAt = (depositManwon: number) =>
          valueScores({ ...facts, terms: { ...facts.terms, depositManwon } }, value).severityScore
        if (basis === 'DATED_SALES' || basis === 'PUBLIC_PRICE') assert.equal(floorAt(highManwon), null)
        if (basis === 'PUBLIC_PRICE' && facts.publicPrice.choice?.alike !== true)
          assert.equal(floorAt(2 * highManwon), null)
        const atMiddle = floorAt(midManwon)
        assert.ok(atMiddle === null || atMiddle === valueAt(CURVES.depositToSale, midManwon / highManwon))
      }
    }),
  )
})
