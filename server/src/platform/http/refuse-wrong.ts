import type { ErrorObject } from 'ajv'
import type { FastifyRequest } from 'fastify'
import { AppError, type FieldProblem } from './errors.ts'
import { namedFieldErrors } from './field-errors.ts'

/** A body as it may look after its schema has rejected it. */
export type Doubtful<T> = { [Member in keyof T]?: unknown }

type Members = Record<string, unknown>
type Problems = FieldProblem[] | Promise<FieldProblem[]>

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Finds what the code of the operation would refuse after the schema, in a body (or query, if it takes none) that the
     * schema has refused: so all wrong fields are named at once. `given` has the members that the schema accepts; items of
     * a list that it refuses are `undefined`.
     */
    alsoWrong?: (given: Members, request: FastifyRequest) => Problems
  }
}

type Refusal = { validation: ErrorObject[]; validationContext: string }

/** In this order the framework checks the parts of a request, up to the first that is wrong. */
const PARTS = ['params', 'body', 'querystring'] as const

/** Every wrong field of a request that a schema refused, in each of its parts (R-HTTP-02). */
export async function everyWrongField(request: FastifyRequest, refusal: Refusal): Promise<FieldProblem[]> {
  const ofSchema = partsFrom(request, refusal)
  const { alsoWrong } = request.routeOptions.config
  const given = request.body ?? request.query
  if (alsoWrong === undefined || !isObject(given)) return ofSchema
  const named = new Set(ofSchema.map(({ field }) => field))
  const ofCode = await alsoWrong(acceptedOf(given, [...named]), request)
  return [...ofSchema, ...ofCode.filter(({ field }) => !named.has(field))]
}

function partsFrom(request: FastifyRequest, { validation, validationContext: first }: Refusal): FieldProblem[] {
  const later = PARTS.slice(PARTS.findIndex((part) => part === first) + 1)
  const others = later.flatMap((part) => {
    const check = request.getValidationFunction(part) as
      | ((value: unknown) => { error?: { validation: ErrorObject[] } })
      | undefined
    const { error } = check?.(part === 'querystring' ? request.query : request[part]) ?? {}
    return error === undefined ? [] : namedFieldErrors(error.validation, part)
  })
  return [...namedFieldErrors(validation, first), ...others]
}

/** The members in which nothing is wrong. */
function acceptedOf(body: Members, wrong: readonly string[]): Members {
  const isWrong = (path: string) =>
    wrong.some((field) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`))
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (!isWrong(name)) return [[name, value]]
      if (!Array.isArray(value) || wrong.includes(name)) return []
      return [[name, value.map((item: unknown, index) => (isWrong(`${name}[${index}]`) ? undefined : item))]]
    }),
  )
}

/**
 * Reports every wrong field at once: those of the schema and those that `problems` finds among the other members; the
 * route has `attachValidation`.
 * @throws AppError 400
 */
export async function refuseWrong(request: FastifyRequest, problems: (others: Members) => Problems): Promise<void> {
  const { validationError, body } = request
  const { validation = [], validationContext = 'body' } = validationError ?? {}
  const ofSchema = validationError
    ? partsFrom(request, { validation: validation as ErrorObject[], validationContext })
    : []
  const named = new Set(ofSchema.map(({ field }) => field))
  const rest = isObject(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !named.has(name)))
    : undefined
  const ofRules = rest ? await problems(rest) : []
  const errors = [...ofSchema, ...ofRules.filter(({ field }) => !named.has(field))]
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
}

function isObject(body: unknown): body is Members {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

/** Whether a parameter of a path can be looked up, although something in the request is wrong. */
export function isId(parameter: unknown): parameter is number {
  return Number.isSafeInteger(parameter) && Number(parameter) > 0
}

/** The member if it is a text; the schema reports any other. */
export function textOf(member: unknown): string | undefined {
  return typeof member === 'string' ? member : undefined
}
