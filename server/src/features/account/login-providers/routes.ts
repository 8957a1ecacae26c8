import { AuthTokenResponse } from '@lease-risk/contract/account'
import {
  JoinByProviderRequest,
  LoginProviderAnswer,
  LoginProviderPath,
  LoginProviderResult,
  LoginProviderStart,
} from '@lease-risk/contract/login-providers'
import { created, envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { answerLogin } from '../auth-routes.ts'
import { originOf } from '../devices.ts'
import { ANSWER_REFUSALS, linkRoutes } from './link-routes.ts'
import { identifyBy, joinBy, logInAs } from './log-in.ts'
import { clearLoginCookie, readLoginCookie, setLoginCookie } from './sealed-cookie.ts'
import type { LoginProviderServices } from './services.ts'

const tags = ['auth']
const config = { access: 'public' } as const

/** R-ACCT-27 to R-ACCT-32: login by Kakao, Naver and Google. */
export function loginProviderRoutes(app: HttpApp, services: LoginProviderServices): void {
  startRoute(app, services)
  completeRoute(app, services)
  joinRoute(app, services)
  linkRoutes(app, services)
}

function startRoute(app: HttpApp, services: LoginProviderServices): void {
  app.post(
    '/api/auth/login/:provider',
    {
      config,
      schema: {
        operationId: 'startProviderLogin',
        tags,
        summary: '제공자 로그인 시작',
        description:
          '브라우저를 보낼 제공자의 주소로 답하고, 돌아온 답이 이 브라우저의 것인지 알아보는 쿠키(service_provider_login)를 10분 동안 둡니다. 제공자는 설정된 서비스 주소의 /login/제공자로만 돌려보냅니다.',
        params: LoginProviderPath,
        response: { ...ok(LoginProviderStart), ...refusals('LOGIN_503_PROVIDER_DOWN', 'LOGIN_503_PROVIDER_OFF') },
      },
    },
    async (request, reply) => {
      const { provider } = request.params
      const { url, attempt } = await services.loginProviders.begin(provider)
      await setLoginCookie(services, request, reply, { step: 'BEGUN', provider, ...attempt, userId: null })
      return envelope({ url })
    },
  )
}

function completeRoute(app: HttpApp, services: LoginProviderServices): void {
  app.post(
    '/api/auth/login/:provider/completion',
    {
      config,
      schema: {
        operationId: 'completeProviderLogin',
        tags,
        summary: '제공자 로그인 마치기',
        description:
          '제공자의 답으로 로그인합니다. 이 제공자로 로그인하는 계정이 없으면 session이 null이고, 10분 안에 계정을 만들 수 있습니다. 전자우편 주소가 같다고 이미 있는 계정에 연결하지 않습니다. 답은 한 번만 쓸 수 있습니다.',
        params: LoginProviderPath,
        body: LoginProviderAnswer,
        response: { ...ok(LoginProviderResult), ...refusals(...ANSWER_REFUSALS, 'AUTH_401_ACCOUNT_WITHDRAWN') },
      },
    },
    async (request, reply) => {
      const { provider } = request.params
      const origin = originOf(request)
      const begun = await readLoginCookie(services, request, 'BEGUN')
      clearLoginCookie(request, reply)
      const asked = { ...request.body, network: origin.network }
      const { issuer, subject } = await identifyBy(services, { provider, begun, userId: null }, asked)
      const session = await logInAs(services, { issuer, subject }, origin)
      if (session === null) {
        await setLoginCookie(services, request, reply, { step: 'KNOWN', provider, issuer, subject })
        return envelope({ session })
      }
      const { data } = answerLogin({ request, reply }, session, origin, services.clock.now())
      return envelope({ session: data })
    },
  )
}

function joinRoute(app: HttpApp, services: LoginProviderServices): void {
  app.post(
    '/api/auth/login/:provider/account',
    {
      config,
      schema: {
        operationId: 'joinByProvider',
        tags,
        summary: '제공자로 가입',
        description:
          '제공자 로그인을 마쳤지만 계정이 없는 사람의 계정을 만들고 로그인합니다. 아이디는 서비스가 정하고, 비밀번호는 없습니다. 제공자에게서 이름이나 주소를 받지 않습니다.',
        params: LoginProviderPath,
        body: JoinByProviderRequest,
        response: {
          ...created(AuthTokenResponse),
          ...refusals('AUTH_400_LOGIN_EXPIRED', 'LOGIN_409_LINKED', 'COMMON_429_RATE_LIMIT'),
        },
      },
    },
    async (request, reply) => {
      const { provider } = request.params
      const origin = originOf(request)
      const known = await readLoginCookie(services, request, 'KNOWN')
      const session = await joinBy(services, { provider, known }, { nickname: request.body.nickname, origin })
      clearLoginCookie(request, reply)
      const { data } = answerLogin({ request, reply }, session, origin, services.clock.now())
      return reply.code(201).send(envelope(data, message('SIGNED_UP')))
    },
  )
}
