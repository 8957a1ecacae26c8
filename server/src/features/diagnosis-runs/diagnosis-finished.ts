import type { ProcessingStatus } from '@lease-risk/contract/diagnosis-async'
import type { Queryable } from '../../platform/database/transaction.ts'
import { appendEvent, eventType } from '../../platform/outbox/events.ts'

type Finished = {
  diagnosisId: number
  /** The owner of the diagnosis; `null`: nobody. */
  userId: number | null
  processingStatus: ProcessingStatus
}

/** An asynchronous diagnosis has ended, successfully or as FAILED. */
export const DIAGNOSIS_FINISHED = eventType<Finished>('DIAGNOSIS_FINISHED')

export function appendFinished(transaction: Queryable, payload: Finished, occurredAt: Date): Promise<void> {
  return appendEvent(transaction, DIAGNOSIS_FINISHED, {
    subject: `diagnosis ${payload.diagnosisId}`,
    payload,
    occurredAt,
  })
}
