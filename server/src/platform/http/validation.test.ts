import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from 'typebox'
import { testHttpApp } from '../../../test/app.ts'
import { envelope } from './envelope.ts'

test('a validation that could not finish refuses the request, also where the route looks at the wrong fields itself', async () => {
  const reached: string[] = []
  const { app } = await testHttpApp({
    addRoutes(app) {
      for (const attachValidation of [true, false]) {
        app.post(
          `/attached-${attachValidation}`,
          {
            config: { access: 'public' },
            attachValidation,
            validatorCompiler: () => () => {
              throw new RangeError('Maximum call stack size exceeded')
            },
            schema: { body: Type.Object({}) },
          },
          async (request) => {
            reached.push(request.url)
            return envelope(null)
          },
        )
      }
    },
  })
  for (const url of ['/attached-true', '/attached-false']) {
    const answer = await app.inject({ method: 'POST', url, payload: {} })
    assert.deepEqual([answer.statusCode, answer.json().code], [500, 'COMMON_500_INTERNAL'])
  }
  assert.deepEqual(reached, [])
})
