import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CRITERION_CODES, type CriterionCode } from '@lease-risk/contract/codes/assessment'
import fc from '../../../../test/properties.ts'
import type { RiskGrade } from '../../rule-book/aggregation.ts'
import { CRITERION_RULES } from '../../rule-book/criteria.ts'
import type { Scored } from '../criteria/criterion-outcome.ts'
import { floorScore } from '../criteria/outcome.ts'
import { aggregate } from './aggregate.ts'

type Scores = Record<CriterionCode, Scored>

const MISSING: Scored = { status: 'DATA_MISSING', riskScore: null, severityScore: null }
const CONFIRMS: Scored = { ...MISSING, status: 'NEEDS_USER_DOCUMENT' }
const NOT_APPLICABLE: Scored = { ...MISSING, status: 'NOT_APPLICABLE' }

/** Evidence without a spread: the favourable end is the score itself. */
function scored(status: 'AVAILABLE' | 'PARTIAL', riskScore: number): Scored {
  return { status, riskScore, severityScore: floorScore(riskScore) }
}

function available(riskScore: number): Scored {
  return scored('AVAILABLE', riskScore)
}

function all(of: (code: CriterionCode) => Scored): Scores {
  const entries = CRITERION_RULES.map(({ code, weight }) => [code, weight === 0 ? CONFIRMS : of(code)] as const)
  return Object.fromEntries(entries) as Scores
}

const anyScored: fc.Arbitrary<Scored> = fc.oneof(
  fc
    .record({
      status: fc.constantFrom('AVAILABLE' as const, 'PARTIAL' as const),
      riskScore: fc.double({ min: 0, max: 100, noNaN: true }),
      spread: fc.double({ min: 0, max: 30, noNaN: true }),
    })
    .map(({ status, riskScore, spread }) => ({ status, riskScore, severityScore: floorScore(riskScore - spread) })),
  fc.constantFrom(MISSING, NOT_APPLICABLE),
)
const anyScores: fc.Arbitrary<Scores> = fc
  .array(anyScored, { minLength: CRITERION_CODES.length, maxLength: CRITERION_CODES.length })
  .map((scored) => all((code) => scored[CRITERION_CODES.indexOf(code)] ?? MISSING))

const RANK: Record<RiskGrade, number> = { LOW: 0, MODERATE: 1, HIGH: 2, CRITICAL: 3, NEED_MORE_INFORMATION: 4 }

test('all known: base is the weighted mean, no penalty, full coverage', () => {
  const totals = aggregate(all(() => available(40)))
  assert.deepEqual(
    [totals.baseScore, totals.uncertaintyPenalty, totals.totalRiskScore, totals.scoreCoverage, totals.riskGrade],
    [40, 0, 40, 1, 'MODERATE'],
  )
  assert.deepEqual(totals.scoreRange, { low: 40, high: 40 })
})

test('R-SCORE-19: penalty = 25 × unknown share + 1 per PARTIAL; an unknown is left out of the base, never zero', () => {
  const totals = aggregate(
    all((code) => {
      if (code === 'DEPOSIT_TO_VALUE_RISK') return MISSING
      return code === 'BUILDING_AGE_CONDITION_RISK' ? scored('PARTIAL', 20) : available(20)
    }),
  )
  assert.equal(totals.baseScore, 20)
  assert.equal(totals.uncertaintyPenalty, Math.round(25 * 0.17 + 1))
  assert.equal(totals.totalRiskScore, Math.round(20 + 25 * 0.17 + 1))
  assert.equal(totals.scoreCoverage, 0.83)
  assert.deepEqual(totals.scoreRange, { low: Math.round(0.83 * 20 + 1), high: Math.round(0.83 * 20 + 17 + 1) })
})

test('R-SCORE-14: what does not apply leaves the weights', () => {
  const totals = aggregate(all((code) => (code === 'PUBLIC_PRICE_SUPPORT_RISK' ? NOT_APPLICABLE : available(30))))
  assert.deepEqual([totals.scoreCoverage, totals.uncertaintyPenalty, totals.baseScore], [1, 0, 30])
})

