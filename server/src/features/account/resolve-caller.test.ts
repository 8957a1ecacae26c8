import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { jwtVerify } from 'jose'
import { accountApp, bearer, signUpAndLogIn } from '../../../test/account-app.ts'
import { envelope } from '../../platform/http/envelope.ts'

const FORMER_SECRET = 'the secret before it, 32 bytes or longer'
const { app, database, config, advance } = await accountApp({
  variables: { JWT_SECRET_PREVIOUS: FORMER_SECRET, AUDIT_SECRET: FORMER_SECRET },
  addRoutes(routes) {
    routes.get('/who', { config: { access: 'public' } }, async (request) => envelope(request.caller.kind))
    routes.get('/audits', { config: { access: { admin: 'AUDIT_LOG_READ' } } }, async () => envelope('seen'))
  },
})
const user = await signUpAndLogIn(app, 'token.user')

type Part = Record<string, unknown>

function partsOf(token: string): { header: Part; claims: Part } {
  const [header, claims] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
  return { header: JSON.parse(header ?? ''), claims: JSON.parse(claims ?? '') }
}

function signed(header: Part, claims: Part, options: { secret?: string; hash?: string } = {}): string {
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const { secret = config.jwtSecret, hash = 'sha256' } = options
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}

async function codeOf(path: string, authorization?: string): Promise<string> {
  const answer = await app.inject({ url: path, headers: authorization === undefined ? {} : { authorization } })
  return answer.statusCode === 200 ? 'OK' : answer.json().code
}

const genuine = partsOf(user.accessToken)

test('R-ACCT-09: the claims of an access token', () => {
  const { iat, exp, jti, sid, ...claims } = genuine.claims
  assert.deepEqual(genuine.header, { alg: 'HS256', typ: 'JWT' })
  assert.deepEqual(claims, {
    sub: 'token.user',
    userId: user.userId,
    roles: ['ROLE_USER'],
    departmentCode: 'GENERAL_USER',
    credentialVersion: 1,
    iss: 'lease-risk',
    aud: 'lease-risk-api',
  })
  assert.equal(Number(exp) - Number(iat), 900)
  for (const id of [jti, sid]) assert.match(String(id), /^[0-9a-f-]{36}$/)
})

test('a token made here by hand with the genuine claims is accepted, so the refusals below are for their one difference', async () => {
  assert.equal(await codeOf('/api/users/me', `Bearer ${signed(genuine.header, genuine.claims)}`), 'OK')
})

test('a token of the secret before is accepted while that is configured, until its own time is over', async () => {
  const former = signed(genuine.header, genuine.claims, { secret: FORMER_SECRET })
  assert.equal(await codeOf('/api/users/me', `Bearer ${former}`), 'OK')
  const ended = { ...genuine.claims, exp: Number(genuine.claims['iat']) - 1 }
  const late = signed(genuine.header, ended, { secret: FORMER_SECRET })
  assert.equal(await codeOf('/api/users/me', `Bearer ${late}`), 'AUTH_401_TOKEN_EXPIRED')
})

test('a new token is signed with the present secret alone', () => {
  const [header, claims, signature] = user.accessToken.split('.')
  const own = createHmac('sha256', config.jwtSecret).update(`${header}.${claims}`).digest('base64url')
  assert.equal(signature, own)
})

const without = (name: string) => Object.fromEntries(Object.entries(genuine.claims).filter(([key]) => key !== name))
const text = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url')
const FORGED: [what: string, authorization: string][] = [
  ['another secret', `Bearer ${signed(genuine.header, genuine.claims, { secret: 'x'.repeat(40) })}`],
  ['no signature and alg none', `Bearer ${text({ alg: 'none', typ: 'JWT' })}.${text(genuine.claims)}.`],
  ['alg HS512 with the right secret', `Bearer ${signed({ alg: 'HS512' }, genuine.claims, { hash: 'sha512' })}`],
  ['alg none with a signature', `Bearer ${signed({ alg: 'none' }, genuine.claims)}`],
  ['claims exchanged under the old signature', `Bearer ${tampered()}`],
  ['no jti', `Bearer ${signed(genuine.header, without('jti'))}`],
  ['an empty jti', `Bearer ${signed(genuine.header, { ...genuine.claims, jti: '' })}`],
  ['no exp', `Bearer ${signed(genuine.header, without('exp'))}`],
  ['no userId', `Bearer ${signed(genuine.header, without('userId'))}`],
  ['a userId that is a text', `Bearer ${signed(genuine.header, { ...genuine.claims, userId: '1' })}`],
  ['another issuer', `Bearer ${signed(genuine.header, { ...genuine.claims, iss: 'someone' })}`],
  ['another audience', `Bearer ${signed(genuine.header, { ...genuine.claims, aud: 'another-api' })}`],
  [
    'this audience among others',
    `Bearer ${signed(genuine.header, { ...genuine.claims, aud: ['lease-risk-api', 'x'] })}`,
  ],
  ['a user who does not exist', `Bearer ${signed(genuine.header, { ...genuine.claims, userId: 999_999 })}`],
  ['not a token', 'Bearer abc'],
  ['no token after the scheme', 'Bearer'],
  ['another scheme', 'Basic dXNlcjpwYXNz'],
]

