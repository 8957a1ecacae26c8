import type { CriterionCode } from '@lease-risk/contract/codes/assessment'
import { type Message, message } from '../../../words/message.ts'
import { AGGREGATION, type RiskGrade } from '../../rule-book/aggregation.ts'
import { CRITERION_RULES, type CriterionRule } from '../../rule-book/criteria.ts'
import type { CriterionOutcome, Scored } from '../criteria/criterion-outcome.ts'
import { floorOf } from '../criteria/outcome.ts'

type Weighed = { rule: CriterionRule; riskScore: number | null }

const WEIGHED_RULES = CRITERION_RULES.filter(({ weight }) => weight > 0)

/**
 * Total, grade and verdict of the 12 criteria (R-SCORE-18 to R-SCORE-24), for rule-scored and model-scored items alike.
 * An unknown criterion is left out of the mean and never counts as zero; a criterion that does not apply is removed from
 * the weights.
 * `notLow`: a finding prevents the grade from being LOW. `held`: the input is doubtful, so there is no grade.
 */
export function aggregate(
  criteria: Record<CriterionCode, Scored>,
  { notLow = false, held = false }: { notLow?: boolean; held?: boolean } = {},
): Aggregate {
  const { applicable, weights, points, coverage, base, partial, penalty, floor, total } = weigh(criteria)
  const riskGrade = held ? 'NEED_MORE_INFORMATION' : grade(total, coverage, applicable, notLow)
  return {
    baseScore: base === null ? null : Math.round(base),
    uncertaintyPenalty: Math.round(penalty),
    severityFloor: floor === null ? null : Math.round(floor.score),
    severityFloorCriterion: floor?.code ?? null,
    totalRiskScore: total,
    scoreCoverage: Math.round(coverage * 100) / 100,
    scoreRange: rangeOf({ weights, points, partial, floor: floor?.score ?? 0, total }),
    riskGrade,
    displayVerdict: VERDICTS[riskGrade],
  }
}

/** The total alone: a diagnosis calculates about thirty hypothetical totals. */
export function totalOf(criteria: Record<CriterionCode, Scored>): number | null {
  return weigh(criteria).total
}

function weigh(criteria: Record<CriterionCode, Scored>) {
  const applicable: Weighed[] = []
  const weights = { applicable: 0, known: 0 }
  let points = 0
  let partials = 0
  let floor: { code: CriterionCode; score: number } | null = null
  for (const rule of WEIGHED_RULES) {
    const { status, riskScore, severityScore } = criteria[rule.code]
    if (status === 'NOT_APPLICABLE') continue
    applicable.push({ rule, riskScore })
    weights.applicable += rule.weight
    if (riskScore === null) continue
    weights.known += rule.weight
    points += rule.weight * riskScore
    if (status === 'PARTIAL') partials += 1
    if (!rule.severe || severityScore === null) continue
    // a mean must not hide one severe finding: takes the largest floor and its criterion
    const score = floorOf(status, severityScore)
    if (floor === null || score > floor.score) floor = { code: rule.code, score }
  }
  const coverage = weights.applicable > 0 ? weights.known / weights.applicable : 0
  const base = weights.known > 0 ? points / weights.known : null
  const partial = AGGREGATION.penaltyPerPartial * partials
  const penalty = Math.min(AGGREGATION.penaltyAtMost, AGGREGATION.penaltyOfUnknownShare * (1 - coverage) + partial)
  const total = base === null ? null : bounded(base + penalty, floor?.score ?? 0)
  return { applicable, weights, points, coverage, base, partial, penalty, floor, total }
}

/** The total with every unknown at 0 and at 100, widened if needed so that it always contains the total. */
function rangeOf(of: {
  weights: { applicable: number; known: number }
  points: number
  partial: number
  floor: number
  total: number | null
}): ScoreRange {
  const { weights, points, partial, floor, total } = of
  if (weights.applicable === 0) return { low: 0, high: 100 }
  const unknown = weights.applicable - weights.known
  const penalty = Math.min(AGGREGATION.penaltyAtMost, partial)
  const [low, high] = [points, points + unknown * 100].map((sum) => bounded(sum / weights.applicable + penalty, floor))
  return { low: Math.min(low ?? 0, total ?? 100), high: Math.max(high ?? 100, total ?? 0) }
}

