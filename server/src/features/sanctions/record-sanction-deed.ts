import { appendEvent, type EventType } from '../../platform/outbox/events.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { SANCTION_EXPIRED, SANCTION_EXTENDED, SANCTION_RELEASED, type SanctionPayload } from './events.ts'
import { addPolicyEvent, type PolicyEvent } from './policy-events.ts'
import type { SanctionRow } from './sanctions.ts'

const TOLD = { SANCTION_RELEASED, SANCTION_EXTENDED, SANCTION_EXPIRED }

/** What happened to a sanction in force: kept in the record of policy, and told to whom it concerns. */
export async function recordSanctionDeed(
  transaction: Queryable,
  kind: keyof typeof TOLD,
  sanction: SanctionRow,
  now: Date,
  by: Partial<Pick<PolicyEvent, 'actorUserId' | 'detail'>> = {},
): Promise<void> {
  const { userId, sanctionId } = sanction
  await addPolicyEvent(transaction, { userId, kind, sanctionId, occurredAt: now, ...by })
  await tellOfSanction(transaction, TOLD[kind], sanction, now)
}

/** One subject for each sanction: what happens to it is told in order. */
export async function tellOfSanction(
  transaction: Queryable,
  type: EventType<SanctionPayload>,
  { sanctionId, userId, level, restrictionUntil }: SanctionRow,
  now: Date,
): Promise<void> {
  const payload = { sanctionId, userId, level, restrictionUntil: restrictionUntil.toISOString() }
  await appendEvent(transaction, type, { subject: `sanction ${sanctionId}`, payload, occurredAt: now })
}
