import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { assessLease } from '../assess-lease.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { factsOf } from '../facts/lease-facts.fixture.ts'
import { landLedgerFindings } from './land-ledger.ts'

const GRADES = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL']
const owner = {
  of: 'UNIT',
  ownerClass: 'COMPANY',
  changedOn: '2026-10-30',
  cause: '소유권이전',
  coOwnerCount: 1,
  asOf: null,
} as const
const landRight = { listed: true, ratio: '1/2', asOf: null }

test('R-PAPERS-87: nothing of the ledger makes an answer calmer', () => {
  fc.assert(
    fc.property(anyFacts, fc.boolean(), fc.boolean(), (facts, hasOwner, listed) => {
      const landLedger = {
        status: 'FOUND' as const,
        owner: hasOwner ? owner : null,
        landRight: { ...landRight, listed },
      }
      const [before, after] = [assessLease(facts), assessLease({ ...facts, landLedger })]
      const [grade, graded] = [before, after].map(({ assessment }) => GRADES.indexOf(assessment.riskGrade))
      assert.equal(after.assessment.totalRiskScore, before.assessment.totalRiskScore)
      if (graded !== undefined && grade !== undefined && graded >= 0) assert.ok(graded >= grade)
      assert.ok(after.findings.length > before.findings.length)
    }),
    { numRuns: 100 },
  )
})

test('R-PAPERS-87: a change is recent for 180 days; one still to come and a change of a name say nothing', () => {
  const codes = (changedOn: string, cause: string | null) =>
    landLedgerFindings({
      ...factsOf(),
      asOf: '2026-11-20',
      landLedger: { status: 'FOUND', owner: { ...owner, changedOn, cause }, landRight: null },
    }).map(({ code }) => code)
  assert.ok(codes('2026-10-30', null).includes('OWNER_CHANGED_LATELY'))
  assert.ok(codes('2026-05-24', '소유권이전').includes('OWNER_CHANGED_LATELY'))
  for (const [day, cause] of [
    ['2026-05-23', '소유권이전'],
    ['2026-11-21', '소유권이전'],
    ['2026-10-30', '주소변경'],
  ] as const)
    assert.deepEqual(codes(day, cause), ['OWNER_IS_COMPANY', 'OWNERS_ARE_SEVERAL'])
})
