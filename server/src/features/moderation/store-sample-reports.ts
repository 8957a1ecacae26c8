import type { ReportReason, ReportStatus } from '@lease-risk/contract/community-moderation'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

export type SampleReport = {
  reporterUserId: number
  postId: number
  authorUserId: number
  reason: ReportReason
  detail: string | null
  excerpt: string
  status: ReportStatus
  points: number | null
  createdAt: string
  reviewedAt: string | null
}

const insert = statement<{ reportId: number }, { reports: string }>({
  name: 'sample-reports',
  columns: { reportId: 'int8' },
  text: `insert into reports (
     reporter_user_id, target_type, target_id, post_id, author_user_id, reason, detail, excerpt, status, points, created_at,
     reviewed_at
   )
   select "reporterUserId", 'POST', "postId", "postId", "authorUserId", reason, detail, excerpt, status, points,
     "createdAt", "reviewedAt"
   from jsonb_to_recordset(:reports::jsonb) as given (
     "reporterUserId" bigint, "postId" bigint, "authorUserId" bigint, reason text, detail text, excerpt text, status text,
     points integer, "createdAt" timestamptz, "reviewedAt" timestamptz
   )
   on conflict do nothing
   returning report_id as "reportId"`,
})

/** For a demonstration; decided reports have no consequences. */
export async function storeSampleReports(transaction: Queryable, reports: readonly SampleReport[]): Promise<void> {
  await insert(transaction, { reports: JSON.stringify(reports) })
}
