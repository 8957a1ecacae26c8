import {
  TakedownCreatedResponse,
  TakedownNoticeResponse,
  TakedownObjectionRequest,
  TakedownRequest,
  TakedownStateResponse,
} from '@lease-risk/contract/takedown-requests'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { userOf } from '../../../platform/http/access.ts'
import { created, envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import type { AuditServices } from '../../audit/index.ts'
import { objectToTakedown, readTakedownNotice, readTakedownState, requestTakedown } from './request-takedown.ts'

const tags = ['community']
const number = (description: string) => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description })

/** R-BOARD-27, R-BOARD-30: routes for requesters, with or without an account, and for authors. */
export function takedownRoutes(app: HttpApp, services: AuditServices): void {
  requestRoutes(app, services)
  readStateRoute(app, services)
  noticeRoutes(app, services)
}

const config = { access: 'public', rateLimit: 'takedown' } as const
const description =
  '로그인 없이도 요청할 수 있습니다. 글쓴이에게는 까닭만 알리고 요청한 사람의 정보는 알리지 않습니다. 이름, 연락처, 내용은 운영자에게도 가리고, 처리가 끝나면 지웁니다. 처리 상태를 보는 토큰은 이때 한 번만 보여 줍니다.'
const response = {
  ...created(TakedownCreatedResponse),
  ...refusals('COMMUNITY_400_OWN_CONTENT', 'COMMUNITY_409_HIDDEN', 'COMMUNITY_409_TAKEDOWN_RECEIVED'),
}

function requestRoutes(app: HttpApp, services: AuditServices): void {
  app.post(
    '/api/community/posts/:postId/takedown-requests',
    {
      config,
      schema: {
        operationId: 'requestPostTakedown',
        tags,
        summary: '글의 게시 중단 요청',
        description,
        params: Type.Object({ postId: number('글 번호') }),
        body: TakedownRequest,
        response,
      },
    },
    async ({ caller, body, params }, reply) => {
      const target = { targetType: 'POST', targetId: params.postId } as const
      const made = await requestTakedown(services, caller, { ...body, ...target })
      return hold(reply.code(201)).send(envelope(made, message('TAKEDOWN_RECEIVED')))
    },
  )
  app.post(
    '/api/community/comments/:commentId/takedown-requests',
    {
      config,
      schema: {
        operationId: 'requestCommentTakedown',
        tags,
        summary: '댓글의 게시 중단 요청',
        description,
        params: Type.Object({ commentId: number('댓글 번호') }),
        body: TakedownRequest,
        response,
      },
    },
    async ({ caller, body, params }, reply) => {
      const target = { targetType: 'COMMENT', targetId: params.commentId } as const
      const made = await requestTakedown(services, caller, { ...body, ...target })
      return hold(reply.code(201)).send(envelope(made, message('TAKEDOWN_RECEIVED')))
    },
  )
}

function readStateRoute(app: HttpApp, services: AuditServices): void {
  app.get(
    '/api/community/takedown-requests/:token',
    {
      config: { access: 'public', rateLimit: 'sharedLink' },
      schema: {
        operationId: 'readTakedownState',
        tags,
        summary: '게시 중단 요청의 처리 상태',
        description: '요청할 때 받은 토큰으로 봅니다. 처리가 끝난 뒤에도 결과를 볼 수 있습니다.',
        params: Type.Object({
          token: Type.String({ minLength: 1, maxLength: 100, description: '요청할 때 받은 토큰' }),
        }),
        response: { ...ok(TakedownStateResponse), ...refusals('COMMUNITY_404_TAKEDOWN') },
      },
    },
    async ({ params }, reply) => {
      hold(reply).header('x-robots-tag', 'noindex, nofollow')
      return envelope(await readTakedownState(services, params.token))
    },
  )
}

/** Forbids caching of content that a secret opens. */
function hold<Reply extends Pick<FastifyReply, 'header'>>(reply: Reply): Reply {
  reply.header('cache-control', 'no-store')
  return reply
}

function noticeRoutes(app: HttpApp, services: AuditServices): void {
  const path = '/api/community/takedown-notices/:takedownId'
  const params = Type.Object({ takedownId: number('요청 번호') })
  app.get(
    path,
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'readTakedownNotice',
        tags,
        summary: '내 글에 대한 게시 중단 요청',
        description: '임시조치로 내 글이나 댓글이 보이지 않게 된 요청입니다. 요청한 사람의 정보는 없습니다.',
        params,
        response: { ...ok(TakedownNoticeResponse), ...refusals('COMMUNITY_404_TAKEDOWN') },
      },
    },
    async (request) => envelope(await readTakedownNotice(services, userOf(request), request.params.takedownId)),
  )
  app.post(
    `${path}/objection`,
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'objectToTakedown',
        tags,
        summary: '게시 중단에 이의 제기',
        description: '글이 계속 보여야 하는 까닭을 한 번, 처리가 끝나기 전까지 적을 수 있습니다.',
        params,
        body: TakedownObjectionRequest,
        response: {
          ...created(TakedownNoticeResponse),
          ...refusals('COMMUNITY_404_TAKEDOWN', 'COMMUNITY_409_TAKEDOWN_ENDED', 'COMMUNITY_409_TAKEDOWN_OBJECTED'),
        },
      },
    },
    async (request, reply) => {
      const notice = await objectToTakedown(services, userOf(request), { ...request.body, ...request.params })
      return reply.code(201).send(envelope(notice, message('OBJECTION_RECEIVED')))
    },
  )
}
