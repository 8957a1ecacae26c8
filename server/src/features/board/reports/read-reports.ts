import type { Page } from '@lease-risk/contract/common'
import type {
  AdminCommunityReportResponse,
  AdminReportQuery,
  CommunityReportResponse,
  CommunityReportStatisticResponse,
  FalseReporterQuery,
  RepeatedFalseReporterResponse,
  ReportReason,
  ReportTargetType,
} from '@lease-risk/contract/community-moderation'
import type { Pool } from 'pg'
import { daysBefore, seoulDate, seoulDateTime } from '../../../domain/calendar.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { pageOf } from '../../../platform/http/envelope.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { readPublicProfiles } from '../../account/index.ts'
import { readStates } from '../posts/targets.ts'
import { findReportBlocks } from '../sanctions/sanctions.ts'
import { REPORT_COLUMNS, REPORT_SELECTED, type ReportRow } from './reports.ts'

type Filters = { status: string | null; targetType: string | null }
const CHOSEN = `(:status::text is null or status = :status)
  and (:targetType::text is null or target_type = :targetType)`

const selectPage = statement<ReportRow, Filters & { limit: number; offset: number }>({
  name: 'report-page',
  planned: 'EACH_TIME',
  columns: REPORT_COLUMNS,
  text: `select ${REPORT_SELECTED} from reports where ${CHOSEN} order by report_id limit :limit offset :offset`,
})
const countAll = statement<{ count: number }, Filters>({
  name: 'report-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from reports where ${CHOSEN}`,
})
const selectOne = statement<ReportRow, { reportId: number }>({
  name: 'report-of-number',
  columns: REPORT_COLUMNS,
  text: `select ${REPORT_SELECTED} from reports where report_id = :reportId`,
})

/** The queue, longest waiting first. */
export async function listReports(pool: Pool, query: AdminReportQuery): Promise<Page<AdminCommunityReportResponse>> {
  const { page, size } = query
  const filters = { status: query.status ?? null, targetType: query.targetType ?? null }
  const [rows, counted] = await Promise.all([
    selectPage(pool, { ...filters, limit: size, offset: page * size }),
    countAll(pool, filters),
  ])
  return pageOf(await presentForOperator(pool, rows), query, counted[0]?.count ?? 0)
}

/** One report, decided or not. @throws AppError 404 */
export async function readReport(pool: Pool, reportId: number): Promise<AdminCommunityReportResponse> {
  const [report] = await presentForOperator(pool, await selectOne(pool, { reportId }))
  if (!report) throw new AppError('COMMON_404_NOT_FOUND')
  return report
}

const MOST_DECISIONS = 10

/** A report as its reporter sees it. */
export function presentReport({ createdAt, reviewedAt, ...row }: ReportRow): CommunityReportResponse {
  const { reportId, targetType, targetId, postId, reason, detail, status, resolutionNote } = row
  const times = { createdAt: seoulDateTime(createdAt), reviewedAt: reviewedAt && seoulDateTime(reviewedAt) }
  return { reportId, targetType, targetId, postId, reason, detail, status, resolutionNote, ...times }
}

/** Reports with everything an operator needs to decide: excerpt, author, state of the target and earlier decisions. */
export async function presentForOperator(
  database: Queryable,
  rows: readonly ReportRow[],
): Promise<AdminCommunityReportResponse[]> {
  const profileOf = await readPublicProfiles(
    database,
    rows.flatMap(({ reporterUserId, authorUserId }) => [reporterUserId, authorUserId]),
  )
  const stateOf = await readStates(database, rows)
  // the report itself, and one more to know whether there are further ones
  const historyOf = await readTargetHistories(database, rows, MOST_DECISIONS + 2)
  return rows.map((row) => {
    const { pending, decided } = historyOf(row)
    const earlier = decided.filter(({ reportId }) => reportId !== row.reportId)
    return {
      ...presentReport(row),
      reporter: profileOf(row.reporterUserId),
      author: profileOf(row.authorUserId),
      excerpt: row.excerpt,
      targetVisibility: stateOf(row),
      pendingReportCount: pending,
      earlierDecisions: earlier.slice(0, MOST_DECISIONS),
      hasMoreDecisions: earlier.length > MOST_DECISIONS,
      points: row.points,
      reviewerUserId: row.reviewerUserId,
    }
  })
}

type Target = { targetType: ReportTargetType; targetId: number }
type Decision = AdminCommunityReportResponse['earlierDecisions'][number]
type History = { pending: number; decided: Decision[] }

const selectPending = statement<Target & { pending: number }, { types: string[]; ids: number[] }>({
  name: 'reports-pending-of-targets',
  columns: { targetType: 'text', targetId: 'int8', pending: 'int8' },
  text: `select type as "targetType", id as "targetId", (
     select count(*) from reports where target_type = type and target_id = id and status = 'PENDING'
   ) as pending
   from unnest(:types::text[], :ids::bigint[]) as wanted (type, id)`,
})
const selectDecided = statement<
  Target & Omit<Decision, 'reviewedAt'> & { reviewedAt: Date },
  { types: string[]; ids: number[]; most: number }
