import type {
  AdminCommunityReportResponse,
  CommunityModerationRequest,
  CommunityReportReviewRequest,
} from '@lease-risk/contract/community-moderation'
import type { PoolClient } from 'pg'
import { AppError, type FieldProblem } from '../../../platform/http/errors.ts'
import { type Doubtful } from '../../../platform/http/refuse-wrong.ts'
import { appendEvent } from '../../../platform/outbox/events.ts'
import { message } from '../../../words/message.ts'
import { lockUser } from '../../account/index.ts'
import type { AuditServices } from '../../audit/index.ts'
import { audited, changedFields, type OperatorContext } from '../../audit/index.ts'
import type { ContentTarget } from '../posts/hide-content.ts'
import { punishAuthor, rememberRejectedReport } from '../sanctions/apply-sanctions.ts'
import { setHiddenByModerator } from '../takedowns/decide-takedown.ts'
import { presentForOperator } from './read-reports.ts'
import {
  decideReport,
  findAcceptedOfTarget,
  findAndLockReport,
  findReportPeople,
  REPORT_REVIEWED,
  type ReportRow,
} from './reports.ts'

type Input = CommunityReportReviewRequest & { reportId: number }

/**
 * Decides a report: an accepted report costs the author points, and a sanction if a threshold is reached; a rejected
 * report counts against the reporter.
 * @throws AppError 404, 403 for the reporter and for the author of the content (R-ADMIN-15), 409 when it is decided
 * already.
 */
export const reviewReport = audited<AuditServices, OperatorContext, Input, AdminCommunityReportResponse>(
  {
    actionType: 'COMMUNITY_REPORT_REVIEW',
    targetType: 'COMMUNITY_REPORT',
    targetId: ({ reportId }) => reportId,
    summary: ({ status, resolutionNote, hideContent }) => ({ status, resolutionNote, hideContent }),
  },
  async (transaction, input, { context, now }) => {
    const people = await findReportPeople(transaction, input.reportId)
    // lock the user who bears the consequences first: deleting an account locks its user, then the reports and posts of
    // that user
    if (people) await lockUser(transaction, input.status === 'RESOLVED' ? people.authorUserId : people.reporterUserId)
    const before = await findAndLockReport(transaction, input.reportId)
    if (before === undefined) throw new AppError('COMMON_404_NOT_FOUND')
    const actorUserId = context.actor.userId
    if ([before.authorUserId, before.reporterUserId].includes(actorUserId))
      throw new AppError('COMMUNITY_403_OWN_REPORT')
    if (before.status !== 'PENDING') throw new AppError('COMMUNITY_409_REPORT_REVIEWED')
    if (input.hideContent === true) await hideReported(transaction, input, before, actorUserId, now)
    const points = await consequences(transaction, input.status, before, { actorUserId, now })
    const after = await decideReport(transaction, {
      reportId: before.reportId,
      status: input.status,
      resolutionNote: input.resolutionNote ?? null,
      points,
      reviewerUserId: actorUserId,
      now,
    })
    await publish(transaction, after, now)
    const [result] = await presentForOperator(transaction, [after])
    if (result === undefined) throw new Error('a report was not presented')
    const audited = ({ status, points: cost }: ReportRow) => ({ status, points: cost })
    return { result, changedFields: changedFields(audited(before), audited(after)) }
  },
)

/** @returns the points that the decision costs the author; `null` for a rejected report. */
async function consequences(
  transaction: PoolClient,
  status: 'RESOLVED' | 'REJECTED',
  report: ReportRow,
  by: { actorUserId: number; now: Date },
): Promise<number | null> {
  const { reportId, authorUserId, reporterUserId, reason } = report
  if (status === 'RESOLVED') {
    const earlier = await findAcceptedOfTarget(transaction, report)
    return punishAuthor(transaction, { ...by, reportId, reason, earlier, userId: authorUserId })
  }
  await rememberRejectedReport(transaction, { ...by, reportId, userId: reporterUserId })
  return null
}

const NOT_HIDDEN = { field: 'hideContent', code: 'CONFLICT', message: message('REJECTED_IS_NOT_HIDDEN') }

/** What the schema of a decision cannot express. */
export function reviewProblems({ status, hideContent }: Doubtful<CommunityReportReviewRequest>): FieldProblem[] {
  return status === 'REJECTED' && hideContent === true ? [NOT_HIDDEN] : []
}

/** Content that its author has deleted in the meantime needs no hiding. */
async function hideReported(
  transaction: PoolClient,
  { status }: Input,
  { targetType, targetId }: ReportRow,
  actorUserId: number,
  now: Date,
): Promise<void> {
  if (status === 'REJECTED') {
    throw new AppError('COMMON_400_VALIDATION', { errors: [NOT_HIDDEN] })
  }
  await setHiddenByModerator(transaction, { targetType, targetId, hidden: true, actorUserId, now }).catch((error) => {
    if (!(error instanceof AppError && error.code === 'COMMON_404_NOT_FOUND')) throw error
  })
}

async function publish(transaction: PoolClient, report: ReportRow, now: Date): Promise<void> {
  const { reportId, reporterUserId, status, targetType, targetId, postId } = report
  if (status === 'PENDING') throw new Error('a decided report is pending')
  const payload = { reportId, reporterUserId, status, targetType, targetId, postId }
  await appendEvent(transaction, REPORT_REVIEWED, { subject: `report ${reportId}`, payload, occurredAt: now })
}

type ModerationInput = CommunityModerationRequest & { targetId: number }

function moderation(targetType: ContentTarget['targetType'], hidden: boolean) {
  return audited<AuditServices, OperatorContext, ModerationInput, null>(
    {
      actionType: `COMMUNITY_${targetType}_${hidden ? 'HIDE' : 'RESTORE'}`,
      targetType: `COMMUNITY_${targetType}`,
      targetId: ({ targetId }) => targetId,
      summary: ({ reason }) => ({ reason }),
    },
    async (transaction, { targetId }, { context, now }) => {
      const change = { targetType, targetId, hidden, actorUserId: context.actor.userId, now }
      const { wasHidden, authorUserId } = await setHiddenByModerator(transaction, change)
      if (wasHidden && !hidden && authorUserId === change.actorUserId) throw new AppError('COMMUNITY_403_OWN_CONTENT')
      return { result: null, changedFields: changedFields({ hidden: wasHidden }, { hidden }) }
    },
  )
}

/**
 * Hides content or shows it again; content already in that state stays unchanged. @throws AppError 404, 403 for showing
 * one's own content again (R-ADMIN-15), 409 for content hidden for a takedown request.
 */
export const MODERATION = {
  POST: { hide: moderation('POST', true), restore: moderation('POST', false) },
  COMMENT: { hide: moderation('COMMENT', true), restore: moderation('COMMENT', false) },
}
