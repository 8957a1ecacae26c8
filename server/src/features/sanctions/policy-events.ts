import type { PolicyEventKind } from '@lease-risk/contract/community-moderation'
import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'

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
const sumOfKind = statement<{ points: number; count: number }, { userId: number; kind: PolicyEventKind; since: Date }>({
  name: 'policy-events-of-kind',
  columns: { points: 'int8', count: 'int8' },
  text: `select coalesce(sum(points), 0) as points, count(*) as count from policy_events
   where user_id = :userId and kind = :kind and occurred_at > :since`,
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

/** How often something happened to a user since then, and the points of it together. */
export async function countPolicyEvents(
  database: Queryable,
  counted: { userId: number; kind: PolicyEventKind; since: Date },
): Promise<{ points: number; count: number }> {
  return (await sumOfKind(database, counted))[0] ?? { points: 0, count: 0 }
}
