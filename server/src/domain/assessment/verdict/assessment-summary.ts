import { message, sentences, type Text } from '../../../words/message.ts'
import type { AssessedCriterion } from '../assessment.ts'
import type { Aggregate } from '../score/aggregate.ts'
import type { CriterionCounts } from './criterion-counts.ts'

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
