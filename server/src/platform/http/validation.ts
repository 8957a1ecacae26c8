import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { atFirstUse } from '../at-first-use.ts'
import { withoutIds } from './inline-schema.ts'
import { demandDistinctChoices, dropUnknown } from './known-members.ts'
import { dropNotGiven, type JsonSchema } from './not-given.ts'

const OPTIONS: Options = { allErrors: true, removeAdditional: false, useDefaults: true, verbose: true, strict: false }

/**
 * Compiles the schemas of a route, when it is first asked. Bodies are taken as they are, without what the schema does not know; query strings, paths and headers are all text, so there numbers and
 * booleans are read out of it. Texts that PostgreSQL cannot hold (NUL, half surrogates) are refused everywhere.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  const strict = atFirstUse(() => formats.default(new Ajv2020({ ...OPTIONS, coerceTypes: false })))
  const coercing = atFirstUse(() => formats.default(new Ajv2020({ ...OPTIONS, coerceTypes: 'array' })))

  return ({ schema, httpPart }) => {
    const inlined = atFirstUse(() => withoutIds(schema) as JsonSchema)
    // a route is refused when it is registered, not when it is first asked
    if (httpPart === 'body') demandDistinctChoices(inlined())
    const compiled = atFirstUse(() => (httpPart === 'body' ? strict : coercing)().compile(inlined()))
    return (value: unknown) => {
      const [plain, check] = [inlined(), compiled()]
      if (httpPart === 'body') dropUnknown(plain, value)
      dropNotGiven(plain, value)
      const errors = [...unusableTexts(value), ...(httpPart === 'body' ? [] : oddNumbers(plain, value))]
      if (!check(value)) errors.push(...(check.errors ?? []))
      if (errors.length === 0) return { value }
      return { error: Object.assign(new Error('validation'), { validation: errors }) as never }
    }
  }
}

/**
 * Refuses what could not be validated to the end. A route with `attachValidation` looks at the wrong fields itself; where a validator threw
 * there are none to look at, and the request would pass as a right one.
 */
export function refuseUnfinishedValidation(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ validationError }) => {
    if (validationError && !Array.isArray(validationError.validation)) throw validationError
  })
}

const DIGITS = /^-?\d+(?:\.\d+)?$/

/** Ajv reads `0x10`, `1e1` and ` 5` as numbers, too; nobody means them. */
function* oddNumbers({ properties = {} }: JsonSchema, value: unknown): Generator<ErrorObject> {
  for (const [name, text] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    const type = properties[name]?.type
    if ((type !== 'integer' && type !== 'number') || typeof text !== 'string') continue
    if (!DIGITS.test(text) && Number.isFinite(Number(text)))
      yield { keyword: 'type', instancePath: `/${name}`, schemaPath: '#/type', params: { type }, data: text }
  }
}

function* unusableTexts(value: unknown, path = ''): Generator<ErrorObject> {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      yield { keyword: 'characters', instancePath: path, schemaPath: '#/characters', params: {}, data: value }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      yield* unusableTexts(member, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    }
  }
}
