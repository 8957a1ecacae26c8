import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { saying } from '../../../words/saying.fixture.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import { restsOnOtherLots } from '../../value/value-standing.ts'
import { assessLease } from '../assess-lease.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { aDeal, anEstimate, factsOf, someTerms } from '../facts/lease-facts.fixture.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'

type Change = Partial<ModelEstimate> & { depositManwon?: number; sales?: number[]; leases?: number[] }

/** A home with an estimated value of 2억; the half-width of the interval is 10 %. */
function valued({ depositManwon = 12_000, sales = [], leases = [], ...parts }: Change = {}): LeaseFacts {
  const deals = (amounts: number[]) => amounts.map((amountManwon, dealId) => aDeal({ dealId, amountManwon }))
  const facts = factsOf({ terms: someTerms({ depositManwon }), sales: deals(sales), leases: deals(leases) })
  return { ...facts, valueEstimate: anEstimate({ midManwon: 20_000, ...parts }, depositManwon) }
}

function criterionOf(facts: LeaseFacts, code: string) {
  const found = inKorean(assessLease(facts).assessment.criteria).find(({ criterionCode }) => criterionCode === code)
  assert.ok(found)
  return found
}
const toValue = (facts: LeaseFacts) => criterionOf(facts, 'DEPOSIT_TO_VALUE_RISK')
const toLeases = (facts: LeaseFacts) => criterionOf(facts, 'MARKET_PRICE_COMPARISON_RISK')
const support = (facts: LeaseFacts) => criterionOf(facts, 'SALE_TRANSACTION_SUPPORT_RISK')

test('R-SCORE-08: the deposit is divided by the estimate; three deals of the lot bear it fully, fewer or old ones in part', () => {
  const { status, riskScore } = toValue(valued({ depositManwon: 16_000 }))
  assert.deepEqual([status, riskScore], ['AVAILABLE', 60])
  assert.equal(toValue(valued({ sameLotCount: 3 })).status, 'AVAILABLE')
  assert.equal(toValue(valued({ sameLotCount: 2 })).status, 'PARTIAL')
  assert.equal(toValue(valued({ partial: true })).status, 'PARTIAL')
  assert.ok(toValue(valued({ provisional: true })).confidence < toValue(valued()).confidence)
})

test('R-SCORE-21: the floor is taken at the end of the interval that favours the home', () => {
  // 1억 8,000만 of 2억 2,103만 is 81.4 %
  const narrow = toValue(valued({ depositManwon: 18_000 }))
  assert.deepEqual([narrow.riskScore, narrow.severityScore], [80, 63])
  const wide = toValue(valued({ depositManwon: 18_000, halfWidth: 0.3 }))
  assert.deepEqual([wide.riskScore, wide.severityScore], [80, null])
})

test('R-VALUE-16, R-SCORE-37: where the deposit stands against the estimate, each with the interval; above it the amount over', () => {
  const findingOf = (facts: LeaseFacts) =>
    inKorean(assessLease(facts).findings).find(({ code }) => /^DEPOSIT_.*(ESTIMATE|VALUE)$/.test(code))
  const states = [12_000, 15_500, 18_000, 20_001, 22_104].map((depositManwon) => findingOf(valued({ depositManwon })))
  assert.deepEqual(
    states.map((each) => [each?.code, each?.severity]),
    [
      ['DEPOSIT_TO_ESTIMATE', 'NOTE'],
      ['DEPOSIT_MAY_EXCEED_ESTIMATE', 'CAUTION'],
      ['DEPOSIT_NEAR_VALUE', 'SEVERE'],
      ['DEPOSIT_PROBABLY_ABOVE_VALUE', 'SEVERE'],
      ['DEPOSIT_ABOVE_VALUE', 'SEVERE'],
    ],
  )
  for (const each of states) {
    assert.match(
      each?.sentence ?? '',
      saying('ESTIMATE_AMOUNT', {
        kind: 'SALE',
        midManwon: 20000,
        lowManwon: 18097,
        highManwon: 22103,
        sameLotCount: 5,
      }),
    )
  }
  for (const each of states.slice(0, 3))
    assert.match(each?.sentence ?? '', /80%를 넘을 가능성은 (5% 미만|95% 이상|약 \d+%)(으로|로) 계산됩니다/)
  for (const each of states.slice(3)) assert.match(each?.sentence ?? '', /보증금은 추정 매매가보다 .*원 많습니다/)
})

test('R-SCORE-09: the recent sample keeps its sentence beside the estimate and weighs nothing by itself', () => {
  const alone = toValue(valued())
  const beside = toValue(valued({ sales: [13_000, 13_500, 14_000] }))
  assert.deepEqual([beside.riskScore, beside.severityScore], [alone.riskScore, alone.severityScore])
  assert.match(
    beside.userVisibleExplanation,
    saying('DEPOSIT_AND_VALUE', {
      standing: null,
      basis: 'SALE_SAMPLE',
      count: 3,
      depositManwon: 12000,
      midManwon: 13500,
    }),
  )
  assert.match(
    alone.userVisibleExplanation,
    /매매 거래를 찾지 못했습니다\. 그래서 최근 거래의 중앙값이 아니라 추정 매매가와 비교/,
  )
})

