import {
  OwnPasskeyPath,
  OwnPasskeys,
  PasskeyAssertion,
  PasskeyOptions,
  PasskeyPasswordRequest,
  PasskeyRegistration,
  PasskeyRegistrationStart,
  RecoveryCodes,
} from '@lease-risk/contract/own-passkeys'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { userOf } from '../../../platform/http/access.ts'
import { created, envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { operatorContext, ownAccountContext } from '../../audit/index.ts'
import { isOperator } from '../roles.ts'
import { readOwnPasskeys, removeOwnPasskey, renewRecoveryCodes } from './manage.ts'
import { finishProof, startProof } from './prove.ts'
import { finishRegistration, startRegistration } from './register.ts'
import type { Asking, PasskeyServices } from './services.ts'

const tags = ['users']
const config = { access: 'authenticated' } as const
/** Routes for the second step of a login. */
const beforeProof = { access: 'first-step' } as const
const PASSWORD_REFUSALS = ['AUTH_401_INVALID_CREDENTIALS', 'AUTH_429_TOO_MANY_ATTEMPTS'] as const

function asking(request: FastifyRequest): Asking {
  const caller = userOf(request)
  return { caller, context: isOperator(caller.roleName) ? operatorContext(request) : ownAccountContext(request) }
}

/**
 * R-ACCT-26, R-ACCT-35, R-ACCT-40: passkeys of operators, and of users who choose or are required to take a second
 * step.
 */
export function passkeyRoutes(app: HttpApp, services: PasskeyServices): void {
  listRoute(app, services)
  removeRoute(app, services)
  recoveryCodesRoute(app, services)
  startRegistrationRoute(app, services)
  registrationRoute(app, services)
  startProofRoute(app, services)
  proofRoute(app, services)
}

function listRoute(app: HttpApp, services: PasskeyServices): void {
  app.get(
    '/api/users/me/passkeys',
    {
      config: beforeProof,
      schema: {
        operationId: 'listMyPasskeys',
        tags,
        summary: '내 패스키',
        description:
          '등록한 패스키와, 이 로그인에서 패스키를 확인했는지입니다. 패스키를 등록한 계정은 로그인마다 패스키를 확인해야 하며, 그때까지는 확인, 복구 코드로 등록, 로그아웃, 로그인 연장만 할 수 있습니다.',
        response: { ...ok(OwnPasskeys), ...refusals('AUTH_403_PASSKEY_UNPROVEN') },
      },
    },
    async (request) => envelope(await readOwnPasskeys(services, userOf(request))),
  )
}

function removeRoute(app: HttpApp, services: PasskeyServices): void {
  app.delete(
    '/api/users/me/passkeys/:passkeyId',
    {
      config,
      schema: {
        operationId: 'removeMyPasskey',
        tags,
        summary: '패스키 하나 지우기',
        description:
          '패스키를 확인한 로그인에서 비밀번호를 다시 확인하고 지웁니다. 마지막 하나를 지우면 복구 코드도 지우고 로그인할 때 패스키를 묻지 않습니다. 패스키가 꼭 필요한 계정은 마지막 하나를 지울 수 없습니다.',
        params: OwnPasskeyPath,
        body: PasskeyPasswordRequest,
        response: {
          ...ok(Type.Null({ description: '내용 없음' })),
          ...refusals(
            ...PASSWORD_REFUSALS,
            'AUTH_403_PASSKEY_UNPROVEN',
            'COMMON_404_NOT_FOUND',
            'PASSKEY_409_LAST',
            'PASSKEY_503_OFF',
          ),
        },
      },
    },
    async (request) => {
      await removeOwnPasskey(services, asking(request), { ...request.body, ...request.params })
      return envelope(null, message('PASSKEY_REMOVED'))
    },
  )
}

function recoveryCodesRoute(app: HttpApp, services: PasskeyServices): void {
  app.post(
    '/api/users/me/passkeys/recovery-codes',
    {
      config,
      schema: {
        operationId: 'renewMyRecoveryCodes',
        tags,
        summary: '복구 코드 새로 만들기',
        description:
          '패스키를 확인한 로그인에서 비밀번호를 다시 확인하고 만듭니다. 앞의 코드는 더는 쓸 수 없고, 새 코드는 이 답에서 한 번만 보입니다.',
        body: PasskeyPasswordRequest,
        response: {
          ...ok(RecoveryCodes),
          ...refusals(...PASSWORD_REFUSALS, 'AUTH_403_PASSKEY_UNPROVEN', 'PASSKEY_503_OFF'),
        },
      },
    },
    async (request) => envelope(await renewRecoveryCodes(services, asking(request), request.body)),
  )
}

function startRegistrationRoute(app: HttpApp, services: PasskeyServices): void {
  app.post(
    '/api/users/me/passkeys/registration',
    {
      config: beforeProof,
      schema: {
        operationId: 'startMyPasskey',
        tags,
        summary: '패스키 등록 시작',
        description:
          '비밀번호를 다시 확인합니다. 이미 패스키가 있으면 먼저 그것을 확인하거나 복구 코드를 보냅니다. 보낸 복구 코드는 등록을 마치지 않아도 쓴 것이 됩니다.',
        body: PasskeyRegistrationStart,
        response: {
          ...ok(PasskeyOptions),
          ...refusals(
            ...PASSWORD_REFUSALS,
            'AUTH_401_RECOVERY_CODE_INVALID',
            'AUTH_403_PASSKEY_UNPROVEN',
            'PASSKEY_503_OFF',
          ),
        },
      },
    },
    async (request) => envelope(await startRegistration(services, asking(request), request.body)),
  )
}

function registrationRoute(app: HttpApp, services: PasskeyServices): void {
  app.post(
    '/api/users/me/passkeys',
    {
      config: beforeProof,
      schema: {
        operationId: 'addMyPasskey',
        tags,
        summary: '패스키 등록',
        description:
          '기기가 만든 패스키를 등록합니다. 이 로그인은 확인된 것이 됩니다. 첫 패스키이면 복구 코드를 함께 보냅니다.',
        body: PasskeyRegistration,
        response: {
          ...created(RecoveryCodes),
          ...refusals(
            'AUTH_401_PASSKEY_INVALID',
            'AUTH_403_PASSKEY_UNPROVEN',
            'PASSKEY_409_REGISTERED',
            'PASSKEY_409_TOO_MANY',
            'PASSKEY_503_OFF',
          ),
        },
      },
    },
    async (request, reply) => {
      const codes = await finishRegistration(services, asking(request), request.body)
      return reply.code(201).send(envelope(codes, message('PASSKEY_ADDED')))
    },
  )
}

function startProofRoute(app: HttpApp, services: PasskeyServices): void {
  app.post(
    '/api/users/me/passkeys/challenge',
    {
      config: beforeProof,
      schema: {
        operationId: 'startMyPasskeyProof',
        tags,
        summary: '패스키 확인 시작',
        description: '등록한 패스키로 서명할 내용을 받습니다.',
        response: { ...ok(PasskeyOptions), ...refusals('AUTH_403_PASSKEY_MISSING', 'PASSKEY_503_OFF') },
      },
    },
    async (request) => envelope(await startProof(services, asking(request))),
  )
}

function proofRoute(app: HttpApp, services: PasskeyServices): void {
  app.post(
    '/api/users/me/passkeys/proof',
    {
      config: beforeProof,
      schema: {
        operationId: 'proveMyPasskey',
        tags,
        summary: '패스키 확인',
        description:
          '서명이 맞으면 이 로그인이 끝날 때까지 계정을 쓸 수 있습니다. 운영 권한은 12시간 동안 쓸 수 있습니다.',
        body: PasskeyAssertion,
        response: {
          ...ok(Type.Null({ description: '내용 없음' })),
          ...refusals('AUTH_401_PASSKEY_INVALID', 'AUTH_429_TOO_MANY_ATTEMPTS', 'PASSKEY_503_OFF'),
        },
      },
    },
    async (request) => {
      await finishProof(services, asking(request), request.body)
      return envelope(null, message('PASSKEY_PROVEN'))
    },
  )
}
