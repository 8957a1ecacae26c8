import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { setHidden } from '../community/face.ts'
import { lockTarget } from './lock-takedown.ts'
import { findHiding, hideNothingMore } from './takedowns.ts'

/**
 * Hides content by a moderator's decision, regardless of requests for it, or shows it again.
 * @throws AppError 409 for showing content that is hidden for a request: only the decision on that request shows it.
 */
export async function setHiddenByModerator(
  transaction: Queryable,
  change: Parameters<typeof setHidden>[1],
): ReturnType<typeof setHidden> {
  await lockTarget(transaction, change)
  if (!change.hidden && (await findHiding(transaction, change)).length > 0)
    throw new AppError('COMMUNITY_409_TAKEDOWN_OPEN')
  const done = await setHidden(transaction, change)
  if (change.hidden) await hideNothingMore(transaction, change)
  return done
}