function bounded(score: number, floor: number): number {
  return Math.round(Math.min(100, Math.max(score, floor)))
}

function grade(total: number | null, coverage: number, applicable: readonly Weighed[], notLow: boolean): RiskGrade {
  const coreMissing = applicable.some(({ rule, riskScore }) => rule.core && riskScore === null)
  // Sums of weights are doubles: exactly half the weight must count as half.
  const tooThin = coverage < AGGREGATION.coverageAtLeast - 1e-9
  if (total === null || coreMissing || tooThin) return 'NEED_MORE_INFORMATION'
  const byTotal = AGGREGATION.grades.find(({ from }) => total >= from)?.grade ?? 'LOW'
  const oneSevere = applicable.some(({ riskScore }) => (riskScore ?? 0) >= AGGREGATION.notLowFromScore)
  return byTotal === 'LOW' && (oneSevere || notLow) ? 'MODERATE' : byTotal
}

const VERDICTS: Record<RiskGrade, DisplayVerdict> = {
  NEED_MORE_INFORMATION: 'INSUFFICIENT_DATA',
  CRITICAL: 'DO_NOT_PROCEED_WITHOUT_EXPERT_REVIEW',
  HIGH: 'HIGH_RISK_REVIEW_REQUIRED',
  MODERATE: 'CHECK_REQUIRED_BEFORE_CONTRACT',
  LOW: 'REVIEW_POSSIBLE',
}

/** None of these states that a home is safe. */
type DisplayVerdict =
  | 'INSUFFICIENT_DATA'
  | 'DO_NOT_PROCEED_WITHOUT_EXPERT_REVIEW'
  | 'HIGH_RISK_REVIEW_REQUIRED'
  | 'CHECK_REQUIRED_BEFORE_CONTRACT'
  | 'REVIEW_POSSIBLE'

/** Always computed by the service, regardless of who scored the items (R-SCORE-18). Scores are 0–100, rounded. */
export type Aggregate = {
  /** `null` if no criterion has a number. */
  baseScore: number | null
  uncertaintyPenalty: number
  /** Lower bound of the total due to one severe finding; `null` if there is none. */
  severityFloor: number | null
  severityFloorCriterion: CriterionCode | null
  totalRiskScore: number | null
  /** 0–1: weight of the criteria with a number ÷ weight of those that apply. */
  scoreCoverage: number
  /**
   * The total with every unknown at 0 and at 100, with unchanged floor and PARTIAL part of the penalty; contains the
   * total.
   */
  scoreRange: ScoreRange
  riskGrade: RiskGrade
  displayVerdict: DisplayVerdict
}

export type ScoreRange = { low: number; high: number }

/** Label of a criterion: the band of its score, or its status when there is none. */
export function riskLevelLabel({ riskScore, status }: Pick<CriterionOutcome, 'riskScore' | 'status'>): Message {
  if (riskScore === null) return message('CRITERION_STATUS_LABEL', { status })
  const band = AGGREGATION.grades.find(({ from }) => Math.round(riskScore) >= from)
  return message('GRADE_LABEL', { grade: band?.grade ?? 'LOW' })
}

/** Counts of the twelve criteria by kind of answer; the share of scored ones alone would hide the open ones. */
export type CriterionCounts = {
  byData: number
  byPapers: number
  /** Answered by neither data nor a paper: unknown. */
  open: number
  notApplicable: number
  sentence: Message
}

type Answered = Pick<CriterionOutcome, 'riskScore' | 'status'>

export function criterionCounts(criteria: readonly Answered[]): CriterionCounts {
  const count = (holds: (criterion: Answered) => boolean) => criteria.filter(holds).length
  const byData = count(({ riskScore }) => riskScore !== null)
  const byPapers = count(({ status }) => status === 'NEEDS_USER_DOCUMENT')
  const notApplicable = count(({ status }) => status === 'NOT_APPLICABLE')
  const open = criteria.length - byData - byPapers - notApplicable
  const counts = { byData, byPapers, open, notApplicable }
  return { ...counts, sentence: message('CRITERION_COUNTS', { all: criteria.length, ...counts }) }
}
