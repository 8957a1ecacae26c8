import type { CommunityReactionResponse } from '@lease-risk/contract/community'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { requireAllowed } from '../sanctions/face.ts'
import { findPostOfComment, lockComment } from './comments.ts'
import { lockPost } from './posts.ts'
import { requireUse } from './require-use.ts'
import type { CommunityServices } from './services.ts'

type Target = 'post' | 'comment'
type Added = { id: number; userId: number; now: Date }
type Removed = { id: number; userId: number }

const columns = { likeCount: 'int4' } as const

/**
 * With the target locked, each count changes by the rows actually inserted or deleted: exact, however often a user
 * likes.
 */
const addToPost = statement<{ likeCount: number }, Added>({
  name: 'post-like',
  columns,
  text: `with added as (
     insert into post_likes (post_id, user_id, created_at) values (:id, :userId, :now) on conflict do nothing returning 1
   )
   update posts set like_count = like_count + (select count(*) from added)
   where post_id = :id returning like_count as "likeCount"`,
})
const removeFromPost = statement<{ likeCount: number }, Removed>({
  name: 'post-unlike',
  columns,
  text: `with removed as (delete from post_likes where post_id = :id and user_id = :userId returning 1)
   update posts set like_count = like_count - (select count(*) from removed)
   where post_id = :id returning like_count as "likeCount"`,
})
const addToComment = statement<{ likeCount: number }, Added>({
  name: 'comment-like',
  columns,
  text: `with added as (
     insert into comment_likes (comment_id, user_id, created_at) values (:id, :userId, :now)
     on conflict do nothing returning 1
   )
   update comments set like_count = like_count + (select count(*) from added)
   where comment_id = :id returning like_count as "likeCount"`,
})
const removeFromComment = statement<{ likeCount: number }, Removed>({
  name: 'comment-unlike',
  columns,
  text: `with removed as (delete from comment_likes where comment_id = :id and user_id = :userId returning 1)
   update comments set like_count = like_count - (select count(*) from removed)
   where comment_id = :id returning like_count as "likeCount"`,
})
const LIKES = {
  post: { add: addToPost, remove: removeFromPost },
  comment: { add: addToComment, remove: removeFromComment },
}

type Like = { target: Target; id: number; liked: boolean }

/** Likes or unlikes; repeating it changes nothing. @throws AppError 404, 409 for hidden content, 403. */
export async function setLike(
  { pool, clock }: CommunityServices,
  caller: UserCaller,
  { target, id, liked }: Like,
): Promise<CommunityReactionResponse> {
  const now = clock.now()
  const { userId } = caller
  return inTransaction(pool, async (transaction) => {
    await (target === 'post' ? joinPost(transaction, caller, id) : joinComment(transaction, caller, id))
    await requireAllowed(transaction, caller, 'LIKE', now)
    const { add, remove } = LIKES[target]
    const [row] = liked ? await add(transaction, { id, userId, now }) : await remove(transaction, { id, userId })
    return { liked, likeCount: row?.likeCount ?? 0 }
  })
}

async function joinPost(transaction: Queryable, caller: UserCaller, postId: number): Promise<void> {
  requireUse('JOIN', await lockPost(transaction, postId), caller)
}

async function joinComment(transaction: Queryable, caller: UserCaller, commentId: number): Promise<void> {
  const postId = await findPostOfComment(transaction, commentId)
  requireUse('JOIN', postId === undefined ? undefined : await lockPost(transaction, postId), caller)
  requireUse('JOIN', await lockComment(transaction, commentId), caller)
}
