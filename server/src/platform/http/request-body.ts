import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { message } from '../../words/message.ts'
import { AppError } from './errors.ts'

/**
 * Limits for one JSON body. The deepest body of the contract has 4 levels and the largest some hundred members; anything far
 * beyond is an attempt to exhaust the code that walks it: validation is recursive, and 5 KB of brackets are 5,000 levels.
 */
export const BODY_LIMITS = {
  bytes: 1024 * 1024,
  /** Nesting of objects and lists. */
  depth: 32,
  /** Members of objects and items of lists, over all depths. */
  members: 20_000,
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a JSON text exceeds the allowed depth or number of members. Checks the text before anything is built from it,
 * in one pass and without recursion. A text that is not JSON passes: the parser refuses it.
 */
export function exceedsBodyLimits(text: string, { depth: maxDepth, members: maxMembers } = BODY_LIMITS): boolean {
  let [depth, members] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) at = endOfString(text, at)
    else if (character === COMMA) members += 1
    else if (character === OPEN_LIST || character === OPEN_OBJECT) [depth, members] = [depth + 1, members + 1]
    else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth -= 1
    if (depth > maxDepth || members > maxMembers) return true
  }
  return false
}

/** Returns where the string that opens at `start` closes; the end of the text if it does not close. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) return at
    if (character === BACKSLASH) at += 1
  }
  return text.length
}

/**
 * Reads JSON bodies in UTF-8 within `BODY_LIMITS`: decoding another encoding would store its letters as U+FFFD.
 * Many clients send a JSON content type with every request, so an empty body is accepted where none is expected.
 */
export function readJsonBodies(app: FastifyInstance): void {
  // A text body would reach a JSON route as a string; without this parser it is refused with 415.
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, sent: Buffer, done) => {
    if (sent.length === 0 && request.routeOptions.schema?.body === undefined) return done(null, undefined)
    if (isCompressed(request)) return done(new AppError('COMMON_415_MEDIA_TYPE', { message: message('BODY_ENCODED') }))
    if (!isUtf8(sent)) return done(malformed('BODY_NOT_UTF8'))
    const body = sent.toString()
    return exceedsBodyLimits(body) ? done(malformed('BODY_TOO_COMPLEX')) : void parseJson(request, body, done)
  })
}

function isCompressed({ headers }: FastifyRequest): boolean {
  return !/^(?:identity)?$/i.test(headers['content-encoding'] ?? '')
}

function malformed(reason: 'BODY_NOT_UTF8' | 'BODY_TOO_COMPLEX'): AppError {
  return new AppError('COMMON_400_MALFORMED_BODY', { message: message(reason) })
}

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
