import type { Queryable } from '../../platform/database/transaction.ts'
import type { Caller } from '../../platform/http/access.ts'
import type { ContentTarget } from './hide-content.ts'
import { requireUse } from './require-use.ts'
import { findTarget, type TargetRow } from './targets.ts'

/**
 * Content that the caller may report to the operators. A caller who must not know of the post learns nothing of its
 * comments, not even of their own. @throws AppError 404, 400 for the caller's own content, 409 for hidden content.
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
