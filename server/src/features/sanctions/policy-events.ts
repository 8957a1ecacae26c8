import type { PolicyEventKind } from '@lease-risk/contract/community-moderation'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

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