test('R-SCORE-20: one severe finding is not drowned by the mean, and the result names it', () => {
  const severe = (status: 'AVAILABLE' | 'PARTIAL', riskScore: number) =>
    aggregate(all((code) => (code === 'DEPOSIT_TO_VALUE_RISK' ? scored(status, riskScore) : available(5))))
  assert.deepEqual([severe('AVAILABLE', 100).severityFloor, severe('AVAILABLE', 100).totalRiskScore], [80, 80])
  assert.equal(severe('AVAILABLE', 100).severityFloorCriterion, 'DEPOSIT_TO_VALUE_RISK')
  assert.equal(severe('AVAILABLE', 100).riskGrade, 'CRITICAL')
  assert.equal(severe('PARTIAL', 100).severityFloor, 70)
  assert.equal(severe('AVAILABLE', 60).severityFloor, 48)
  assert.equal(severe('AVAILABLE', 59.9).severityFloor, null)
})

test('R-SCORE-21: the floor is taken at the end of the evidence that favours the home', () => {
  const wide = (severityScore: number | null) =>
    aggregate(
      all((code) =>
        code === 'DEPOSIT_TO_VALUE_RISK' ? { status: 'AVAILABLE', riskScore: 100, severityScore } : available(5),
      ),
    )
  assert.deepEqual([wide(75).severityFloor, wide(75).totalRiskScore], [60, 60])
  assert.deepEqual([wide(null).severityFloor, wide(null).totalRiskScore], [null, Math.round(0.17 * 100 + 0.83 * 5)])
})

test('R-SCORE-22: scoreRange has the floor in it and always holds the total', () => {
  const totals = aggregate(
    all((code) => {
      if (code === 'DEPOSIT_TO_VALUE_RISK') return available(85)
      return code === 'BUILDING_AGE_CONDITION_RISK' ? MISSING : available(5)
    }),
  )
  assert.equal(totals.totalRiskScore, 68)
  assert.deepEqual(totals.scoreRange, { low: 68, high: 68 })
})

test('what keeps the grade from being LOW does so, and changes nothing else', () => {
  const scores = all(() => available(10))
  const [low, not] = [aggregate(scores), aggregate(scores, { notLow: true })]
  assert.deepEqual([low.riskGrade, not.riskGrade], ['LOW', 'MODERATE'])
  assert.equal(low.totalRiskScore, not.totalRiskScore)
})

test('a severe score elsewhere sets no floor, but from 90 on keeps the grade from being LOW', () => {
  const old = (riskScore: number) =>
    aggregate(all((code) => (code === 'BUILDING_AGE_CONDITION_RISK' ? available(riskScore) : available(5))))
  assert.equal(old(90).severityFloor, null)
  assert.equal(old(90).riskGrade, 'MODERATE')
  assert.equal(old(89).riskGrade, 'LOW')
})

test('R-SCORE-23: core missing or coverage under a half gives no grade', () => {
  assert.equal(
    aggregate(all((code) => (code === 'PROPERTY_IDENTITY_RISK' ? MISSING : available(90)))).riskGrade,
    'NEED_MORE_INFORMATION',
  )
  const half = new Set<CriterionCode>([
    'DEPOSIT_TO_VALUE_RISK',
    'MARKET_PRICE_COMPARISON_RISK',
    'SALE_TRANSACTION_SUPPORT_RISK',
    'MONTHLY_COST_BURDEN_RISK',
  ])
  const exactlyHalf = aggregate(all((code) => (half.has(code) ? MISSING : available(10))))
  assert.deepEqual([exactlyHalf.scoreCoverage, exactlyHalf.riskGrade], [0.5, 'LOW'])
  const less = aggregate(
    all((code) => (half.has(code) || code === 'BUILDING_AGE_CONDITION_RISK' ? MISSING : available(10))),
  )
  assert.deepEqual([less.riskGrade, less.displayVerdict], ['NEED_MORE_INFORMATION', 'INSUFFICIENT_DATA'])
})

test('nothing known: no score at all instead of a low one', () => {
  const totals = aggregate(all(() => MISSING))
  assert.deepEqual([totals.baseScore, totals.totalRiskScore, totals.riskGrade], [null, null, 'NEED_MORE_INFORMATION'])
  assert.deepEqual([totals.scoreCoverage, totals.uncertaintyPenalty, totals.scoreRange], [0, 25, { low: 0, high: 100 }])
})

