import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ROLE_NAMES, type RoleName } from '@lease-risk/contract/account'
import { effectiveAuthorities } from '../../src/features/account/face.ts'
import { until } from '../until.ts'
import type { SampleCall } from './sample-call.ts'
import { CALLS, startWalk } from './walk.ts'

const { operations, make, askAs } = await startWalk('ko')

const reads = [...operations.values()].filter(({ method }) => method === 'GET')
/** Of what one is read with a login only. */
const owned = new Set(
  reads.filter(({ path, access }) => access !== 'public' && path.endsWith('}')).flatMap(({ path }) => kindsOf(path)),
)
/** What everybody reads without a login: lists by their last name, `comments` of `/posts/{postId}/comments`, and what has an id. */
const published = new Set(
  reads
    .filter(({ access }) => access === 'public')
    .flatMap(({ path }) => [path.split('/').findLast((part) => !part.startsWith('{')) ?? '', ...kindsOf(path)])
    .filter((kind) => !owned.has(kind)),
)

/** Of each id in a path the name before it: `posts`. A login provider is nobody's. */
function kindsOf(path: string): string[] {
  return [...path.matchAll(/([^/]+)\/\{(?!provider\})\w+\}/g)].map(([, kind = '']) => kind)
}

/** Operations with an id that need a login, which is what the tests below try as others. */
const guarded = [...operations].filter(([, { path, access }]) => access !== 'public' && kindsOf(path).length > 0)
const tried = new Set<string>()
const beforeProof = new Set<string>()

function holds(roleName: RoleName, authority: string): boolean {
  return effectiveAuthorities(roleName, { canManageUsers: false, canManageCommunity: false }).includes(authority)
}

/** Of an administrator's path: who lacks the authority is refused, also where there is something behind the id. */
async function tryAdministration(call: SampleCall, authority: string, method: string): Promise<void> {
  for (const other of ['stranger', ...ROLE_NAMES] as const) {
    const isAdmitted = other !== 'stranger' && holds(other, authority)
    if (!isAdmitted) assert.equal((await askAs(call, other)).status, 403, other)
    // what an admitted one does would be done; reading does nothing
    else if (method === 'GET') assert.ok((await askAs(call, other)).status < 300, other)
    else assert.ok(![401, 403].includes((await askAs(call, other, true)).status), other)
  }
}

/** What is somebody's own is for everybody else, operators too, as if it were not there. */
async function tryOwn(call: SampleCall): Promise<void> {
  const missing = await askAs(call, 'stranger', true)
  for (const other of ['stranger', ...ROLE_NAMES] as const) {
    const answer = await askAs(call, other)
    assert.deepEqual(answer, missing, other)
    assert.equal(answer.status, 404, other)
  }
}

/** What everybody may read only its author changes, and of operators who moderates. */
async function tryPublished(call: SampleCall): Promise<void> {
  for (const other of ['stranger', ...ROLE_NAMES.filter((role) => !holds(role, 'COMMUNITY_MODERATE'))] as const) {
    const { status } = await askAs(call, other)
    assert.ok([403, 404].includes(status), `${other}: ${status}`)
  }
}

/** R-ACCT-35 and R-ACCT-36: what needs a login waits for the passkey, and what needs none takes its sender for nobody. */
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
