import { CursorPageOf } from '@lease-risk/contract/common'
import {
  AdminAppealQuery,
  AdminSanctionAppealResponse,
  OwnSanctionResponse,
  SanctionAppealDecisionRequest,
  SanctionAppealRequest,
} from '@lease-risk/contract/sanction-appeals'
import { Type } from 'typebox'
import { userOf } from '../../../platform/http/access.ts'
import { created, envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import type { OperatorServices } from '../../account/index.ts'
import { operatorContext } from '../../audit/index.ts'
import { appealSanction, readOwnSanction } from './appeal-sanction.ts'
import { decideAppeal, decisionProblems } from './decide-appeal.ts'
import { listAppeals, readAppeal } from './read-appeals.ts'

const number = (description: string) => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description })
const SanctionPath = Type.Object({ sanctionId: number('제재 번호') })
const AppealPath = Type.Object({ appealId: number('이의 번호') })
const config = { access: { admin: 'COMMUNITY_MODERATE' } } as const
const adminTags = ['admin-community']
const APPEALS = '/api/admin/community/sanction-appeals'

/** R-BOARD-23, R-BOARD-24: appeals of sanctioned users, and other operators' decisions on them. */
export function appealRoutes(app: HttpApp, services: OperatorServices): void {
  ownSanctionRoutes(app, services)
  appealQueueRoutes(app, services)
  decideSanctionAppealRoute(app, services)
}

function ownSanctionRoutes(app: HttpApp, services: OperatorServices): void {
  app.get(
    '/api/community/sanctions/:sanctionId',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'readMySanction',
        tags: ['community'],
        summary: '나에 대한 제재 한 건',
        description: '무엇이 언제까지 막혔는지와, 낸 이의와 그 결과입니다. 끝난 제재도 볼 수 있습니다.',
        params: SanctionPath,
        response: { ...ok(OwnSanctionResponse), ...refusals('COMMUNITY_404_SANCTION') },
      },
    },
    async (request) => envelope(await readOwnSanction(services, userOf(request), request.params.sanctionId)),
  )
  app.post(
    '/api/community/sanctions/:sanctionId/appeal',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'appealMySanction',
        tags: ['community'],
        summary: '제재에 이의 제기',
        description:
          '제재마다 한 번, 제재가 끝나기 전까지 낼 수 있습니다. 읽기만 할 수 있는 사람도 낼 수 있습니다. 제재를 건 운영자가 아닌 다른 운영자가 결정합니다.',
        params: SanctionPath,
        body: SanctionAppealRequest,
        response: {
          ...created(OwnSanctionResponse),
          ...refusals('COMMUNITY_404_SANCTION', 'COMMUNITY_409_SANCTION_OVER', 'COMMUNITY_409_APPEALED'),
        },
      },
    },
    async (request, reply) => {
      const own = await appealSanction(services, userOf(request), { ...request.body, ...request.params })
      return reply.code(201).send(envelope(own, message('APPEAL_RECEIVED')))
    },
  )
}

function appealQueueRoutes(app: HttpApp, { pool, clock }: OperatorServices): void {
  app.get(
    APPEALS,
    {
      config,
      schema: {
        operationId: 'listSanctionAppeals',
        tags: adminTags,
        summary: '제재에 대한 이의 목록',
        description: '오래 기다린 것부터입니다.',
        querystring: AdminAppealQuery,
        response: ok(CursorPageOf(AdminSanctionAppealResponse)),
      },
    },
    async (request) => {
      const viewer = { operatorId: userOf(request).userId, now: clock.now() }
      return envelope(await listAppeals(pool, request.query, viewer))
    },
  )
  app.get(
    `${APPEALS}/:appealId`,
    {
      config,
      schema: {
        operationId: 'readSanctionAppeal',
        tags: adminTags,
        summary: '제재에 대한 이의 한 건',
        description: '결정한 이의도 볼 수 있습니다.',
        params: AppealPath,
        response: { ...ok(AdminSanctionAppealResponse), ...refusals('COMMON_404_NOT_FOUND') },
      },
    },
    async (request) => {
      const viewer = { operatorId: userOf(request).userId, now: clock.now() }
      return envelope(await readAppeal(pool, request.params.appealId, viewer))
    },
  )
}

function decideSanctionAppealRoute(app: HttpApp, services: OperatorServices): void {
  app.put(
    `${APPEALS}/:appealId/decision`,
    {
      config: {
        ...config,
        alsoWrong: (given, { params }) =>
          decisionProblems(services, (params as { appealId?: unknown }).appealId, given),
      },
      schema: {
        operationId: 'decideSanctionAppeal',
        tags: adminTags,
        summary: '이의 결정',
        description:
          '제재를 걸거나 늘린 운영자와 제재를 받은 사람은 결정할 수 없습니다(403). 처리하는 관리자의 비밀번호를 다시 확인합니다. 풀어 주면 그 제재를 일으킨 신고는 벌점과 거짓 신고에서 빠집니다. 결정한 이의나 끝난 제재는 409입니다.',
        params: AppealPath,
        body: SanctionAppealDecisionRequest,
        response: {
          ...ok(AdminSanctionAppealResponse),
          ...refusals(
            'AUTH_401_INVALID_CREDENTIALS',
            'AUTH_429_TOO_MANY_ATTEMPTS',
            'COMMUNITY_403_OWN_SANCTION',
            'COMMUNITY_403_OWN_DECISION',
            'COMMUNITY_409_APPEAL_DECIDED',
            'COMMUNITY_409_SANCTION_OVER',
          ),
        },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await decideAppeal(services, operatorContext(request), input), message('APPEAL_IS_DECIDED'))
    },
  )
}
