import type {
  CommunityCommentCreateRequest,
  CommunityCommentResponse,
  CommunityCommentUpdateRequest,
} from '@lease-risk/contract/community'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { UserCaller } from '../../../platform/http/access.ts'
import { AppError, type FieldProblem } from '../../../platform/http/errors.ts'
import { type Doubtful, textOf } from '../../../platform/http/refuse-wrong.ts'
import { appendEvent } from '../../../platform/outbox/events.ts'
import { requireAllowed } from '../sanctions/sanctions.ts'
import { commentTree } from './comment-tree.ts'
import {
  addComment,
  addToCommentCount,
  type CommentRow,
  changeComment,
  findPostOfComment,
  findThread,
  lockComment,
  type ShownComment,
} from './comments.ts'
import { COMMENT_CREATED, COMMENT_UPDATED, publishBoardEvent, REPLY_CREATED } from './events.ts'
import { lockPost } from './posts.ts'
import { personalDataIn, refusePersonalData, requireUse } from './require-use.ts'
import type { CommunityServices } from './services.ts'

/** One response contains all comments of a post, so their number is limited. */
const MOST_COMMENTS = 2_000

/** What the schema of a comment cannot express. */
export function commentProblems({
  content,
  confirmPersonalData,
}: Doubtful<CommunityCommentCreateRequest>): FieldProblem[] {
  return personalDataIn({ content: textOf(content) }, confirmPersonalData === true)
}

/**
 * Creates a comment, or a reply if a parent comment is given.
 * @throws AppError 404, 409 for a hidden post or one with too many comments, 400 for a reply to a reply or personal
 * data, 403.
 */
export async function createComment(
  { pool, clock }: CommunityServices,
  caller: UserCaller,
  input: CommunityCommentCreateRequest & { postId: number; parentCommentId: number | null },
): Promise<CommunityCommentResponse> {
  const { postId, parentCommentId, content } = input
  const now = clock.now()
  const places = personalDataIn({ content }, input.confirmPersonalData)
  return inTransaction(pool, async (transaction) => {
    const post = requireUse('JOIN', await lockPost(transaction, postId), caller)
    const parent = parentCommentId === null ? null : await lockParent(transaction, caller, { postId, parentCommentId })
    await requireAllowed(transaction, caller, 'CREATE_COMMENT', now)
    refusePersonalData(places)
    if (post.commentCount >= MOST_COMMENTS) throw new AppError('COMMUNITY_409_COMMENT_LIMIT')
    const { userId } = caller
    const comment = await addComment(transaction, { postId, parentCommentId, authorUserId: userId, content, now })
    await addToCommentCount(transaction, postId, 1)
    const { commentId } = comment
    const { boardCode, authorUserId: postAuthorUserId } = post
    const event = { boardCode, postId, commentId, actorUserId: userId, postAuthorUserId }
    await publishBoardEvent(transaction, COMMENT_CREATED, event, now)
    if (parent !== null) await publishReply(transaction, { parent, reply: comment, postAuthorUserId }, now)
    return present(transaction, caller, [{ ...comment, likedByMe: false }])
  })
}

async function lockParent(
  transaction: PoolClient,
  caller: UserCaller,
  { postId, parentCommentId }: { postId: number; parentCommentId: number },
): Promise<CommentRow> {
  const parent = requireUse('JOIN', await lockComment(transaction, parentCommentId), caller)
  if (parent.postId !== postId) throw new AppError('COMMON_404_NOT_FOUND')
  if (parent.parentCommentId !== null) throw new AppError('COMMUNITY_400_NESTED_REPLY')
  return parent
}

async function publishReply(
  transaction: PoolClient,
  { parent, reply, postAuthorUserId }: { parent: CommentRow; reply: CommentRow; postAuthorUserId: number },
  now: Date,
): Promise<void> {
  const { postId, commentId, authorUserId: actorUserId } = reply
  const payload = {
    postId,
    commentId,
    parentCommentId: parent.commentId,
    actorUserId,
    parentAuthorUserId: parent.authorUserId,
    postAuthorUserId,
  }
  await appendEvent(transaction, REPLY_CREATED, { subject: `post ${postId}`, payload, occurredAt: now })
}

/** @throws AppError 404, 403 for another user's, 409 for a hidden one, 400 for personal data. */
export async function updateComment(
  { pool, clock }: CommunityServices,
  caller: UserCaller,
  { commentId, content, confirmPersonalData }: CommunityCommentUpdateRequest & { commentId: number },
): Promise<CommunityCommentResponse> {
  const now = clock.now()
  const places = personalDataIn({ content }, confirmPersonalData)
  return inTransaction(pool, async (transaction) => {
    const postId = await findPostOfComment(transaction, commentId)
    const post = requireUse('READ', postId === undefined ? undefined : await lockPost(transaction, postId), caller)
    requireUse('EDIT', await lockComment(transaction, commentId), caller)
    requireUse('JOIN', post, caller)
    await requireAllowed(transaction, caller, 'UPDATE_COMMENT', now)
    refusePersonalData(places)
    await changeComment(transaction, { commentId, content, now })
    const { boardCode, authorUserId: postAuthorUserId } = post
    const event = { boardCode, postId: post.postId, commentId, actorUserId: caller.userId, postAuthorUserId }
    await publishBoardEvent(transaction, COMMENT_UPDATED, event, now)
    return present(transaction, caller, await findThread(transaction, commentId, caller.userId))
  })
}

/** A comment with its replies, or a reply. */
async function present(
  transaction: PoolClient,
  caller: UserCaller,
  [first, ...replies]: ShownComment[],
): Promise<CommunityCommentResponse> {
  if (first === undefined) throw new Error('a comment that was written is not there')
  // a single comment is presented as top-level, even if it is a reply
  const rows = [{ ...first, parentCommentId: null }, ...replies]
  const [comment] = await commentTree(transaction, caller, rows)
  if (comment === undefined) throw new Error('a comment was not presented')
  return { ...comment, parentCommentId: first.parentCommentId }
}