function tampered(): string {
  const [header, , signature] = user.accessToken.split('.')
  return [header, text({ ...genuine.claims, userId: 1, roles: ['ROLE_ADMIN'] }), signature].join('.')
}

for (const [what, authorization] of FORGED) {
  test(`R-ACCT-10: ${what}: TOKEN_INVALID, and anonymous on a public route`, async () => {
    assert.equal(await codeOf('/api/users/me', authorization), 'AUTH_401_TOKEN_INVALID')
    const answer = await app.inject({ url: '/who', headers: { authorization } })
    assert.deepEqual([answer.statusCode, answer.json().data], [200, 'anonymous'])
  })
}

test('R-ACCT-33: a token of the release before, which names no audience, is accepted until its time is over', async () => {
  assert.equal(await codeOf('/api/users/me', `Bearer ${signed(genuine.header, without('aud'))}`), 'OK')
  const ended = { ...without('aud'), exp: Number(genuine.claims['iat']) - 1 }
  assert.equal(await codeOf('/api/users/me', `Bearer ${signed(genuine.header, ended)}`), 'AUTH_401_TOKEN_EXPIRED')
})

test('R-ACCT-33: the release before, which asks for no audience, reads a new token', async () => {
  const key = new TextEncoder().encode(config.jwtSecret)
  // the options with which 0.6.0 verifies
  const { payload } = await jwtVerify(user.accessToken, key, {
    algorithms: ['HS256'],
    issuer: 'lease-risk',
    requiredClaims: ['iat', 'exp', 'jti'],
    currentDate: new Date(Number(genuine.claims['iat']) * 1000),
  })
  assert.deepEqual([payload.aud, payload.sub], ['lease-risk-api', 'token.user'])
})

test('no token: TOKEN_MISSING on a logged-in route', async () => {
  assert.equal(await codeOf('/api/users/me'), 'AUTH_401_TOKEN_MISSING')
})

test('one SQL statement per request with a token, none without, none for a token that is refused by itself', async () => {
  const statements = async (headers: Record<string, string>) =>
    (await database.recordStatements(() => app.inject({ url: '/who', headers }))).statements.length
  assert.equal(await statements(bearer(user.accessToken)), 1)
  assert.equal(await statements({}), 0)
  assert.equal(await statements({ authorization: `Bearer ${tampered()}` }), 0)
  const me = () => app.inject({ url: '/api/users/me', headers: bearer(user.accessToken) })
  assert.equal((await database.recordStatements(me)).statements.length, 1)
})

test('the token of a withdrawn user is 401 on the next request', async () => {
  const leaver = await signUpAndLogIn(app, 'withdrawn.user')
  assert.equal(await codeOf('/api/users/me', `Bearer ${leaver.accessToken}`), 'OK')
  await database.pool.query('update users set enabled = false where user_id = $1', [leaver.userId])
  assert.equal(await codeOf('/api/users/me', `Bearer ${leaver.accessToken}`), 'AUTH_401_TOKEN_REVOKED')
})

test('a changed role counts on the next request, without a new token', async () => {
  const riser = await signUpAndLogIn(app, 'riser')
  const path = (): Promise<string> => codeOf('/audits', `Bearer ${riser.accessToken}`)
  assert.equal(await path(), 'AUTH_403_ACCESS_DENIED')
  const setRole = 'update users set role_name = $2 where user_id = $1'
  await database.pool.query(setRole, [riser.userId, 'ROLE_AUDIT_MANAGER'])
  assert.equal(await path(), 'OK')
  await database.pool.query(setRole, [riser.userId, 'ROLE_HR_MANAGER'])
  assert.equal(await path(), 'AUTH_403_ACCESS_DENIED')
})

test('R-ACCT-15: page settings are effective on the next request', async () => {
  const reader = await signUpAndLogIn(app, 'reader')
  await database.pool.query(`insert into user_page_permissions values ($1, 'map', false)`, [reader.userId])
  const pages = async () => {
    const answer = await app.inject({ url: '/api/users/me', headers: bearer(reader.accessToken) })
    const refused = answer.json().data.pagePermissions.filter((page: { allowed: boolean }) => !page.allowed)
    return refused.map((page: { pageKey: string }) => page.pageKey)
  }
  assert.deepEqual(await pages(), ['map', 'admin'])
  await database.pool.query('update user_permissions set can_access_all_pages = true where user_id = $1', [
    reader.userId,
  ])
  assert.deepEqual(await pages(), ['admin'])
})

test('an access token ends with its time', async () => {
  const brief = await signUpAndLogIn(app, 'brief')
  advance(899)
  assert.equal(await codeOf('/api/users/me', `Bearer ${brief.accessToken}`), 'OK')
  advance(1)
  assert.equal(await codeOf('/api/users/me', `Bearer ${brief.accessToken}`), 'AUTH_401_TOKEN_EXPIRED')
})
