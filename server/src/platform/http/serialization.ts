import fastJsonStringify, { type AnySchema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { withoutIds, withPlainNulls } from './inline-schema.ts'

/** Writes an answer by its schema: what the schema does not name is left out, so nothing leaks that nobody declared. */
export function createSerializerCompiler(): FastifySerializerCompiler<TSchema> {
  return ({ schema }) => fastJsonStringify(withPlainNulls(withoutIds(schema)) as AnySchema)
}
