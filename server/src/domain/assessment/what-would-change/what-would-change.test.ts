import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CHECK_IDS, type CheckId, CRITERION_CODES, type CriterionCode } from '@lease-risk/contract/codes/assessment'
import { examples } from '../../../../test/examples.ts'
import fc from '../../../../test/properties.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { saying } from '../../../words/saying.fixture.ts'
import { checkOf } from '../../checks/catalogue.ts'
import type { ContractPurpose } from '../../comparison/lease-terms.ts'
import { CRITERION_RULES } from '../../rule-book/criteria.ts'
import { eachTextOnce } from '../../wording/texts.fixture.ts'
import { findForbiddenWording } from '../../wording/word-guard.ts'
import { assessCriteria } from '../assess-lease.ts'
import type { CriterionOutcomes, Scored } from '../criteria/criterion-outcome.ts'
import { floorScore } from '../criteria/outcome.ts'
import { PAPERS_OF } from '../criteria/user-confirmed.ts'
import { anyFacts, anyMaterial } from '../facts/any-facts.fixture.ts'
import { aDeal, factsOf, someTerms } from '../facts/lease-facts.fixture.ts'
import { amountUnrealistic } from '../findings/amount-unrealistic.ts'
import { aggregate } from '../score/aggregate.ts'
import { RENT_COMPARISON_SPAN, SCORE_SPANS } from '../score/score-spans.ts'
import { scoreReach, whatWouldChange } from './what-would-change.ts'

const RUNS = { numRuns: examples(400) }
const anyStatus = fc.constantFrom('AVAILABLE' as const, 'PARTIAL' as const)

function inSpan(code: CriterionCode, position: number): number {
  const { low, high } = SCORE_SPANS[code]
  return low + position * (high - low)
}

/** An answer whose end that favours the home is the score itself, the severest there can be. */
function answerAt(
  code: CriterionCode,
  status: 'AVAILABLE' | 'PARTIAL',
  position: number,
  purpose: ContractPurpose = 'JEONSE',
): Scored {
  if (purpose === 'MONTHLY_RENT' && code === 'MARKET_PRICE_COMPARISON_RISK') {
    const { low, high } = RENT_COMPARISON_SPAN
    return { status, riskScore: low + position * (high - low), severityScore: null }
  }
  const riskScore = inSpan(code, position)
  return { status, riskScore, severityScore: floorScore(riskScore) }
}

/** As the rules would have it, had this criterion been answered. */
function answered(outcomes: CriterionOutcomes, answers: Partial<Record<CriterionCode, Scored>>) {
  return aggregate({ ...outcomes, ...answers }).totalRiskScore
}

test('R-SCORE-35: one entry for each datum that open criteria wait for and for each paper, none for what has a number or does not apply', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const outcomes = assessCriteria(facts)
      const changes = whatWouldChange(outcomes)
      const open = CRITERION_RULES.filter(({ code, weight }) => {
        const { riskScore, status } = outcomes[code]
        return weight > 0 && riskScore === null && status !== 'NOT_APPLICABLE'
      }).map(({ code }) => code)
      const ofCriteria = changes.filter(({ kind }) => kind === 'CRITERION')
      assert.deepEqual(ofCriteria.flatMap(({ criterionCodes }) => criterionCodes).toSorted(), open.toSorted())
      const fields = ofCriteria.map(({ field }) => field)
      assert.deepEqual(fields, [...new Set(fields)], 'one datum has one range')
      const papers = changes.filter(({ kind }) => kind === 'PAPER').map(({ field }) => field)
      assert.deepEqual(papers.toSorted(), Object.values(PAPERS_OF).flat().toSorted())
      const asked = CRITERION_CODES.filter((code) => outcomes[code].status === 'NEEDS_USER_DOCUMENT').flatMap((code) =>
        outcomes[code].missingData.map(({ field }) => field),
      )
      assert.deepEqual(papers.toSorted(), asked.toSorted(), 'the papers are those that the criteria ask for')
    }),
    RUNS,
  )
})

test('the widest span first; every range holds the present total', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const outcomes = assessCriteria(facts)
      const total = aggregate(outcomes).totalRiskScore
      const changes = whatWouldChange(outcomes)
      // an area that was not typed stands before all others
      const spans = changes.filter(({ kind }) => kind !== 'INPUT').map(({ span }) => span)
      assert.deepEqual(
        spans,
        spans.toSorted((a, b) => b - a),
      )
      for (const { low, high, span } of changes) {
        assert.equal(span, (high ?? 0) - (low ?? 0))
        if (total === null) continue
        assert.ok(low !== null && high !== null && low <= total && total <= high)
        assert.ok(low >= 0 && high <= 100)
      }
    }),
    RUNS,
  )
})

