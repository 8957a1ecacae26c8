import fastJsonStringify, { type AnySchema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { lazy } from '../lazy.ts'
import { withoutIds, withPlainNulls } from './inline-schema.ts'

/** Serializes a response by its schema: members not in the schema are left out, so undeclared data cannot leak. */
export function createSerializerCompiler(): FastifySerializerCompiler<TSchema> {
  return ({ schema }) => compileSerializer(schema)
}

/** The same for data that is serialized before it is sent. */
export function compileSerializer(schema: TSchema): (value: unknown) => string {
  const writer = lazy(() => fastJsonStringify(withPlainNulls(withoutIds(schema)) as AnySchema))
  return (value) => writer()(value)
}
