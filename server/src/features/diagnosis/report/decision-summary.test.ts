import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Assessment } from '../../../domain/assessment/assessment.ts'
import { aBuilding, aDeal, factsOf, someTerms } from '../../../domain/assessment/facts/lease-facts.fixture.ts'
import type { LeaseFacts } from '../../../domain/assessment/facts/lease-facts.ts'
import { decide } from '../../../domain/assessment/verdict/decide.ts'
import type { RiskGrade } from '../../../domain/rule-book/aggregation.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { message } from '../../../words/message.ts'
import { saying } from '../../../words/saying.fixture.ts'
import { decisionSummary } from './build-sections.ts'
import { diagnosedOf, diagnosedWithoutAddress, fiveLeases, threeSales, tidyFacts } from './diagnosed.fixture.ts'
import type { Diagnosed } from './diagnosed.ts'
import { nextActions } from './next-actions.ts'

/** The decision for these facts with a different grade or coverage. */
function decisionOf(facts: LeaseFacts, parts: Partial<Pick<Assessment, 'riskGrade' | 'scoreCoverage'>> = {}) {
  const { verdict, ...diagnosed } = diagnosedOf(facts)
  const assessment = { ...verdict.assessment, ...parts }
  const decision = decide({ addressKnown: facts.address.confirmed, assessment, findings: verdict.findings })
  return summaryOf({ ...diagnosed, verdict: { ...verdict, assessment, decision } })
}

function summaryOf(diagnosed: Diagnosed) {
  return inKorean(decisionSummary(diagnosed, nextActions(diagnosed)))
}

const shop = aBuilding({ mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: null, householdCount: 0 })

test('R-DIAG-39: the grade alone, where nothing else stands out', () => {
  const table: [RiskGrade, string][] = [
    ['LOW', 'DOCUMENT_CHECK_REQUIRED'],
    ['MODERATE', 'CONDITIONAL_CAUTION'],
    ['NEED_MORE_INFORMATION', 'JUDGMENT_HOLD'],
  ]
  for (const [riskGrade, statusCode] of table) {
    assert.equal(decisionOf(tidyFacts(), { riskGrade }).statusCode, statusCode, riskGrade)
  }
})

test('one severe finding stops, whatever the grade and however much is unknown', () => {
  for (const riskGrade of ['LOW', 'NEED_MORE_INFORMATION'] as const) {
    const decision = decisionOf(factsOf({ buildings: [shop] }), { riskGrade })
    assert.equal(decision.statusCode, 'STOP_BEFORE_CONTRACT')
    assert.match(decision.primaryAction, /건축과/)
  }
  const aboveSalePrice = factsOf({ terms: someTerms({ depositManwon: 20_000 }), sales: threeSales })
  assert.equal(decisionOf(aboveSalePrice, { riskGrade: 'LOW' }).statusCode, 'STOP_BEFORE_CONTRACT')
})

test('an amount out of all proportion is what to look at first', () => {
  const diagnosed = diagnosedOf(factsOf({ terms: someTerms({ depositManwon: 120_000_000 }), sales: threeSales }))
  const { statusCode, summary } = summaryOf(diagnosed)
  assert.equal(statusCode, 'JUDGMENT_HOLD')
  assert.match(summary, saying('LOOK_AT_FIRST', { named: [message('AMOUNT_UNREALISTIC_TITLE')] }))
})

test('R-DIAG-33: offices that the register does not call an officetel stop, and do not merely hold', () => {
  const office = aBuilding({ mainUseCode: '14000', mainUseName: '업무시설', detailUse: '사무실', householdCount: 0 })
  assert.equal(decisionOf(factsOf({ buildings: [office] })).statusCode, 'STOP_BEFORE_CONTRACT')
})

test('a caution, a gap or a thin coverage keeps a low grade from the mildest decision', () => {
  const low = { riskGrade: 'LOW' } as const
  assert.equal(decisionOf(tidyFacts(), low).statusCode, 'DOCUMENT_CHECK_REQUIRED')
  assert.equal(decisionOf(tidyFacts(), { ...low, scoreCoverage: 0.69 }).statusCode, 'CONDITIONAL_CAUTION')
  const noSales = { ...tidyFacts(), sales: factsOf().sales }
  assert.equal(decisionOf(noSales, low).statusCode, 'CONDITIONAL_CAUTION')
  const old = factsOf({
    buildings: [aBuilding({ useApprovalDate: '1990-01-01' })],
    leases: fiveLeases,
    sales: threeSales,
  })
  assert.equal(decisionOf(old, low).statusCode, 'CONDITIONAL_CAUTION')
})

