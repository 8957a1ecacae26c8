import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CRITERION_CODES, type CriterionCode } from '@lease-risk/contract/codes/assessment'
import { examples } from '../../../test/examples.ts'
import fc from '../../../test/properties.ts'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { type Worded } from '../../words/message.ts'
import { saying } from '../../words/saying.fixture.ts'
import { eachTextOnce } from '../wording/texts.fixture.ts'
import { findForbiddenWording } from '../wording/word-guard.ts'
import { assessCriteria, assessLease } from './assess-lease.ts'
import { type Assessment } from './assessment.ts'
import { anyFacts, anyMaterial } from './facts/any-facts.fixture.ts'
import { aBuilding, aDatedSale, aDeal, factsOf, MONTHS, someTerms } from './facts/lease-facts.fixture.ts'
import { amountUnrealistic } from './findings/amount-unrealistic.ts'
import { disabledAiProcessing } from './model-scoring/scoring-mode.ts'

const RUNS = { numRuns: examples(400) }
const assess = (facts: Parameters<typeof assessLease>[0]) => inKorean(assessLease(facts).assessment)

function criterion(assessment: Worded<Assessment>, code: CriterionCode) {
  const found = assessment.criteria.find(({ criterionCode }) => criterionCode === code)
  assert.ok(found)
  return found
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

const sales = times(5, (index) => aDeal({ dealId: index, amountManwon: 15_000 }))
const leases = times(5, (index) => aDeal({ dealId: index, amountManwon: 12_000 }))

test('a plain jeonse of a row house: every number is the curve’s', () => {
  const assessment = assess(factsOf({ leases, sales }))
  assert.deepEqual(
    assessment.criteria.map(({ status, riskScore }) => [status, riskScore]),
    [
      ['AVAILABLE', 10],
      ['AVAILABLE', 60],
      ['AVAILABLE', 15],
      ['AVAILABLE', 30],
      ['DATA_MISSING', null],
      ['AVAILABLE', 10],
      ['AVAILABLE', 48],
      ['NEEDS_USER_DOCUMENT', null],
      ['NEEDS_USER_DOCUMENT', null],
      ['NEEDS_USER_DOCUMENT', null],
      ['NOT_APPLICABLE', null],
      ['NEEDS_USER_DOCUMENT', null],
    ],
  )
  const base = (0.16 * 10 + 0.17 * 60 + 0.14 * 15 + 0.11 * 30 + 0.14 * 10 + 0.1 * 48) / 0.82
  assert.equal(assessment.baseScore, Math.round(base))
  assert.equal(assessment.totalRiskScore, 48)
  assert.equal(assessment.severityFloorCriterion, 'DEPOSIT_TO_VALUE_RISK')
})

test('R-SCORE-01: exactly the 12 criteria in their order, whatever the facts', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      assert.deepEqual(
        assess(facts).criteria.map(({ criterionCode }) => criterionCode),
        [...CRITERION_CODES],
      )
    }),
    RUNS,
  )
})

test('R-SCORE-03: a number exactly when AVAILABLE or PARTIAL, within 0–100', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { status, riskScore, weightedScore, confidence } of assess(facts).criteria) {
        assert.equal(riskScore !== null, status === 'AVAILABLE' || status === 'PARTIAL')
        assert.equal(weightedScore !== null, riskScore !== null)
        assert.ok(riskScore === null || (Number.isInteger(riskScore) && riskScore >= 0 && riskScore <= 100))
        assert.ok(riskScore === null ? confidence === 0 : confidence > 0 && confidence <= 1)
      }
    }),
    RUNS,
  )
})

test('R-SCORE-04: what only the user can confirm never has a number or a weight, and names papers', () => {
  const codes: CriterionCode[] = [
    'MULTI_HOUSEHOLD_SENIOR_TENANT_RISK',
    'REGISTRY_RIGHTS_RISK',
    'GUARANTEE_INSURANCE_RISK',
    'CONTRACT_CHECKLIST_RISK',
  ]
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const code of codes) {
        const { status, riskScore, weight, missingData } = criterion(assess(facts), code)
        assert.deepEqual([status, riskScore, weight], ['NEEDS_USER_DOCUMENT', null, 0])
        assert.ok(missingData.length > 0)
      }
    }),
    RUNS,
  )
})

test('R-SCORE-05: an item without a number says what is missing, or why it does not apply', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { status, missingData, userVisibleExplanation } of assess(facts).criteria) {
        if (status === 'DATA_MISSING') assert.ok(missingData.length > 0)
        assert.ok(userVisibleExplanation.length > 0)
      }
    }),
    RUNS,
  )
})

