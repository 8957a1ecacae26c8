import type { ErrorObject } from 'ajv'
import type { FastifyRequest } from 'fastify'
import { namedFieldErrors } from './error-answers.ts'
import { AppError, type FieldProblem } from './errors.ts'

/** A body as it may look after its schema has rejected it. */
export type Doubtful<T> = { [Member in keyof T]?: unknown }

/**
 * Reports every wrong field at once: those of the schema and those that `problems` finds among the other members; the
 * route has `attachValidation`.
 * @throws AppError 400
 */
export async function refuseWrong(
  { validationError, body }: Pick<FastifyRequest, 'validationError' | 'body'>,
  problems: (others: Record<string, unknown>) => FieldProblem[] | Promise<FieldProblem[]>,
): Promise<void> {
  const { validation = [], validationContext = 'body' } = validationError ?? {}
  const ofSchema = namedFieldErrors(validation as ErrorObject[], validationContext)
  const named = new Set(ofSchema.map(({ field }) => field))
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const rest = isObject ? Object.fromEntries(Object.entries(body).filter(([name]) => !named.has(name))) : undefined
  const ofRules = rest ? await problems(rest) : []
  const errors = [...ofSchema, ...ofRules.filter(({ field }) => !named.has(field))]
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
}

/** The member if it is a text; the schema reports any other. */
export function textOf(member: unknown): string | undefined {
  return typeof member === 'string' ? member : undefined
}
