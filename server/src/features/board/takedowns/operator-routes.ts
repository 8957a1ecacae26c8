import { CursorPageOf } from '@lease-risk/contract/common'
import { RevealRequest } from '@lease-risk/contract/personal-reads'
import {
  AdminTakedownQuery,
  AdminTakedownResponse,
  AdminTakedownSummary,
  TakedownDecisionRequest,
  TakedownHideRequest,
} from '@lease-risk/contract/takedown-requests'
import { Type } from 'typebox'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import type { AuditServices } from '../../audit/index.ts'
import { operatorContext } from '../../audit/index.ts'
import { decideTakedown, hideProvisionally } from './decide-takedown.ts'
import { listTakedowns, lookAtTakedown, revealTakedown } from './read-takedowns.ts'

const tags = ['admin-community']
const config = { access: { admin: 'COMMUNITY_MODERATE' } } as const
const TAKEDOWNS = '/api/admin/community/takedown-requests'
const params = Type.Object({
  takedownId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '요청 번호' }),
})
const OWN = ['COMMUNITY_404_TAKEDOWN', 'COMMUNITY_403_OWN_TAKEDOWN'] as const

/** R-BOARD-28, R-BOARD-29, R-BOARD-31: the operators' handling of takedown requests. */
export function operatorRoutes(app: HttpApp, services: AuditServices): void {
  listRoute(app, services)
  readRoutes(app, services)
  decisionRoutes(app, services)
}

function listRoute(app: HttpApp, { pool }: AuditServices): void {
  app.get(
    TAKEDOWNS,
    {
      config,
      schema: {
        operationId: 'listTakedownRequests',
        tags,
        summary: '게시 중단 요청 목록',
        description: '오래 기다린 것부터입니다. 요청한 사람의 정보와 말은 없습니다.',
        querystring: AdminTakedownQuery,
        response: ok(CursorPageOf(AdminTakedownSummary)),
      },
    },
    async (request) => envelope(await listTakedowns(pool, request.query)),
  )
}

function readRoutes(app: HttpApp, services: AuditServices): void {
  app.get(
    `${TAKEDOWNS}/:takedownId`,
    {
      config,
      schema: {
        operationId: 'readTakedownRequest',
        tags,
        summary: '게시 중단 요청 한 건',
        description:
          '요청한 사람의 이름과 연락처는 가립니다. 본 것은 감사 기록에 남습니다. 자기 글에 대한 요청은 403입니다.',
        params,
        response: { ...ok(AdminTakedownResponse), ...refusals(...OWN) },
      },
    },
    async (request) => envelope(await lookAtTakedown(services, operatorContext(request), request.params)),
  )
  app.post(
    `${TAKEDOWNS}/:takedownId/reveal`,
    {
      config,
      schema: {
        operationId: 'revealTakedownRequest',
        tags,
        summary: '게시 중단을 요청한 사람 보기',
        description:
          '가린 이름과 연락처를 까닭을 적고 봅니다. 까닭은 감사 기록에 남습니다. 자기 글에 대한 요청은 403입니다.',
        params,
        body: RevealRequest,
        response: { ...ok(AdminTakedownResponse), ...refusals(...OWN) },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await revealTakedown(services, operatorContext(request), input))
    },
  )
}

function decisionRoutes(app: HttpApp, services: AuditServices): void {
  app.put(
    `${TAKEDOWNS}/:takedownId/hide`,
    {
      config,
      schema: {
        operationId: 'hideForTakedown',
        tags,
        summary: '임시조치',
        description:
          '글이나 댓글을 정한 날수만큼 보이지 않게 하고 글쓴이에게 알립니다. 요청마다 한 번입니다. 결정이 없으면 기한에 다시 보입니다. 자기 글은 403입니다.',
        params,
        body: TakedownHideRequest,
        response: {
          ...ok(AdminTakedownResponse),
          ...refusals(...OWN, 'COMMUNITY_409_TAKEDOWN_ENDED', 'COMMUNITY_409_TAKEDOWN_HIDDEN'),
        },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await hideProvisionally(services, operatorContext(request), input), message('CONTENT_IS_HIDDEN'))
    },
  )
  app.put(
    `${TAKEDOWNS}/:takedownId/decision`,
    {
      config,
      schema: {
        operationId: 'decideTakedown',
        tags,
        summary: '게시 중단 요청의 결정',
        description:
          '받아들이는 것은 임시조치를 하고 글쓴이가 이의를 냈거나 7일이 지난 뒤에 할 수 있습니다(그 전에는 409). 요청한 사람의 정보와 말은 바로 지웁니다. 자기 글은 403, 끝난 요청은 409입니다.',
        params,
        body: TakedownDecisionRequest,
        response: {
          ...ok(AdminTakedownResponse),
          ...refusals(...OWN, 'COMMUNITY_409_TAKEDOWN_ENDED', 'COMMUNITY_409_TAKEDOWN_TOO_SOON'),
        },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await decideTakedown(services, operatorContext(request), input), message('TAKEDOWN_IS_DECIDED'))
    },
  )
}
