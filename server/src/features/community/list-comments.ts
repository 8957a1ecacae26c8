import type { CommunityCommentResponse } from '@lease-risk/contract/community'
import type { Caller } from '../../platform/http/access.ts'
import { commentTree } from './comment-tree.ts'
import { findComments } from './comments.ts'
import { findPost } from './posts.ts'
import { requireUse } from './require-use.ts'
import type { CommunityServices } from './services.ts'

/** @throws AppError 404 where the caller may not read the post. */
export async function listComments(
  { pool }: Pick<CommunityServices, 'pool'>,
  caller: Caller,
  postId: number,
): Promise<CommunityCommentResponse[]> {
  const userId = caller.kind === 'user' ? caller.userId : null
  requireUse('READ', await findPost(pool, postId, userId), caller)
  return commentTree(pool, caller, await findComments(pool, postId, userId))
}
