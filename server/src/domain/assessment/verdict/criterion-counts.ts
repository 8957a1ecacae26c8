import { type Message, message } from '../../../words/message.ts'
import type { CriterionOutcome } from '../criteria/criterion-outcome.ts'

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