test('an area that no home of the lot is known to have is a caution that keeps the grade from LOW', () => {
  const unlikeAreas = { count: 4, fromSquareMeter: 29.35, toSquareMeter: 41.2 }
  const facts = { ...valued({ depositManwon: 4_000, leases: [4_000, 4_100, 4_200] }), unlikeAreas }
  const { assessment, findings } = inKorean(assessLease(facts))
  const found = findings.find(({ code }) => code === 'AREA_UNLIKE_LOT')
  assert.equal(found?.severity, 'CAUTION')
  assert.match(
    found?.sentence ?? '',
    saying('AREA_UNLIKE_LOT', { areaSquareMeter: 29.35, count: 4, fromSquareMeter: 29.35, toSquareMeter: 41.2 }),
  )
  assert.deepEqual(found?.checks, ['EXCLUSIVE_AREA'])
  assert.notEqual(assessment.riskGrade, 'LOW')
  const { unlikeAreas: _, ...alike } = facts
  assert.equal(
    assessLease(alike).findings.some(({ code }) => code === 'AREA_UNLIKE_LOT'),
    false,
  )
  assert.equal(assessLease(alike).assessment.riskGrade, 'LOW', 'what the caution keeps it from')
})

test('R-SCORE-09: how well sales support the value is scored by half of the interval', () => {
  const scores = [0.03, 0.06, 0.1, 0.2, 0.35, 0.5].map((halfWidth) => support(valued({ halfWidth })).riskScore)
  assert.deepEqual(scores, [5, 15, 30, 55, 75, 75])
  assert.match(
    support(valued({ sameLotCount: 0, otherLotCount: 4 })).userVisibleExplanation,
    saying('ESTIMATE_WITHOUT_OWN_DEALS', { otherLotCount: 4 }),
  )
})

test('R-SCORE-09: a jeonse deposit is compared with the jeonse estimate, the sample beside it', () => {
  const facts = (depositManwon: number, leases: number[] = []) => ({
    ...valued({ depositManwon, leases }),
    jeonseEstimate: anEstimate({ kind: 'JEONSE', midManwon: 10_000 }, depositManwon),
  })
  assert.deepEqual([toLeases(facts(10_000)).riskScore, toLeases(facts(12_000)).riskScore], [15, 60])
  assert.match(
    toLeases(facts(12_000)).userVisibleExplanation,
    saying('HEADLINE_LEASE', { against: 'ESTIMATE', count: 0, depositManwon: 12000, otherManwon: 10000 }),
  )
  assert.match(toLeases(facts(5_500)).userVisibleExplanation, saying('LEASE_FAR_BELOW_ESTIMATE'))
  assert.match(
    toLeases(facts(10_000, [8_000, 8_100])).userVisibleExplanation,
    saying('HEADLINE_LEASE', { against: 'SAMPLE', count: 2, depositManwon: 10000, otherManwon: 8050 }),
  )
})

test('a home without recent deals, but with estimates, has no gap where a criterion has its number', () => {
  const { findings } = assessLease({
    ...valued(),
    jeonseEstimate: anEstimate({ kind: 'JEONSE', midManwon: 12_000 }, 12_000),
  })
  const codes = findings.map(({ code }) => code)
  assert.ok(codes.includes('NO_RECENT_SALES') && codes.includes('NO_RECENT_LEASES'))
  assert.ok(
    !codes.includes('SALES_MISSING') && !codes.includes('LEASES_MISSING') && !codes.includes('NO_VALUE_EVIDENCE'),
  )
})

test('whatever the facts: against an estimate a higher deposit never has a lower score', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 1, max: 100_000 }), (facts, more) => {
      // an estimate from other lots alone scores only the lowest deposits
      fc.pre(facts.valueEstimate !== null && !restsOnOtherLots(facts.valueEstimate))
      const having = (depositManwon: number) => ({
        ...facts,
        terms: { ...facts.terms, depositManwon },
        valueEstimate: facts.valueEstimate && anEstimate(facts.valueEstimate, depositManwon),
      })
      const { depositManwon } = facts.terms
      const [less, higher] = [toValue(having(depositManwon)), toValue(having(depositManwon + more))]
      assert.ok((higher.riskScore ?? 0) >= (less.riskScore ?? 0))
      assert.ok((higher.severityScore ?? 0) >= (less.severityScore ?? 0))
    }),
  )
})

