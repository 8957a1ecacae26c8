import { PageOf } from '@lease-risk/contract/common'
import {
  AdminPolicyEventQuery,
  AdminSanctionQuery,
  CommunityPolicyEventResponse,
  CommunityPolicyRestoreResultResponse,
  CommunityPolicySanctionExtendRequest,
  CommunityPolicySanctionReleaseRequest,
  CommunityPolicySanctionResponse,
  MyRestrictionsResponse,
  RestoreExpiredQuery,
} from '@lease-risk/contract/community-moderation'
import { Type } from 'typebox'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import type { OperatorServices } from '../../account/index.ts'
import { operatorContext } from '../../audit/index.ts'
import { extendSanction, extensionProblems, releaseSanction, restoreExpired } from './change-sanction.ts'
import { listPolicyEvents, listSanctions } from './list-sanctions.ts'
import { findSanctionsInForce } from './sanctions.ts'

const tags = ['admin-community']
const config = { access: { admin: 'COMMUNITY_MODERATE' } } as const
const SANCTIONS = '/api/admin/community/policy-sanctions'
const SanctionPath = Type.Object({
  sanctionId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '제재 번호' }),
})
const CHANGE_REFUSALS = [
  'AUTH_401_INVALID_CREDENTIALS',
  'AUTH_429_TOO_MANY_ATTEMPTS',
  'COMMUNITY_403_OWN_SANCTION',
  'COMMUNITY_404_SANCTION',
  'COMMUNITY_409_SANCTION_OVER',
] as const
const changeRefusals = refusals(...CHANGE_REFUSALS)
const extensionRefusals = refusals(...CHANGE_REFUSALS, 'COMMUNITY_409_APPEALED')

/** R-BOARD-14 to R-BOARD-17: sanctions and policy events, and the user's own view of them. */
export function sanctionRoutes(app: HttpApp, services: OperatorServices): void {
  readMyCommunityRestrictionsRoute(app, services)
  listCommunityPolicySanctionsRoute(app, services)
  listCommunityPolicyEventsRoute(app, services)
  sanctionChangeRoutes(app, services)
}

function readMyCommunityRestrictionsRoute(app: HttpApp, { pool, clock }: OperatorServices): void {
  app.get(
    '/api/community/restrictions/me',
    {
      config: { access: 'authenticated' },
      schema: {
        operationId: 'readMyCommunityRestrictions',
        tags: ['community'],
        summary: '나에게 적용되는 제재',
        description: '지금 무엇이 언제까지 막혀 있는지입니다. 막힌 것이 없으면 빈 목록입니다.',
        response: ok(MyRestrictionsResponse),
      },
    },
    async (request) => {
      const sanctions = await findSanctionsInForce(pool, userOf(request).userId, clock.now())
      const items = sanctions.map(({ sanctionId, level, startedAt, restrictionUntil }) => ({
        sanctionId,
        level,
        message: message('SANCTION_STOPS', { level }),
        startedAt: seoulDateTime(startedAt),
        restrictionUntil: seoulDateTime(restrictionUntil),
      }))
      return envelope({ items })
    },
  )
}

function listCommunityPolicySanctionsRoute(app: HttpApp, { pool, clock }: OperatorServices): void {
  app.get(
    SANCTIONS,
    {
      config,
      schema: {
        operationId: 'listCommunityPolicySanctions',
        tags,
        summary: '제재 목록',
        description: '최근 것부터입니다. 기한이 지났으나 아직 정리하지 않은 제재는 ACTIVE이고 inForce가 false입니다.',
        querystring: AdminSanctionQuery,
        response: ok(PageOf(CommunityPolicySanctionResponse)),
      },
    },
    async (request) => envelope(await listSanctions(pool, request.query, clock.now())),
  )
}

function listCommunityPolicyEventsRoute(app: HttpApp, { pool }: OperatorServices): void {
  app.get(
    '/api/admin/community/policy-events',
    {
      config,
      schema: {
        operationId: 'listCommunityPolicyEvents',
        tags,
        summary: '벌점과 제재의 기록',
        description: '벌점을 더한 일, 거절된 신고, 제재의 시작·해제·연장·만료입니다. 최근 것부터입니다.',
        querystring: AdminPolicyEventQuery,
        response: ok(PageOf(CommunityPolicyEventResponse)),
      },
    },
    async (request) => envelope(await listPolicyEvents(pool, request.query)),
  )
}

function sanctionChangeRoutes(app: HttpApp, services: OperatorServices): void {
  releaseCommunityPolicySanctionRoute(app, services)
  extendCommunityPolicySanctionRoute(app, services)
  restoreExpiredCommunityPolicySanctionsRoute(app, services)
}

function releaseCommunityPolicySanctionRoute(app: HttpApp, services: OperatorServices): void {
  app.put(
    `${SANCTIONS}/:sanctionId/release`,
    {
      config,
      schema: {
        operationId: 'releaseCommunityPolicySanction',
        tags,
        summary: '제재 풀기',
        description:
          '기한 전에 제재를 풉니다. 처리하는 관리자의 비밀번호를 다시 확인합니다. 자신에 대한 제재는 403, 끝난 제재는 409입니다.',
        params: SanctionPath,
        body: CommunityPolicySanctionReleaseRequest,
        response: { ...ok(CommunityPolicySanctionResponse), ...changeRefusals },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await releaseSanction(services, operatorContext(request), input), message('SANCTION_IS_RELEASED'))
    },
  )
}

function extendCommunityPolicySanctionRoute(app: HttpApp, services: OperatorServices): void {
  app.put(
    `${SANCTIONS}/:sanctionId/extend`,
    {
      config: {
        ...config,
        alsoWrong: (given, { params }) =>
          extensionProblems(services, (params as { sanctionId?: unknown }).sanctionId, given),
      },
      schema: {
        operationId: 'extendCommunityPolicySanction',
        tags,
        summary: '제재 늘리기',
        description:
          '제재의 기한을 뒤로 미룹니다. 처리하는 관리자의 비밀번호를 다시 확인합니다. 자신에 대한 제재는 403, 끝났거나 이의가 들어온 제재는 409입니다.',
        params: SanctionPath,
        body: CommunityPolicySanctionExtendRequest,
        response: { ...ok(CommunityPolicySanctionResponse), ...extensionRefusals },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await extendSanction(services, operatorContext(request), input), message('SANCTION_IS_EXTENDED'))
    },
  )
}

function restoreExpiredCommunityPolicySanctionsRoute(app: HttpApp, services: OperatorServices): void {
  app.post(
    `${SANCTIONS}/restore-expired`,
    {
      config,
      schema: {
        operationId: 'restoreExpiredCommunityPolicySanctions',
        tags,
        summary: '기한이 지난 제재 정리',
        description:
          '기한이 지난 제재를 EXPIRED로 정리하고 알립니다. 이용은 기한이 지난 때 이미 풀려 있습니다. 서비스도 10분마다 같은 일을 합니다.',
        querystring: RestoreExpiredQuery,
        response: ok(CommunityPolicyRestoreResultResponse),
      },
    },
    async (request) => envelope(await restoreExpired(services, operatorContext(request), request.query)),
  )
}
