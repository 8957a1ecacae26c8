import { message, sentences, type Text } from '../../../words/message.ts'
import { DECISION } from '../../rule-book/aggregation.ts'
import type { AssessedCriterion, Assessment } from '../assessment.ts'
import type { Aggregate, CriterionCounts } from '../score/aggregate.ts'

/** Three to five sentences: grade, total, criteria by kind of answer, any severe finding, and the disclaimer. */
export function summarise(totals: Aggregate, counts: CriterionCounts, criteria: readonly AssessedCriterion[]): Text {
  const { totalRiskScore, riskGrade: grade } = totals
  const total =
    totalRiskScore === null || grade === 'NEED_MORE_INFORMATION'
      ? []
      : [message('TOTAL_SCORE', { total: totalRiskScore })]
  const severe = criteria.find(({ criterionCode }) => criterionCode === totals.severityFloorCriterion)
  const finding = severe === undefined ? [] : [message('SEVERE_CRITERION', { criterion: severe.criterionName })]
  return sentences([
    message('GRADE_SENTENCE', { grade }),
    ...total,
    counts.sentence,
    ...finding,
    message('ASSESSMENT_DISCLAIMER'),
  ])
}

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

/** Names of the criteria behind the total, riskiest first. Used when no single finding stands out. */
export function noteworthyCriteria({ criteria }: Pick<Assessment, 'criteria'>): Text[] {
  return criteria
    .filter(({ riskScore }) => (riskScore ?? 0) >= DECISION.noteworthyScore)
    .toSorted((a, b) => (b.riskScore ?? 0) - (a.riskScore ?? 0))
    .map(({ criterionName }) => criterionName)
}
