import type {
  CommunityReportStatisticResponse,
  FalseReporterQuery,
  RepeatedFalseReporterResponse,
  ReportReason,
} from '@lease-risk/contract/community-moderation'
import type { Pool } from 'pg'
import { daysBefore, seoulDate, seoulDateTime } from '../../domain/calendar.ts'
import { statement } from '../../platform/database/statement.ts'
import { readPublicProfiles } from '../account/index.ts'
import { findReportBlocks } from '../sanctions/index.ts'

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
