import { type Message, message } from '../../../words/message.ts'
import type { AssessedCriterion } from '../assessment.ts'

/** How the twelve criteria are answered: a share of the scored ones alone would read as if nothing were left to find out. */
export type CriterionCounts = {
  byData: number
  byPapers: number
  /** Neither data nor a paper: unknown. */
  open: number
  notApplicable: number
  sentence: Message
}

export function criterionCounts(criteria: readonly AssessedCriterion[]): CriterionCounts {
  const count = (holds: (criterion: AssessedCriterion) => boolean) => criteria.filter(holds).length
  const byData = count(({ riskScore }) => riskScore !== null)
  const byPapers = count(({ status }) => status === 'NEEDS_USER_DOCUMENT')
  const notApplicable = count(({ status }) => status === 'NOT_APPLICABLE')
  const open = criteria.length - byData - byPapers - notApplicable
  const counts = { byData, byPapers, open, notApplicable }
  return { ...counts, sentence: message('CRITERION_COUNTS', { all: criteria.length, ...counts }) }
}
