import { isUtf8 } from 'node:buffer'
import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { lazy } from '../lazy.ts'
import { withoutIds } from './inline-schema.ts'
import { demandDistinctChoices, dropNotGiven, dropUnknown, type JsonSchema } from './known-members.ts'

const OPTIONS: Options = { allErrors: true, removeAdditional: false, useDefaults: true, verbose: true, strict: false }

/**
 * Compiles the schemas of a route at its first request. Bodies are taken as sent, without members unknown to the schema.
 * Query strings, paths and headers are text, so numbers and booleans are parsed from them. Texts that PostgreSQL cannot
 * store (NUL, lone surrogates) are refused everywhere.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  const strict = lazy(() => formats.default(new Ajv2020({ ...OPTIONS, coerceTypes: false })))
  const coercing = lazy(() => formats.default(new Ajv2020({ ...OPTIONS, coerceTypes: 'array' })))

  return ({ schema, httpPart }) => {
    const inlined = lazy(() => withoutIds(schema) as JsonSchema)
    // a faulty route fails when it is registered, not at its first request
    if (httpPart === 'body') demandDistinctChoices(inlined())
    const compiled = lazy(() => (httpPart === 'body' ? strict : coercing)().compile(inlined()))
    return (value: unknown) => {
      const [plain, check] = [inlined(), compiled()]
      if (httpPart === 'body') dropUnknown(plain, value)
      dropNotGiven(plain, value)
      const errors = [...unusableTexts(value), ...(httpPart === 'body' ? [] : oddNumbers(plain, value))]
      if (httpPart === 'querystring') errors.push(...undecodedTexts(value))
      if (!check(value)) errors.push(...(check.errors ?? []))
      if (errors.length === 0) return { value }
      return { error: Object.assign(new Error('validation'), { validation: errors }) as never }
    }
  }
}

/**
 * Refuses requests whose validation could not be completed. A route with `attachValidation` checks the wrong fields
 * itself; if a validator threw, there are none to check, and the request would pass as valid.
 */
export function refuseUnfinishedValidation(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ validationError }) => {
    if (validationError && !Array.isArray(validationError.validation)) throw validationError
  })
}

const DIGITS = /^-?\d+(?:\.\d+)?$/

/** Rejects `0x10`, `1e1` and ` 5`, which Ajv also reads as numbers; nobody intends them. */
function* oddNumbers({ properties = {} }: JsonSchema, value: unknown): Generator<ErrorObject> {
  for (const [name, text] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    const type = properties[name]?.type
    if ((type !== 'integer' && type !== 'number') || typeof text !== 'string') continue
    if (!DIGITS.test(text) && Number.isFinite(Number(text)))
      yield { keyword: 'type', instancePath: `/${name}`, schemaPath: '#/type', params: { type }, data: text }
  }
}

/**
 * Rejects texts that were left as they are because their bytes are not UTF-8, such as the EUC-KR of older Korean
 * clients: nobody looks for `%BD%C5`.
 */
function* undecodedTexts(value: unknown): Generator<ErrorObject> {
  for (const [name, text] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    const runs = typeof text === 'string' ? text.match(/(?:%[\da-f]{2})+/gi) : null
    if (runs?.some((run) => !isUtf8(Buffer.from(run.replaceAll('%', ''), 'hex'))))
      yield { keyword: 'encoding', instancePath: `/${name}`, schemaPath: '#/encoding', params: {}, data: text }
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
