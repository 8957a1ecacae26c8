import type { FastifyRequest } from 'fastify'
import { userOf } from '../../platform/http/access.ts'

/** The actor of an action, and the origin of the request. */
export type ActionContext = {
  /** `userId` is `null` for the service itself, as in jobs. */
  actor: { userId: number | null; username: string; roles: string[] }
  requestId: string | null
  clientAddress: string | null
  userAgent: string | null
}

/** The context of an operator's request. */
export type OperatorContext = ActionContext & { actor: { userId: number } }

/**
 * The context of an action on the caller's own account: the actor is named by number, since the username must not
 * outlive the account in an audit entry.
 */
export function ownAccountContext(request: FastifyRequest): OperatorContext {
  const { actor, ...rest } = operatorContext(request)
  return { ...rest, actor: { ...actor, username: `user ${actor.userId}` } }
}

/** The context of a request to an admin route. */
export function operatorContext(request: FastifyRequest): OperatorContext {
  const { userId, username, authorities } = userOf(request)
  return {
    actor: { userId, username, roles: authorities.filter((name) => name.startsWith('ROLE_')) },
    requestId: request.id,
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
  }
}
