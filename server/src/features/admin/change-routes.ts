import {
  AdminUserChangeDecisionRequest,
  AdminUserChangeQuery,
  AdminUserChangeResponse,
} from '@lease-risk/contract/admin-user-changes'
import { PageOf } from '@lease-risk/contract/common'
import { Type } from 'typebox'
import { userOf } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { message } from '../../words/message.ts'
import type { OperatorServices } from '../account/index.ts'
import { operatorContext } from '../audit/index.ts'
import { confirmChange, declineChange } from './decide-change.ts'
import { CONFIRMATION_REFUSALS, GIVING_REFUSALS } from './routes.ts'
import { listChanges } from './user-changes.ts'

const shared = {
  tags: ['admin-users'],
  params: Type.Object({
    changeId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '변경 번호' }),
  }),
  body: AdminUserChangeDecisionRequest,
}
const config = { access: { admin: 'USER_MANAGE' } } as const
const DECIDED = [
  'USER_404_CHANGE',
  'USER_403_NOT_ADMINISTRATOR',
  'USER_409_CHANGE_DECIDED',
  'USER_409_CHANGE_EXPIRED',
] as const

/** R-ADMIN-12: changes of administrators that wait for a second administrator. */
export function userChangeRoutes(app: HttpApp, services: OperatorServices): void {
  app.get(
    '/api/admin/users/changes',
    {
      config,
      schema: {
        operationId: 'listAdminUserChanges',
        tags: shared.tags,
        summary: '두 번째 관리자의 확인을 기다리는 변경',
        description: '관리자를 만들거나 바꾸는 변경입니다. 최근에 요청한 순서입니다.',
        querystring: AdminUserChangeQuery,
        response: ok(PageOf(AdminUserChangeResponse)),
      },
    },
    async (request) => {
      const viewer = { operatorId: userOf(request).userId, now: services.clock.now() }
      return envelope(await listChanges(services.pool, request.query, viewer))
    },
  )
  confirmRoute(app, services)
  declineRoute(app, services)
}

function confirmRoute(app: HttpApp, services: OperatorServices): void {
  app.put(
    '/api/admin/users/changes/:changeId/confirm',
    {
      config,
      schema: {
        ...shared,
        operationId: 'confirmAdminUserChange',
        summary: '관리자 변경 확인',
        description: '요청한 사람이 아닌 다른 관리자(ROLE_ADMIN)가 24시간 안에 확인하면 한 번 적용됩니다.',
        response: {
          ...ok(AdminUserChangeResponse),
          ...refusals(
            ...CONFIRMATION_REFUSALS,
            ...GIVING_REFUSALS,
            ...DECIDED,
            'USER_403_OWN_CHANGE',
            'PASSKEY_403_OWN_RESET',
            'USER_404_NOT_FOUND',
            'USER_409_LAST_ADMINISTRATOR',
          ),
        },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await confirmChange(services, operatorContext(request), input), message('CHANGE_CONFIRMED'))
    },
  )
}

function declineRoute(app: HttpApp, services: OperatorServices): void {
  app.put(
    '/api/admin/users/changes/:changeId/decline',
    {
      config,
      schema: {
        ...shared,
        operationId: 'declineAdminUserChange',
        summary: '관리자 변경 거절',
        description: '다른 관리자가 거절하거나, 요청한 사람이 취소합니다.',
        response: { ...ok(AdminUserChangeResponse), ...refusals(...CONFIRMATION_REFUSALS, ...DECIDED) },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await declineChange(services, operatorContext(request), input), message('CHANGE_DECLINED'))
    },
  )
}