>({
  name: 'reports-decided-of-targets',
  columns: {
    targetType: 'text',
    targetId: 'int8',
    reportId: 'int8',
    reason: 'text',
    status: 'text',
    resolutionNote: 'text',
    reviewedAt: 'timestamptz',
  },
  text: `select target_type as "targetType", target_id as "targetId", report_id as "reportId", reason, status,
     resolution_note as "resolutionNote", reviewed_at as "reviewedAt"
   from unnest(:types::text[], :ids::bigint[]) as wanted (type, id) cross join lateral (
     select * from reports where target_type = type and target_id = id and reviewed_at is not null
     order by reviewed_at desc, report_id desc limit :most
   ) as newest`,
})

/** For each target: the number of pending reports, and at most `most` decided ones, last decision first. */
async function readTargetHistories(
  database: Queryable,
  targets: readonly Target[],
  most: number,
): Promise<(target: Target) => History> {
  const wanted = [...new Map(targets.map((target) => [keyOf(target), target])).values()]
  const of = { types: wanted.map(({ targetType }) => targetType), ids: wanted.map(({ targetId }) => targetId) }
  const waiting = new Map((await selectPending(database, of)).map((row) => [keyOf(row), row.pending]))
  const decided = Map.groupBy(await selectDecided(database, { ...of, most }), keyOf)
  return (target) => ({
    pending: waiting.get(keyOf(target)) ?? 0,
    decided: (decided.get(keyOf(target)) ?? []).map(({ reportId, reason, status, resolutionNote, reviewedAt }) => ({
      reportId,
      reason,
      status,
      resolutionNote,
      reviewedAt: seoulDateTime(reviewedAt),
    })),
  })
}

function keyOf({ targetType, targetId }: Target): string {
  return `${targetType} ${targetId}`
}

type DayRow = { date: string; reason: ReportReason; received: number; resolved: number; rejected: number }

const selectDays = statement<DayRow, { since: Date }>({
  name: 'report-days',
  columns: { date: 'text', reason: 'text', received: 'int8', resolved: 'int8', rejected: 'int8' },
  text: `select to_char(created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as date, reason, count(*) as received,
     count(*) filter (where status = 'RESOLVED') as resolved, count(*) filter (where status = 'REJECTED') as rejected
   from reports where created_at >= :since group by 1, 2 order by 1, 2`,
})
type ReporterRow = { userId: number; rejected: number; resolved: number; lastRejectedAt: Date }
const selectFalseReporters = statement<ReporterRow, { since: Date; threshold: number; limit: number }>({
  name: 'report-false-reporters',
  columns: { userId: 'int8', rejected: 'int8', resolved: 'int8', lastRejectedAt: 'timestamptz' },
  text: `select rejected.*, (
       select count(*) from reports
       where reporter_user_id = rejected."userId" and status = 'RESOLVED' and reviewed_at >= :since
     ) as resolved
   from (
     select reporter_user_id as "userId", count(*) as rejected, max(reviewed_at) as "lastRejectedAt"
     from reports where status = 'REJECTED' and reviewed_at >= :since
     group by reporter_user_id having count(*) >= :threshold order by count(*) desc, reporter_user_id limit :limit
   ) as rejected
   order by rejected desc, "userId"`,
})

/** One entry for each of the last days in Seoul, today last, including days without a report. */
export async function readReportStatistics(
  pool: Pool,
  days: number,
  now: Date,
): Promise<CommunityReportStatisticResponse[]> {
  const dates = Array.from({ length: days }, (_, index) => seoulDate(daysBefore(now, days - 1 - index)))
  const rows = await selectDays(pool, { since: new Date(`${dates[0]}T00:00:00+09:00`) })
  const byDate = Map.groupBy(rows, ({ date }) => date)
  return dates.map((date) => {
    const ofDay = byDate.get(date) ?? []
    const sum = (member: 'received' | 'resolved' | 'rejected') => ofDay.reduce((total, row) => total + row[member], 0)
    const [received, resolved, rejected] = [sum('received'), sum('resolved'), sum('rejected')]
    const byReason = ofDay.map((row) => ({ reason: row.reason, received: row.received }))
    return { date, received, resolved, rejected, pending: received - resolved - rejected, byReason }
  })
}

/** The users whose reports were rejected most often in the last days. */
export async function listFalseReporters(
  pool: Pool,
  { days, rejectedThreshold: threshold, limit }: FalseReporterQuery,
  now: Date,
): Promise<RepeatedFalseReporterResponse[]> {
  const since = daysBefore(now, days)
  const rows = await selectFalseReporters(pool, { since, threshold, limit })
  const userIds = rows.map(({ userId }) => userId)
  const profileOf = await readPublicProfiles(pool, userIds)
  const blocked = await findReportBlocks(pool, userIds, now)
  return rows.map(({ userId, rejected, resolved, lastRejectedAt }) => {
    const until = blocked.get(userId)
    return {
      user: profileOf(userId),
      rejectedCount: rejected,
      resolvedCount: resolved,
      lastRejectedAt: seoulDateTime(lastRejectedAt),
      reportRestrictedUntil: until === undefined ? null : seoulDateTime(until),
    }
  })
}