test('whatever a criterion turns out to be, its total lies within the range', () => {
  fc.assert(
    fc.property(anyFacts, anyStatus, fc.double({ min: 0, max: 1, noNaN: true }), (facts, status, position) => {
      const outcomes = assessCriteria(facts)
      for (const { kind, criterionCodes, low, high } of whatWouldChange(outcomes)) {
        if (kind === 'PAPER') continue
        const { purpose } = facts.terms
        const given = criterionCodes.map((code) => [code, answerAt(code, status, position, purpose)] as const)
        for (const answers of [given, ...given.map((one) => [one])]) {
          const total = answered(outcomes, Object.fromEntries(answers))
          assert.ok(total !== null && low !== null && high !== null)
          assert.ok(low <= total && total <= high, `${criterionCodes.join()}: ${low} <= ${total} <= ${high}`)
        }
      }
    }),
    RUNS,
  )
})

test('whatever all open criteria turn out to be at once, the total lies within the reach, with claims before the deposit too', () => {
  let open = 0
  const answer = fc.tuple(anyStatus, fc.double({ min: 0, max: 1, noNaN: true }))
  const answers = fc.array(answer, { minLength: CRITERION_CODES.length, maxLength: CRITERION_CODES.length })
  fc.assert(
    fc.property(anyFacts, answers, (facts, given) => {
      const outcomes = assessCriteria(facts)
      const reach = scoreReach(outcomes)
      if (reach === null) return
      const scores = CRITERION_RULES.flatMap(({ code, weight }, index) => {
        const [status, position] = given[index] ?? ['AVAILABLE', 0]
        return weight > 0 && isOpen(outcomes[code])
          ? [[code, answerAt(code, status, position, facts.terms.purpose)] as const]
          : []
      })
      if (scores.length > 1) open += 1
      const known = Object.fromEntries(scores)
      const { status } = { ...outcomes, ...known }.DEPOSIT_TO_VALUE_RISK
      const highest = answerAt('DEPOSIT_TO_VALUE_RISK', status === 'PARTIAL' ? status : 'AVAILABLE', 1)
      const withClaims = status !== 'NOT_APPLICABLE' ? { ...known, DEPOSIT_TO_VALUE_RISK: highest } : known
      for (const total of [answered(outcomes, known), answered(outcomes, withClaims)]) {
        assert.ok(
          total !== null && reach.low <= total && total <= reach.high,
          `${reach.low} <= ${total} <= ${reach.high}`,
        )
      }
    }),
    RUNS,
  )
  assert.ok(open > examples(50), `only ${open} with several open`)
})

test('R-SCORE-35: who knows less reaches further, never less far', () => {
  const sales = [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon: 20_000 }))
  const outcomes = assessCriteria(factsOf({ sales }))
  assert.equal(outcomes.DEPOSIT_TO_VALUE_RISK.status, 'AVAILABLE')
  const inPart = { ...outcomes.DEPOSIT_TO_VALUE_RISK, status: 'PARTIAL' as const }
  const known = scoreReach(outcomes)
  for (const less of [assessCriteria(factsOf()), { ...outcomes, DEPOSIT_TO_VALUE_RISK: inPart }]) {
    const lessKnown = scoreReach(less)
    assert.ok(known && lessKnown)
    assert.ok(lessKnown.low <= known.low && known.high <= lessKnown.high, JSON.stringify({ known, lessKnown }))
  }
})

test('the spans are those of the rule book: no facts lead to a score outside of them', () => {
  const seen = new Map<CriterionCode, number[]>()
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const outcomes = assessCriteria(facts)
      for (const code of CRITERION_CODES) {
        const { riskScore } = outcomes[code]
        if (riskScore === null) continue
        const { low, high } = SCORE_SPANS[code]
        assert.ok(riskScore >= low && riskScore <= high, `${code} ${riskScore}`)
        seen.set(code, [...(seen.get(code) ?? []), riskScore])
      }
    }),
    { numRuns: examples(2_000) },
  )
  assert.equal(seen.size, 8)
})

test('the real answer: what the rules say once the sales are known lies within what was foretold without them', () => {
  let compared = 0
  fc.assert(
    fc.property(anyMaterial, (material) => {
      const before = assessCriteria(factsOf({ ...material, sales: [] }))
      const after = assessCriteria(factsOf(material)).SALE_TRANSACTION_SUPPORT_RISK
      const foretold = whatWouldChange(before).find(
        ({ kind, criterionCodes }) => kind === 'CRITERION' && criterionCodes.includes('SALE_TRANSACTION_SUPPORT_RISK'),
      )
      if (after.riskScore === null || foretold === undefined) return
      compared += 1
      const total = answered(before, { SALE_TRANSACTION_SUPPORT_RISK: after }) ?? -1
      assert.ok((foretold.low ?? 101) <= total && total <= (foretold.high ?? -1))
    }),
    RUNS,
  )
  assert.ok(compared > examples(100))
})

