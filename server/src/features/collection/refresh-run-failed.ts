import type { Queryable } from '../../platform/database/transaction.ts'
import { appendEvent, eventType } from '../../platform/outbox/events.ts'
import type { RunTrigger, StopReason } from './refresh-run.ts'

/** A scheduled run did not try everything that was due; `stopReason` null: the run failed or was killed. */
export const REFRESH_RUN_FAILED = eventType<{ runId: number; stopReason: StopReason | null }>('REFRESH_RUN_FAILED')

/** Manual runs are excluded: whoever starts one sees how it ends. */
export async function appendRunFailed(
  transaction: Queryable,
  { runId, trigger, stopReason }: { runId: number; trigger: RunTrigger; stopReason: StopReason | null },
  occurredAt: Date,
): Promise<void> {
  if (trigger === 'MANUAL') return
  await appendEvent(transaction, REFRESH_RUN_FAILED, {
    subject: `refresh run ${runId}`,
    payload: { runId, stopReason },
    occurredAt,
  })
}
