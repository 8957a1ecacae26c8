import type { FastifyInstance } from 'fastify'
import { message } from '../../words/message.ts'
import { AppError, type FieldProblem } from './errors.ts'

/** A name of which some escape is no UTF-8, and which is therefore left as it was sent. */
const UNDECODED = /%/
/** `page[]`, `page[0]` and `page[a][b]`: lists and objects of other frameworks. No parameter here takes one. */
const AS_LIST = /^([^[]*)\[/

/**
 * R-HTTP-04: reports query parameters that are intended and that nobody would read: a parameter of the operation that is
 * spelled as a list, and a name with a broken escape. Any other unknown name is ignored.
 */
export function refuseUnreadNames(app: FastifyInstance): void {
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
