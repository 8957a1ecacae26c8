import type { Queryable } from '../../platform/database/transaction.ts'
import { appendEvent, type EventType } from '../../platform/outbox/events.ts'
import type { AppealRow } from './appeals.ts'
import {
  type AppealPayload,
  SANCTION_EXPIRED,
  SANCTION_EXTENDED,
  SANCTION_RELEASED,
  type SanctionPayload,
} from './events.ts'
import { addPolicyEvent, type PolicyEvent } from './policy-events.ts'
import type { SanctionRow } from './sanctions.ts'

const EVENT_TYPES = { SANCTION_RELEASED, SANCTION_EXTENDED, SANCTION_EXPIRED }

/** Stores an event of a sanction in force in the policy record and publishes it. */
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
  sanction: SanctionRow,
  now: Date,
): Promise<void> {
  const payload = payloadOf(sanction)
  await appendEvent(transaction, type, { subject: `sanction ${sanction.sanctionId}`, payload, occurredAt: now })
}

/** Publishes a new appeal, or its outcome and that of the sanction. */
export async function appendAppealEvent(
  transaction: Queryable,
  type: EventType<AppealPayload>,
  { sanction, appeal, now }: { sanction: SanctionRow; appeal: AppealRow; now: Date },
): Promise<void> {
  const { appealId, outcome } = appeal
  const payload = { ...payloadOf(sanction), appealId, outcome }
  await appendEvent(transaction, type, { subject: `sanction ${sanction.sanctionId}`, payload, occurredAt: now })
}

function payloadOf({ sanctionId, userId, level, restrictionUntil }: SanctionRow): SanctionPayload {
  return { sanctionId, userId, level, restrictionUntil: restrictionUntil.toISOString() }
}
