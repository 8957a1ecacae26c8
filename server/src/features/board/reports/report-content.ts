import type { CommunityReportCreateRequest, CommunityReportResponse } from '@lease-risk/contract/community-moderation'
import { daysBefore } from '../../../domain/calendar.ts'
import { mayReportAgainAt } from '../../../domain/community/policy.ts'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import type { UserCaller } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockUser } from '../../account/index.ts'
import type { AuditServices } from '../../audit/index.ts'
import type { ContentTarget } from '../posts/hide-content.ts'
import { requireReportable } from '../posts/targets.ts'
import { requireAllowed } from '../sanctions/sanctions.ts'
import { presentReport } from './read-reports.ts'
import { addReport, findReportTimes } from './reports.ts'

const EXCERPT_CHARACTERS = 300

/**
 * Reports a post or a comment to the operators. Reports of one user are serialised, so that the limits hold.
 * @throws AppError 404, 400 for the caller's own content, 409 for content that is hidden or that the caller reported
 * before, 429 after too many.
 */
export async function reportContent(
  { pool, clock }: AuditServices,
  caller: UserCaller,
  { targetType, targetId, reason, detail }: CommunityReportCreateRequest & ContentTarget,
): Promise<CommunityReportResponse> {
  const now = clock.now()
  return inTransaction(pool, async (transaction) => {
    await lockUser(transaction, caller.userId)
    const target = await requireReportable(transaction, caller, { targetType, targetId })
    await requireAllowed(transaction, caller, 'REPORT', now)
    await requireWithinLimits(transaction, caller.userId, now)
    const report = await addReport(transaction, {
      reporterUserId: caller.userId,
      targetType,
      targetId,
      postId: target.postId,
      authorUserId: target.authorUserId,
      reason,
      detail: detail ?? null,
      excerpt: Array.from(target.text).slice(0, EXCERPT_CHARACTERS).join(''),
      now,
    })
    if (report === undefined) throw new AppError('COMMUNITY_409_DUPLICATE_REPORT')
    return presentReport(report)
  })
}

async function requireWithinLimits(transaction: Queryable, userId: number, now: Date): Promise<void> {
  const earlier = await findReportTimes(transaction, userId, daysBefore(now, 1))
  const again = mayReportAgainAt(earlier, now)
  if (again === null) return
  const seconds = Math.ceil((again.getTime() - now.getTime()) / 1_000)
  throw new AppError('COMMUNITY_429_REPORT_LIMIT', { headers: { 'retry-after': String(Math.max(1, seconds)) } })
}
