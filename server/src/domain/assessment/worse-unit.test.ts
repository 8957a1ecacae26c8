import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { assessLease } from './assess-lease.ts'
import { anyFacts } from './facts/any-facts.fixture.ts'
import type { LeaseFacts } from './facts/lease-facts.ts'

const GRADES = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL']
const UNIT = { ho: '305', floor: 3, baseYear: 2026, others: ['301', '302'] }

/** The same lease of a unit that the register or the public prices do not have, or that lies where nobody should live. */
const WORSE: Record<string, (facts: LeaseFacts) => LeaseFacts> = {
  'a floor above the building': (facts) => ({ ...facts, terms: { ...facts.terms, floor: 99 } }),
  'a floor below the building': (facts) => ({ ...facts, terms: { ...facts.terms, floor: -9 } }),
  'a basement': (facts) => withUnit(facts, 'B01호'),
  'a rooftop room': (facts) => withUnit(facts, '옥탑'),
  'a building that the register does not have': (facts) => withUnit(facts, '999동 101호'),
  'a unit that the public prices do not have': (facts) => ({ ...facts, unpublishedUnit: UNIT }),
}

function withUnit(facts: LeaseFacts, unitText: string | null): LeaseFacts {
  const { address } = facts
  return address.confirmed ? { ...facts, address: { ...address, unitText } } : facts
}

/** Of a unit that nothing is known of, in buildings with names. */
function ordinary(facts: LeaseFacts): LeaseFacts {
  const { unpublishedUnit: _published, property, ...rest } = facts
  const candidates = property.candidates.map((each) => ({ ...each, dongName: '101동' }))
  const building = property.building && { ...property.building, dongName: '101동' }
  return withUnit(
    { ...rest, property: { ...property, building, candidates }, terms: { ...facts.terms, floor: null } },
    null,
  )
}

for (const [name, worse] of Object.entries(WORSE)) {
  test(`R-DIAG-45: ${name} never has a better grade than a unit that nothing is known of`, () => {
    let seen = 0
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const before = assessLease(ordinary(facts))
        const after = assessLease(worse(ordinary(facts)))
        const [better, graded] = [before, after].map(({ assessment }) => GRADES.indexOf(assessment.riskGrade))
        if (after.findings.length > before.findings.length) seen += 1
        // no grade at all is no better one
        if (better !== undefined && graded !== undefined && graded >= 0) assert.ok(graded >= better)
        assert.ok(after.findings.length >= before.findings.length)
      }),
      { numRuns: 300 },
    )
    assert.ok(seen > 20, `said ${seen} times`)
  })
}
