import type { FastifyInstance } from 'fastify'
import { message } from '../../words/message.ts'
import { exceedsBodyLimits } from './body-limits.ts'
import { AppError } from './errors.ts'

/**
 * Reads JSON bodies within `BODY_LIMITS`.
 * Many clients send a JSON content type with every request, so an empty body is accepted where none is expected.
 */
export function readJsonBodies(app: FastifyInstance): void {
  // A text body would reach a JSON route as a string; without this parser it is refused with 415.
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '' && request.routeOptions.schema?.body === undefined) done(null, undefined)
    else if (exceedsBodyLimits(body)) {
      done(new AppError('COMMON_400_MALFORMED_BODY', { message: message('BODY_TOO_COMPLEX') }))
    } else void parseJson(request, body, done)
  })
}