test('grades begin at 75, 50 and 25 of the printed total', () => {
  const grades = [74.4, 74.5, 49.4, 49.5, 24.4, 24.5].map((score) => aggregate(all(() => available(score))))
  assert.deepEqual(
    grades.map(({ displayVerdict }) => displayVerdict),
    [
      // 74.4 has floor 60 and total 74
      'HIGH_RISK_REVIEW_REQUIRED',
      'DO_NOT_PROCEED_WITHOUT_EXPERT_REVIEW',
      'CHECK_REQUIRED_BEFORE_CONTRACT',
      'HIGH_RISK_REVIEW_REQUIRED',
      'REVIEW_POSSIBLE',
      'CHECK_REQUIRED_BEFORE_CONTRACT',
    ],
  )
})

test('for any scores: numbers are integers in range, low ≤ total ≤ high, base ≤ total, penalty at most 25', () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const totals = aggregate(scores)
      const { baseScore, totalRiskScore, uncertaintyPenalty, scoreCoverage, scoreRange } = totals
      assert.ok(scoreCoverage >= 0 && scoreCoverage <= 1)
      assert.ok(uncertaintyPenalty >= 0 && uncertaintyPenalty <= 25)
      assert.ok(scoreRange.low >= 0 && scoreRange.low <= scoreRange.high && scoreRange.high <= 100)
      if (baseScore === null || totalRiskScore === null) return
      for (const score of [baseScore, totalRiskScore, uncertaintyPenalty]) assert.ok(Number.isInteger(score))
      assert.ok(scoreRange.low <= totalRiskScore && totalRiskScore <= scoreRange.high)
      assert.ok(baseScore <= totalRiskScore && totalRiskScore <= 100)
    }),
    { numRuns: 1000 },
  )
})

const scoredCode = fc.constantFrom(...CRITERION_RULES.filter(({ weight }) => weight > 0).map(({ code }) => code))

test('losing any criterion’s number never raises coverage, never lowers the penalty, and with the same floor only widens the range', () => {
  fc.assert(
    fc.property(anyScores, scoredCode, (scores, code) => {
      fc.pre(scores[code].riskScore !== null)
      const before = aggregate(scores)
      const after = aggregate({ ...scores, [code]: MISSING })
      assert.ok(after.scoreCoverage <= before.scoreCoverage)
      assert.ok(after.uncertaintyPenalty >= before.uncertaintyPenalty)
      if (after.severityFloor !== before.severityFloor) return
      // removing a PARTIAL criterion also removes its penalty point
      const point = scores[code].status === 'PARTIAL' ? 1 : 0
      // an end equal to the total follows the total, because the range was widened to contain it
      const { scoreRange: range, totalRiskScore: total } = before
      assert.ok(after.scoreRange.low <= range.low || range.low === total)
      assert.ok(after.scoreRange.high >= range.high - point || range.high === total)
    }),
    { numRuns: 1000 },
  )
})

test('losing reassuring evidence (a score not above the base) never improves the grade nor lowers the total', () => {
  fc.assert(
    fc.property(anyScores, scoredCode, (scores, code) => {
      const before = aggregate(scores)
      const { riskScore } = scores[code]
      fc.pre(riskScore !== null && before.baseScore !== null && riskScore <= before.baseScore - 1)
      const after = aggregate({ ...scores, [code]: MISSING })
      assert.ok(RANK[after.riskGrade] >= RANK[before.riskGrade])
      assert.ok((after.totalRiskScore ?? 100) >= (before.totalRiskScore ?? 0))
    }),
    { numRuns: 1000 },
  )
})

test('a higher score of any one criterion never lowers the total', () => {
  fc.assert(
    fc.property(anyScores, scoredCode, fc.double({ min: 0, max: 100, noNaN: true }), (scores, code, raised) => {
      const { status, riskScore, severityScore } = scores[code]
      fc.pre(riskScore !== null && raised >= riskScore)
      const after = aggregate({ ...scores, [code]: { status, riskScore: raised, severityScore } })
      assert.ok((after.totalRiskScore ?? 0) >= (aggregate(scores).totalRiskScore ?? 0))
    }),
    { numRuns: 1000 },
  )
})
