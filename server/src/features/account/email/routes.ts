import { AuthUserResponse } from '@lease-risk/contract/account'
import {
  OwnEmail,
  RecoverPasswordRequest,
  ResetPasswordRequest,
  UpdateEmailRequest,
  VerifyEmailRequest,
} from '@lease-risk/contract/own-email'
import { Type } from 'typebox'
import { userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { newPasswordProblems } from '../guessable-password.ts'
import type { AccountServices } from '../services.ts'
import { readOwnEmail, updateOwnEmail, verifyEmail } from './own-email.ts'
import { recoverPassword, resetPassword } from './recover-password.ts'

const nothing = ok(Type.Null({ description: '내용 없음' }))

/** R-ACCT-22 to R-ACCT-24: the address of an account, and recovery of a forgotten password. */
export function emailRoutes(app: HttpApp, services: AccountServices): void {
  ownEmailRoutes(app, services)
  verifyRoute(app, services)
  recoverRoute(app, services)
  resetRoute(app, services)
}

function ownEmailRoutes(app: HttpApp, services: AccountServices): void {
  const config = { access: 'authenticated' } as const
  app.get(
    '/api/users/me/email',
    {
      config,
      schema: {
        operationId: 'readMyEmail',
        tags: ['users'],
        summary: '내 전자우편 주소',
        description: '확인된 주소와, 보낸 링크를 아직 열지 않은 주소입니다.',
        response: ok(OwnEmail),
      },
    },
    async (request) => envelope(await readOwnEmail(services, userOf(request).userId)),
  )
  app.put(
    '/api/users/me/email',
    {
      config,
      schema: {
        operationId: 'updateMyEmail',
        tags: ['users'],
        summary: '내 전자우편 주소 변경',
        description:
          '비밀번호를 확인한 뒤 새 주소로 30분 동안 쓸 수 있는 링크를 보냅니다. 링크를 열어야 주소가 바뀝니다. 주소를 비우면 지금 주소를 지웁니다.',
        body: UpdateEmailRequest,
        response: {
          ...ok(OwnEmail),
          ...refusals(
            'AUTH_401_INVALID_CREDENTIALS',
            'AUTH_429_TOO_MANY_ATTEMPTS',
            'COMMON_429_RATE_LIMIT',
            'MAIL_503_OFF',
          ),
        },
      },
    },
    async (request) =>
      envelope(await updateOwnEmail(services, userOf(request).userId, request.body, languageOf(request))),
  )
}

function verifyRoute(app: HttpApp, services: AccountServices): void {
  app.post(
    '/api/auth/email-verification',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'verifyEmail',
        tags: ['auth'],
        summary: '전자우편 주소 확인',
        description: '메일에 있는 링크의 토큰으로 주소를 확인합니다. 토큰은 한 번만 쓸 수 있습니다.',
        body: VerifyEmailRequest,
        response: { ...nothing, ...refusals('AUTH_400_LINK_INVALID', 'EMAIL_409_TAKEN') },
      },
    },
    async (request) => {
      await verifyEmail(services, request.body.token)
      return envelope(null, message('EMAIL_VERIFIED'))
    },
  )
}

function recoverRoute(app: HttpApp, services: AccountServices): void {
  app.post(
    '/api/auth/password-recovery',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'recoverPassword',
        tags: ['auth'],
        summary: '잊은 비밀번호',
        description:
          '확인된 주소이면 비밀번호를 새로 정하는 링크를 보냅니다. 30분 동안 한 번 쓸 수 있습니다. 계정이 없는 주소에도 똑같이 답합니다. 한 주소로 보내는 수와 한 곳에서 요청하는 수는 정해져 있습니다.',
        body: RecoverPasswordRequest,
        response: { ...nothing, ...refusals('COMMON_429_RATE_LIMIT', 'MAIL_503_OFF') },
      },
    },
    async (request) => {
      const origin = { network: networkOf(request.ip), language: languageOf(request) }
      await recoverPassword(services, request.body, origin)
      return envelope(null, message('RECOVERY_ASKED'))
    },
  )
}

function resetRoute(app: HttpApp, services: AccountServices): void {
  app.post(
    '/api/auth/password-reset',
    {
      // a link that cannot be read has no owner, whose name a password could hold
      config: { access: 'public', alsoWrong: (given) => newPasswordProblems(services.passwords, given, '') },
      schema: {
        operationId: 'resetPassword',
        tags: ['auth'],
        summary: '비밀번호 새로 정하기',
        description:
          '메일에 있는 링크의 토큰으로 비밀번호를 정하고 모든 로그인을 끝냅니다. 토큰은 한 번만 쓸 수 있습니다. 로그인에 쓸 아이디로 답합니다.',
        body: ResetPasswordRequest,
        response: { ...ok(Type.Pick(AuthUserResponse, ['username'])), ...refusals('AUTH_400_LINK_INVALID') },
      },
    },
    async (request, reply) => {
      const username = await resetPassword(services, request.body)
      reply.header('cache-control', 'no-store')
      return envelope({ username }, message('PASSWORD_RESET'))
    },
  )
}
