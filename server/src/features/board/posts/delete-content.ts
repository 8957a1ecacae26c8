import type { PoolClient } from 'pg'
import { contentState } from '../../../domain/community/content-access.ts'
import { statement } from '../../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import type { UserCaller } from '../../../platform/http/access.ts'
import { audited, type OperatorContext } from '../../audit/index.ts'
import { requireAllowed } from '../sanctions/sanctions.ts'
import { addToCommentCount, type CommentRow, findPostOfComment, lockComment, markCommentDeleted } from './comments.ts'
import { COMMENT_DELETED, POST_DELETED, publishBoardEvent } from './events.ts'
import { lockPost, markPostDeleted, type PostState } from './posts.ts'
import { requireUse } from './require-use.ts'
import type { CommunityServices } from './services.ts'

type Request = { caller: UserCaller; context: OperatorContext }

/** Deletes a post as its author or as a moderator; a moderator's action is audited. @throws AppError 404, 403. */
export async function deletePost(
  services: CommunityServices,
  { caller, context }: Request,
  postId: number,
): Promise<void> {
  // only moderators get this far with somebody else's post
  const { authorUserId } = requireUse('DELETE', await lockPost(services.pool, postId), caller)
  if (authorUserId !== caller.userId) {
    await deletePostAudited(services, context, { postId, caller })
    return
  }
  const now = services.clock.now()
  await inTransaction(services.pool, (transaction) => removePost(transaction, postId, caller, now))
}

const deletePostAudited = audited<CommunityServices, OperatorContext, { postId: number; caller: UserCaller }, void>(
  {
    actionType: 'COMMUNITY_POST_DELETE',
    targetType: 'COMMUNITY_POST',
    targetId: ({ postId }) => postId,
    summary: () => ({}),
  },
  async (transaction, { postId, caller }, { now }) => ({ result: await removePost(transaction, postId, caller, now) }),
)

async function removePost(transaction: PoolClient, postId: number, caller: UserCaller, now: Date): Promise<void> {
  const { boardCode, authorUserId } = requireUse('DELETE', await lockPost(transaction, postId), caller)
  await requireAllowed(transaction, caller, 'DELETE_POST', now)
  await markPostDeleted(transaction, postId, now)
  const event = { boardCode, postId, commentId: null, actorUserId: caller.userId, postAuthorUserId: authorUserId }
  await publishBoardEvent(transaction, POST_DELETED, event, now)
}

/** The same for a comment or a reply; a comment with replies leaves an empty placeholder. */
export async function deleteComment(
  services: CommunityServices,
  { caller, context }: Request,
  commentId: number,
): Promise<void> {
  const { comment } = await requireDeletable(services.pool, caller, commentId)
  if (comment.authorUserId !== caller.userId) {
    await deleteCommentAudited(services, context, { commentId, caller })
    return
  }
  const now = services.clock.now()
  await inTransaction(services.pool, (transaction) => removeComment(transaction, commentId, caller, now))
}

const deleteCommentAudited = audited<
  CommunityServices,
  OperatorContext,
  { commentId: number; caller: UserCaller },
  void
>(
  {
    actionType: 'COMMUNITY_COMMENT_DELETE',
    targetType: 'COMMUNITY_COMMENT',
    targetId: ({ commentId }) => commentId,
    summary: () => ({}),
  },
  async (transaction, { commentId, caller }, { now }) => ({
    result: await removeComment(transaction, commentId, caller, now),
  }),
)

async function removeComment(transaction: PoolClient, commentId: number, caller: UserCaller, now: Date): Promise<void> {
  const { post, comment } = await requireDeletable(transaction, caller, commentId)
  await requireAllowed(transaction, caller, 'DELETE_COMMENT', now)
  await markCommentDeleted(transaction, commentId, now)
  if (contentState(comment) === 'VISIBLE') await addToCommentCount(transaction, post.postId, -1)
  const { boardCode, authorUserId: postAuthorUserId } = post
  const event = { boardCode, postId: post.postId, commentId, actorUserId: caller.userId, postAuthorUserId }
  await publishBoardEvent(transaction, COMMENT_DELETED, event, now)
}

/** A caller who must not know of the post learns nothing of its comments. */
async function requireDeletable(
  database: Queryable,
  caller: UserCaller,
  commentId: number,
): Promise<{ post: PostState; comment: CommentRow }> {
  const postId = await findPostOfComment(database, commentId)
  const post = requireUse('READ', postId === undefined ? undefined : await lockPost(database, postId), caller)
  return { post, comment: requireUse('DELETE', await lockComment(database, commentId), caller) }
}

/** Public content stays, attributed to a deleted user; content that nobody can see is emptied at once. */
const emptyUnseen = statement<never, { userId: number }>({
  name: 'community-erase-unseen',
  columns: {},
  text: `with comments_emptied as (
     update comments set content = ''
     where author_user_id = :userId and (hidden_at is not null or deleted_at is not null) and content <> ''
   ), unseen as materialized (
     select post_id from posts where author_user_id = :userId and not listed for no key update
   ), files as (
     update post_attachments set original_file_name = 'file', stored_at = null from unseen
     where unseen.post_id = post_attachments.post_id
   ), counts as (
     update posts set attachment_count = 0 from unseen where unseen.post_id = posts.post_id and attachment_count > 0
   )
   update post_texts set title = '', content = '' from unseen where unseen.post_id = post_texts.post_id`,
})

/**
 * Posts and comments that were hidden or deleted lose their text and files, which housekeeping removes; public ones
 * stay (docs/adr/0027-end-of-an-account.md).
 */
export async function eraseUnseen(transaction: Queryable, userId: number): Promise<void> {
  await emptyUnseen(transaction, { userId })
}
