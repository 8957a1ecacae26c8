import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { testService } from './service.ts'

const { app } = await testService()
const config = await loadConfig({ configPath: join(import.meta.dirname, '../../redocly.yaml') })

async function problemsOf(source: string): Promise<string[]> {
  const problems = await lintFromString({ source, config, absoluteRef: 'api-docs.json' })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}

for (const document of ['', '/public-api', '/authenticated-api', '/admin-api']) {
  test(`Redocly finds nothing to say of /v3/api-docs${document}`, async () => {
    const { body } = await app.inject(`/v3/api-docs${document}`)
    assert.deepEqual(await problemsOf(body), [])
  })
}

test('it looks: the faults of a document are reported', async () => {
  const { servers: _, ...document } = (await app.inject('/v3/api-docs')).json()
  document.paths['/broken/{id}'] = { get: { responses: { 200: { description: 'x' } } } }
  const problems = (await problemsOf(JSON.stringify(document))).join('\n')
  assert.match(problems, /no-empty-servers/)
  assert.match(problems, /path-parameters-defined/)
})
