import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { message } from '../../words/message.ts'
import { exceedsBodyLimits } from './body-limits.ts'
import { AppError } from './errors.ts'

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
