import { appendEvent, type EventType } from '../../platform/outbox/events.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { SANCTION_EXPIRED, SANCTION_EXTENDED, SANCTION_RELEASED, type SanctionPayload } from './events.ts'
import { addPolicyEvent, type PolicyEvent } from './policy-events.ts'
import type { SanctionRow } from './sanctions.ts'

const EVENT_TYPES = { SANCTION_RELEASED, SANCTION_EXTENDED, SANCTION_EXPIRED }

/** What happened to a sanction in force: kept in the policy record and published. */
export async function recordSanctionEvent(
  transaction: Queryable,
  kind: keyof typeof EVENT_TYPES,
  sanction: SanctionRow,
  now: Date,
  by: Partial<Pick<PolicyEvent, 'actorUserId' | 'detail'>> = {},
): Promise<void> {
  const { userId, sanctionId } = sanction
  await addPolicyEvent(transaction, { userId, kind, sanctionId, occurredAt: now, ...by })
  await appendSanctionEvent(transaction, EVENT_TYPES[kind], sanction, now)
}

/** One subject for each sanction: its events keep their order. */
export async function appendSanctionEvent(
  transaction: Queryable,
  type: EventType<SanctionPayload>,
  { sanctionId, userId, level, restrictionUntil }: SanctionRow,
  now: Date,
): Promise<void> {
  const payload = { sanctionId, userId, level, restrictionUntil: restrictionUntil.toISOString() }
  await appendEvent(transaction, type, { subject: `sanction ${sanctionId}`, payload, occurredAt: now })
}
