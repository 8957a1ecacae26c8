import { message } from '../../../words/message.ts'
import { AGGREGATION } from '../../rule-book/aggregation.ts'
import { CRITERION_RULES } from '../../rule-book/criteria.ts'
import type { Assessment } from '../assessment.ts'
import { type CriterionOutcomes, criterionName } from '../criteria/criterion-outcome.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding, ofSeverity } from '../findings/finding.ts'
import type { Aggregate } from '../score/aggregate.ts'

/** How far the available material supports a review (R-DIAG-38). No level states that a home is fit. */
export type ReviewLevel =
  | 'CONDITIONAL_REVIEW'
  | 'REGIONAL_REFERENCE_ONLY'
  | 'FURTHER_CONFIRMATION_NEEDED'
  | 'NOT_ENOUGH_DATA'

export function reviewLevel(facts: LeaseFacts, assessment: Assessment, findings: readonly Finding[]): ReviewLevel {
  if (!facts.address.confirmed) return 'NOT_ENOUGH_DATA'
  if (ofSeverity(findings, 'SEVERE').length > 0 || findings.some(({ holds }) => holds)) {
    return 'FURTHER_CONFIRMATION_NEEDED'
  }
  const money = hasAmountToCompare(facts)
  if (!hasEvidenceOfLot(facts)) return money ? 'REGIONAL_REFERENCE_ONLY' : 'NOT_ENOUGH_DATA'
  if (!money) return 'NOT_ENOUGH_DATA'
  const graded = assessment.riskGrade === 'LOW' || assessment.riskGrade === 'MODERATE'
  return graded && facts.property.state === 'success' ? 'CONDITIONAL_REVIEW' : 'FURTHER_CONFIRMATION_NEEDED'
}

function hasEvidenceOfLot({ property, leases, sales, datedSales, publicPrice }: LeaseFacts): boolean {
  const levels = [leases.comparison?.level, sales.comparison?.level]
  return (
    property.candidates.length > 0 ||
    publicPrice.choice !== null ||
    datedSales.length > 0 ||
    levels.some((level) => level !== undefined && level.startsWith('SAME_LOT'))
  )
}

function hasAmountToCompare({ leases, sales, datedSales, publicPrice, marketSignal }: LeaseFacts): boolean {
  return (
    leases.comparison !== null ||
    sales.comparison !== null ||
    datedSales.length > 0 ||
    publicPrice.choice?.priceManwon != null ||
    marketSignal.lease !== null ||
    marketSignal.sale !== null
  )
}

const NAMED_AT_MOST = 2

/**
 * A high grade that no single finding explains: it results from several scores and from unknowns. It is reported as a
 * finding, so that the decision to stop and the cards agree.
 */
export function risksAddUp(
  { riskGrade, totalRiskScore }: Aggregate,
  outcomes: CriterionOutcomes,
  findings: readonly Finding[],
): Finding[] {
  const stops = riskGrade === 'HIGH' || riskGrade === 'CRITICAL'
  if (!stops || totalRiskScore === null || ofSeverity(findings, 'SEVERE').length > 0) return []
  const heaviest = CRITERION_RULES.map((rule) => ({ ...rule, ...outcomes[rule.code] }))
    .filter(({ weight, riskScore }) => weight > 0 && riskScore !== null)
    .toSorted((a, b) => b.weight * (b.riskScore ?? 0) - a.weight * (a.riskScore ?? 0))
  const named = heaviest.slice(0, NAMED_AT_MOST).map(({ code }) => criterionName(code))
  const topic = heaviest[0]?.findings[0]?.topic ?? 'MONEY'
  return [
    {
      ...finding('RISKS_ADD_UP', 'SEVERE', {
        sentence: message('RISKS_ADD_UP', { total: totalRiskScore, grade: riskGrade, named }),
        evidence: [
          {
            source: 'rule-book',
            field: 'totalRiskScore',
            value: totalRiskScore,
            description: message('TOTAL_RISK_SCORE', { rules: AGGREGATION.source }),
          },
        ],
      }),
      topic,
    },
  ]
}