test('an address that is not confirmed holds the verdict and asks for the address first', () => {
  const decision = summaryOf(diagnosedWithoutAddress())
  assert.equal(decision.statusCode, 'JUDGMENT_HOLD')
  assert.match(decision.primaryAction, /주소 검색에서/)
  assert.equal(decision.dataConfidenceLabel, '공공자료 부족')
})

test('R-SCORE-26: an unrealistic amount holds the verdict and asks for amount and unit first, whatever the score', () => {
  const slips = [
    factsOf({ terms: someTerms({ depositManwon: 30_000_000 }), leases: fiveLeases, sales: threeSales }),
    factsOf({ terms: someTerms({ depositManwon: 3 }), leases: fiveLeases, sales: threeSales }),
    factsOf({ terms: someTerms({ depositManwon: 3 }), buildings: [shop] }),
  ]
  for (const facts of slips) {
    const decision = decisionOf(facts)
    assert.equal(decision.statusCode, 'JUDGMENT_HOLD')
    assert.match(decision.primaryAction, saying('CHECK_INPUT_AMOUNTS_ACTION'))
  }
})

test('what is severe is looked at before other cautions', () => {
  const dear = factsOf({
    terms: someTerms({ depositManwon: 19_000 }),
    buildings: [aBuilding({ useApprovalDate: '1990-01-01' })],
    sales: threeSales,
    leases: fiveLeases.map((deal) => ({ ...deal, amountManwon: 19_000 })),
  })
  const decision = decisionOf(dear)
  assert.equal(decision.statusCode, 'STOP_BEFORE_CONTRACT')
  assert.match(decision.summary, /먼저 볼 것: 집값에 가까운 보증금, 오래된 건물/)
  assert.match(decision.primaryAction, saying('CHECK_ADD_CLAIMS_ACTION'))
})

test('a high grade that no single finding explains is a finding itself, so that decision and card say the same', () => {
  const facts = factsOf({
    terms: someTerms({ depositManwon: 15_000 }),
    buildings: [
      aBuilding({ useApprovalDate: '1980-01-01', detailUse: '다세대주택/근린생활시설' }),
      aBuilding({ registerKey: '2', useApprovalDate: '1980-01-01', detailUse: '다세대주택/근린생활시설' }),
    ],
    sales: [aDeal({ amountManwon: 18_000, sameLot: false })],
    leases: [aDeal({ amountManwon: 12_800, sameLot: false })],
  })
  const { verdict } = diagnosedOf(facts)
  assert.ok(['HIGH', 'CRITICAL'].includes(verdict.assessment.riskGrade))
  assert.deepEqual(
    verdict.findings.filter(({ severity }) => severity === 'SEVERE').map(({ code }) => code),
    ['RISKS_ADD_UP'],
  )
  assert.equal(decisionOf(facts).statusCode, 'STOP_BEFORE_CONTRACT')
})

test('R-DIAG-39: a priority of checks, not a contract approval', () => {
  for (const riskGrade of ['LOW', 'MODERATE', 'HIGH'] as const) {
    const decision = decisionOf(tidyFacts(), { riskGrade })
    assert.match(decision.cautionMessage, saying('DECISION_CAUTION'))
  }
  assert.match(decisionOf(tidyFacts()).summary, saying('DECISION_SUMMARY', { decision: 'DOCUMENT_CHECK_REQUIRED' }))
})

test('the things to look at first are named: findings, else the riskiest criteria', () => {
  assert.match(decisionOf(factsOf({ buildings: [shop] })).summary, /먼저 볼 것: 주용도가 근린생활시설인 건물,/)
  assert.match(decisionOf(tidyFacts(), { riskGrade: 'MODERATE' }).summary, /먼저 볼 것: 매매 실거래 근거/)
})
