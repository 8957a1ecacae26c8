import type { FastifyInstance, FastifyRequest } from 'fastify'
import { message } from '../../words/message.ts'
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
