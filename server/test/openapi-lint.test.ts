import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { testService } from './service.ts'

const { app } = await testService()
const redocly = await loadConfig({ configPath: join(import.meta.dirname, '../../redocly.yaml') })
const spectral = new spectralCore.Spectral()
spectral.setRuleset({ extends: [[spectralRulesets.oas as RulesetDefinition, 'recommended']] })

async function redoclyProblems(source: string): Promise<string[]> {
  const problems = await lintFromString({ source, config: redocly, absoluteRef: 'api-docs.json' })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}

async function spectralProblems(source: string): Promise<string[]> {
  const problems = await spectral.run(JSON.parse(source))
  return problems.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`)
}

for (const document of ['', '/public-api', '/authenticated-api', '/admin-api']) {
  test(`Spectral and Redocly find nothing to say of /v3/api-docs${document}`, async () => {
    const { body } = await app.inject(`/v3/api-docs${document}`)
    assert.deepEqual(await spectralProblems(body), [])
    assert.deepEqual(await redoclyProblems(body), [])
  })
}

test('both look: a document with a fault is reported by each', async () => {
  const { servers: _, ...document } = (await app.inject('/v3/api-docs')).json()
  document.paths['/broken/{id}'] = { get: { responses: { 200: { description: 'x' } } } }
  const source = JSON.stringify(document)
  assert.match((await spectralProblems(source)).join('\n'), /oas3-api-servers[\s\S]*path-params/)
  assert.match((await redoclyProblems(source)).join('\n'), /path-parameters-defined/)
})
