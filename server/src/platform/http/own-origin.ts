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

/** Refuses a request whose `Host` cannot be one (RFC 9112, section 3.2), whatever it asks for. HTTP/1.0 knows requests without. */
export function refuseMalformedHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const mayBeMissing = request.raw.httpVersion === '1.0'
    if (request.host !== '' || !mayBeMissing) ownOrigin(request)
  })
}
