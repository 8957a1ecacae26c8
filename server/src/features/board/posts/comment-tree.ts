import type { CommunityCommentResponse, CommunityReplyResponse } from '@lease-risk/contract/community'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { contentState, decideUse } from '../../../domain/community/content-access.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { type PublicProfile, readPublicProfiles } from '../../account/index.ts'
import { isModerator } from '../sanctions/sanctions.ts'
import { findComments, type ShownComment } from './comments.ts'
import { findPost } from './posts.ts'
import { requireUse } from './require-use.ts'
import type { CommunityServices } from './services.ts'

/**
 * Comments in the order in which they were written, each with its replies, as the caller may see them: a comment that
 * the caller may not see becomes an empty placeholder if it has replies, and is left out otherwise.
 */
export async function commentTree(
  database: Queryable,
  caller: Caller,
  rows: readonly ShownComment[],
): Promise<CommunityCommentResponse[]> {
  const profileOf = await readPublicProfiles(
    database,
    rows.map(({ authorUserId }) => authorUserId),
  )
  const replies = Map.groupBy(
    rows.filter((row) => row.parentCommentId !== null && maySee(caller, row)),
    ({ parentCommentId }) => parentCommentId,
  )
  return rows
    .filter(({ parentCommentId }) => parentCommentId === null)
    .map((row) => ({
      ...present(caller, row, profileOf),
      replies: (replies.get(row.commentId) ?? []).map((reply) => present(caller, reply, profileOf)),
    }))
    .filter(({ content, replies: below }) => content !== null || below.length > 0)
}

function maySee(caller: Caller, row: ShownComment): boolean {
  const relation =
    caller.kind === 'user'
      ? { isAuthor: caller.userId === row.authorUserId, isModerator: isModerator(caller) }
      : { isAuthor: false, isModerator: false }
  return decideUse('READ', contentState(row), relation) === 'ALLOWED'
}

function present(
  caller: Caller,
  row: ShownComment,
  profileOf: (userId: number) => PublicProfile,
): CommunityReplyResponse {
  const { commentId, postId, parentCommentId } = row
  const times = { createdAt: seoulDateTime(row.createdAt), updatedAt: seoulDateTime(row.updatedAt) }
  const place = { commentId, postId, parentCommentId, visibility: contentState(row), ...times }
  if (!maySee(caller, row)) return { ...place, author: null, content: null, likeCount: 0, likedByMe: false }
  const { content, likeCount, likedByMe } = row
  return { ...place, author: profileOf(row.authorUserId), content, likeCount, likedByMe }
}

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
