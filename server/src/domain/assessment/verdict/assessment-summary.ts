import { message, sentences, type Text } from '../../../words/message.ts'
import type { AssessedCriterion } from '../assessment.ts'
import type { Aggregate } from '../score/aggregate.ts'

/** Two to four sentences: grade, total and coverage, the severe finding if one, and what this is not. */
export function summarise(totals: Aggregate, criteria: readonly AssessedCriterion[]): Text {
  const { totalRiskScore, riskGrade: grade, scoreCoverage: coverage } = totals
  const total =
    totalRiskScore === null || grade === 'NEED_MORE_INFORMATION'
      ? message('SCORE_COVERAGE', { coverage })
      : message('TOTAL_AND_COVERAGE', { total: totalRiskScore, coverage })
  const severe = criteria.find(({ criterionCode }) => criterionCode === totals.severityFloorCriterion)
  const finding = severe === undefined ? [] : [message('SEVERE_CRITERION', { criterion: severe.criterionName })]
  return sentences([message('GRADE_SENTENCE', { grade }), total, ...finding, message('ASSESSMENT_DISCLAIMER')])
}
