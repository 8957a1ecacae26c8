import { CommunityReactionResponse } from '@lease-risk/contract/community'
import type { TObject } from 'typebox'
import { userOf } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { CommentPath } from './comment-routes.ts'
import { setLike } from './likes.ts'
import { PostPath } from './post-routes.ts'
import type { CommunityServices } from './services.ts'

type Target = { target: 'post' | 'comment'; params: TObject; name: string; path: string; id: string }

const TARGETS: Target[] = [
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
