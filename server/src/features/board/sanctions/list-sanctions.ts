import type { Page, PageQuery } from '@lease-risk/contract/common'
import type {
  AdminPolicyEventQuery,
  AdminSanctionQuery,
  CommunityPolicyEventResponse,
  CommunityPolicySanctionResponse,
} from '@lease-risk/contract/community-moderation'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { isInForce } from '../../../domain/community/sanction.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { pageOf } from '../../../platform/http/envelope.ts'
import { readPublicProfiles } from '../../account/index.ts'
import type { PolicyEvent } from './sanction-events.ts'
import { SANCTION_COLUMNS, SANCTION_SELECTED, type SanctionRow } from './sanctions.ts'

type SanctionFilters = { userId: number | null; status: string | null }
const CHOSEN = '(:userId::bigint is null or user_id = :userId) and (:status::text is null or status = :status)'

const selectSanctions = statement<SanctionRow, SanctionFilters & { limit: number; offset: number }>({
  name: 'sanction-page',
  planned: 'EACH_TIME',
  columns: SANCTION_COLUMNS,
  text: `select ${SANCTION_SELECTED} from sanctions where ${CHOSEN}
   order by sanction_id desc limit :limit offset :offset`,
})
const countSanctions = statement<{ count: number }, SanctionFilters>({
  name: 'sanction-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from sanctions where ${CHOSEN}`,
})

type EventRow = PolicyEvent & { policyEventId: number }
const OF_USER = '(:userId::bigint is null or user_id = :userId)'
const selectEvents = statement<EventRow, { userId: number | null; limit: number; offset: number }>({
  name: 'policy-event-page',
  planned: 'EACH_TIME',
  columns: {
    policyEventId: 'int8',
    userId: 'int8',
    kind: 'text',
    points: 'int4',
    sanctionId: 'int8',
    reportId: 'int8',
    actorUserId: 'int8',
    detail: 'text',
    occurredAt: 'timestamptz',
  },
  text: `select policy_event_id as "policyEventId", user_id as "userId", kind, points, sanction_id as "sanctionId",
     report_id as "reportId", actor_user_id as "actorUserId", detail, occurred_at as "occurredAt"
   from policy_events where ${OF_USER} order by policy_event_id desc limit :limit offset :offset`,
})
const countEvents = statement<{ count: number }, { userId: number | null }>({
  name: 'policy-event-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from policy_events where ${OF_USER}`,
})

const partOf = ({ page, size }: PageQuery) => ({ limit: size, offset: page * size })

/** Sanctions, newest first. */
export async function listSanctions(
  pool: Pool,
  query: AdminSanctionQuery,
  now: Date,
): Promise<Page<CommunityPolicySanctionResponse>> {
  const filters = { userId: query.userId ?? null, status: query.status ?? null }
  const [rows, counted] = await Promise.all([
    selectSanctions(pool, { ...filters, ...partOf(query) }),
    countSanctions(pool, filters),
  ])
  return pageOf(await presentSanctions(pool, rows, now), query, counted[0]?.count ?? 0)
}

/** Points and sanctions in the order in which they arose, newest first. */
export async function listPolicyEvents(
  pool: Pool,
  query: AdminPolicyEventQuery,
): Promise<Page<CommunityPolicyEventResponse>> {
  const filters = { userId: query.userId ?? null }
  const [rows, counted] = await Promise.all([
    selectEvents(pool, { ...filters, ...partOf(query) }),
    countEvents(pool, filters),
  ])
  const profileOf = await readPublicProfiles(
    pool,
    rows.map(({ userId }) => userId),
  )
  const events = rows.map(({ userId, occurredAt, ...row }) => ({
    ...row,
    user: profileOf(userId),
    occurredAt: seoulDateTime(occurredAt),
  }))
  return pageOf(events, query, counted[0]?.count ?? 0)
}

export async function presentSanction(
  database: Queryable,
  row: SanctionRow,
  now: Date,
): Promise<CommunityPolicySanctionResponse> {
  return present(row, await readPublicProfiles(database, [row.userId]), now)
}

export async function presentSanctions(
  database: Queryable,
  rows: readonly SanctionRow[],
  now: Date,
): Promise<CommunityPolicySanctionResponse[]> {
  const profileOf = await readPublicProfiles(
    database,
    rows.map(({ userId }) => userId),
  )
  return rows.map((row) => present(row, profileOf, now))
}

function present(
  { userId, startedAt, restrictionUntil, endedAt, ...row }: SanctionRow,
  profileOf: Awaited<ReturnType<typeof readPublicProfiles>>,
  now: Date,
): CommunityPolicySanctionResponse {
  return {
    ...row,
    user: profileOf(userId),
    inForce: isInForce({ ...row, restrictionUntil }, now),
    startedAt: seoulDateTime(startedAt),
    restrictionUntil: seoulDateTime(restrictionUntil),
    endedAt: endedAt && seoulDateTime(endedAt),
  }
}
