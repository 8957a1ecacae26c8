import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assessLease } from '../assess-lease.ts'
import { aBuilding, aDeal, factsOf, someTerms } from '../facts/lease-facts.fixture.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'

/** A home of which everything else is calm. */
function answered(floorsBelowGround: number | null, floor: number | null, unitText: string | null = null) {
  const deals = (amountManwon: number) => [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon, floor: -1 }))
  const facts = factsOf({
    terms: someTerms({ floor }),
    buildings: [aBuilding({ floorsBelowGround })],
    leases: deals(12_000),
    sales: deals(30_000),
  })
  const address = { ...facts.address, unitText } as LeaseFacts['address']
  const { assessment, findings, answer } = assessLease({ ...facts, address })
  return { grade: assessment.riskGrade, findings, lead: answer.lead?.finding }
}

for (const [floor, unitText] of [
  [-1, null],
  [null, '지하 B01호'],
  [-1, '지하 B01호'],
  [null, '반지하'],
] as const) {
  const typed = `${floor} ${unitText}`

  test(`R-DIAG-45: ${typed} of a building without a basement leads the answer and is no low risk`, () => {
    const { grade, lead } = answered(0, floor, unitText)
    assert.equal(lead?.code, 'FLOOR_BELOW_BUILDING')
    assert.equal(lead?.checks[0], 'REGISTER_FLOOR_PLAN')
    assert.notEqual(grade, 'LOW')
  })

  test(`R-DIAG-45: ${typed} of a building whose floors below ground are not known is no low risk`, () => {
    const { grade, findings } = answered(null, floor, unitText)
    const basement = findings.find(({ code }) => code === 'BASEMENT')
    assert.equal(basement?.checks[0], 'REGISTER_FLOOR_PLAN')
    assert.notEqual(grade, 'LOW')
    assert.ok(!findings.some(({ code }) => code === 'FLOOR_BELOW_BUILDING'))
  })
}

test('R-DIAG-45: a registered basement is a finding of its own', () => {
  const { findings } = answered(1, -1)
  assert.deepEqual(findings.find(({ code }) => code === 'BASEMENT')?.checks[0], 'MAIN_USE')
})
