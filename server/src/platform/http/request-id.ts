import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Returns the caller's `X-Request-Id` if it is 8–64 of `A-Za-z0-9._-`, else a new ID (R-HTTP-13). */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(given) ? given : randomUUID()
}
