import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from './sessions.ts'

const NAME = 'service_refresh_token'

/** Only our own pages send it, only to the auth paths, and no script reads it; over TLS it never travels in clear. */
function attributes(request: FastifyRequest) {
  return { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure: request.protocol === 'https' } as const
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