test('R-SCORE-35: papers never lower the total; only claims before the deposit can raise it', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const outcomes = assessCriteria(facts)
      const total = aggregate(outcomes).totalRiskScore
      const waiting = outcomes.DEPOSIT_TO_VALUE_RISK.missingData.some(({ field }) => field === 'seniorTenantDeposits')
      for (const { kind, field, low, high, span } of whatWouldChange(outcomes)) {
        if (kind !== 'PAPER') continue
        const { claims } = checkOf(field as CheckId)
        assert.ok(CHECK_IDS.includes(field as CheckId))
        if (claims === null) assert.deepEqual([low, high, span], [total, total, 0])
        if (claims === 'SENIOR_DEBT') assert.equal(low, total)
        if (claims === 'SENIOR_DEPOSITS' && !waiting && outcomes.PUBLIC_PRICE_SUPPORT_RISK.riskScore !== null)
          assert.equal(low, total)
        assert.ok((high ?? 0) >= (total ?? 0))
      }
    }),
    RUNS,
  )
})

test('R-SCORE-35: the deposits of earlier tenants are one datum with one range, whichever paper shows them', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const changes = whatWouldChange(assessCriteria(facts))
      const ofDeposits = changes.filter(({ field }) =>
        ['seniorTenantDeposits', 'FIXED_DATE_LIST', 'RESIDENT_LIST'].includes(field),
      )
      assert.ok(ofDeposits.length >= 2)
      assert.ok(ofDeposits.filter(({ span }) => span > 0).length <= 1)
    }),
    RUNS,
  )
})

test('debts found in the registry are added to the deposit where that is compared with a value', () => {
  const sales = [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon: 20_000 }))
  const withValue = whatWouldChange(assessCriteria(factsOf({ sales })))
  const registry = withValue.find(({ field }) => field === 'REGISTRY_DOCUMENT')
  const outcomes = assessCriteria(factsOf({ sales }))
  assert.equal(
    registry?.high,
    answered(outcomes, { DEPOSIT_TO_VALUE_RISK: answerAt('DEPOSIT_TO_VALUE_RISK', 'AVAILABLE', 1) }),
  )
  assert.ok((registry?.span ?? 0) > 30)
  const withoutValue = inKorean(whatWouldChange(assessCriteria(factsOf()))).find(
    ({ field }) => field === 'REGISTRY_DOCUMENT',
  )
  assert.equal(withoutValue?.span, 0)
  assert.match(withoutValue?.explanation ?? '', saying('PAPER_NOT_COMPUTED', { claims: 'SENIOR_DEBT' }))
})

test('word guard: no sentence of it promises anything', () => {
  const check = eachTextOnce((text) => {
    assert.deepEqual(findForbiddenWording(text), [], text)
    assert.doesNotMatch(text, /undefined|NaN|null/)
  })
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { title, explanation, action } of inKorean(whatWouldChange(assessCriteria(facts))))
        check([title, explanation, action])
    }),
    RUNS,
  )
})

test('whatever claims a paper reveals, the total with them added to the deposit lies within its range', () => {
  let moved = 0
  fc.assert(
    fc.property(anyMaterial, fc.nat({ max: 200_000 }), (material, claims) => {
      const outcomes = assessCriteria(factsOf(material))
      const terms = { ...material.terms, depositManwon: material.terms.depositManwon + claims }
      const added = factsOf({ ...material, terms })
      // a sum that no deposit would be is doubted, and scores nothing (R-SCORE-38)
      if (amountUnrealistic(added).length > 0) return
      const { DEPOSIT_TO_VALUE_RISK, PUBLIC_PRICE_SUPPORT_RISK } = assessCriteria(added)
      // a shared house's ratio becomes a number by other deposits only, not by debts
      const wasOpen = [outcomes.DEPOSIT_TO_VALUE_RISK, outcomes.PUBLIC_PRICE_SUPPORT_RISK].some(isOpen)
      if (wasOpen) return
      const total = answered(outcomes, { DEPOSIT_TO_VALUE_RISK, PUBLIC_PRICE_SUPPORT_RISK }) ?? -1
      const registry = whatWouldChange(outcomes).find(({ field }) => field === 'REGISTRY_DOCUMENT')
      assert.ok((registry?.low ?? 101) <= total && total <= (registry?.high ?? -1))
      if (total !== registry?.low) moved += 1
    }),
    { numRuns: examples(1_500) },
  )
  assert.ok(moved > examples(50), `only ${moved} moved`)
})

function isOpen({ riskScore, status }: Scored): boolean {
  return riskScore === null && status !== 'NOT_APPLICABLE'
}

test('R-SCORE-41: past leases that are still unknown could not stop a lease for its rent', () => {
  const terms = someTerms({ purpose: 'MONTHLY_RENT', depositManwon: 1_000, monthlyRentManwon: 60 })
  const sales = [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon: 20_000 }))
  const outcomes = assessCriteria(factsOf({ terms, sales }))
  const change = whatWouldChange(outcomes).find(({ criterionCode: code }) => code === 'MARKET_PRICE_COMPARISON_RISK')
  assert.ok(change?.high !== undefined && change.high !== null && change.high < 50, JSON.stringify(change))
})
