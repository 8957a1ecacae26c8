import type { SecurityEventKind } from '@lease-risk/contract/security-events'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { AuditSeal } from './audit-seal.ts'
import type { SecurityEvents } from './security-events.ts'

const LOGINS = new Set([
  'POST /api/auth/login',
  'POST /api/auth/login/:provider/completion',
  'POST /api/auth/login/:provider/account',
])
const REFUSALS: Record<number, SecurityEventKind> = { 401: 'REFUSED_401', 403: 'REFUSED_403', 429: 'REFUSED_429' }

/** R-ADMIN-17: counts logins and refusals of every route, once the response is sent. */
export function watchRequests(
  app: HttpApp,
  { events, auditSeal, clock }: { events: SecurityEvents; auditSeal: AuditSeal; clock: Clock },
): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    const operation = `${request.method} ${request.routeOptions.url ?? 'none'}`
    const kind = typeof request.loggedInUserId === 'number' ? 'LOGIN' : refusalOf(operation, statusCode)
    if (kind === undefined) return
    events.count({ kind, operation, caller: auditSeal.ofAddress(request.ip), userId: userIdOf(request) }, clock.now())
  })
  app.addHook('onClose', () => events.close())
}

function refusalOf(operation: string, status: number): SecurityEventKind | undefined {
  return status === 401 && LOGINS.has(operation) ? 'LOGIN_FAILED' : REFUSALS[status]
}

function userIdOf({ caller, loggedInUserId }: FastifyRequest): number | null {
  // for a request that cannot be read at all, no caller was resolved
  const user = caller?.kind === 'unproven' ? caller.user : caller
  return loggedInUserId ?? (user?.kind === 'user' ? user.userId : null)
}
