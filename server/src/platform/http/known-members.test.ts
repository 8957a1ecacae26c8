import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EnvelopeOf, Nullable } from '@lease-risk/contract/common'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type TSchema, Type } from 'typebox'
import { testHttpApp } from '../../../test/app.ts'
import fc from '../../../test/properties.ts'
import { envelope } from './envelope.ts'
import { dropUnknown } from './known-members.ts'

const Point = Type.Object({ x: Type.Number(), note: Type.Optional(Type.String()) })
const Shape = Type.Union([
  Type.Object({ kind: Type.Literal('circle'), radius: Type.Number(), centre: Point }),
  Type.Object({ kind: Type.Literal('line'), ends: Type.Array(Point) }),
])
const Body = Type.Object({
  name: Type.String(),
  point: Type.Optional(Nullable(Point)),
  shape: Type.Optional(Nullable(Shape)),
  shapes: Type.Optional(Type.Array(Type.Union([Shape, Type.String(), Type.Null()]))),
  grid: Type.Optional(Type.Array(Type.Array(Point))),
  byName: Type.Optional(Type.Record(Type.String({ pattern: '^p\\d$' }), Point)),
  anything: Type.Optional(Type.Unknown()),
})

function cleaned(value: unknown, schema: TSchema = Body): unknown {
  const copy = structuredClone(value)
  dropUnknown(schema, copy)
  return copy
}

const POINT = { x: 1, note: 'n' }
const KNOWN = {
  name: 'n',
  point: POINT,
  shape: { kind: 'circle', radius: 1, centre: POINT },
  shapes: [{ kind: 'line', ends: [POINT, { x: 2 }] }, 'text', null],
  grid: [[POINT], []],
  byName: { p1: POINT },
}

test('what the schema knows stays as it is, at every depth', () => {
  assert.deepEqual(cleaned(KNOWN), KNOWN)
  assert.deepEqual(cleaned({ name: 'n', point: null, shape: null }), { name: 'n', point: null, shape: null })
  const anything = { anything: { deep: [{ whatever: 1 }] } }
  assert.deepEqual(cleaned(anything), anything)
})

test('what it does not know is gone, in objects, lists, choices, nullable values and maps', () => {
  const spoilt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoilt)
    if (typeof value !== 'object' || value === null) return value
    const members = Object.entries(value).map(([name, member]) => [name, spoilt(member)])
    return { unknown: { x: 1 }, toString: 'taken', ...Object.fromEntries(members), constructor: 1, p: POINT }
  }
  assert.notDeepEqual(spoilt(KNOWN), KNOWN)
  assert.deepEqual(cleaned(spoilt(KNOWN)), KNOWN)
})

test('a member of another branch of a choice is unknown to the branch that the value names', () => {
  const shape = { kind: 'line', ends: [], radius: 5, centre: POINT }
  assert.deepEqual(cleaned({ shape }), { shape: { kind: 'line', ends: [] } })
  assert.deepEqual(cleaned({ shape: { ...shape, kind: 'none' } }), { shape: { ...shape, kind: 'none' } })
})

/** Returns the schema with every object closed, so that it accepts no unknown member. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).map(([key, member]) => [key, closed(member)]),
  )
  return 'properties' in copy || 'patternProperties' in copy ? { ...copy, additionalProperties: false } : copy
}

const member = fc.constantFrom('name', 'point', 'x', 'note', 'kind', 'radius', 'a', 'b', 'ends', 'p1', 'other')
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(1, 'circle', 'line', null, true),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(member, tie('tree'), { maxKeys: 4 }),
  ),
}))
const dropOf = (schema: TSchema) => ({
  isValid: new Ajv2020({ strict: false }).compile(schema),
  isClosedValid: new Ajv2020({ strict: false }).compile(closed(schema) as object),
})

test('dropping never changes whether a value is right, and what is right afterwards has no unknown member', () => {
  const { isValid, isClosedValid } = dropOf(Body)
  const point = fc.record({ x: fc.integer(), note: fc.string(), other: tree }, { requiredKeys: ['x'] })
  const shape = fc.oneof(
    fc.record({ kind: fc.constant('circle'), radius: fc.integer(), centre: point, ends: tree }),
    fc.record({ kind: fc.constant('line'), ends: fc.array(point), centre: point, other: tree }),
  )
  const nearlyRight = fc.record(
    {
      name: fc.string(),
      point: fc.option(fc.oneof(point, tree)),
      shape,
      shapes: fc.array(fc.oneof(shape, fc.constantFrom('text', null))),
      grid: fc.array(fc.array(point)),
      byName: fc.dictionary(fc.constantFrom('p1', 'p2', 'q'), point),
      other: tree,
    },
    { requiredKeys: ['name'] },
  )
  let [rightOnes, changed] = [0, 0]
  fc.assert(
    fc.property(fc.oneof(tree, nearlyRight), (value) => {
      const kept = cleaned(value)
      assert.equal(isValid(kept), isValid(value))
      if (!isValid(kept)) return
      rightOnes += 1
      changed += Number(JSON.stringify(kept) !== JSON.stringify(value))
      assert.ok(isClosedValid(kept), JSON.stringify(kept))
    }),
    { numRuns: 1_000 },
  )
  assert.ok(rightOnes > 100 && changed > 100, `${rightOnes} right values, ${changed} with unknown members`)
})

test('a choice that no constant distinguishes cannot be registered as a body', async () => {
  const Choice = Type.Union([Type.Object({ a: Point }), Type.Object({ a: Point, b: Type.Number() })])
  const register = (body: TSchema) =>
    testHttpApp({
      addRoutes: (app) => void app.post('/x', { config: { access: 'public' }, schema: { body } }, async () => null),
    })
  await assert.rejects(register(Type.Object({ list: Type.Array(Nullable(Choice)) })), /needs a constant/)
  await register(Type.Object({ list: Type.Array(Nullable(Shape)) }))
})

test('a handler sees the body without unknown members, which cost no error', async () => {
  const { app } = await testHttpApp({
    addRoutes(app) {
      const schema = { body: Body, response: { 200: EnvelopeOf(Type.Unknown()) } }
      app.post('/echo', { config: { access: 'public' }, schema }, async ({ body }) => envelope(body))
    },
  })
  const payload = { ...KNOWN, extra: 'a\0b', point: { ...POINT, extra: { deep: null } } }
  const answer = await app.inject({ method: 'POST', url: '/echo', payload })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(answer.json().data, KNOWN)
})
