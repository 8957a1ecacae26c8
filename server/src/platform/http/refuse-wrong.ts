import type { ErrorObject } from 'ajv'
import type { FastifyRequest } from 'fastify'
import { namedFieldErrors } from './error-answers.ts'
import { AppError, type FieldProblem } from './errors.ts'

type Request<Body> = Pick<FastifyRequest, 'validationError'> & { body: Body }
/** A body as it may look after its schema has rejected it. */
export type Doubtful<T> = { [Member in keyof T]?: unknown }

/**
 * Reports every wrong field at once: those of the schema and those that `problems` finds; the route has
 * `attachValidation`.
 * @throws AppError 400
 */
export function refuseWrong<Body>(
  { validationError, body }: Request<Body>,
  problems: (body: object) => FieldProblem[],
): void {
  const { validation = [], validationContext = 'body' } = validationError ?? {}
  const ofSchema = namedFieldErrors(validation as ErrorObject[], validationContext)
  const named = new Set(ofSchema.map(({ field }) => field))
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const others = isObject ? problems(body).filter(({ field }) => !named.has(field)) : []
  const errors = [...ofSchema, ...others]
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
}
