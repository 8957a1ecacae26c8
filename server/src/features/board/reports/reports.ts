import type { ReportReason, ReportStatus, ReportTargetType } from '@lease-risk/contract/community-moderation'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { eventType } from '../../../platform/outbox/events.ts'

export type ReportRow = {
  reportId: number
  reporterUserId: number
  targetType: ReportTargetType
  targetId: number
  postId: number
  authorUserId: number
  reason: ReportReason
  detail: string | null
  excerpt: string
  status: ReportStatus
  resolutionNote: string | null
  points: number | null
  reviewerUserId: number | null
  createdAt: Date
  reviewedAt: Date | null
}

export const REPORT_COLUMNS = {
  reportId: 'int8',
  reporterUserId: 'int8',
  targetType: 'text',
  targetId: 'int8',
  postId: 'int8',
  authorUserId: 'int8',
  reason: 'text',
  detail: 'text',
  excerpt: 'text',
  status: 'text',
  resolutionNote: 'text',
  points: 'int4',
  reviewerUserId: 'int8',
  createdAt: 'timestamptz',
  reviewedAt: 'timestamptz',
} as const
export const REPORT_SELECTED = `
  report_id as "reportId", reporter_user_id as "reporterUserId", target_type as "targetType", target_id as "targetId",
  post_id as "postId", author_user_id as "authorUserId", reason, detail, excerpt, status,
  resolution_note as "resolutionNote", points, reviewer_user_id as "reviewerUserId", created_at as "createdAt",
  reviewed_at as "reviewedAt"`

const selectTimes = statement<{ createdAt: Date }, { userId: number; since: Date }>({
  name: 'report-times-of-reporter',
  columns: { createdAt: 'timestamptz' },
  text: `select created_at as "createdAt" from reports where reporter_user_id = :userId and created_at > :since`,
})
/** Returns no row if the reporter has reported this target before. */
const insert = statement<
  ReportRow,
  Pick<
    ReportRow,
    'reporterUserId' | 'targetType' | 'targetId' | 'postId' | 'authorUserId' | 'reason' | 'detail' | 'excerpt'
  > & {
    now: Date
  }
>({
  name: 'report-insert',
  columns: REPORT_COLUMNS,
  text: `insert into reports (
     reporter_user_id, target_type, target_id, post_id, author_user_id, reason, detail, excerpt, created_at
   )
   values (:reporterUserId, :targetType, :targetId, :postId, :authorUserId, :reason, :detail, :excerpt, :now)
   on conflict (reporter_user_id, target_type, target_id) do nothing
   returning ${REPORT_SELECTED}`,
})
const selectPeople = statement<Pick<ReportRow, 'authorUserId' | 'reporterUserId'>, { reportId: number }>({
  name: 'report-people',
  columns: { authorUserId: 'int8', reporterUserId: 'int8' },
  text: `select author_user_id as "authorUserId", reporter_user_id as "reporterUserId" from reports
   where report_id = :reportId`,
})
const lock = statement<ReportRow, { reportId: number }>({
  name: 'report-lock',
  columns: REPORT_COLUMNS,
  text: `select ${REPORT_SELECTED} from reports where report_id = :reportId for no key update`,
})
/** If the author has left in the meantime, a decided report quotes nothing, as after `eraseDetails`. */
const decide = statement<
  ReportRow,
  Pick<ReportRow, 'reportId' | 'status' | 'resolutionNote' | 'points' | 'reviewerUserId'> & { now: Date }
>({
  name: 'report-decide',
  columns: REPORT_COLUMNS,
  text: `update reports set
     status = :status, resolution_note = :resolutionNote, points = :points, reviewer_user_id = :reviewerUserId,
     reviewed_at = :now,
     excerpt = case when exists (
       select from users as author where author.user_id = author_user_id and author.deleted_at is not null
     ) then '' else excerpt end
   where report_id = :reportId returning ${REPORT_SELECTED}`,
})
const selectAccepted = statement<{ reportId: number; points: number }, Pick<ReportRow, 'targetType' | 'targetId'>>({
  name: 'reports-accepted-of-target',
  columns: { reportId: 'int8', points: 'int4' },
  text: `select report_id as "reportId", points from reports
   where target_type = :targetType and target_id = :targetId and status = 'RESOLVED' and points is not null`,
})
const selectNote = statement<{ resolutionNote: string | null }, { reportId: number }>({
  name: 'report-note',
  columns: { resolutionNote: 'text' },
  text: 'select resolution_note as "resolutionNote" from reports where report_id = :reportId',
})
const eraseDetails = statement<never, { userId: number }>({
  name: 'report-erase-details',
  columns: {},
  text: `update reports set
     excerpt = case when author_user_id = :userId and status <> 'PENDING' then '' else excerpt end,
     detail = case when reporter_user_id = :userId then null else detail end
   where author_user_id = :userId or reporter_user_id = :userId`,
})

/** The times of the user's reports since then. */
export async function findReportTimes(database: Queryable, userId: number, since: Date): Promise<Date[]> {
  return (await selectTimes(database, { userId, since })).map(({ createdAt }) => createdAt)
}

/** `undefined`: the user has reported this before. */
export async function addReport(
  transaction: Queryable,
  report: Parameters<typeof insert>[1],
): Promise<ReportRow | undefined> {
  return (await insert(transaction, report))[0]
}

/** The reporter and the reported author, which never change. */
export async function findReportPeople(database: Queryable, reportId: number) {
  return (await selectPeople(database, { reportId }))[0]
}

/** The report, locked until the transaction ends. */
export async function findAndLockReport(transaction: Queryable, reportId: number): Promise<ReportRow | undefined> {
  return (await lock(transaction, { reportId }))[0]
}

export async function decideReport(transaction: Queryable, decision: Parameters<typeof decide>[1]): Promise<ReportRow> {
  const [row] = await decide(transaction, decision)
  if (row === undefined) throw new Error('a report that was locked is not there')
  return row
}

/** The accepted reports of this content, and what each has cost its author. */
export function findAcceptedOfTarget(database: Queryable, { targetType, targetId }: ReportRow) {
  return selectAccepted(database, { targetType, targetId })
}

/** The operator's note to the reporter; `null`: none. */
export async function findResolutionNote(database: Queryable, reportId: number): Promise<string | null> {
  return (await selectNote(database, { reportId }))[0]?.resolutionNote ?? null
}

/**
 * Erases what a deleted user wrote as a reporter, and the user's own words quoted in decided reports; the reports
 * themselves stay.
 */
export async function eraseReportDetails(transaction: Queryable, userId: number): Promise<void> {
  await eraseDetails(transaction, { userId })
}

export const REPORT_REVIEWED = eventType<{
  reportId: number
  reporterUserId: number
  status: 'RESOLVED' | 'REJECTED'
  targetType: 'POST' | 'COMMENT'
  targetId: number
  postId: number
}>('REPORT_REVIEWED')

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

const insertSample = statement<{ reportId: number }, { reports: string }>({
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
  await insertSample(transaction, { reports: JSON.stringify(reports) })
}
