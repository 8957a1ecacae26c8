import { AuthTokenResponse } from '@lease-risk/contract/account'
import {
  ChoosePasswordRequest,
  LoginProviderAnswer,
  LoginProviderPasswordRequest,
  LoginProviderPath,
  LoginProviderStart,
  OwnLoginProviders,
} from '@lease-risk/contract/login-providers'
import { Type } from 'typebox'
import { userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { answerSession } from '../auth-routes.ts'
import { identifyBy } from './log-in.ts'
import { choosePassword, confirmLinking, linkIdentity, readOwnProviders, unlinkProvider } from './own-providers.ts'
import { clearLoginCookie, readLoginCookie, setLoginCookie } from './sealed-cookie.ts'
import type { LoginProviderServices } from './services.ts'

const tags = ['users']
const config = { access: 'authenticated' } as const
const nothing = ok(Type.Null({ description: '내용 없음' }))
const CONFIRMING = ['AUTH_401_INVALID_CREDENTIALS', 'AUTH_429_TOO_MANY_ATTEMPTS', 'LOGIN_409_NO_PASSWORD'] as const

/** R-ACCT-30 and R-ACCT-31: the methods by which the caller logs in. */
export function linkRoutes(app: HttpApp, services: LoginProviderServices): void {
  listRoute(app, services)
  startLinkRoute(app, services)
  completeLinkRoute(app, services)
  unlinkRoute(app, services)
  choosePasswordRoute(app, services)
}

function listRoute(app: HttpApp, services: LoginProviderServices): void {
  app.get(
    '/api/users/me/login-providers',
    {
      config,
      schema: {
        operationId: 'listMyLoginProviders',
        tags,
        summary: '내 로그인 방법',
        description: '연결했거나 연결할 수 있는 로그인 제공자와, 비밀번호가 있는지입니다.',
        response: ok(OwnLoginProviders),
      },
    },
    async (request) => envelope(await readOwnProviders(services, userOf(request))),
  )
}

function startLinkRoute(app: HttpApp, services: LoginProviderServices): void {
  app.post(
    '/api/auth/login/:provider/link',
    {
      config,
      schema: {
        operationId: 'startMyProviderLink',
        tags,
        summary: '로그인 제공자 연결 시작',
        description: '비밀번호를 확인한 뒤 브라우저를 보낼 제공자의 주소로 답합니다. 10분 안에 마쳐야 합니다.',
        params: LoginProviderPath,
        body: LoginProviderPasswordRequest,
        response: {
          ...ok(LoginProviderStart),
          ...refusals(...CONFIRMING, 'LOGIN_503_PROVIDER_DOWN', 'LOGIN_503_PROVIDER_OFF'),
        },
      },
    },
    async (request, reply) => {
      const { provider } = request.params
      const caller = userOf(request)
      await confirmLinking(services, caller, request.body.confirmationPassword)
      const { url, attempt } = await services.loginProviders.begin(provider)
      await setLoginCookie(services, request, reply, { step: 'BEGUN', provider, ...attempt, userId: caller.userId })
      return envelope({ url })
    },
  )
}

function completeLinkRoute(app: HttpApp, services: LoginProviderServices): void {
  app.post(
    '/api/auth/login/:provider/link/completion',
    {
      config,
      schema: {
        operationId: 'completeMyProviderLink',
        tags,
        summary: '로그인 제공자 연결 마치기',
        description: '제공자의 답으로, 연결을 시작한 계정에 이 제공자의 로그인을 연결합니다.',
        params: LoginProviderPath,
        body: LoginProviderAnswer,
        response: { ...nothing, ...refusals(...ANSWER_REFUSALS, 'LOGIN_409_LINKED') },
      },
    },
    async (request, reply) => {
      const { provider } = request.params
      const caller = userOf(request)
      const begun = await readLoginCookie(services, request, 'BEGUN')
      clearLoginCookie(request, reply)
      const asked = { ...request.body, network: networkOf(request.ip) }
      const identity = await identifyBy(services, { provider, begun, userId: caller.userId }, asked)
      await linkIdentity(services, caller, identity)
      return envelope(null, message('PROVIDER_LINKED'))
    },
  )
}

function unlinkRoute(app: HttpApp, services: LoginProviderServices): void {
  app.delete(
    '/api/users/me/login-providers/:provider',
    {
      config,
      schema: {
        operationId: 'unlinkMyProvider',
        tags,
        summary: '로그인 제공자 연결 끊기',
        description:
          '비밀번호를 확인한 뒤 이 제공자로는 로그인할 수 없게 합니다. 비밀번호가 없는 계정은 마지막 로그인 방법을 잃게 되므로 끊을 수 없습니다.',
        params: LoginProviderPath,
        body: LoginProviderPasswordRequest,
        response: { ...nothing, ...refusals(...CONFIRMING, 'COMMON_404_NOT_FOUND') },
      },
    },
    async (request) => {
      const { provider } = request.params
      await unlinkProvider(services, userOf(request), { provider, ...request.body })
      return envelope(null, message('PROVIDER_UNLINKED'))
    },
  )
}

function choosePasswordRoute(app: HttpApp, services: LoginProviderServices): void {
  app.post(
    '/api/users/me/password',
    {
      config,
      schema: {
        operationId: 'chooseMyPassword',
        tags,
        summary: '첫 비밀번호 정하기',
        description:
          '제공자로만 로그인하던 계정의 비밀번호를 정합니다. 로그인한 지 10분 안에만 할 수 있습니다. 다른 모든 로그인을 끝내고, 새 토큰과 새 쿠키로 답합니다.',
        body: ChoosePasswordRequest,
        response: { ...ok(AuthTokenResponse), ...refusals('LOGIN_403_NOT_RECENT', 'LOGIN_409_HAS_PASSWORD') },
      },
    },
    async (request, reply) =>
      answerSession(
        request,
        reply,
        await choosePassword(services, userOf(request), request.body.newPassword),
        services.clock.now(),
      ),
  )
}

/** The error codes for a rejected provider reply. */
export const ANSWER_REFUSALS = [
  'AUTH_400_LOGIN_EXPIRED',
  'AUTH_401_PROVIDER_DENIED',
  'AUTH_401_PROVIDER_INVALID',
  'AUTH_429_TOO_MANY_ATTEMPTS',
  'LOGIN_503_PROVIDER_DOWN',
  'LOGIN_503_PROVIDER_OFF',
] as const
