import { type Message, message } from '../../../words/message.ts'
import { AGGREGATION } from '../../rule-book/aggregation.ts'
import type { CriterionOutcome } from '../criteria/criterion-outcome.ts'

/** Label of a criterion: the band of its score, or its status when there is none. */
export function riskLevelLabel({ riskScore, status }: Pick<CriterionOutcome, 'riskScore' | 'status'>): Message {
  if (riskScore === null) return message('CRITERION_STATUS_LABEL', { status })
  const band = AGGREGATION.grades.find(({ from }) => Math.round(riskScore) >= from)
  return message('GRADE_LABEL', { grade: band?.grade ?? 'LOW' })
}
