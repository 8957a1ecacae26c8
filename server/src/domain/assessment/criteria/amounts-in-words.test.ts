import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { answerOfData } from '../answer/answer.ts'
import { assessLease } from '../assess-lease.ts'
import { aBuilding, aDeal, anEstimate, factsOf, type Material, someTerms } from '../facts/lease-facts.fixture.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'

function criterionOf(facts: LeaseFacts, code: string) {
  const found = inKorean(assessLease(facts).assessment.criteria).find(({ criterionCode }) => criterionCode === code)
  assert.ok(found)
  return found
}
const explained = (facts: LeaseFacts, code: string) => criterionOf(facts, code).userVisibleExplanation
const toValue = (facts: LeaseFacts) => explained(facts, 'DEPOSIT_TO_VALUE_RISK')
const said = (facts: LeaseFacts) => inKorean(assessLease(facts).findings).map(({ sentence }) => sentence)
const codes = (facts: LeaseFacts) => assessLease(facts).findings.map(({ code }) => code)
function headline(facts: LeaseFacts): string {
  return inKorean(answerOfData(facts, assessLease(facts).findings).headline)
}

const RENT = someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 0, monthlyRentManwon: 50 })
const SALES = [18_000, 18_000, 18_000].map((amountManwon, dealId) => aDeal({ dealId, amountManwon }))

/** An estimated value of 2억 next to three sales of 1억 8,000만. */
function besideSales(depositManwon: number): LeaseFacts {
  const facts = factsOf({ terms: someTerms({ depositManwon }), sales: SALES })
  return { ...facts, valueEstimate: anEstimate({ midManwon: 20_000 }, depositManwon) }
}

test('R-SCORE-11: next to an estimate, the sentence follows the highest line of the sales that is reached', () => {
  assert.ok(said(besideSales(13_000)).some((each) => each.includes('흔히 쓰이는 70% 이상')))
  const near = said(besideSales(15_000))
  assert.ok(near.some((each) => each.includes('매매가의 80% 이상이면')))
  assert.ok(!near.some((each) => each.includes('흔히 쓰이는 70% 이상')))
  assert.ok(said(besideSales(16_500)).some((each) => each.includes('90% 이상은 매우 위험한 구간')))
  assert.ok(said(besideSales(18_500)).some((each) => each.includes('보증금이 매매가 이상이므로')))
})

test('R-ANSWER-05: a deposit above the sales next to an estimate is said with the amount over, not as a share', () => {
  const explanation = toValue(besideSales(22_500))
  assert.match(explanation, /비슷한 매매의 가운데 값 1억 8,000만 원보다 4,500만 원 많습니다/)
  assert.doesNotMatch(explanation, /1\d\d%/)
})

test('R-ANSWER-05: a deposit of a tiny share is less than 1 %, not 0 %', () => {
  const facts = factsOf({ terms: { ...RENT, depositManwon: 1 }, sales: SALES })
  assert.match(toValue(facts), /보증금 1만 원은 비슷한 매매의 가운데 값 1억 8,000만 원의 1% 미만입니다/)
})

/** An estimate of 2억 whose probabilities are given for 80 and 100 %. */
function likely(depositManwon: number, probability: { near: number; above: number }): LeaseFacts {
  const estimate = anEstimate({ midManwon: 20_000 }, depositManwon)
  const exceedance = (estimate.deposit?.exceedance ?? []).map((each) => ({
    ...each,
    probability: each.ratio === 1 ? probability.above : probability.near,
  }))
  const deposit = { amountManwon: depositManwon, exceedance }
  return { ...factsOf({ terms: someTerms({ depositManwon }) }), valueEstimate: { ...estimate, deposit } }
}

test('R-ANSWER-05: "probably above" is said from a probability of a half on, and above the middle the amount before that', () => {
  assert.match(headline(likely(20_400, { near: 0.95, above: 0.5 })), /많을 가능성이 큽니다/)
  const unlikely = likely(20_400, { near: 0.8, above: 0.39 })
  assert.equal(headline(unlikely), '보증금 2억 400만 원은 추정 집값의 가운데인 2억 원보다 400만 원 많습니다.')
  assert.ok(codes(unlikely).includes('DEPOSIT_PROBABLY_ABOVE_VALUE'))
  assert.ok(!said(unlikely).some((each) => each.includes('가능성이 커서')))
})

test('R-VALUE-16: near the value, "probably above 80 %" is said only if its probability is over .7', () => {
  const probably = /80%를 넘을 가능성이 큽니다/
  assert.ok(said(likely(16_100, { near: 0.75, above: 0.1 })).some((each) => probably.test(each)))
  const unlikely = said(likely(16_100, { near: 0.4, above: 0.1 }))
  assert.ok(!unlikely.some((each) => probably.test(each)))
  assert.ok(unlikely.some((each) => each.includes('이 범위의 낮은 쪽에서는 보증금이 매매가의 80%를 넘습니다')))
})

const shared = aBuilding({
  mainUseCode: '01000',
  mainUseName: '단독주택',
  detailUse: '다가구주택',
  householdCount: 0,
  familyCount: 6,
})

test('R-ANSWER-03: without a deposit, a shared house says that no deposit is at stake, not whose comes first', () => {
  const free = factsOf({ terms: RENT, buildings: [shared], sales: SALES })
  assert.match(headline(free), /보증금이 없는 계약/)
  assert.ok(!codes(free).includes('OTHER_DEPOSITS_UNKNOWN'))
  assert.ok(
    codes(factsOf({ terms: { ...RENT, depositManwon: 1_000 }, buildings: [shared], sales: SALES })).includes(
      'OTHER_DEPOSITS_UNKNOWN',
    ),
  )
})

