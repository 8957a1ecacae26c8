import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorResponse } from '@lease-risk/contract/common'
import type { ErrorObject } from 'ajv'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { seoulDateTime } from '../../domain/calendar.ts'
import { inWords, word } from '../../words/in-words.ts'
import { DEFAULT_LANGUAGE } from '../../words/language.ts'
import { message, sentences, type Text } from '../../words/message.ts'
import type { Clock } from '../clock.ts'
import { isTransient } from '../transient.ts'
import { AppError, type ErrorCode, type FieldProblem, statusOf } from './errors.ts'
import { languageOf, sayLanguage } from './language.ts'
import type { Lateness } from './lateness.ts'
import { everyWrongField } from './refuse-wrong.ts'
import { HEADERS_WITHOUT_HOOKS } from './security-headers.ts'

/** Responds to every failure with the error body; failures not caused by the caller are logged and not shown. */
export function answerErrors(app: FastifyInstance, clock: Clock): void {
  const allowedMethods = collectMethods(app)

  app.setErrorHandler(async (error, request, reply) => {
    const failure = await failureOf(error, request)
    // an AppError is intended, such as an overlong queue: a flood of them must not fill the log with stacks
    if (failure === error && failure.status >= 500) request.log.warn({ code: failure.code }, 'request refused')
    else if (failure.status >= 500) request.log.error({ err: failure.cause ?? error }, 'request failed')
    return sendError(reply, failure, clock)
  })

  app.setNotFoundHandler((request, reply) => sendError(reply, nothingHere(request, allowedMethods), clock))

  // the CORS plugin would answer in plain text
  app.addHook('onRequest', async (request) => {
    if (request.method === 'OPTIONS' && !isPreflight(request)) throw nothingHere(request, allowedMethods)
  })
}

/** What is answered: with every wrong field, unless looking for them fails, which is answered as any failure. */
async function failureOf(error: unknown, request: FastifyRequest): Promise<AppError> {
  if (!isOfSchema(error)) return asAppError(error, request)
  try {
    return new AppError('COMMON_400_VALIDATION', { errors: await everyWrongField(request, error) })
  } catch (later) {
    return asAppError(later, request)
  }
}

/** Returns 404, or 405 if another method would be served. A route may also find nothing itself, such as a missing file. */
function nothingHere(request: FastifyRequest, allowedMethods: (path: string) => string[]): AppError {
  const allowed = allowedMethods(pathOf(request))
  if (allowed.length === 0 || allowed.includes(request.method)) return new AppError('COMMON_404_NOT_FOUND')
  return new AppError('COMMON_405_METHOD', { headers: { allow: allowed.join(', ') } })
}

/** Whether this is a CORS preflight of a browser; any other OPTIONS is treated like every request. */
function isPreflight({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers['access-control-request-method'] !== undefined
}

/** More would help nobody, and would let a small request cause a large response. */
const MAX_LISTED_ERRORS = 50

function messageOf({ text, errors }: AppError): Text {
  if (errors.length <= MAX_LISTED_ERRORS) return text
  return sentences([text, message('ERRORS_CUT', { count: errors.length, listed: MAX_LISTED_ERRORS })])
}

/** Writes the error body. `app.setErrorHandler` does this for everything thrown; only code outside a route needs it. */
function sendError(reply: FastifyReply, failure: AppError, clock: Clock): FastifyReply {
  const body: Omit<ErrorResponse, 'message' | 'errors'> & { message: Text; errors: FieldProblem[] } = {
    success: false,
    message: messageOf(failure),
    data: null,
    status: failure.status,
    code: failure.code,
    errors: failure.errors.slice(0, MAX_LISTED_ERRORS),
    path: pathOf(reply.request),
    timestamp: seoulDateTime(clock.now()),
    requestId: reply.request.id,
  }
  return sayLanguage(reply)
    .code(failure.status)
    .headers({ ...failure.headers, 'x-request-id': reply.request.id })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(inWords(body, languageOf(reply.request)))
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

/** The framework's own refusals, by status: every other 4xx of it is a request that cannot be read. */
const BY_STATUS: Record<number, ErrorCode> = {
  404: 'COMMON_404_NOT_FOUND',
  413: 'COMMON_413_TOO_LARGE',
  414: 'COMMON_404_NOT_FOUND',
  415: 'COMMON_415_MEDIA_TYPE',
  503: 'COMMON_503_UNAVAILABLE',
}

/**
 * Responds to a request that reaches no route, and no hook: no id, token or name is as long as the longest segment of a path
 * that is read.
 */
export function answerUnroutable({ code }: { code: string }, reply: FastifyReply, clock: Clock): void {
  const isTooLong = code === 'FST_ERR_MAX_PARAM_LENGTH'
  const failure = new AppError(isTooLong ? 'COMMON_404_NOT_FOUND' : 'COMMON_400_MALFORMED_REQUEST')
  void sendError(reply.headers(HEADERS_WITHOUT_HOOKS), failure, clock)
}

const RETRY_AFTER_SECONDS = '5'

type SchemaError = { validation: ErrorObject[]; validationContext: string }

function isOfSchema(error: unknown): error is SchemaError {
  return error instanceof Error && 'validation' in error
}

function asAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  // the client left or was too slow; its error looks like that of a lost database
  if (request.raw.readableAborted) return new AppError('COMMON_400_MALFORMED_REQUEST', { cause: error })
  if (isTransient(error))
    return new AppError('COMMON_503_UNAVAILABLE', { headers: { 'retry-after': RETRY_AFTER_SECONDS }, cause: error })
  const { statusCode = 500 } = error as { statusCode?: number }
  const known = BY_STATUS[statusCode]
  if (known) return new AppError(known, { cause: error })
  if (statusCode >= 400 && statusCode < 500) {
    return new AppError(request.is404 ? 'COMMON_400_MALFORMED_REQUEST' : 'COMMON_400_MALFORMED_BODY', { cause: error })
  }
  return new AppError('COMMON_500_INTERNAL', { cause: error })
}

/** Remembers every route, to distinguish a wrong method (405) from a wrong path (404). */
function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat()
    if (methods.includes('OPTIONS')) return
    const pattern = url
      .split('/')
      .map((part) =>
        part
          .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
          .replace(/:\w+/g, '[^/]+')
          .replace('*', '.*'),
      )
      .join('/')
    routes.push({ pattern: new RegExp(`^${pattern}$`), methods })
  })
  return (path) => [...new Set(routes.flatMap((route) => (route.pattern.test(path) ? route.methods : [])))].sort()
}

const CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'COMMON_431_HEADERS_TOO_LARGE',
}

/** TLS errors: without a handshake nothing can be sent, and waiting for the write to finish would never end. */
const NO_HANDSHAKE = /^ERR_(?:TLS|SSL)_/

type Connection = Socket & { _httpMessage?: { headersSent: boolean; req: IncomingMessage } | null }
type LateOr = { clock: Clock; lateness: Lateness }

/**
 * Responds with the error body to data that is not an HTTP request, such as a URL with unescaped Korean letters, or that
 * is late: it never becomes a request the application could answer. Then the connection is closed.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, { clock, lateness }: LateOr): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') answerLate(socket, { clock, lateness })
  else if (error.code !== 'ECONNRESET') {
    const canAnswer = !NO_HANDSHAKE.test(error.code ?? '')
    refuse(socket, CODES[error.code ?? ''] ?? 'COMMON_400_MALFORMED_REQUEST', { clock, canAnswer })
  }
}

/**
 * R-HTTP-29: the server looks for late requests before it reads what has arrived meanwhile. So it reads first; a request
 * that is whole then is answered as any other.
 */
function answerLate(socket: Connection, { clock, lateness }: LateOr): void {
  const sentBytes = socket.bytesWritten
  setImmediate(() => {
    // oxlint-disable-next-line no-underscore-dangle -- what Node's own handler of this event looks at; there is no other name for it
    if (socket._httpMessage?.req.complete === true || socket.bytesWritten > sentBytes) return
    refuse(socket, lateness.wasLate() ? 'COMMON_503_OVERLOADED' : 'COMMON_408_REQUEST_TIMEOUT', { clock })
  })
}

/** Answers on the connection itself and closes it. */
function refuse(
  socket: Connection,
  code: ErrorCode,
  { clock, canAnswer = true }: { clock: Clock; canAnswer?: boolean },
) {
  if (socket.destroyed) return
  if (!socket.writable || isAnswering(socket) || !canAnswer) {
    socket.destroy()
    return
  }
  const status = statusOf(code)
  const requestId = randomUUID()
  const body: ErrorResponse = {
    success: false,
    message: word(message(code), DEFAULT_LANGUAGE),
    data: null,
    status,
    code,
    errors: [],
    path: '',
    timestamp: seoulDateTime(clock.now()),
    requestId,
  }
  const text = JSON.stringify(body)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      `x-request-id: ${requestId}`,
      ...(status === 503 ? [`retry-after: ${RETRY_AFTER_SECONDS}`] : []),
      ...Object.entries(HEADERS_WITHOUT_HOOKS).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      text,
    ].join('\r\n'),
  )
}

/** Whether a response is being sent on this connection; another would be read as part of it. */
function isAnswering(socket: Connection): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- as above
  return socket._httpMessage?.headersSent === true
}
