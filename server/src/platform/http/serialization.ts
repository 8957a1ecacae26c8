import fastJsonStringify, { type AnySchema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { atFirstUse } from '../at-first-use.ts'
import { withoutIds, withPlainNulls } from './inline-schema.ts'

/** Writes an answer by its schema: what the schema does not name is left out, so nothing leaks that nobody declared. */
export function createSerializerCompiler(): FastifySerializerCompiler<TSchema> {
  return ({ schema }) => compileSerializer(schema)
}

/** The same for what is written before it is sent. */
export function compileSerializer(schema: TSchema): (value: unknown) => string {
  const writer = atFirstUse(() => fastJsonStringify(withPlainNulls(withoutIds(schema)) as AnySchema))
  return (value) => writer()(value)
}
