import type { Text } from '../../../words/message.ts'
import { DECISION } from '../../rule-book/aggregation.ts'
import type { Assessment } from '../assessment.ts'

/** Names of the criteria behind the total, riskiest first. Used when no single finding stands out. */
export function noteworthyCriteria({ criteria }: Pick<Assessment, 'criteria'>): Text[] {
  return criteria
    .filter(({ riskScore }) => (riskScore ?? 0) >= DECISION.noteworthyScore)
    .toSorted((a, b) => (b.riskScore ?? 0) - (a.riskScore ?? 0))
    .map(({ criterionName }) => criterionName)
}
