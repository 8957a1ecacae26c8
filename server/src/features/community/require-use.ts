import { type ContentUse, contentState, decideUse } from '../../domain/community/content-access.ts'
import type { Caller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { isModerator } from '../sanctions/index.ts'

type Judged = { authorUserId: number; hiddenAt: Date | null; deletedAt: Date | null }

/**
 * Returns the content if the caller may use it in this way.
 * @throws AppError 404 for a caller who must not know of it, 403 for another user's, 409 for hidden content, 400 for
 * the caller's own.
 */
export function requireUse<Content extends Judged>(
  use: ContentUse,
  content: Content | undefined,
  caller: Caller,
): Content {
  if (content === undefined) throw new AppError('COMMON_404_NOT_FOUND')
  const decision = decideUse(use, contentState(content), {
    isAuthor: caller.kind === 'user' && caller.userId === content.authorUserId,
    isModerator: caller.kind === 'user' && isModerator(caller),
  })
  if (decision === 'NOT_FOUND') throw new AppError('COMMON_404_NOT_FOUND')
  if (decision === 'NOT_YOURS') throw new AppError('AUTH_403_ACCESS_DENIED')
  if (decision === 'HIDDEN') throw new AppError('COMMUNITY_409_HIDDEN')
  if (decision === 'OWN_CONTENT') throw new AppError('COMMUNITY_400_OWN_CONTENT')
  return content
}
