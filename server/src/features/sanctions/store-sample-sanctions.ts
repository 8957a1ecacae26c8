import { COMMUNITY_POLICY, type SanctionLevel } from '../../domain/community/policy.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

export type SampleSanction = {
  userId: number
  level: SanctionLevel
  status: 'ACTIVE' | 'RELEASED' | 'EXPIRED'
  points: number
  startedAt: string
  restrictionUntil: string
  endedAt: string | null
  endReason: string | null
  /** What its user says against it; `null`: nothing. */
  appeal: string | null
}

const insert = statement<never, { sanctions: string; version: string }>({
  name: 'sample-sanctions',
  columns: {},
  text: `with given as (
     select * from jsonb_to_recordset(:sanctions::jsonb) as given (
       "userId" bigint, level text, status text, points integer, "startedAt" timestamptz, "restrictionUntil" timestamptz,
       "endedAt" timestamptz, "endReason" text, appeal text
     )
   ), added as (
     insert into sanctions (
       user_id, level, status, points, policy_version, started_at, restriction_until, ended_at, end_reason
     )
     select "userId", level, status, points, :version, "startedAt", "restrictionUntil", "endedAt", "endReason" from given
     returning *
   ), appealed as (
     insert into sanction_appeals (sanction_id, user_id, statement, appealed_at)
     select sanction_id, user_id, appeal, started_at from added
     join given on "userId" = user_id and given.level = added.level and "startedAt" = started_at
     where appeal is not null
   ), shown as (
     insert into policy_events (user_id, kind, points, sanction_id, detail, occurred_at)
     select user_id, 'POINTS_ADDED', points, null::bigint, 'SPAM', started_at from added where level <> 'REPORT_BLOCK'
   )
   insert into policy_events (user_id, kind, sanction_id, detail, occurred_at)
   select user_id, 'SANCTION_APPLIED', sanction_id, level || ', ' || points, started_at from added
   union all
   select user_id, 'SANCTION_' || status, sanction_id, end_reason, ended_at from added where status <> 'ACTIVE'`,
})

/** Sanctions of every level and state, for a demonstration. */
export async function storeSampleSanctions(
  transaction: Queryable,
  sanctions: readonly SampleSanction[],
): Promise<void> {
  await insert(transaction, { sanctions: JSON.stringify(sanctions), version: COMMUNITY_POLICY.version })
}
