import { AuthTokenResponse } from '@lease-risk/contract/account'
import { EndSessionRequest, OwnSessionPath, OwnSessions } from '@lease-risk/contract/own-sessions'
import { Type } from 'typebox'
import { userOf } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { message } from '../../words/message.ts'
import { answerSession, clearRefreshCookie } from './auth-routes.ts'
import { endOtherSessions, endOwnSession, readOwnSessions } from './own-sessions.ts'
import type { AccountServices } from './services.ts'

const tags = ['users']
const config = { access: 'authenticated' } as const

/** R-ACCT-19 and R-ACCT-20: the caller's sessions. */
export function sessionRoutes(app: HttpApp, services: AccountServices): void {
  listRoute(app, services)
  endOneRoute(app, services)
  endOthersRoute(app, services)
}

function listRoute(app: HttpApp, services: AccountServices): void {
  app.get(
    '/api/users/me/sessions',
    {
      config,
      schema: {
        operationId: 'listMySessions',
        tags,
        summary: '내가 로그인한 곳',
        description:
          '끝나지 않은 로그인마다 어떤 기기인지와 처음·마지막으로 쓴 때입니다. 마지막으로 쓴 때는 로그인이 연장될 때 바뀝니다. 주소(IP)는 저장하지 않습니다.',
        response: ok(OwnSessions),
      },
    },
    async (request) => envelope(await readOwnSessions(services, userOf(request))),
  )
}

function endOneRoute(app: HttpApp, services: AccountServices): void {
  app.delete(
    '/api/users/me/sessions/:sessionId',
    {
      config,
      schema: {
        operationId: 'endMySession',
        tags,
        summary: '로그인 하나 끝내기',
        description:
          '비밀번호를 확인한 뒤 그 로그인의 로그인 유지 쿠키와 접근 토큰을 더는 쓸 수 없게 합니다. 지금 쓰는 로그인이면 로그아웃과 같습니다.',
        params: OwnSessionPath,
        body: EndSessionRequest,
        response: {
          ...ok(Type.Null({ description: '내용 없음' })),
          ...refusals('AUTH_401_INVALID_CREDENTIALS', 'COMMON_404_NOT_FOUND', 'AUTH_429_TOO_MANY_ATTEMPTS'),
        },
      },
    },
    async (request, reply) => {
      const { confirmationPassword } = request.body
      const isOwn = await endOwnSession(services, userOf(request), request.params.sessionId, confirmationPassword)
      if (isOwn) clearRefreshCookie(request, reply)
      return envelope(null, message('SESSION_ENDED'))
    },
  )
}

function endOthersRoute(app: HttpApp, services: AccountServices): void {
  app.delete(
    '/api/users/me/sessions',
    {
      config,
      schema: {
        operationId: 'endMyOtherSessions',
        tags,
        summary: '다른 로그인 모두 끝내기',
        description:
          '비밀번호를 확인한 뒤 지금 쓰는 로그인만 남깁니다. 이 요청에 쓴 토큰도 끝나며, 새 토큰과 새 쿠키로 답합니다.',
        body: EndSessionRequest,
        response: {
          ...ok(AuthTokenResponse),
          ...refusals('AUTH_401_INVALID_CREDENTIALS', 'AUTH_429_TOO_MANY_ATTEMPTS'),
        },
      },
    },
    async (request, reply) => {
      const session = await endOtherSessions(services, userOf(request), request.body.confirmationPassword)
      return answerSession(request, reply, session, services.clock.now())
    },
  )
}
