import type { FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { message } from '../../words/message.ts'
import type { Config } from '../config/config.ts'
import { AppError } from './errors.ts'

/**
 * Returns the origin under which the caller reached the service, from the `Host` header or a trusted proxy.
 * @throws AppError 400 if neither gives one.
 */
export function ownOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const isHost = host !== '' && !/[\s/\\?#@]/.test(host)
  if (isHost && /^https?$/.test(protocol) && URL.canParse(`${protocol}://${host}`)) return `${protocol}://${host}`
  throw new AppError('COMMON_400_MALFORMED_REQUEST', { message: message('HOST_MALFORMED') })
}

/** Refuses any request with two `Host` headers or an invalid one (RFC 9112, section 3.2). HTTP/1.0 allows none. */
export function refuseMalformedHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (hostLines(request) > 1)
      throw new AppError('COMMON_400_MALFORMED_REQUEST', { message: message('HOST_MALFORMED') })
    const mayBeMissing = request.raw.httpVersion === '1.0'
    if (request.host !== '' || !mayBeMissing) ownOrigin(request)
  })
}

/** Counts `Host` headers. Node keeps the first of several, so a proxy and the service could use different ones. */
function hostLines({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length
}

type Rules = Pick<Config, 'corsOrigins' | 'environment'>

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

/** Returns which pages of other origins may read responses. */
export function corsRules({ corsOrigins, environment }: Rules): FastifyCorsOptions {
  return {
    origin: environment === 'production' ? corsOrigins : [...corsOrigins, LOCAL_ORIGIN],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['X-Request-Id', 'X-Data-Mode', 'Retry-After'],
    maxAge: 600,
  }
}

/** Whether a request with this `Origin` may be served where only such pages are allowed. Non-browsers send no `Origin`. */
export function mayCallFromPage({ corsOrigins, environment }: Rules, origin: string | undefined): boolean {
  if (origin === undefined || corsOrigins.includes(origin)) return true
  return environment !== 'production' && LOCAL_ORIGIN.test(origin)
}
