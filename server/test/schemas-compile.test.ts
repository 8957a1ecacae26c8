import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { test } from 'node:test'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { createSerializerCompiler } from '../src/platform/http/serialization.ts'
import { createValidatorCompiler } from '../src/platform/http/validation.ts'
import { testService } from './service.ts'

// Schemas are compiled at an operation's first request, to speed up startup; a faulty one would be noticed only then.

const routes: RouteOptions[] = []
function note(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', (route) => void routes.push(route))
}
subscribe('fastify.initialization', note)
await testService()
unsubscribe('fastify.initialization', note)

const validate = createValidatorCompiler()
const serialize = createSerializerCompiler()
const PARTS = ['body', 'querystring', 'params', 'headers'] as const

test('every schema of every operation compiles', () => {
  let compiled = 0
  for (const { method, url, schema = {} } of routes) {
    for (const httpPart of PARTS) {
      const part = schema[httpPart] as TSchema | undefined
      if (part === undefined) continue
      assert.doesNotThrow(
        () => validate({ schema: part, method: '', url, httpPart })({}),
        `${String(method)} ${url} ${httpPart}`,
      )
      compiled += 1
    }
    for (const [status, answer] of Object.entries((schema.response ?? {}) as Record<string, TSchema>)) {
      const write = serialize({ schema: answer, method: '', url, httpStatus: status })
      assert.doesNotThrow(() => written(write), `${String(method)} ${url} ${status}`)
      compiled += 1
    }
  }
  assert.ok(routes.length > 100 && compiled > 300, `${compiled} schemas of ${routes.length} routes`)
})

/** Runs the compiled serializer; errors about an empty value that does not match the schema are expected. */
function written(write: (value: unknown) => string): void {
  try {
    write({})
  } catch (error) {
    if (!/is required|does not match schema|coerce/.test((error as Error).message)) throw error
  }
}
