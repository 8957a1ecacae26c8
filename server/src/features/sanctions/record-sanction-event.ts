import type { Queryable } from '../../platform/database/transaction.ts'
import { appendEvent, type EventType, eventType } from '../../platform/outbox/events.ts'
import type { AppealRow } from './appeals.ts'
import { addPolicyEvent, type PolicyEvent } from './policy-events.ts'
import type { SanctionRow } from './sanctions.ts'

/** `restrictionUntil`: ISO 8601, the end as it stood when this happened. */
export type SanctionPayload = { sanctionId: number; userId: number; level: string; restrictionUntil: string }

export const SANCTION_APPLIED = eventType<SanctionPayload>('SANCTION_APPLIED')
export const SANCTION_RELEASED = eventType<SanctionPayload>('SANCTION_RELEASED')
export const SANCTION_EXTENDED = eventType<SanctionPayload>('SANCTION_EXTENDED')
export const SANCTION_EXPIRED = eventType<SanctionPayload>('SANCTION_EXPIRED')
/** The user may not report for a while: too many reports were rejected. */
export const REPORT_RESTRICTED = eventType<SanctionPayload>('REPORT_RESTRICTED')
/** For the operators: a sanction that needs attention. */
export const HIGH_LEVEL_SANCTION = eventType<SanctionPayload>('HIGH_LEVEL_SANCTION')
/** For the operators: a user who repeatedly reports without reason. */
export const FALSE_REPORTER = eventType<SanctionPayload>('FALSE_REPORTER')

/** `outcome`: `null` when the appeal has just been made. */
type AppealPayload = SanctionPayload & { appealId: number; outcome: string | null }

/** For the operators: a user appeals against a sanction. */
export const SANCTION_APPEALED = eventType<AppealPayload>('SANCTION_APPEALED')
export const APPEAL_DECIDED = eventType<AppealPayload>('APPEAL_DECIDED')

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
