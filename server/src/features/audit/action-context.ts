import type { FastifyRequest } from 'fastify'
import { userOf } from '../../platform/http/access.ts'

/** Who does something, and from where. */
export type ActionContext = {
  /** `userId` is `null` for the service itself, as in jobs. */
  actor: { userId: number | null; username: string; roles: string[] }
  requestId: string | null
  clientAddress: string | null
  userAgent: string | null
}

/** An operator's request, as its actor. */
export type OperatorContext = ActionContext & { actor: { userId: number } }

/**
 * The context of what a user does with the own account: by number, without the username, which is not to outlive the
 * account in an entry of the log.
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
