import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBuilding, aDeal, factsOf, someTerms } from '../../../domain/assessment/facts/lease-facts.fixture.ts'
import type { LeaseFacts } from '../../../domain/assessment/facts/lease-facts.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { message } from '../../../words/message.ts'
import { saying } from '../../../words/saying.fixture.ts'
import { diagnosedOf, diagnosedWithoutAddress, fiveLeases, threeSales, tidyFacts } from './diagnosed.fixture.ts'
import { topRiskFindings } from './present-assessment.ts'

function findingsOf(facts: LeaseFacts) {
  const [money, rights, registerSite] = inKorean(topRiskFindings(diagnosedOf(facts).verdict))
  assert.ok(money && rights && registerSite)
  return { money, rights, registerSite }
}

const familyHouse = aBuilding({
  mainUseCode: '01000',
  mainUseName: '단독주택',
  detailUse: '다가구주택',
  familyCount: 9,
})
const officetel = aBuilding({ mainUseCode: '14000', mainUseName: '업무시설', detailUse: '오피스텔' })
const shop = aBuilding({ mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: null, householdCount: 0 })

test('R-DIAG-40: the weight of the money card follows the amounts', () => {
  const table: [LeaseFacts, string][] = [
    [tidyFacts(), 'CHECK'],
    [factsOf({ terms: someTerms({ depositManwon: 14_500 }), sales: threeSales }), 'CAUTION'],
    // at the upper quartile of the sales, which favors the home, 16,000 is under the line of the floor
    [factsOf({ terms: someTerms({ depositManwon: 16_000 }), sales: threeSales }), 'CAUTION'],
    [factsOf({ terms: someTerms({ depositManwon: 20_000 }), sales: threeSales }), 'HIGH'],
    // homes of another size do not stop a lease
    [
      tidyFacts({
        terms: someTerms({ depositManwon: 20_000, areaSquareMeter: 85 }),
        leases: fiveLeases.map((deal) => ({ ...deal, areaSquareMeter: 85, amountManwon: deal.amountManwon * 2 })),
        prices: [],
      }),
      'CAUTION',
    ],
    // few deals lead to a note, not to a caution
    [tidyFacts({ leases: fiveLeases.slice(1, 3) }), 'CHECK'],
    [
      factsOf({
        terms: someTerms({ depositManwon: 15_600 }),
        leases: [aDeal({ sameLot: false, floor: 9, amountManwon: 12_000 })],
      }),
      'CAUTION',
    ],
    // a jeonse without any evidence of value is itself a caution
    [factsOf(), 'CAUTION'],
    [factsOf({ buildings: [officetel] }), 'CAUTION'],
    [factsOf({ terms: someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 500, monthlyRentManwon: 50 }) }), 'UNKNOWN'],
  ]
  for (const [facts, severity] of table) assert.equal(findingsOf(facts).money.severity, severity)
})

test('R-DIAG-40: the rights card is never confirmed, and heavier where several families share the house', () => {
  const plain = findingsOf(tidyFacts()).rights
  assert.equal(plain.severity, 'CHECK')
  assert.match(plain.evidence, saying('RISK_CARD_WITHOUT_FINDINGS', { category: 'rights' }))
  const shared = findingsOf(factsOf({ buildings: [familyHouse], leases: fiveLeases })).rights
  assert.equal(shared.severity, 'CAUTION')
  assert.match(shared.evidence, saying('HEADLINE_OTHER_DEPOSITS', { households: 17 }))
})

test('R-DIAG-40: register against site', () => {
  const table: [LeaseFacts, string, RegExp][] = [
    [tidyFacts(), 'CHECK', /주용도: 공동주택/],
    [
      factsOf({ buildings: [shop] }),
      'HIGH',
      saying('HEADLINE_NO_HOME', { use: message('REGISTERED_USE_NAMES', { names: ['제2종근린생활시설'] }) }),
    ],
    [factsOf({ buildings: [aBuilding(), aBuilding({ registerKey: '2' })] }), 'CAUTION', /후보가 2동 있어/],
    [
      factsOf({ buildings: [], registerStatus: 'ERROR' }),
      'UNKNOWN',
      saying('RISK_CARD_TITLE', { category: 'register_site', severity: 'UNKNOWN' }),
    ],
  ]
  for (const [facts, severity, evidence] of table) {
    const { registerSite } = findingsOf(facts)
    assert.equal(registerSite.severity, severity)
    assert.match(registerSite.evidence, evidence)
    assert.match(registerSite.limitation, saying('RISK_CARD_LIMITATION', { category: 'register_site', single: false }))
  }
})

test('without an address money and register are unknown', () => {
  const severities = inKorean(topRiskFindings(diagnosedWithoutAddress().verdict)).map(({ severity }) => severity)
  assert.deepEqual(severities, ['UNKNOWN', 'CHECK', 'UNKNOWN'])
})

test('R-DIAG-53: the heavier of two reasons to stop stands first, and its action is on the money card', () => {
  const ofLot = (amountManwon: number) => [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon }))
  for (const [depositManwon, leaseManwon, saleManwon] of [
    [22_000, 12_000, 18_000],
    [9_000, 5_000, 8_900],
    [50_000, 30_000, 40_000],
  ] as const) {
    const facts = factsOf({
      terms: someTerms({ depositManwon }),
      leases: ofLot(leaseManwon),
      sales: ofLot(saleManwon),
    })
    const { verdict } = diagnosedOf(facts)
    const [first, second] = verdict.findings
    assert.deepEqual([first?.code, second?.code], ['DEPOSIT_ABOVE_VALUE', 'LEASE_AMOUNT_HIGH'])
    assert.deepEqual([first?.severity, second?.severity], ['SEVERE', 'SEVERE'])
    const { money } = findingsOf(facts)
    assert.equal(money.checkId, 'ADD_CLAIMS')
    assert.match(money.evidence, /^보증금 .*가운데 값.*많습니다\. /)
  }
})
