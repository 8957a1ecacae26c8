import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ServerOptions } from 'node:https'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import type { Logger } from 'pino'
import { message } from '../../words/message.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { DataMode } from '../data-mode.ts'
import type { DatabaseConnection } from '../database/database.ts'
import { beginSpan, endObserved, within } from '../observe.ts'
import { enforceAccess, type ResolveCaller } from './access.ts'
import { exchangeCookies } from './cookies.ts'
import { drainOnClose } from './draining.ts'
import { answerErrors, answerUnreadable, answerUnroutable, pathOf } from './error-answers.ts'
import { AppError, type FieldProblem } from './errors.ts'
import type { FirstData } from './first-data.ts'
import { healthRoutes } from './health.ts'
import type { HttpApp } from './http-app.ts'
import { wordAnswers } from './language.ts'
import { watchLateness } from './lateness.ts'
import { exposeMetrics } from './metrics.ts'
import { apiDocumentRoutes, collectApiDocument } from './openapi.ts'
import { corsRules, refuseMalformedHost } from './origins.ts'
import { limitEventStreams, limitUploads } from './places.ts'
import { createRateLimiter, enforceRateLimits, type RateLimiter } from './rate-limit.ts'
import { BODY_LIMITS, endUnreadBodies, readJsonBodies } from './request-body.ts'
import { forbidByDefault } from './security-headers.ts'
import { securityTextRoute } from './security-txt.ts'
import { createSerializerCompiler } from './serialization.ts'
import { shedLoad } from './shedding.ts'
import { createValidatorCompiler, refuseUnfinishedValidation } from './validation.ts'

export type HttpAppOptions = {
  config: Config
  clock: Clock
  database: DatabaseConnection
  log: Logger
  version: string
  /** Identifies the caller; without it, every caller is anonymous. */
  resolveCaller?: ResolveCaller
  /** `sample`: every response is marked as containing invented data. */
  dataMode?: DataMode
  /** What the service stores first, if anything; until then it is starting. */
  firstData?: FirstData | undefined
}

/**
 * The HTTP side of the service without its features: conventions, errors, access, limits, health, metrics and API documents.
 * Features register their routes on it afterwards; it does not listen yet.
 */
export async function createHttpApp(options: HttpAppOptions): Promise<{ app: HttpApp; rateLimiter: RateLimiter }> {
  const { config, clock, database } = options
  const loggerInstance: FastifyBaseLogger = options.log
  const lateness = watchLateness(latenessLimits(config.http))
  const app: HttpApp = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMITS.bytes,
    ...serverOptions(config.http),
    // the client may still be building, on an arbitrarily busy machine
    pluginTimeout: 0,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => answerUnroutable(error, reply, clock),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, { clock, lateness }),
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(createValidatorCompiler())
  app.setSerializerCompiler(createSerializerCompiler())
  readJsonBodies(app)
  refuseUnfinishedValidation(app)

  app.addHook('onClose', async () => lateness.stop())
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (options.dataMode === 'sample') reply.header('x-data-mode', 'sample')
  })
  observeRequests(app)
  logRequests(app, options.log)
  wordAnswers(app)
  endUnreadBodies(app)
  drainOnClose(app)
  answerErrors(app, clock)
  refuseMalformed(app)
  await forbidByDefault(app)
  await compressAnswers(app)
  await exchangeCookies(app, config)
  // These two register routes that cannot declare an access; they come before the rule that requires one.
  await app.register(cors, corsRules(config))
  if (config.apiDocs.enabled)
    await collectApiDocument(app, { version: options.version, withPage: config.apiDocs.uiEnabled })
  const shed = shedLoad(app, database.pool, config.shedding)
  enforceAccess(app, options.resolveCaller)
  const rateLimiter = createRateLimiter(database, clock, config)
  enforceRateLimits(app, rateLimiter)
  limitEventStreams(app, config.rateLimit)
  limitUploads(app, config)
  if (config.apiDocs.enabled) apiDocumentRoutes(app)
  exposeMetrics(app, database, config, shed)
  healthRoutes(app, options)
  securityTextRoute(app, config.security, clock)
  return { app, rateLimiter }
}

/** What no operation could read: a host, and names in the query. */
function refuseMalformed(app: HttpApp): void {
  refuseMalformedHost(app)
  refuseUnreadNames(app)
}

/**
 * Segments long enough to contain a token of 256 bits (43 characters), which grants access to anyone who reads it: links are
 * copied with a full stop or bracket at the end, and any character may be escaped.
 */
const SECRET_SEGMENT = /[^/]{43,}/g

