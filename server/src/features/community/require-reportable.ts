import type { Caller } from '../../platform/http/access.ts'
import type { Queryable } from '../../platform/transaction.ts'
import type { ContentTarget } from './hide-content.ts'
import { requireUse } from './require-use.ts'
import { findTarget, type TargetRow } from './targets.ts'

/**
 * Content that the caller may hand to the operators. Whoever must not know of the post learns nothing of its comments, the
 * own ones neither. @throws AppError 404, 400 for the own content, 409 for what is hidden.
 */
export async function requireReportable(
  database: Queryable,
  caller: Caller,
  wanted: ContentTarget,
): Promise<TargetRow> {
  const target = await findTarget(database, wanted)
  const post = target && (await findTarget(database, { targetType: 'POST', targetId: target.postId }))
  requireUse('READ', post, caller)
  return requireUse('REPORT', target, caller)
}
