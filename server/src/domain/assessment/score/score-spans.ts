import type { CriterionCode } from '@lease-risk/contract/codes/assessment'
import { CURVES, type Curve } from '../../rule-book/curves.ts'
import { FIXED_SCORES } from '../../rule-book/scores.ts'

/** Lowest and highest score that the rule book can give one criterion. */
export type ScoreSpan = { low: number; high: number }

/** The four criteria that the user confirms never have a number. */
const NO_SCORE: ScoreSpan = { low: 0, high: 0 }

export const SCORE_SPANS: Record<CriterionCode, ScoreSpan> = {
  PROPERTY_IDENTITY_RISK: spanOf(Object.values(FIXED_SCORES.identity)),
  DEPOSIT_TO_VALUE_RISK: spanOf([...scoresOf(CURVES.depositToSale), ...scoresOf(CURVES.depositToPublicPrice)]),
  MARKET_PRICE_COMPARISON_RISK: spanOf(scoresOf(CURVES.leaseToMedian)),
  SALE_TRANSACTION_SUPPORT_RISK: unionOf(
    sumOf(spanOf(scoresOf(CURVES.salesBehindValue)), spanOf(scoresOf(CURVES.saleDispersion))),
    spanOf(scoresOf(CURVES.estimateHalfWidth)),
  ),
  PUBLIC_PRICE_SUPPORT_RISK: spanOf(scoresOf(CURVES.depositToPublicPrice)),
  BUILDING_LEGAL_USE_RISK: spanOf(Object.values(FIXED_SCORES.use)),
  BUILDING_AGE_CONDITION_RISK: spanOf(scoresOf(CURVES.yearsSinceApproval)),
  MULTI_HOUSEHOLD_SENIOR_TENANT_RISK: NO_SCORE,
  REGISTRY_RIGHTS_RISK: NO_SCORE,
  GUARANTEE_INSURANCE_RISK: NO_SCORE,
  MONTHLY_COST_BURDEN_RISK: spanOf(scoresOf(CURVES.fixedCostToMedianRent)),
  CONTRACT_CHECKLIST_RISK: NO_SCORE,
}

/** The span for a lease with rent, whose comparison raises no floor (R-SCORE-41). */
export const RENT_COMPARISON_SPAN: ScoreSpan = spanOf(scoresOf(CURVES.rentToMedian))

function scoresOf({ points }: Curve): number[] {
  return points.map(([, score]) => score)
}

function spanOf(scores: readonly number[]): ScoreSpan {
  return { low: Math.min(...scores), high: Math.max(...scores) }
}

function unionOf(a: ScoreSpan, b: ScoreSpan): ScoreSpan {
  return { low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) }
}

function sumOf(a: ScoreSpan, b: ScoreSpan): ScoreSpan {
  return { low: a.low + b.low, high: a.high + b.high }
}
