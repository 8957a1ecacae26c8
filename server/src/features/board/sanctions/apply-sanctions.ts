import { daysBefore } from '../../../domain/calendar.ts'
import {
  COMMUNITY_POLICY,
  lineReachedBy,
  pointsOf,
  type ReportReason,
  type SanctionLevel,
} from '../../../domain/community/policy.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import type { EventType } from '../../../platform/outbox/events.ts'
import { lockUser } from '../../account/index.ts'
import {
  addPolicyEvent,
  appendSanctionEvent,
  countPolicyEvents,
  FALSE_REPORTER,
  findUncounted,
  HIGH_LEVEL_SANCTION,
  REPORT_RESTRICTED,
  SANCTION_APPLIED,
  type SanctionPayload,
} from './sanction-events.ts'
import { addSanction, findSanctionsInForce } from './sanctions.ts'

const HOUR_MS = 3_600_000

/** An accepted report, and what it has cost the author. */
type Accepted = { reportId: number; points: number }

/** A report that an operator decided. */
type DecidedReport = { reportId: number; actorUserId: number; now: Date }

/**
 * Gives the author of rightly reported content its points and, if the points of the last days reach a threshold, a
 * separate sanction for it. Decisions are serialised per user. `earlier`: the accepted reports of the same content.
 * @returns the points of this report; 0 points have no consequences.
 */
export async function punishAuthor(
  transaction: Queryable,
  { userId, reason, earlier, ...report }: DecidedReport & { userId: number; reason: ReportReason; earlier: Accepted[] },
): Promise<number> {
  const { now } = report
  await lockUser(transaction, userId)
  const uncounted = await findUncounted(transaction, userId)
  const already = earlier.reduce((sum, { reportId, points: cost }) => sum + (uncounted.has(reportId) ? 0 : cost), 0)
  const points = pointsOf(reason, already)
  if (points === 0) return points
  await addPolicyEvent(transaction, {
    userId,
    kind: 'POINTS_ADDED',
    points,
    detail: reason,
    occurredAt: now,
    ...report,
  })
  const since = daysBefore(now, COMMUNITY_POLICY.points.countedDays)
  const counted = await countPolicyEvents(transaction, { userId, kind: 'POINTS_ADDED', since })
  const line = lineReachedBy(counted.points)
  if (line === undefined) return points
  const applied = { userId, level: line.level, hours: line.hours, points: counted.points, ...report }
  const forOperators = line.operatorMustLook ? [HIGH_LEVEL_SANCTION] : []
  await applySanction(transaction, applied, [SANCTION_APPLIED, ...forOperators])
  return points
}

/** Blocks users who report without reason too often from reporting for a while. */
export async function rememberRejectedReport(
  transaction: Queryable,
  { userId, ...report }: DecidedReport & { userId: number },
): Promise<void> {
  const { now } = report
  await lockUser(transaction, userId)
  await addPolicyEvent(transaction, { userId, kind: 'REPORT_REJECTED', occurredAt: now, ...report })
  const { rejected, days, hours } = COMMUNITY_POLICY.reports.falseReports
  const since = daysBefore(now, days)
  const { count } = await countPolicyEvents(transaction, { userId, kind: 'REPORT_REJECTED', since })
  if (count < rejected) return
  const inForce = await findSanctionsInForce(transaction, userId, now)
  if (inForce.some(({ level }) => level === 'REPORT_BLOCK')) return
  const applied = { userId, level: 'REPORT_BLOCK', hours, points: count, ...report } as const
  await applySanction(transaction, applied, [REPORT_RESTRICTED, FALSE_REPORTER])
}

async function applySanction(
  transaction: Queryable,
  applied: DecidedReport & { userId: number; level: SanctionLevel; hours: number; points: number },
  types: EventType<SanctionPayload>[],
): Promise<void> {
  const { hours, now, actorUserId, ...sanction } = applied
  const added = await addSanction(transaction, {
    ...sanction,
    policyVersion: COMMUNITY_POLICY.version,
    startedAt: now,
    restrictionUntil: new Date(now.getTime() + hours * HOUR_MS),
  })
  const { sanctionId, userId, level, points, reportId } = added
  const detail = `${level}, ${points}`
  const kind = 'SANCTION_APPLIED'
  await addPolicyEvent(transaction, { userId, kind, sanctionId, reportId, actorUserId, detail, occurredAt: now })
  for (const type of types) await appendSanctionEvent(transaction, type, added, now)
}

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
