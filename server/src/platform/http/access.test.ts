import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testHttpApp } from '../../../test/app.ts'
import type { Access, ResolveCaller, UserCaller } from './access.ts'
import { envelope } from './envelope.ts'

/** The token determines the outcome, so that tests can choose it. */
const resolveCaller: ResolveCaller = async (request) => {
  const token = request.headers.authorization
  if (token === undefined) return { kind: 'anonymous' }
  if (token === 'stale') return { kind: 'rejected', code: 'AUTH_401_TOKEN_EXPIRED' }
  // Only the parts of a user on which access depends.
  return { kind: 'user', userId: 7, authorities: token.split(' ') } as Partial<UserCaller> as UserCaller
}

const ACCESSES: Record<string, Access> = {
  public: 'public',
  authenticated: 'authenticated',
  admin: { admin: 'AUDIT_LOG_READ' },
}

const { app } = await testHttpApp({
  http: { resolveCaller },
  addRoutes(app) {
    for (const [name, access] of Object.entries(ACCESSES))
      app.get(`/${name}`, { config: { access } }, async (request) => envelope(request.caller.kind))
  },
})

async function call(path: string, authorization?: string) {
  const answer = await app.inject({ url: path, headers: authorization === undefined ? {} : { authorization } })
  return answer.statusCode === 200 ? answer.json().data : answer.json().code
}

test('a public route serves everyone, a stale token as anonymous', async () => {
  assert.equal(await call('/public'), 'anonymous')
  assert.equal(await call('/public', 'stale'), 'anonymous')
  assert.equal(await call('/public', 'ROLE_USER'), 'user')
})

test('a logged-in route wants a token and says what is wrong with it', async () => {
  assert.equal(await call('/authenticated'), 'AUTH_401_TOKEN_MISSING')
  assert.equal(await call('/authenticated', 'stale'), 'AUTH_401_TOKEN_EXPIRED')
  assert.equal(await call('/authenticated', 'ROLE_USER'), 'user')
})

test('an admin route wants the role and the authority, not one of them', async () => {
  assert.equal(await call('/admin'), 'AUTH_401_TOKEN_MISSING')
  assert.equal(await call('/admin', 'ROLE_USER'), 'AUTH_403_ACCESS_DENIED')
  assert.equal(await call('/admin', 'ROLE_ADMIN'), 'AUTH_403_ACCESS_DENIED')
  assert.equal(await call('/admin', 'AUDIT_LOG_READ'), 'AUTH_403_ACCESS_DENIED')
  assert.equal(await call('/admin', 'ROLE_ADMIN USER_MANAGE'), 'AUTH_403_ACCESS_DENIED')
  assert.equal(await call('/admin', 'ROLE_ADMIN AUDIT_LOG_READ'), 'user')
})

test('a wrong path is 404 whoever asks', async () => {
  assert.equal(await call('/nowhere', 'stale'), 'COMMON_404_NOT_FOUND')
})

test('R-ADMIN-01: an admin path is 403 for others, also one that does not exist', async () => {
  for (const path of ['/api/admin/nowhere', '/api/admin', '/api/admin?x=1']) {
    assert.equal(await call(path), 'AUTH_401_TOKEN_MISSING')
    assert.equal(await call(path, 'ROLE_USER'), 'AUTH_403_ACCESS_DENIED')
    assert.equal(await call(path, 'ROLE_ADMIN AUDIT_LOG_READ'), 'AUTH_403_ACCESS_DENIED')
    assert.equal(await call(path, 'ROLE_ADMIN ADMIN_SYSTEM_ACCESS'), 'COMMON_404_NOT_FOUND')
  }
  assert.equal(await call('/api/administration'), 'COMMON_404_NOT_FOUND')
})

test('a route that does not say who may call it cannot be registered', async () => {
  await assert.rejects(
    testHttpApp({ addRoutes: (app) => void app.get('/open', async () => envelope(null)) }),
    /GET \/open does not declare who may call it/,
  )
})
