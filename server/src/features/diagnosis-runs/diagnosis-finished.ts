import type { ProcessingStatus } from '@lease-risk/contract/diagnosis-async'
import { appendEvent, eventType } from '../../platform/outbox/events.ts'
import type { Queryable } from '../../platform/transaction.ts'

type Finished = {
  diagnosisId: number
  /** Whose diagnosis it is; `null`: nobody's. */
  userId: number | null
  processingStatus: ProcessingStatus
}

/** An asynchronous diagnosis came to its end, be it that it FAILED. */
export const DIAGNOSIS_FINISHED = eventType<Finished>('DIAGNOSIS_FINISHED')

export function appendFinished(transaction: Queryable, payload: Finished, occurredAt: Date): Promise<void> {
  return appendEvent(transaction, DIAGNOSIS_FINISHED, {
    subject: `diagnosis ${payload.diagnosisId}`,
    payload,
    occurredAt,
  })
}
