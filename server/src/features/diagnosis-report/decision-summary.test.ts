import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RiskGrade } from '../../domain/assessment/assessment.ts'
import { aBuilding, factsOf, someTerms } from '../../domain/assessment/lease-facts.fixture.ts'
import type { LeaseFacts } from '../../domain/assessment/lease-facts.ts'
import { decisionSummary } from './decision-summary.ts'
import { diagnosedOf, diagnosedWithoutAddress, fiveLeases, threeSales, tidyFacts } from './diagnosed.fixture.ts'
import { observe } from './observations/observe.ts'

function decisionOf(facts: LeaseFacts, riskGrade?: RiskGrade, scoreCoverage?: number) {
  const plain = diagnosedOf(facts)
  const assessment = { ...plain.assessment }
  if (riskGrade !== undefined) assessment.riskGrade = riskGrade
  if (scoreCoverage !== undefined) assessment.scoreCoverage = scoreCoverage
  const diagnosed = { ...plain, assessment }
  return decisionSummary(diagnosed, observe(diagnosed))
}

const shop = aBuilding({ mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: null, householdCount: 0 })

test('spec.md, decisionSummary: the grade alone, where nothing else stands out', () => {
  const table: Record<RiskGrade, string> = {
    LOW: 'DOCUMENT_CHECK_REQUIRED',
    MODERATE: 'CONDITIONAL_CAUTION',
    HIGH: 'STOP_BEFORE_CONTRACT',
    CRITICAL: 'STOP_BEFORE_CONTRACT',
    NEED_MORE_INFORMATION: 'JUDGMENT_HOLD',
  }
  for (const [grade, statusCode] of Object.entries(table)) {
    assert.equal(decisionOf(tidyFacts(), grade as RiskGrade).statusCode, statusCode, grade)
  }
})

test('one severe observation stops, whatever the grade and however much is unknown', () => {
  for (const grade of ['LOW', 'NEED_MORE_INFORMATION'] as const) {
    const decision = decisionOf(factsOf({ buildings: [shop] }), grade)
    assert.equal(decision.statusCode, 'STOP_BEFORE_CONTRACT')
    assert.match(decision.primaryAction, /건축과/)
  }
  const aboveSalePrice = factsOf({ terms: someTerms({ depositManwon: 20_000 }), sales: threeSales })
  assert.equal(decisionOf(aboveSalePrice, 'LOW').statusCode, 'STOP_BEFORE_CONTRACT')
})

test('a caution, a gap or a thin coverage keeps a low grade from the mildest decision', () => {
  assert.equal(decisionOf(tidyFacts(), 'LOW').statusCode, 'DOCUMENT_CHECK_REQUIRED')
  assert.equal(decisionOf(tidyFacts(), 'LOW', 0.69).statusCode, 'CONDITIONAL_CAUTION')
  const noSales = { ...tidyFacts(), sales: factsOf().sales }
  assert.equal(decisionOf(noSales, 'LOW').statusCode, 'CONDITIONAL_CAUTION')
  const old = factsOf({
    buildings: [aBuilding({ useApprovalDate: '1990-01-01' })],
    leases: fiveLeases,
    sales: threeSales,
  })
  assert.equal(decisionOf(old, 'LOW').statusCode, 'CONDITIONAL_CAUTION')
})

test('an address that is not confirmed holds the judgement and asks for the address first', () => {
  const diagnosed = diagnosedWithoutAddress()
  const decision = decisionSummary(diagnosed, observe(diagnosed))
  assert.equal(decision.statusCode, 'JUDGMENT_HOLD')
  assert.match(decision.primaryAction, /주소 검색에서/)
  assert.equal(decision.dataConfidenceLabel, '공공자료 부족')
})

test('what lifts the total is looked at before other cautions', () => {
  const dear = factsOf({
    terms: someTerms({ depositManwon: 19_000 }),
    buildings: [aBuilding({ useApprovalDate: '1990-01-01' })],
    sales: threeSales,
    leases: fiveLeases.map((deal) => ({ ...deal, amountManwon: 19_000 })),
  })
  const decision = decisionOf(dear)
  assert.equal(decision.statusCode, 'STOP_BEFORE_CONTRACT')
  assert.match(decision.summary, /먼저 볼 것: 매매가에 가까운 보증금, 오래된 건물/)
  assert.match(decision.primaryAction, /선순위 채권을 보증금에 더해/)
})

test('spec.md: a priority of checks, not a contract approval', () => {
  for (const grade of ['LOW', 'MODERATE', 'HIGH'] as const) {
    const decision = decisionOf(tidyFacts(), grade)
    assert.match(decision.cautionMessage, /계약 여부를 정해 주거나 .* 대신하지 않습니다/)
  }
  assert.match(decisionOf(tidyFacts(), 'LOW').summary, /등기와 선순위 보증금은 확인되지 않았습니다/)
})

test('the things to look at first are named: observations, else the riskiest criteria', () => {
  assert.match(decisionOf(factsOf({ buildings: [shop] })).summary, /먼저 볼 것: 주용도가 근린생활시설인 건물,/)
  assert.match(decisionOf(tidyFacts(), 'MODERATE').summary, /먼저 볼 것: 매매 실거래 근거/)
})
