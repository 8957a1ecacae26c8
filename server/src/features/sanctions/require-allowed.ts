import { seoulDateTime } from '../../domain/calendar.ts'
import type { CommunityVerb, SanctionLevel } from '../../domain/community/policy.ts'
import { decideVerb } from '../../domain/community/sanction.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { findSanctionsInForce } from './sanctions.ts'

/** What a sanction of each level stops. */
export const BLOCKED_SENTENCES: Record<SanctionLevel, string> = {
  COMMENT_BLOCK: '댓글을 쓰거나 고칠 수 없습니다.',
  POST_BLOCK: '글과 댓글을 쓰거나 고칠 수 없습니다.',
  READ_ONLY: '읽기만 할 수 있습니다.',
  REPORT_BLOCK: '받아들여지지 않은 신고가 많아 신고할 수 없습니다.',
}

export function isModerator({ authorities }: Pick<UserCaller, 'authorities'>): boolean {
  return authorities.includes('COMMUNITY_MODERATE')
}

/** @throws AppError 403 when an administrator or a sanction does not allow it, 429 when the user may not report for now. */
export async function requireAllowed(
  database: Queryable,
  caller: UserCaller,
  verb: CommunityVerb,
  now: Date,
): Promise<void> {
  const sanctions = await findSanctionsInForce(database, caller.userId, now)
  const who = { isModerator: isModerator(caller), permissions: caller.permissions }
  const decision = decideVerb(verb, who, sanctions, now)
  if (decision === 'ALLOWED') return
  if (decision === 'NOT_PERMITTED') throw new AppError('AUTH_403_ACCESS_DENIED')
  const until = seoulDateTime(decision.restrictionUntil)
  const message = `${BLOCKED_SENTENCES[decision.level]} ${until.slice(0, 10)} ${until.slice(11, 16)}까지 적용됩니다.`
  if (decision.level !== 'REPORT_BLOCK') throw new AppError('COMMUNITY_403_SANCTIONED', { message })
  const seconds = Math.ceil((decision.restrictionUntil.getTime() - now.getTime()) / 1_000)
  throw new AppError('COMMUNITY_429_REPORT_LIMIT', { message, headers: { 'retry-after': String(seconds) } })
}
