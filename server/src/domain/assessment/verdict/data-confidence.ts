import { DECISION } from '../../rule-book/aggregation.ts'
import type { Assessment } from '../assessment.ts'

/**
 * How much of the judgement rests on data, measured by the share of scored weight and by whether the numbers rest on
 * exact evidence.
 */
export function dataConfidence({
  scoreCoverage,
  criteria,
}: Pick<Assessment, 'scoreCoverage' | 'criteria'>): 'MOSTLY' | 'PARTLY' | 'THIN' {
  const scored = criteria.filter(({ riskScore }) => riskScore !== null)
  const exact = scored.filter(({ status }) => status === 'AVAILABLE').length
  const { mostlyFrom, partlyFrom } = DECISION.confidence
  if (scoreCoverage >= mostlyFrom && exact * 2 > scored.length) return 'MOSTLY'
  return scoreCoverage >= partlyFrom ? 'PARTLY' : 'THIN'
}
