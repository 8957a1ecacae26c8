import cors from '@fastify/cors'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { DataMode } from '../data-mode.ts'
import type { DatabaseConnection } from '../database/database.ts'
import { enforceAccess, type ResolveCaller } from './access.ts'
import { BODY_LIMITS } from './body-limits.ts'
import { compressAnswers } from './compression.ts'
import { exchangeCookies } from './cookies.ts'
import { corsRules } from './cors-rules.ts'
import { drainOnClose } from './draining.ts'
import { answerErrors, answerUnroutable, pathOf } from './error-answers.ts'
import type { FirstData } from './first-data.ts'
import { healthRoutes } from './health.ts'
import type { HttpApp } from './http-app.ts'
import { readJsonBodies } from './json-body.ts'
import { wordAnswers } from './language.ts'
import { exposeMetrics } from './metrics.ts'
import { observeRequests } from './observe-requests.ts'
import { apiDocumentRoutes, collectApiDocument } from './openapi.ts'
import { refuseMalformedHost } from './own-origin.ts'
import { refuseUnreadNames } from './query-names.ts'
import { createRateLimiter, enforceRateLimits, type RateLimiter } from './rate-limit.ts'
import { requestIdOf } from './request-id.ts'
import { forbidByDefault } from './security-headers.ts'
import { createSerializerCompiler } from './serialization.ts'
import { serverOptions } from './server-options.ts'
import { shedLoad } from './shedding.ts'
import { limitEventStreams } from './stream-limit.ts'
import { endUnreadBodies } from './unread-body.ts'
import { answerUnreadable } from './unreadable-request.ts'
import { limitUploads } from './upload-limit.ts'
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
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, clock),
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(createValidatorCompiler())
  app.setSerializerCompiler(createSerializerCompiler())
  readJsonBodies(app)
  refuseUnfinishedValidation(app)

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
