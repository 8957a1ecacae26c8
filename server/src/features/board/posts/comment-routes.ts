import {
  CommunityCommentCreateRequest,
  CommunityCommentResponse,
  CommunityCommentUpdateRequest,
} from '@lease-risk/contract/community'
import { Type } from 'typebox'
import { userOf } from '../../../platform/http/access.ts'
import { created, envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { operatorContext } from '../../audit/index.ts'
import { listComments } from './comment-tree.ts'
import { deleteComment } from './delete-content.ts'
import { PostPath } from './post-routes.ts'
import type { CommunityServices } from './services.ts'
import { commentProblems, createComment, updateComment } from './write-comment.ts'

const tags = ['community']
const commentId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '댓글 번호' })
export const CommentPath = Type.Object({ commentId })
const config = { access: 'authenticated', rateLimit: 'comment' } as const
const response = {
  ...created(CommunityCommentResponse),
  ...refusals(
    'COMMUNITY_400_PERSONAL_DATA',
    'COMMUNITY_403_SANCTIONED',
    'COMMUNITY_409_HIDDEN',
    'COMMUNITY_409_COMMENT_LIMIT',
  ),
}

/** R-BOARD-05: comments and replies. */
export function commentRoutes(app: HttpApp, services: CommunityServices): void {
  listCommunityCommentsRoute(app, services)
  createCommunityCommentRoute(app, services)
  createCommunityReplyRoute(app, services)
  commentChangeRoutes(app, services)
}

function listCommunityCommentsRoute(app: HttpApp, services: CommunityServices): void {
  app.get(
    '/api/community/posts/:postId/comments',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listCommunityComments',
        tags,
        summary: '댓글 목록',
        description:
          '쓴 순서이며 답글은 replies에 있습니다. 지우거나 숨긴 댓글은 답글이 있으면 내용 없이 자리만 남고, 없으면 나오지 않습니다.',
        params: PostPath,
        response: ok(Type.Array(CommunityCommentResponse)),
      },
    },
    async (request) => envelope(await listComments(services, request.caller, request.params.postId)),
  )
}

function createCommunityCommentRoute(app: HttpApp, services: CommunityServices): void {
  app.post(
    '/api/community/posts/:postId/comments',
    {
      config: { ...config, alsoWrong: commentProblems },
      schema: {
        operationId: 'createCommunityComment',
        tags,
        summary: '댓글 쓰기',
        description: '글에 댓글을 답니다. 개인정보가 있으면 그 자리를 알려 주며 400으로 답합니다.',
        params: PostPath,
        body: CommunityCommentCreateRequest,
        response,
      },
    },
    async (request, reply) => {
      const input = { ...request.body, ...request.params, parentCommentId: null }
      const comment = await createComment(services, userOf(request), input)
      return reply.code(201).send(envelope(comment, message('COMMENT_CREATED')))
    },
  )
}

function createCommunityReplyRoute(app: HttpApp, services: CommunityServices): void {
  app.post(
    '/api/community/posts/:postId/comments/:commentId/replies',
    {
      config: { ...config, alsoWrong: commentProblems },
      schema: {
        operationId: 'createCommunityReply',
        tags,
        summary: '답글 쓰기',
        description: '댓글에 답글을 답니다. 답글에는 답글을 달 수 없습니다(400).',
        params: Type.Object({ ...PostPath.properties, commentId }),
        body: CommunityCommentCreateRequest,
        response: { ...response, ...refusals('COMMUNITY_400_PERSONAL_DATA', 'COMMUNITY_400_NESTED_REPLY') },
      },
    },
    async (request, reply) => {
      const { postId, commentId: parentCommentId } = request.params
      const comment = await createComment(services, userOf(request), { ...request.body, postId, parentCommentId })
      return reply.code(201).send(envelope(comment, message('REPLY_CREATED')))
    },
  )
}

function commentChangeRoutes(app: HttpApp, services: CommunityServices): void {
  app.put(
    '/api/community/comments/:commentId',
    {
      config: { access: 'authenticated', alsoWrong: commentProblems },
      schema: {
        operationId: 'updateCommunityComment',
        tags,
        summary: '댓글 고치기',
        description: '자신이 쓴 댓글과 답글만 고칠 수 있습니다.',
        params: CommentPath,
        body: CommunityCommentUpdateRequest,
        response: {
          ...ok(CommunityCommentResponse),
          ...refusals('COMMUNITY_400_PERSONAL_DATA', 'COMMUNITY_403_SANCTIONED', 'COMMUNITY_409_HIDDEN'),
        },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await updateComment(services, userOf(request), input), message('COMMENT_CHANGED'))
    },
  )

  app.delete(
    '/api/community/comments/:commentId',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'deleteCommunityComment',
        tags,
        summary: '댓글 지우기',
        description: '쓴 사람과 운영자가 지울 수 있습니다. 답글이 있으면 자리는 남습니다.',
        params: CommentPath,
        response: { ...ok(Type.Null({ description: '내용 없음' })), ...refusals('COMMUNITY_403_SANCTIONED') },
      },
    },
    async (request) => {
      const by = { caller: userOf(request), context: operatorContext(request) }
      await deleteComment(services, by, request.params.commentId)
      return envelope(null, message('COMMENT_DELETED'))
    },
  )
}
