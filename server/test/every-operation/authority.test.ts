import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ROLE_NAMES, type RoleName } from '@lease-risk/contract/account'
import { effectiveAuthorities } from '../../src/features/account/index.ts'
import { until } from '../until.ts'
import type { SampleCall } from './sample-call.ts'
import { CALLS, startWalk } from './walk.ts'

const { operations, make, askAs } = await startWalk('ko')

const reads = [...operations.values()].filter(({ method }) => method === 'GET')
/** Kinds of resources that are read only with a login. */
const owned = new Set(
  reads.filter(({ path, access }) => access !== 'public' && path.endsWith('}')).flatMap(({ path }) => kindsOf(path)),
)
/** Kinds readable without a login: lists by last name, `comments` of `/posts/{postId}/comments`, and resources with an ID. */
const published = new Set(
  reads
    .filter(({ access }) => access === 'public')
    .flatMap(({ path }) => [path.split('/').findLast((part) => !part.startsWith('{')) ?? '', ...kindsOf(path)])
    .filter((kind) => !owned.has(kind)),
)

/** Returns the name before each ID in a path: `posts`. A login provider belongs to nobody. */
function kindsOf(path: string): string[] {
  return [...path.matchAll(/([^/]+)\/\{(?!provider\})\w+\}/g)].map(([, kind = '']) => kind)
}

/** Operations with an ID that need a login; the tests below try them as other callers. */
const guarded = [...operations].filter(([, { path, access }]) => access !== 'public' && kindsOf(path).length > 0)
const tried = new Set<string>()
const beforeProof = new Set<string>()

function holds(roleName: RoleName, authority: string): boolean {
  return effectiveAuthorities(roleName, { canManageUsers: false, canManageCommunity: false }).includes(authority)
}

/** On an admin path, callers without the authority are refused, even if the ID exists. */
async function tryAdministration(call: SampleCall, authority: string, method: string): Promise<void> {
  for (const other of ['stranger', ...ROLE_NAMES] as const) {
    const isAdmitted = other !== 'stranger' && holds(other, authority)
    if (!isAdmitted) assert.equal((await askAs(call, other)).status, 403, other)
    // a call by an admitted role would take effect; reading has none
    else if (method === 'GET') assert.ok((await askAs(call, other)).status < 300, other)
    else assert.ok(![401, 403].includes((await askAs(call, other, true)).status), other)
  }
}

/** A user's own resource looks missing to everybody else, including operators. */
async function tryOwn(call: SampleCall): Promise<void> {
  const missing = await askAs(call, 'stranger', true)
  for (const other of ['stranger', ...ROLE_NAMES] as const) {
    const answer = await askAs(call, other)
    assert.deepEqual(answer, missing, other)
    assert.equal(answer.status, 404, other)
  }
}

/** Public resources can be changed only by their author and by moderators. */
async function tryPublished(call: SampleCall): Promise<void> {
  for (const other of ['stranger', ...ROLE_NAMES.filter((role) => !holds(role, 'COMMUNITY_MODERATE'))] as const) {
    const { status } = await askAs(call, other)
    assert.ok([403, 404].includes(status), `${other}: ${status}`)
  }
}

/** R-ACCT-35 and R-ACCT-36: operations with login require the passkey; those without treat the sender as anonymous. */
async function tryUnproven(call: SampleCall): Promise<void> {
  const { method, access } = operations.get(call.operationId) ?? assert.fail()
  if (access === 'first-step') beforeProof.add(call.operationId)
  else if (access !== 'public')
    assert.deepEqual(await askAs(call, 'unproven'), { status: 403, code: 'AUTH_403_PASSKEY_UNPROVEN' })
  else if (method === 'GET') assert.deepEqual(await askAs(call, 'unproven'), await askAs(call, 'nobody'))
}

async function tryAsOthers(call: SampleCall): Promise<void> {
  const { path, method, access } = operations.get(call.operationId) ?? assert.fail()
  if (access === 'public' || kindsOf(path).length === 0 || tried.has(call.operationId)) return
  tried.add(call.operationId)
  assert.equal((await askAs(call, 'nobody')).status, 401)
  const authority = /^admin\W*(\w+)/.exec(access)?.[1]
  if (authority !== undefined) await tryAdministration(call, authority, method)
  else if (!kindsOf(path).some((kind) => published.has(kind))) await tryOwn(call)
  else if (/^(PUT|DELETE) .*\}$/.test(`${method} ${path}`)) await tryPublished(call)
}

for (const call of CALLS) {
  test(`R-ADMIN-18: ${call.operationId} as nobody, another user, one before the second step, and each role`, async () => {
    await tryUnproven(call)
    await tryAsOthers(call)
    await until(async () => (await make(call)).isKept || call.later !== true, `${call.operationId} shows what is kept`)
  })
}

test('the rules above are met often enough to say something', () => {
  const own = guarded.filter(
    ([, { path, access }]) => access === 'authenticated' && !kindsOf(path).some((kind) => published.has(kind)),
  )
  assert.ok(own.length > 20, `only ${own.length} operations on what is one's own`)
  assert.ok(!published.has('favorites') && !published.has('rent-risk-diagnoses') && published.has('posts'))
})

after(() => {
  assert.ok(guarded.length > 40, `only ${guarded.length} operations with an id`)
  const steps = ['addMyPasskey', 'listMyPasskeys', 'proveMyPasskey', 'startMyPasskey', 'startMyPasskeyProof']
  assert.deepEqual([...beforeProof].toSorted(), steps)
  assert.deepEqual([...tried].toSorted(), guarded.map(([operationId]) => operationId).toSorted())
})
