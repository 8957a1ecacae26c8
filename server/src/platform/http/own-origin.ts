import type { FastifyInstance, FastifyRequest } from 'fastify'
import { message } from '../../words/message.ts'
import { AppError } from './errors.ts'

/**
 * The origin under which the caller reached the service, as given by the `Host` header or a trusted proxy.
 * @throws AppError 400 when neither gives one.
 */
export function ownOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const isHost = host !== '' && !/[\s/\\?#@]/.test(host)
  if (isHost && /^https?$/.test(protocol) && URL.canParse(`${protocol}://${host}`)) return `${protocol}://${host}`
  throw new AppError('COMMON_400_MALFORMED_REQUEST', { message: message('HOST_MALFORMED') })
}

/** Refuses a request with two `Host`s or one that cannot be one (RFC 9112, section 3.2), whatever it asks for. HTTP/1.0 knows requests without. */
export function refuseMalformedHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (hostLines(request) > 1)
      throw new AppError('COMMON_400_MALFORMED_REQUEST', { message: message('HOST_MALFORMED') })
    const mayBeMissing = request.raw.httpVersion === '1.0'
    if (request.host !== '' || !mayBeMissing) ownOrigin(request)
  })
}

/** Node keeps the first of several, so that a proxy and the service may take different ones for it. */
function hostLines({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length
}
