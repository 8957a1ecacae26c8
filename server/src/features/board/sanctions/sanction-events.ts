import type { PolicyEventKind } from '@lease-risk/contract/community-moderation'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { appendEvent, type EventType, eventType } from '../../../platform/outbox/events.ts'
import type { AppealRow } from './appeals.ts'
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

export type PolicyEvent = {
  userId: number
  kind: PolicyEventKind
  points: number
  sanctionId: number | null
  reportId: number | null
  /** `null`: the service itself. */
  actorUserId: number | null
  detail: string | null
  occurredAt: Date
}

const insert = statement<never, PolicyEvent>({
  name: 'policy-event-insert',
  columns: {},
  text: `insert into policy_events (user_id, kind, points, sanction_id, report_id, actor_user_id, detail, occurred_at)
   values (:userId, :kind, :points, :sanctionId, :reportId, :actorUserId, :detail, :occurredAt)`,
})
/** A report that an appeal has shown to be none counts no more. */
const sumOfKind = statement<{ points: number; count: number }, { userId: number; kind: PolicyEventKind; since: Date }>({
  name: 'policy-events-of-kind',
  columns: { points: 'int8', count: 'int8' },
  text: `select coalesce(sum(points), 0) as points, count(*) as count from policy_events
   where user_id = :userId and kind = :kind and occurred_at > :since and not exists (
     select from policy_events as taken where taken.user_id = :userId and taken.kind = 'REPORT_NOT_COUNTED'
       and taken.report_id = policy_events.report_id
   )`,
})
const selectUncounted = statement<{ reportId: number }, { userId: number }>({
  name: 'policy-events-uncounted',
  columns: { reportId: 'int8' },
  text: `select report_id as "reportId" from policy_events
   where user_id = :userId and kind = 'REPORT_NOT_COUNTED' and report_id is not null`,
})
const selectImposers = statement<{ sanctionId: number; actorUserId: number }, { sanctionIds: number[] }>({
  name: 'policy-events-imposers',
  columns: { sanctionId: 'int8', actorUserId: 'int8' },
  text: `select distinct sanction_id as "sanctionId", actor_user_id as "actorUserId" from policy_events
   where sanction_id = any(:sanctionIds) and kind in ('SANCTION_APPLIED', 'SANCTION_EXTENDED')
     and actor_user_id is not null`,
})

export async function addPolicyEvent(
  transaction: Queryable,
  {
    points = 0,
    sanctionId = null,
    reportId = null,
    actorUserId = null,
    detail = null,
    ...event
  }: Partial<PolicyEvent> & Pick<PolicyEvent, 'userId' | 'kind' | 'occurredAt'>,
): Promise<void> {
  await insert(transaction, { ...event, points, sanctionId, reportId, actorUserId, detail })
}

/** How often something happened to a user since then, and its total points. */
export async function countPolicyEvents(
  database: Queryable,
  counted: { userId: number; kind: PolicyEventKind; since: Date },
): Promise<{ points: number; count: number }> {
  return (await sumOfKind(database, counted))[0] ?? { points: 0, count: 0 }
}

/** The reports behind lifted sanctions of the user (R-BOARD-25). */
export async function findUncounted(database: Queryable, userId: number): Promise<Set<number>> {
  return new Set((await selectUncounted(database, { userId })).map(({ reportId }) => reportId))
}

/** The operators who imposed a sanction, by the decision that caused it, or extended it. */
export async function findImposers(database: Queryable, sanctionIds: number[]): Promise<Map<number, number[]>> {
  const rows = await selectImposers(database, { sanctionIds })
  const bySanction = Map.groupBy(rows, ({ sanctionId }) => sanctionId)
  return new Map([...bySanction].map(([id, imposers]) => [id, imposers.map(({ actorUserId }) => actorUserId)]))
}
