import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../../platform/http/cookies.ts'
import type { Session } from './sessions.ts'

const NAME = 'service_refresh_token'

/**
 * The cookie is sent only by our own pages and only to the auth paths, and scripts cannot read it; over TLS it is never
 * sent in clear text.
 */
function attributes(request: FastifyRequest) {
  return { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure: isSecure(request) } as const
}

export function readRefreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[NAME]
}

export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, session: Session, now: Date): void {
  const maxAge = Math.ceil((session.refreshTokenExpiresAt.getTime() - now.getTime()) / 1000)
  reply.setCookie(NAME, session.refreshToken, { ...attributes(request), maxAge })
}

export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(NAME, '', { ...attributes(request), maxAge: 0 })
}
