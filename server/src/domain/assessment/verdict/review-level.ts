import type { Assessment } from '../assessment.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, ofSeverity } from '../findings/finding.ts'

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
