import type { FinishedStatus } from '@lease-risk/contract/diagnosis-response'
import type { LeaseFacts } from '../../domain/assessment/lease-facts.ts'
import type { Diagnosed } from '../diagnosis-report/index.ts'

export type { FinishedStatus } from '@lease-risk/contract/diagnosis-response'

type Reason = LeaseFacts['register' | 'leases' | 'sales' | 'publicPrice']['reason']

/** There was nothing to ask for, which is no trouble of a source. */
const NOTHING_TO_ASK: readonly Reason[] = [
  null,
  'ADDRESS_NOT_CONFIRMED',
  'TYPE_UNKNOWN',
  'TYPE_NOT_TRADED',
  'NOT_PUBLISHED_FOR_TYPE',
]

/**
 * How a diagnosis ended (decisions.md section 4): FALLBACK_COMPLETED when a source gave no answer, for want of a key too,
 * or when the rules stood in for the model. A source's own "nothing found" is an answer.
 */
export function processingStatusOf({
  facts,
  unansweredMonths,
  assessment,
}: Pick<Diagnosed, 'facts' | 'unansweredMonths' | 'assessment'>): FinishedStatus {
  const reasons = facts === null ? [] : [facts.register, facts.leases, facts.sales, facts.publicPrice]
  const fellBack =
    reasons.some(({ reason }) => !NOTHING_TO_ASK.includes(reason)) ||
    unansweredMonths.leases.length + unansweredMonths.sales.length > 0 ||
    assessment.aiProcessing.status === 'OPENAI_FAILED_FALLBACK'
  return fellBack ? 'FALLBACK_COMPLETED' : 'COMPLETED'
}
