import { seoulDateTime } from '../../domain/calendar.ts'
import type { CommunityVerb } from '../../domain/community/policy.ts'
import { decideVerb } from '../../domain/community/sanction.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import { findSanctionsInForce } from './sanctions.ts'

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
  const { level, restrictionUntil } = decision
  const until = message('SANCTION_STOPS_UNTIL', { level, until: seoulDateTime(restrictionUntil) })
  if (level !== 'REPORT_BLOCK') throw new AppError('COMMUNITY_403_SANCTIONED', { message: until })
  const seconds = Math.ceil((restrictionUntil.getTime() - now.getTime()) / 1_000)
  throw new AppError('COMMUNITY_429_REPORT_LIMIT', { message: until, headers: { 'retry-after': String(seconds) } })
}