test('R-ANSWER-03: without a deposit, the comparison with the value is that sentence alone', () => {
  const unlike = [aDeal({ areaSquareMeter: 84, amountManwon: 40_000 })]
  for (const sales of [SALES, unlike]) {
    const explanation = toValue(factsOf({ terms: RENT, sales }))
    assert.match(explanation, /^보증금이 0원이어서/)
    assert.doesNotMatch(explanation, /비교했/)
  }
})

const SILENT: Partial<Material> = { buildings: [], registerStatus: 'NOT_FOUND' }

test('R-ANSWER-02, R-DIAG-05: a lot that neither register nor deals know leads the answer, whatever type the user states', () => {
  for (const knownPropertyType of [null, '다세대', '아파트']) {
    const facts = factsOf({ ...SILENT, knownPropertyType })
    assert.match(headline(facts), /건축물대장에서 이 지번의 건물을 찾지 못했습니다/, String(knownPropertyType))
  }
  assert.ok(!codes(factsOf({ ...SILENT, knownPropertyType: '다세대', sales: SALES })).includes('LOT_NOT_IN_REGISTER'))
})

test('R-SCORE-42: a single sale has neither a median nor a spread', () => {
  const one = factsOf({ sales: [aDeal({ amountManwon: 18_000 })] })
  const { userVisibleExplanation, evidence } = criterionOf(one, 'SALE_TRANSACTION_SUPPORT_RISK')
  assert.match(userVisibleExplanation, /한 건으로는 가격이 얼마나 흩어져 있는지 알 수 없으므로/)
  assert.doesNotMatch(userVisibleExplanation, /중앙값|0%/)
  assert.ok(!evidence.some(({ field }) => field === 'saleDispersion'))
})

test('R-SCORE-38: a doubted deposit is compared with nothing: no stake, no recent sale, no guarantee cap', () => {
  const terms = someTerms({ depositManwon: 10_000_000 })
  const sale = { contractDate: '2026-10-20', areaSquareMeter: 29.35, floor: 3, amountManwon: 18_000, direct: false }
  const sameTimeDeals = { ownSale: sale, pairCount: 0, nearPriceCount: 0, nearPrice: [] }
  const facts = { ...factsOf({ terms, sales: SALES }), sameTimeDeals }
  const { findings, assessment } = assessLease(facts)
  assert.equal(assessment.riskGrade, 'NEED_MORE_INFORMATION')
  assert.equal(answerOfData(facts, findings).stake, null)
  const rested = findings.map(({ code }) => code).filter((code) => /SAME_TIME|GUARANTEE_CAP|^DEPOSIT_/.test(code))
  assert.deepEqual(rested, [])
})

test('R-DIAG-36, R-SCORE-38: a doubted rent still has its fixed cost and asks for the maintenance fee', () => {
  const terms = { ...RENT, monthlyRentManwon: 1_000_000, maintenanceFeeManwon: 5 }
  const { findings, assessment } = assessLease(factsOf({ terms }))
  assert.equal(assessment.riskGrade, 'NEED_MORE_INFORMATION')
  assert.ok(findings.some(({ code }) => code === 'MONTHLY_FIXED_COST'))
  const cost = inKorean(assessment.criteria).find(({ criterionCode }) => criterionCode === 'MONTHLY_COST_BURDEN_RISK')
  assert.equal(cost?.riskScore, null)
})

test('R-ANSWER-03: without a deposit, a headline about something else says so as well', () => {
  const free = factsOf({ terms: { ...RENT, floor: 9 }, sales: SALES })
  assert.match(headline(free), /4층까지인데 9층을 입력하셨습니다\. 보증금은 없는 계약입니다\.$/)
  assert.doesNotMatch(headline(factsOf({ ...SILENT, terms: RENT })), /보증금은 없는/)
})

test('R-SCORE-12: the price of a house of one household is the price of the home; of a shared house it is a guide', () => {
  const house = { mainUseCode: '01000', mainUseName: '단독주택', householdCount: 0, familyCount: 1 }
  const prices = [
    {
      pnu: '1162010200114180007',
      kind: 'INDIVIDUAL_HOUSE' as const,
      baseYear: 2026,
      baseMonth: 1,
      dongName: null,
      hoName: null,
      floorName: null,
      buildingName: null,
      areaSquareMeter: null,
      priceWon: 649_600_000,
      updatedOn: null,
    },
  ]
  const terms = someTerms({ depositManwon: 100_000, areaSquareMeter: null })
  const ofPrice = (detailUse: string, parts: object = {}) =>
    criterionOf(
      factsOf({ terms, prices, buildings: [aBuilding({ ...house, detailUse, ...parts })] }),
      'PUBLIC_PRICE_SUPPORT_RISK',
    )
  const one = ofPrice('단독주택')
  assert.equal(one.status, 'AVAILABLE')
  assert.match(one.userVisibleExplanation, /이 집의 개별주택가격/)
  assert.doesNotMatch(one.userVisibleExplanation, /건물 전체|해당 호실만의/)
  const shared = ofPrice('다가구주택', { familyCount: 6 })
  assert.equal(shared.status, 'PARTIAL')
  assert.match(shared.userVisibleExplanation, /건물 전체의 개별주택가격.*해당 호실만의 가격이 아니므로/)
})
