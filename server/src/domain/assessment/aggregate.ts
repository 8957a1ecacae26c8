import type { Aggregate, CriterionCode, CriterionStatus, DisplayVerdict, RiskGrade } from './assessment.ts'
import { AGGREGATION, CRITERION_RULES, type CriterionRule } from './rule-book.ts'

/** What aggregation needs of one criterion; `riskScore` is not yet rounded. */
export type Scored = { status: CriterionStatus; riskScore: number | null }

type Weighed = CriterionRule & Scored

/**
 * Total, grade and verdict of the 12 criteria (decisions.md section 5). The same for rule-scored and model-scored items.
 * An unknown criterion is left out of the mean and never counts as zero; a criterion that does not apply leaves the weights.
 */
export function aggregate(criteria: Record<CriterionCode, Scored>): Aggregate {
  const applicable = CRITERION_RULES.map((rule): Weighed => ({ ...rule, ...criteria[rule.code] })).filter(
    ({ weight, status }) => weight > 0 && status !== 'NOT_APPLICABLE',
  )
  const known = applicable.filter((criterion) => criterion.riskScore !== null)
  const applicableWeight = sum(applicable.map(({ weight }) => weight))
  const knownWeight = sum(known.map(({ weight }) => weight))
  const points = sum(known.map(({ weight, riskScore }) => weight * (riskScore ?? 0)))

  const unknownWeight = applicableWeight - knownWeight
  const coverage = applicableWeight > 0 ? knownWeight / applicableWeight : 0
  const base = knownWeight > 0 ? points / knownWeight : null
  const penalty = uncertaintyPenalty(coverage, known)
  const floor = severityFloor(known)
  const total = base === null ? null : Math.round(Math.min(100, Math.max(base + penalty, floor?.score ?? 0)))
  const riskGrade = grade(total, coverage, applicable)
  return {
    baseScore: base === null ? null : Math.round(base),
    uncertaintyPenalty: Math.round(penalty),
    severityFloor: floor === null ? null : Math.round(floor.score),
    severityFloorCriterion: floor?.code ?? null,
    totalRiskScore: total,
    scoreCoverage: Math.round(coverage * 100) / 100,
    scoreRange: {
      low: applicableWeight > 0 ? Math.round(points / applicableWeight) : 0,
      high: applicableWeight > 0 ? Math.round((points + unknownWeight * 100) / applicableWeight) : 100,
    },
    riskGrade,
    displayVerdict: VERDICTS[riskGrade],
  }
}

function uncertaintyPenalty(coverage: number, known: readonly Weighed[]): number {
  const partial = known.filter(({ status }) => status === 'PARTIAL').length
  const penalty = AGGREGATION.penaltyOfUnknownShare * (1 - coverage) + AGGREGATION.penaltyPerPartial * partial
  return Math.min(AGGREGATION.penaltyAtMost, penalty)
}

/** A mean must not drown one severe finding: the largest share of a severe score, and whose it is. */
function severityFloor(known: readonly Weighed[]): { code: CriterionCode; score: number } | null {
  const { fromScore, availableShare, partialShare } = AGGREGATION.severity
  const floors = known
    .filter(({ severe, riskScore }) => severe && (riskScore ?? 0) >= fromScore)
    .map(({ code, status, riskScore }) => ({
      code,
      score: (riskScore ?? 0) * (status === 'PARTIAL' ? partialShare : availableShare),
    }))
  return floors.toSorted((a, b) => b.score - a.score)[0] ?? null
}

function grade(total: number | null, coverage: number, applicable: readonly Weighed[]): RiskGrade {
  const coreMissing = applicable.some(({ core, riskScore }) => core && riskScore === null)
  // Sums of weights are doubles: exactly half the weight must count as half.
  const tooThin = coverage < AGGREGATION.coverageAtLeast - 1e-9
  if (total === null || coreMissing || tooThin) return 'NEED_MORE_INFORMATION'
  const byTotal = AGGREGATION.grades.find(({ from }) => total >= from)?.grade ?? 'LOW'
  const oneSevere = applicable.some(({ riskScore }) => (riskScore ?? 0) >= AGGREGATION.notLowFromScore)
  return byTotal === 'LOW' && oneSevere ? 'MODERATE' : byTotal
}

const VERDICTS: Record<RiskGrade, DisplayVerdict> = {
  NEED_MORE_INFORMATION: 'INSUFFICIENT_DATA',
  CRITICAL: 'DO_NOT_PROCEED_WITHOUT_EXPERT_REVIEW',
  HIGH: 'HIGH_RISK_REVIEW_REQUIRED',
  MODERATE: 'CHECK_REQUIRED_BEFORE_CONTRACT',
  LOW: 'REVIEW_POSSIBLE',
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
