import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiDocument } from '../src/platform/http/api-groups.ts'
import { testService } from './service.ts'

const { app } = await testService()
const document = (await app.inject('/v3/api-docs')).json<ApiDocument>()

type Operation = Record<string, unknown> & {
  'x-access': string
  'x-group'?: string
  responses: Record<string, { description?: string }>
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation: operation as Operation,
  })),
)

test('every operation has an id of its own, a tag, a summary and a description', () => {
  assert.ok(operations.length > 0)
  for (const { name, operation } of operations) {
    for (const member of ['operationId', 'summary', 'description'])
      assert.ok(operation[member], `${name} has no ${member}`)
    assert.ok(Array.isArray(operation['tags']) && operation['tags'].length > 0, `${name} has no tag`)
  }
  const ids = operations.map(({ operation }) => operation['operationId'])
  assert.deepEqual(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    [],
  )
})

test('every operation has a success, the errors of its kind and a description of each', () => {
  for (const { name, operation } of operations) {
    const statuses = Object.keys(operation.responses)
    assert.ok(
      statuses.some((status) => /^[23]/.test(status)),
      `${name} has no success`,
    )
    for (const status of ['400', '408', '431', '500', '503'])
      assert.ok(statuses.includes(status), `${name} has no ${status}`)
    if (operation['x-access'] !== 'public') assert.ok(statuses.includes('401'), `${name} has no 401`)
    if (operation['x-access'].startsWith('admin')) assert.ok(statuses.includes('403'), `${name} has no 403`)
    if (!name.startsWith('GET'))
      for (const status of ['413', '415']) assert.ok(statuses.includes(status), `${name} has no ${status}`)
    for (const [status, response] of Object.entries(operation.responses))
      assert.ok(response.description, `${name} ${status}`)
  }
})

test('the operations that want a login declare bearerAuth, the others that they want nothing', () => {
  for (const { name, operation } of operations) {
    const expected = operation['x-access'] === 'public' ? [] : [{ bearerAuth: [] }]
    assert.deepEqual(operation['security'], expected, name)
  }
})

test('every field and every parameter is described', () => {
  const undescribed: string[] = []
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties, parameters } = node as {
      properties?: Record<string, object>
      parameters?: { name: string; description?: string }[]
    }
    for (const [name, field] of Object.entries(properties ?? {})) {
      if (!('description' in field) && !('$ref' in field) && !isWrapped(field, name))
        undescribed.push(`${path}.${name}`)
    }
    if (Array.isArray(parameters))
      for (const { name, description } of parameters) if (!description) undescribed.push(`${path}?${name}`)
    for (const [key, child] of Object.entries(node)) visit(child, `${path}/${key}`)
  }
  visit(document.paths, '')
  visit(document.components.schemas, '')
  assert.deepEqual(undescribed, [])
})

/** The envelope's payload is described by its own schema, "a component or null" by the component. */
function isWrapped(field: object, name: string): boolean {
  return (
    name === 'data' ||
    ('anyOf' in field && Array.isArray(field.anyOf) && field.anyOf.some((branch: object) => '$ref' in branch))
  )
}

test('every reference leads to a component', () => {
  for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    assert.ok(name !== undefined && name in document.components.schemas, name)
  }
})

test('the three groups share out the operations by who may call', async () => {
  const counts = await Promise.all(
    ['public-api', 'authenticated-api', 'admin-api'].map(async (group) => {
      const part = (await app.inject(`/v3/api-docs/${group}`)).json<ApiDocument>()
      const accesses = Object.values(part.paths).flatMap((methods) =>
        Object.values(methods).map((operation) => operation['x-group'] ?? operation['x-access'] ?? ''),
      )
      assert.ok(
        accesses.every((access) =>
          group.startsWith(access.replace('first-step', 'authenticated').split(':')[0] ?? '-'),
        ),
        group,
      )
      return accesses.length
    }),
  )
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    operations.length,
  )
})

test('the context of an own diagnosis on the map stands in the public group, with its 401 and the way to log in', async () => {
  const part = (await app.inject('/v3/api-docs/public-api')).json<ApiDocument & { components: object }>()
  const operation = part.paths['/api/map/diagnosis-context']?.['get'] as Operation | undefined
  assert.deepEqual(operation?.['security'], [{ bearerAuth: [] }])
  assert.match(operation?.responses['401']?.description ?? '', /AUTH_401_TOKEN_MISSING/)
  assert.ok('securitySchemes' in part.components)
})
