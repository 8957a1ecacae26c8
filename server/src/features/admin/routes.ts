import {
  AdminUserCreateRequest,
  AdminUserPermissionUpdateRequest,
  AdminUserQuery,
  AdminUserResponse,
  AdminUserRoleUpdateRequest,
} from '@lease-risk/contract/admin-users'
import { PageOf } from '@lease-risk/contract/common'
import { PasskeyPasswordRequest } from '@lease-risk/contract/own-passkeys'
import { ReadPurposeQuery, RevealRequest } from '@lease-risk/contract/personal-reads'
import { Type } from 'typebox'
import { accepted, created, envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { message, type Text } from '../../words/message.ts'
import type { OperatorServices } from '../account/index.ts'
import { operatorContext } from '../audit/index.ts'
import {
  type ChangeOutcome,
  changePermissions,
  changeRole,
  createManagedUser,
  enableUser,
  managedUserProblems,
  resetPasskeys,
  withdrawUser,
} from './change-users.ts'
import { listUsers, lookAtUser, revealUser, withoutContact } from './managed-users.ts'

const tags = ['admin-users']
const config = { access: { admin: 'USER_MANAGE' } } as const
const UserPath = Type.Object({
  userId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '사용자 번호' }),
})

/** Refusals of every operation that asks for the operator's own password. */
export const CONFIRMATION_REFUSALS = ['AUTH_401_INVALID_CREDENTIALS', 'AUTH_429_TOO_MANY_ATTEMPTS'] as const

/** R-ADMIN-11: refusals for permissions that an operator cannot give. */
export const GIVING_REFUSALS = ['USER_403_MORE_THAN_OWN', 'USER_403_OWN_PERMISSIONS'] as const
const CHANGE_REFUSALS = [
  ...GIVING_REFUSALS,
  'USER_404_NOT_FOUND',
  'USER_409_LAST_ADMINISTRATOR',
  'USER_409_CHANGE_WAITING',
] as const

/** 200 when the change is made, 202 when it waits for a second administrator (R-ADMIN-12). */
const changed = { ...ok(AdminUserResponse), ...accepted(AdminUserResponse) }

function answerOf({ user, isWaiting }: ChangeOutcome, done: Text) {
  return {
    code: isWaiting ? 202 : 200,
    body: envelope(withoutContact(user), isWaiting ? message('CHANGE_WAITING') : done),
  } as const
}

/** R-ADMIN-03: user administration. */
export function adminUserRoutes(app: HttpApp, services: OperatorServices): void {
  app.get(
    '/api/admin/users',
    {
      config,
      schema: {
        operationId: 'listAdminUsers',
        tags,
        summary: '사용자 목록',
        description: '가입한 사용자입니다. 최근 가입한 순서이며, 탈퇴한 사용자도 들어 있습니다.',
        querystring: AdminUserQuery,
        response: ok(PageOf(AdminUserResponse)),
      },
    },
    async (request) => envelope(await listUsers(services, operatorContext(request), request.query)),
  )

  app.post(
    '/api/admin/users',
    {
      config: { ...config, alsoWrong: (given) => managedUserProblems(services, given) },
      schema: {
        operationId: 'createAdminUser',
        tags,
        summary: '사용자 등록',
        description:
          '역할을 정해 사용자를 등록합니다. 처리하는 관리자의 비밀번호를 다시 확인합니다. 관리자(ROLE_ADMIN)는 일반 사용자로 등록되고, 다른 관리자가 24시간 안에 확인하면 관리자가 됩니다.',
        body: AdminUserCreateRequest,
        response: {
          ...created(AdminUserResponse),
          ...refusals(...CONFIRMATION_REFUSALS, ...GIVING_REFUSALS, 'AUTH_409_USERNAME_TAKEN'),
        },
      },
    },
    async (request, reply) => {
      const outcome = await createManagedUser(services, operatorContext(request), request.body)
      const { body } = answerOf(outcome, message('USER_CREATED'))
      // the operator who typed the address may see it
      return reply.code(201).send({ ...body, data: outcome.user })
    },
  )

  existingUserRoutes(app, services)
}

