import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** More than any file or body that is accepted, so what is slightly too large is read to its end. */
const MAX_DRAINED_BYTES = 16 * 1024 * 1024
/** The rest of a file over a slow line; a caller who sends on for longer gets the answer and loses the connection. */
const MAX_DRAIN_MS = 5_000

/**
 * R-HTTP-25. A request may be answered before its body was read: refused for want of a login, as too large or of a
 * wrong type. What remains is read and dropped first, or the next request on the connection would wait behind it for
 * ever. What does not end within the limits is left unread and the connection closed, which the answer says.
 */
export function endUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!hasUnreadBody(raw)) return
    // the framework closes connections whose body is announced as too large
    if (await isDrained(raw)) reply.removeHeader('connection')
    else reply.header('connection', 'close')
  })
}

function hasUnreadBody(raw: IncomingMessage): boolean {
  const { headers } = raw
  const isSent = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return isSent && !hasArrived(raw)
}

/** Requests that the application sends to itself have no connection; they only end. */
function hasArrived({ complete, readableEnded }: IncomingMessage): boolean {
  return complete || readableEnded
}

/** Whether the rest of the body arrived within the limits. */
async function isDrained(raw: IncomingMessage): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_DRAINED_BYTES) resolve()
  }
  const timer = setTimeout(resolve, MAX_DRAIN_MS)
  // a form that was given up keeps its parser, which reads no further
  raw.unpipe()
  raw.on('data', count).once('end', resolve).once('close', resolve)
  raw.resume()
  await promise
  clearTimeout(timer)
  raw.off('data', count).off('end', resolve).off('close', resolve)
  return hasArrived(raw)
}