test('R-DIAG-03: no sentence says that a home is safe or that signing is fine', () => {
  let texts = 0
  const check = eachTextOnce((text) => {
    texts += 1
    assert.deepEqual(findForbiddenWording(text), [], text)
    assert.doesNotMatch(text, /undefined|NaN|null|\[object/)
  })
  fc.assert(
    fc.property(anyFacts, (facts) => check(assess(facts))),
    RUNS,
  )
  assert.ok(texts > examples(2_000), `${texts} texts`)
})

test('more deposit never lowers the deposit-to-value score, nor takes a number away', () => {
  fc.assert(
    fc.property(anyMaterial, fc.nat({ max: 100_000 }), (material, added) => {
      const terms = { ...material.terms, depositManwon: material.terms.depositManwon + added }
      const more = factsOf({ ...material, terms })
      // an amount that is doubted has no number (R-SCORE-38)
      fc.pre(amountUnrealistic(more).length === 0)
      const before = assessCriteria(factsOf(material)).DEPOSIT_TO_VALUE_RISK.riskScore
      const after = assessCriteria(more).DEPOSIT_TO_VALUE_RISK.riskScore
      assert.ok((after ?? -1) >= (before ?? -1))
    }),
    RUNS,
  )
})

test('losing all deals and prices never raises the coverage, nor gives a missing item a number', () => {
  fc.assert(
    fc.property(anyMaterial, (material) => {
      const full = assess(factsOf(material))
      const bare = assess(
        factsOf({
          ...material,
          leases: [],
          sales: [],
          prices: [],
          datedSales: [],
          marketSignal: { lease: null, sale: null },
        }),
      )
      assert.ok(bare.scoreCoverage <= full.scoreCoverage)
      for (const [index, { riskScore }] of bare.criteria.entries()) {
        if (riskScore !== null) assert.notEqual(full.criteria[index]?.riskScore ?? null, null)
      }
    }),
    RUNS,
  )
})

test('nothing but an address: not a low score but none', () => {
  const assessment = assess(factsOf({ buildings: [], registerStatus: 'UNAVAILABLE' }))
  assert.deepEqual(
    [assessment.totalRiskScore, assessment.riskGrade, assessment.displayVerdict],
    [null, 'NEED_MORE_INFORMATION', 'INSUFFICIENT_DATA'],
  )
})

const unitPrice = {
  kind: 'APARTMENT_UNIT' as const,
  pnu: '1162010200114220005',
  baseYear: 2026,
  baseMonth: 1,
  priceWon: 100_000_000,
  areaSquareMeter: 29.35,
  buildingName: null,
  dongName: null,
  hoName: '301',
  floorName: null,
  updatedOn: null,
}
const signal = { medianManwon: 20_000, sampleCount: 40, months: MONTHS, scope: 'LAWD_CD' as const }

test('R-SCORE-08: deposit to value by sales, else older sales, public price × ratio, regional sales (each PARTIAL)', () => {
  const value = (material: Parameters<typeof factsOf>[0]) => {
    const { status, riskScore } = criterion(assess(factsOf(material)), 'DEPOSIT_TO_VALUE_RISK')
    return [status, riskScore]
  }
  const marketSignal = { lease: null, sale: signal }
  assert.deepEqual(value({ sales, prices: [unitPrice], marketSignal }), ['AVAILABLE', 60])
  assert.deepEqual(value({ datedSales: [aDatedSale()], prices: [unitPrice], marketSignal }), ['PARTIAL', 60])
  // 1억 원 × 1.86, as old as the house is
  assert.deepEqual(value({ prices: [unitPrice], marketSignal }), ['PARTIAL', 29])
  assert.deepEqual(value({ marketSignal }), ['PARTIAL', 15])
  assert.deepEqual(value({}), ['DATA_MISSING', null])
})

test('a shared house: one deposit’s low share of the whole house is no number, a high share is one', () => {
  const buildings = [
    aBuilding({ mainUseCode: '01000', mainUseName: '단독주택', detailUse: '다가구주택', familyCount: 6 }),
  ]
  const houseSales = times(4, (index) => aDeal({ dealId: index, sameLot: false, floor: null, amountManwon: 100_000 }))
  const low = criterion(assess(factsOf({ buildings, sales: houseSales })), 'DEPOSIT_TO_VALUE_RISK')
  assert.deepEqual([low.status, low.riskScore], ['DATA_MISSING', null])
  assert.ok(low.missingData.some(({ field }) => field === 'seniorTenantDeposits'))
  const terms = someTerms({ depositManwon: 90_000 })
  const high = criterion(assess(factsOf({ buildings, sales: houseSales, terms })), 'DEPOSIT_TO_VALUE_RISK')
  assert.deepEqual([high.status, high.riskScore], ['PARTIAL', 80])
})

test('R-SCORE-14: an officetel has no public price to weigh, so the item does not apply', () => {
  const buildings = [aBuilding({ mainUseCode: '14000', mainUseName: '업무시설', detailUse: '오피스텔' })]
  const assessment = assess(factsOf({ buildings }))
  assert.equal(criterion(assessment, 'PUBLIC_PRICE_SUPPORT_RISK').status, 'NOT_APPLICABLE')
  assert.equal(criterion(assessment, 'BUILDING_LEGAL_USE_RISK').riskScore, 30)
})

test('a neighbourhood facility used as a home is severe by itself', () => {
  const buildings = [
    aBuilding({ mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: '사무소', householdCount: 0 }),
  ]
  const assessment = assess(factsOf({ buildings }))
  assert.equal(criterion(assessment, 'BUILDING_LEGAL_USE_RISK').riskScore, 85)
  assert.equal(assessment.severityFloor, 68)
  assert.equal(assessment.severityFloorCriterion, 'BUILDING_LEGAL_USE_RISK')
})

test('several registers on the lot: identity 50, and whatever is read from them only PARTIAL', () => {
  const buildings = [
    aBuilding({ registerKey: '1', dongName: '가동' }),
    aBuilding({ registerKey: '2', dongName: '나동' }),
  ]
  const assessment = assess(factsOf({ buildings }))
  const read = (['PROPERTY_IDENTITY_RISK', 'BUILDING_LEGAL_USE_RISK', 'BUILDING_AGE_CONDITION_RISK'] as const).map(
    (code) => criterion(assessment, code),
  )
  assert.deepEqual(
    read.map(({ status, riskScore }) => [status, riskScore]),
    [
      ['PARTIAL', 50],
      ['PARTIAL', 10],
      ['PARTIAL', 48],
    ],
  )
})

test('monthly cost: deposit as rent, rent and fee against the median of leases; a jeonse with an honest fee fares as one with a hidden fee', () => {
  // at 6.5 % a deposit of 2,400 is a rent of 13
  const rents = times(4, (index) => aDeal({ dealId: index, amountManwon: 2_400, monthlyRentManwon: 37 }))
  const monthly = someTerms({
    purpose: 'MONTHLY_RENT',
    depositManwon: 0,
    monthlyRentManwon: 50,
    maintenanceFeeManwon: 10,
  })
  const cost = criterion(assess(factsOf({ leases: rents, terms: monthly })), 'MONTHLY_COST_BURDEN_RISK')
  assert.deepEqual([cost.status, cost.riskScore], ['AVAILABLE', 50])
  assert.match(cost.userVisibleExplanation, /60만 원/)
  const [honest, hidden] = [10, null].map((maintenanceFeeManwon) =>
    assess(factsOf({ leases, terms: someTerms({ maintenanceFeeManwon }) })),
  ) as [Worded<Assessment>, Worded<Assessment>]
  assert.equal(criterion(honest, 'MONTHLY_COST_BURDEN_RISK').status, 'NOT_APPLICABLE')
  assert.equal(honest.totalRiskScore, hidden.totalRiskScore)
})

test('R-SCORE-11, R-SCORE-26: 120 % and an unrealistic amount are said, with the nearest published amount', () => {
  const { findings } = inKorean(assessLease(factsOf({ leases, terms: someTerms({ depositManwon: 14_400 }) })))
  const high = findings.find(({ code }) => code === 'LEASE_AMOUNT_HIGH')
  assert.match(high?.sentence ?? '', saying('LEASE_FAR_ABOVE_MEDIAN', { share: 1.2 }))
  const slip = someTerms({ depositManwon: 120_000_000 })
  const unit = criterion(assess(factsOf({ leases, terms: slip })), 'MARKET_PRICE_COMPARISON_RISK')
  assert.match(unit.userVisibleExplanation, /가장 가까운 금액 1억 2,000만 원에 비해 지나치게 높습니다/)
})

test('R-SCORE-28: evidence names the level code, the months, the count and the quartiles', () => {
  const { evidence } = criterion(assess(factsOf({ leases })), 'MARKET_PRICE_COMPARISON_RISK')
  const value = (field: string) => evidence.find((entry) => entry.field === field)?.value
  assert.equal(value('sampleLevel'), 'SAME_LOT_SIMILAR')
  assert.equal(value('months'), MONTHS.join(','))
  assert.equal(value('sampleCount'), 5)
  assert.match(String(value('quartiles')), /중앙값 1억 2,000만 원/)
})

test('scoring off: OPENAI_DISABLED_FALLBACK, nothing attempted, every item scored by the rules', () => {
  const { aiProcessing, scoringMode, criteria } = assess(factsOf())
  assert.deepEqual(aiProcessing, disabledAiProcessing())
  assert.ok([scoringMode, ...criteria.map((item) => item.scoringMode)].every((mode) => mode === 'RULE_BASED_FALLBACK'))
})