function existingUserRoutes(app: HttpApp, services: OperatorServices): void {
  readAdminUserRoute(app, services)
  revealAdminUserRoute(app, services)
  updateAdminUserRoleRoute(app, services)
  updateAdminUserPermissionsRoute(app, services)
  withdrawAdminUserRoute(app, services)
  enableAdminUserRoute(app, services)
}

function readAdminUserRoute(app: HttpApp, services: OperatorServices): void {
  app.get(
    '/api/admin/users/:userId',
    {
      config,
      schema: {
        operationId: 'readAdminUser',
        tags,
        summary: '사용자 한 사람',
        description:
          '신고나 제재에서 그 사용자를 볼 때 씁니다. 스스로 탈퇴한 사용자는 404입니다. 전자우편 주소는 가립니다. 본 것은 감사 기록에 남고 그 사람에게도 보입니다.',
        params: UserPath,
        querystring: ReadPurposeQuery,
        response: { ...ok(AdminUserResponse), ...refusals('USER_404_NOT_FOUND') },
      },
    },
    async (request) => {
      const input = { ...request.query, ...request.params }
      return envelope(await lookAtUser(services, operatorContext(request), input))
    },
  )
}

function updateAdminUserRoleRoute(app: HttpApp, services: OperatorServices): void {
  app.put(
    '/api/admin/users/:userId/role',
    {
      config,
      schema: {
        operationId: 'updateAdminUserRole',
        tags,
        summary: '역할 변경',
        description:
          '바꾼 역할은 그 사용자의 다음 요청부터 적용됩니다. 처리하는 관리자의 비밀번호를 다시 확인합니다. 자기에게 없는 권한은 줄 수 없습니다. 관리자(ROLE_ADMIN)로 만들거나 관리자를 바꾸는 일은 다른 관리자가 24시간 안에 확인해야 적용되며, 그때까지 202입니다.',
        params: UserPath,
        body: AdminUserRoleUpdateRequest,
        response: {
          ...changed,
          ...refusals(...CONFIRMATION_REFUSALS, ...CHANGE_REFUSALS),
        },
      },
    },
    async (request, reply) => {
      const input = { ...request.body, ...request.params }
      const outcome = await changeRole(services, operatorContext(request), input)
      const { code, body } = answerOf(outcome, message('ROLE_CHANGED'))
      return reply.code(code).send(body)
    },
  )
}

function updateAdminUserPermissionsRoute(app: HttpApp, services: OperatorServices): void {
  app.put(
    '/api/admin/users/:userId/permissions',
    {
      config,
      schema: {
        operationId: 'updateAdminUserPermissions',
        tags,
        summary: '권한 변경',
        description:
          '게시판 권한과 화면 접근 권한을 바꿉니다. canAccessAllPages가 true이면 화면별 설정과 관계없이 모든 화면을 볼 수 있습니다(admin 화면은 운영 역할만). 처리하는 관리자의 비밀번호를 다시 확인합니다. 자기에게 없는 권한은 줄 수 없습니다. 관리자(ROLE_ADMIN)를 바꾸는 일은 다른 관리자가 24시간 안에 확인해야 적용되며, 그때까지 202입니다.',
        params: UserPath,
        body: AdminUserPermissionUpdateRequest,
        response: {
          ...changed,
          ...refusals(...CONFIRMATION_REFUSALS, ...CHANGE_REFUSALS),
        },
      },
    },
    async (request, reply) => {
      const input = { ...request.body, ...request.params }
      const outcome = await changePermissions(services, operatorContext(request), input)
      const { code, body } = answerOf(outcome, message('PERMISSIONS_CHANGED'))
      return reply.code(code).send(body)
    },
  )
}