test('R-VALUE-27: other lots alone give no score and no letter of their own, unless the deposit is below all they allow for', () => {
  const dear = [30_000, 31_000, 32_000]
  const home = (depositManwon: number, change: Change = {}) =>
    valued({
      depositManwon,
      neverSold: true,
      sameLotCount: 0,
      otherLotCount: 9,
      partial: true,
      halfWidth: 0.4,
      sales: dear,
      ...change,
    })
  for (const depositManwon of [12_000, 20_001, 60_000]) {
    const facts = home(depositManwon)
    const { status, riskScore } = toValue(facts)
    assert.deepEqual([status, riskScore, support(facts).status], ['DATA_MISSING', null, 'DATA_MISSING'])
    const findings = inKorean(assessLease(facts).findings)
    const found = findings.find(({ code }) => code === 'NEVER_SOLD_LOT')
    assert.equal(found?.severity, 'CAUTION')
    assert.match(found.sentence, /1억 3,000만 원~3억 원 사이입니다.*판단할 수 없습니다/)
    assert.ok(!findings.some(({ code }) => /^DEPOSIT_(ABOVE|PROBABLY|NEAR)/.test(code)))
    assert.equal(assessLease(facts).answer.stake, null)
  }
  const ofOfficetel = assessLease(home(20_001, { withoutPublicPrices: true })).findings
  assert.deepEqual(ofOfficetel.find(({ code }) => code === 'NEVER_SOLD_LOT')?.checks, ['MARKET_PRICE'])
  const below = toValue(home(10_000))
  assert.deepEqual([below.status, below.severityScore], ['PARTIAL', null])
  // compared with the lower bound of the interval
  assert.ok((below.riskScore ?? 0) > (toValue(valued({ depositManwon: 10_000, partial: true })).riskScore ?? 100))
  const publicPrice = { amountManwon: 12_000, baseYear: 2026, ratio: 1.6, share: 0.5, salesBehind: 400 }
  assert.equal(toValue(home(60_000, { publicPrice })).status, 'PARTIAL')
})

test('R-VALUE-32: beside a jeonse near the value stands how usual that is for the type, in the city district if known; nothing rests on it', () => {
  const near = valued({ depositManwon: 17_000 })
  const ofType = (propertyType: 'APARTMENT' | 'OFFICETEL' | 'DETACHED_MULTI_FAMILY', facts = near) => {
    const { findings, assessment } = assessLease({ ...facts, property: { ...facts.property, propertyType } })
    const { sentence } = inKorean(findings.find(({ code }) => code === 'DEPOSIT_NEAR_VALUE')) ?? {}
    const { riskScore } =
      assessment.criteria.find(({ criterionCode }) => criterionCode === 'DEPOSIT_TO_VALUE_RISK') ?? {}
    return { sentence: String(sentence), riskScore }
  }
  const [officetel, apartment, house] = [ofType('OFFICETEL'), ofType('APARTMENT'), ofType('DETACHED_MULTI_FAMILY')]
  assert.match(
    officetel.sentence,
    /오피스텔 새 전세 962건을 .* 비교하면 81%가 매매가의 80%를 넘었습니다\. 흔하다는 뜻이지, 보증금을 돌려받기 쉽다는 뜻은 아닙니다\.$/,
  )
  assert.match(apartment.sentence, /9%가 매매가의 80%를 넘었습니다\. 이런 집에서는 흔하지 않은 보증금입니다\.$/)
  assert.doesNotMatch(house.sentence, /새 전세/)
  const { valueEstimate } = near
  const deposit = valueEstimate?.deposit && { ...valueEstimate.deposit, ofDistrict: { count: 120, above: 30 } }
  const inDistrict = { ...near, valueEstimate: valueEstimate && { ...valueEstimate, deposit: deposit ?? null } }
  const ofDistrict = ofType('OFFICETEL', inDistrict)
  assert.match(
    ofDistrict.sentence,
    /최근 6개월 이 시·군·구의 오피스텔 새 전세 120건을 .* 비교하면 25%가 .* 흔하지 않은 보증금입니다\.$/,
  )
  assert.equal(ofDistrict.riskScore, officetel.riskScore)
  assert.equal(officetel.riskScore, apartment.riskScore)
  const low = inKorean(assessLease({ ...valued(), property: { ...near.property, propertyType: 'OFFICETEL' } }).findings)
  assert.doesNotMatch(JSON.stringify(low), /새 전세/)
})

test('R-ANSWER-15: a stated probability over .7 of more than 80 % of the value is never less than a caution', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 1_000, max: 90_000 }), (facts, midManwon) => {
      const valueEstimate = anEstimate({ midManwon }, facts.terms.depositManwon)
      const over = valueEstimate.deposit?.exceedance.find(({ ratio }) => ratio === 0.8)?.probability ?? 0
      const { decision } = assessLease({ ...facts, valueEstimate })
      assert.ok(over <= 0.7 || decision !== 'DOCUMENT_CHECK_REQUIRED', `${over} ${decision}`)
    }),
    { numRuns: 500 },
  )
})
