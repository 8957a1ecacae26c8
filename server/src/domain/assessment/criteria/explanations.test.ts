import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { saying } from '../../../words/saying.fixture.ts'
import { assessLease } from '../assess-lease.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { aBuilding, aDeal, factsOf, someTerms } from '../facts/lease-facts.fixture.ts'

const assess = (facts: Parameters<typeof assessLease>[0]) => inKorean(assessLease(facts).assessment)

const farDeals = [1, 2, 3].map((dealId) => aDeal({ dealId, areaSquareMeter: 120, amountManwon: 20_000 + dealId }))

function explanationOf(facts: ReturnType<typeof factsOf>, code: string): string {
  const found = assess(facts).criteria.find(({ criterionCode }) => criterionCode === code)
  return found?.userVisibleExplanation ?? assert.fail(code)
}

test('R-EVID-12: with none similar, the sentence names what was asked for, and nothing that was not', () => {
  for (const [terms, words] of [
    [{ areaSquareMeter: 29.35, floor: 3 }, '입력하신 면적·층과 비슷한 전세 거래가 없어'],
    [{ areaSquareMeter: 29.35, floor: null }, '입력하신 면적과 비슷한 전세 거래가 없어'],
    [{ areaSquareMeter: null, floor: 25 }, '입력하신 층과 비슷한 전세 거래가 없어'],
  ] as const) {
    const facts = factsOf({ terms: someTerms(terms), leases: farDeals })
    assert.ok(explanationOf(facts, 'MARKET_PRICE_COMPARISON_RISK').includes(words), words)
  }
})

test('a house that is sold whole: dissimilar sales are described by its total floor area, which nobody typed', () => {
  const facts = factsOf({
    terms: someTerms({ areaSquareMeter: null, floor: null }),
    buildings: [aBuilding({ mainUseCode: '01000', mainUseName: '단독주택', detailUse: '다가구주택', familyCount: 6 })],
    sales: farDeals,
  })
  const explanation = explanationOf(facts, 'SALE_TRANSACTION_SUPPORT_RISK')
  assert.match(explanation, saying('SAMPLE_OF_OTHERS', { asked: 'TOTAL_AREA', basis: 'SALE_PRICE' }))
  assert.doesNotMatch(explanation, /입력하신/)
})

test('candidates of different types have no common type to name', () => {
  const office = { registerKey: '2', mainUseCode: '14000', mainUseName: '업무시설', detailUse: '오피스텔' }
  const buildings = [aBuilding(), aBuilding(office)]
  const explanation = explanationOf(factsOf({ buildings }), 'PROPERTY_IDENTITY_RISK')
  assert.match(explanation, saying('SEVERAL_BUILDINGS', { count: 2, propertyType: 'UNKNOWN' }))
})

test('amounts of money are written as people read them, also the price of land', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { criteria, depositLines, whatWouldChange } = assess(facts)
      assert.doesNotMatch(JSON.stringify({ criteria, depositLines, whatWouldChange }), /\d{5,}(?:\.\d+)?(?:만)? ?원/)
    }),
    { numRuns: 400 },
  )
})

test('what would change: no range whose ends are the same total', () => {
  let settled = 0
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { kind, low, high, explanation } of assess(facts).whatWouldChange ?? []) {
        assert.equal(/점 사이/.test(explanation), low !== high, explanation)
        if (kind === 'CRITERION' && low === high) settled += 1
      }
    }),
    { numRuns: 400 },
  )
  assert.ok(settled > 0)
})