function withdrawAdminUserRoute(app: HttpApp, services: OperatorServices): void {
  app.delete(
    '/api/admin/users/:userId',
    {
      config,
      schema: {
        operationId: 'withdrawAdminUser',
        tags,
        summary: '사용자 탈퇴 처리',
        description:
          '계정을 쓸 수 없게 하고 모든 로그인을 끝냅니다. 자료는 지우지 않으며 다시 사용하게 할 수 있습니다. 관리자(ROLE_ADMIN)를 바꾸는 일은 다른 관리자가 24시간 안에 확인해야 적용되며, 그때까지 202입니다.',
        params: UserPath,
        response: {
          ...changed,
          ...refusals(...CHANGE_REFUSALS, 'USER_409_SELF_WITHDRAWAL'),
        },
      },
    },
    async (request, reply) => {
      const outcome = await withdrawUser(services, operatorContext(request), request.params)
      const { code, body } = answerOf(outcome, message('USER_WITHDRAWN'))
      return reply.code(code).send(body)
    },
  )
}

function enableAdminUserRoute(app: HttpApp, services: OperatorServices): void {
  app.put(
    '/api/admin/users/:userId/enable',
    {
      config,
      schema: {
        operationId: 'enableAdminUser',
        tags,
        summary: '사용자 사용 재개',
        description:
          '탈퇴한 계정을 다시 쓸 수 있게 합니다. 탈퇴 전의 로그인은 되살아나지 않습니다. 관리자(ROLE_ADMIN)를 바꾸는 일은 다른 관리자가 24시간 안에 확인해야 적용되며, 그때까지 202입니다.',
        params: UserPath,
        response: { ...changed, ...refusals(...CHANGE_REFUSALS) },
      },
    },
    async (request, reply) => {
      const outcome = await enableUser(services, operatorContext(request), request.params)
      const { code, body } = answerOf(outcome, message('USER_ENABLED'))
      return reply.code(code).send(body)
    },
  )
}

function revealAdminUserRoute(app: HttpApp, services: OperatorServices): void {
  app.post(
    '/api/admin/users/:userId/reveal',
    {
      config,
      schema: {
        operationId: 'revealAdminUser',
        tags,
        summary: '가린 것까지 사용자 보기',
        description: '까닭을 적고 전자우편 주소까지 봅니다. 까닭은 감사 기록에 남고 그 사람에게도 보입니다.',
        params: UserPath,
        body: RevealRequest,
        response: { ...ok(AdminUserResponse), ...refusals('USER_404_NOT_FOUND') },
      },
    },
    async (request) => {
      const input = { ...request.body, ...request.params }
      return envelope(await revealUser(services, operatorContext(request), input))
    },
  )
}

/** R-ACCT-26, R-ACCT-37: resets the keys of a user who has lost them. */
export function passkeyResetRoute(app: HttpApp, services: OperatorServices): void {
  app.delete(
    '/api/admin/users/:userId/passkeys',
    {
      config: { access: { admin: 'USER_MANAGE' } },
      schema: {
        operationId: 'resetAdminUserPasskeys',
        tags: ['admin-users'],
        summary: '패스키 초기화',
        description:
          '패스키를 잃은 사용자의 패스키와 복구 코드를 모두 지우고 로그인을 끝냅니다. 그 사용자는 비밀번호로 로그인해 새 패스키를 등록할 수 있습니다. 처리하는 관리자의 비밀번호를 다시 확인합니다. 관리자(ROLE_ADMIN)의 패스키는 또 다른 관리자가 24시간 안에 확인해야 지워지며, 그때까지 202입니다.',
        params: UserPath,
        body: PasskeyPasswordRequest,
        response: { ...changed, ...refusals(...CONFIRMATION_REFUSALS, ...CHANGE_REFUSALS, 'PASSKEY_403_OWN_RESET') },
      },
    },
    async (request, reply) => {
      const input = { ...request.body, ...request.params }
      const outcome = await resetPasskeys(services, operatorContext(request), input)
      const { code, body } = answerOf(outcome, message('PASSKEYS_RESET'))
      return reply.code(code).send(body)
    },
  )
}
