import { CommunityReactionResponse } from '@lease-risk/contract/community'
import type { TObject } from 'typebox'
import { statement } from '../../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import { type UserCaller, userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { requireAllowed } from '../sanctions/sanctions.ts'
import { CommentPath } from './comment-routes.ts'
import { findPostOfComment, lockComment } from './comments.ts'
import { PostPath } from './post-routes.ts'
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
async function setLike(
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

type LikedTarget = { target: 'post' | 'comment'; params: TObject; name: string; path: string; id: string }

const TARGETS: LikedTarget[] = [
  { target: 'post', params: PostPath, name: '글', path: 'posts/:postId', id: 'postId' },
  { target: 'comment', params: CommentPath, name: '댓글', path: 'comments/:commentId', id: 'commentId' },
]

/** R-BOARD-08: likes of posts and comments; each request is idempotent. */
export function likeRoutes(app: HttpApp, services: CommunityServices): void {
  for (const { target, params, name, path, id } of TARGETS) {
    const operation = target === 'post' ? 'CommunityPost' : 'CommunityComment'
    for (const liked of [true, false]) {
      app.route({
        method: liked ? 'POST' : 'DELETE',
        url: `/api/community/${path}/like`,
        config: { access: 'authenticated' },
        schema: {
          operationId: `${liked ? 'like' : 'unlike'}${operation}`,
          tags: ['community'],
          summary: `${name} 좋아요${liked ? '' : ' 취소'}`,
          description: '여러 번 보내도 한 번과 같습니다. 숨긴 것에는 할 수 없습니다.',
          params,
          response: {
            ...ok(CommunityReactionResponse),
            ...refusals('COMMUNITY_403_SANCTIONED', 'COMMUNITY_409_HIDDEN'),
          },
        },
        handler: async (request) => {
          const given = request.params as Record<string, number>
          return envelope(await setLike(services, userOf(request), { target, id: given[id] ?? 0, liked }))
        },
      })
    }
  }
}
