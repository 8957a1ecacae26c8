import type { AdminCommunityReportResponse, CommunityReportResponse } from '@lease-risk/contract/community-moderation'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { readPublicProfiles } from '../account/face.ts'
import { readStates } from '../community/face.ts'
import type { ReportRow } from './reports.ts'
import { readTargetHistories } from './target-history.ts'

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
