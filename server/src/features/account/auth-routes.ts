import { AuthTokenResponse, AuthUserResponse, LoginRequest, SignUpRequest } from '@lease-risk/contract/account'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { isSecure } from '../../platform/http/cookies.ts'
import { created, envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { refuseWrong } from '../../platform/http/refuse-wrong.ts'
import { message } from '../../words/message.ts'
import { type Origin, originOf, setDeviceCookie } from './devices.ts'
import { login, logout } from './login.ts'
import { refresh } from './refresh.ts'
import type { AccountServices } from './services.ts'
import type { Session } from './sessions.ts'
import { signUp, signUpProblems } from './sign-up.ts'

const tags = ['auth']

/** Routes that work without a login (R-ACCT-01 to R-ACCT-08). */
export function authRoutes(app: HttpApp, services: AccountServices): void {
  signUpRoute(app, services)
  loginRoute(app, services)
  refreshRoute(app, services)
  logoutRoute(app, services)
}

function signUpRoute(app: HttpApp, services: AccountServices): void {
  app.post(
    '/api/auth/signup',
    {
      config: { access: 'public' },
      attachValidation: true,
      schema: {
        operationId: 'signUp',
        tags,
        summary: '회원 가입',
        description:
          '일반 사용자(ROLE_USER)로 가입합니다. 아이디는 대소문자를 구분하지 않고 하나뿐입니다. 한 주소에서 할 수 있는 가입 수는 정해져 있습니다.',
        body: SignUpRequest,
        response: { ...created(AuthUserResponse), ...refusals('AUTH_409_USERNAME_TAKEN', 'COMMON_429_RATE_LIMIT') },
      },
    },
    async (request, reply) => {
      await refuseWrong(request, (given) => signUpProblems(services, given))
      const user = await signUp(services, request.body, networkOf(request.ip))
      return reply.code(201).send(envelope(user, message('SIGNED_UP')))
    },
  )
}

function loginRoute(app: HttpApp, services: AccountServices): void {
  app.post(
    '/api/auth/login',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'login',
        tags,
        summary: '로그인',
        description:
          '접근 토큰을 본문으로, 로그인 유지 토큰을 HttpOnly 쿠키(service_refresh_token)로 보냅니다. 같은 아이디와 주소에서, 한 주소에서 여러 아이디로, 또는 여러 주소에서 한 아이디로 여러 번 실패하면 잠시 막습니다. 다음에 같은 기기를 알아보도록 쿠키(service_device)를 하나 더 두며, 새 기기의 로그인은 알림으로 알립니다.',
        body: LoginRequest,
        response: {
          ...ok(AuthTokenResponse),
          ...refusals('AUTH_401_INVALID_CREDENTIALS', 'AUTH_429_TOO_MANY_ATTEMPTS'),
        },
      },
    },
    async (request, reply) => {
      const origin = originOf(request)
      const session = await login(services, request.body, origin)
      return answerLogin({ request, reply }, session, origin, services.clock.now())
    },
  )
}

const NAME = 'service_refresh_token'

/**
 * The cookie is sent only by our own pages and only to the auth paths, and scripts cannot read it; over TLS it is never
 * sent in clear text.
 */
function attributes(request: FastifyRequest) {
  return { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure: isSecure(request) } as const
}

function readRefreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[NAME]
}

function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, session: Session, now: Date): void {
  const maxAge = Math.ceil((session.refreshTokenExpiresAt.getTime() - now.getTime()) / 1000)
  reply.setCookie(NAME, session.refreshToken, { ...attributes(request), maxAge })
}

export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(NAME, '', { ...attributes(request), maxAge: 0 })
}

function refreshRoute(app: HttpApp, services: AccountServices): void {
  app.post(
    '/api/auth/refresh',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'refresh',
        tags,
        summary: '로그인 연장',
        description:
          '로그인 유지 쿠키를 새 접근 토큰과 새 쿠키로 바꿉니다. 쿠키는 한 번만 쓸 수 있습니다. 이미 쓴 쿠키는 401이며, 그 뒤를 이은 쿠키는 그대로 유효합니다.',
        response: {
          ...ok(AuthTokenResponse),
          ...refusals('AUTH_401_REFRESH_INVALID', 'AUTH_401_REFRESH_REUSED'),
        },
      },
    },
    async (request, reply) =>
      answerSession(request, reply, await refresh(services, readRefreshCookie(request)), services.clock.now()),
  )
}

function logoutRoute(app: HttpApp, services: AccountServices): void {
  app.post(
    '/api/auth/logout',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'logout',
        tags,
        summary: '로그아웃',
        description:
          '보낸 접근 토큰과 로그인 유지 쿠키를 더는 쓸 수 없게 합니다. 토큰이 없거나 만료되었어도 성공합니다.',
        response: ok(Type.Null({ description: '내용 없음' })),
      },
    },
    async (request, reply) => {
      await logout(services, request.caller, readRefreshCookie(request))
      clearRefreshCookie(request, reply)
      return envelope(null, message('LOGGED_OUT'))
    },
  )
}

/** Puts the access token in the body and the refresh token in the cookie; caches must store neither. */
export function answerSession(request: FastifyRequest, reply: FastifyReply, session: Session, now: Date) {
  setRefreshCookie(request, reply, session, now)
  reply.header('cache-control', 'no-store')
  return envelope(session.answer)
}

/** Answers with a new session and sets the cookie that identifies the device at its next login. */
export function answerLogin(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  session: Session,
  { deviceToken }: Origin,
  now: Date,
) {
  setDeviceCookie(request, reply, deviceToken)
  request.loggedInUserId = session.userId
  return answerSession(request, reply, session, now)
}