/**
 * Logs one line per request: the path without secrets and without its query, which may contain an address or a name. No
 * member can be a secret by name, and looking for such names in every line would take sixteen times as long as writing it.
 */
function logRequests(app: HttpApp, log: Logger): void {
  const lines = log.child({}, { redact: [] })
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    const path = pathOf(request).replaceAll(SECRET_SEGMENT, '***')
    const { id: requestId, method } = request
    lines.info({ requestId, method, path, status: reply.statusCode, milliseconds }, 'request')
  })
}

/** Compressed synchronously: zstd needs 0.1 ms for a diagnosis. Larger answers are streamed while they are compressed. */
const AT_ONCE_BYTES = 128 * 1024

/**
 * Compresses text responses if the client accepts it: a diagnosis shrinks to a fifth. Event streams are not compressed, and
 * request bodies are never decompressed. No response combines a secret with text chosen by somebody else, whose compressed
 * length could reveal it: a token in a response is new and belongs to the caller.
 */
async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['zstd', 'br', 'gzip'],
    globalDecompression: false,
    syncThreshold: AT_ONCE_BYTES,
  })
}

/** How often the server checks for timed-out requests; with Node's default of 30 s, shorter timeouts would have no effect. */
const CHECKS_PER_TIME_LIMIT = 10

/** A server that was held up for half of the time in which headers have to arrive is late itself. */
function latenessLimits({ headersTimeoutMs, requestTimeoutMs }: Config['http']) {
  const everyMs = Math.ceil(headersTimeoutMs / CHECKS_PER_TIME_LIMIT)
  return { everyMs, lateMs: headersTimeoutMs / 2, withinMs: requestTimeoutMs + everyMs }
}

/** Only forward secrecy and authenticated encryption, as in `deploy/nginx.conf`; the first three are those of TLS 1.3. */
const TLS: ServerOptions = {
  minVersion: 'TLSv1.2',
  ciphers: 'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE+AESGCM:ECDHE+CHACHA20',
}

/**
 * Serves http, or https with the service's own certificate (R-OPS-11). Ends requests that are sent too slowly (408) and
 * idle connections, so that nobody can hold a connection, a body or a place in a queue by sending a byte now and then.
 * Cases that the server would answer itself, without the error body, are left to the application.
 */
function serverOptions({ headersTimeoutMs, requestTimeoutMs, connectionTimeoutMs, tls }: Config['http']) {
  const connectionsCheckingInterval = Math.ceil(headersTimeoutMs / CHECKS_PER_TIME_LIMIT)
  const server = { headersTimeout: headersTimeoutMs, connectionsCheckingInterval, requireHostHeader: false }
  return {
    connectionTimeout: connectionTimeoutMs,
    requestTimeout: requestTimeoutMs,
    http: server,
    https: tls && { ...server, ...tls, ...TLS, handshakeTimeout: headersTimeoutMs },
  }
}

/** Returns the caller's `X-Request-Id` if it is 8–64 of `A-Za-z0-9._-`, else a new ID (R-HTTP-13). */
function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Observes each request by the pattern of its route, never its path; spans of the work it causes are children of its span. */
function observeRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = beginSpan('http', nameOf(request))
    if (span !== undefined) spans.set(request, span)
    within(span, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const outcome = reply.statusCode >= 500 ? 'ERROR' : String(reply.statusCode)
    endObserved({ kind: 'http', name: nameOf(request), outcome, seconds: reply.elapsedTime / 1000 }, spans.get(request))
  })
}

function nameOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? 'none'}`
}

/** A name of which some escape is no UTF-8, and which is therefore left as it was sent. */
const UNDECODED = /%/
/** `page[]`, `page[0]` and `page[a][b]`: lists and objects of other frameworks. No parameter here takes one. */
const AS_LIST = /^([^[]*)\[/

/**
 * R-HTTP-04: reports query parameters that are intended and that nobody would read: a parameter of the operation that is
 * spelled as a list, and a name with a broken escape. Any other unknown name is ignored.
 */
function refuseUnreadNames(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ query, routeOptions: { schema, url } }) => {
    if (url?.startsWith('/api/') !== true) return
    const { properties = {} } = (schema?.querystring ?? {}) as { properties?: object }
    const errors = Object.keys(query as object).flatMap((field): FieldProblem[] => {
      if (UNDECODED.test(field)) return [{ field, code: 'ENCODING', message: message('FIELD_NOT_UTF8') }]
      const [, name] = AS_LIST.exec(field) ?? []
      const isKnown = name !== undefined && (name === 'lang' || Object.hasOwn(properties, name))
      return isKnown ? [{ field, code: 'TYPE', message: message('FIELD_INVALID') }] : []
    })
    if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  })
}
