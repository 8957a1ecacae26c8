import type { FinishedStatus } from '@lease-risk/contract/diagnosis-response'
import type { Assessment } from '../../domain/assessment/assessment.ts'
import type { LeaseFacts } from '../../domain/assessment/facts/lease-facts.ts'

export type { FinishedStatus } from '@lease-risk/contract/diagnosis-response'

type Reason = LeaseFacts['register' | 'leases' | 'sales' | 'publicPrice']['reason']

/** Nothing could be requested, which is no failure of a source. */
const NOTHING_TO_ASK: readonly Reason[] = [
  null,
  'ADDRESS_NOT_CONFIRMED',
  'TYPE_UNKNOWN',
  'TYPE_NOT_TRADED',
  'NOT_PUBLISHED_FOR_TYPE',
]

/**
 * How a diagnosis ended (R-DIAG-52): FALLBACK_COMPLETED when a source gave no reply, including for want of a key, or
 * when the rules replaced the model. A source's own "nothing found" is a reply.
 */
export function processingStatusOf(
  facts: LeaseFacts,
  { aiProcessing }: Pick<Assessment, 'aiProcessing'>,
): FinishedStatus {
  const { register, leases, sales, publicPrice } = facts
  const fellBack =
    [register, leases, sales, publicPrice].some(({ reason }) => !NOTHING_TO_ASK.includes(reason)) ||
    leases.unansweredMonths.length + sales.unansweredMonths.length > 0 ||
    aiProcessing.status === 'OPENAI_FAILED_FALLBACK'
  return fellBack ? 'FALLBACK_COMPLETED' : 'COMPLETED'
}
