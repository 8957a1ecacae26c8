import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verify } from '@node-rs/argon2'
import { accountApp, bearer, PASSWORD, refreshTokenOf, signUpAndLogIn } from '../../../test/account-app.ts'
import { PRODUCTION } from '../../../test/config-problems.ts'
import { createPasswords } from './passwords.ts'

let verifications = 0
const passwords = await createPasswords({
  verifyHash(...parameters) {
    verifications += 1
    return verify(...parameters)
  },
})
const { app, database, advance } = await accountApp({
  passwords,
  variables: {
    RATE_LIMIT_ENABLED: 'true',
    RATE_LIMIT_SIGNUP_MAX: '1000',
    RATE_LIMIT_LOGIN_FAILURE_ACCOUNT_MAX: '1000',
    TRUST_PROXY: 'true',
  },
})

function login(username: unknown, password: unknown, address = '192.0.2.1') {
  const headers = { 'x-forwarded-for': address }
  return app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: { username, password } })
}

await signUpAndLogIn(app, 'known.user')

test('R-ACCT-04, R-ACCT-05: the token body, and the refresh token only in its cookie', async () => {
  const answer = await login('known.user', PASSWORD)
  assert.equal(answer.statusCode, 200)
  const { accessToken, ...rest } = answer.json().data
  assert.deepEqual(rest, {
    tokenType: 'Bearer',
    accessTokenExpiresAt: '2026-11-20T12:15:00.000+09:00',
    refreshTokenExpiresAt: '2026-11-27T12:00:00.000+09:00',
  })
  const refreshToken = refreshTokenOf(answer)
  assert.match(refreshToken, /^[A-Za-z0-9_-]{43}$/)
  assert.ok(!answer.body.includes(refreshToken))
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.equal((await app.inject({ url: '/api/users/me', headers: bearer(accessToken) })).statusCode, 200)
})

test('R-ACCT-05: the refresh cookie is HttpOnly, SameSite=Strict, Path=/api/auth; Secure only over TLS', async () => {
  const plain = await login('known.user', PASSWORD)
  const cookieOf = ({ headers: sent }: typeof plain) =>
    [sent['set-cookie']].flat().find((cookie) => cookie?.startsWith('service_refresh_token=')) ?? ''
  const [, ...attributes] = cookieOf(plain).split('; ')
  assert.deepEqual(attributes.sort(), ['HttpOnly', 'Max-Age=604800', 'Path=/api/auth', 'SameSite=Strict'])
  const headers = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }
  const payload = { username: 'known.user', password: PASSWORD }
  const secure = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
  assert.match(cookieOf(secure), /; Secure(;|$)/)
})

test('R-ACCT-05: in production every cookie is Secure, also where TRUST_PROXY is forgotten', async () => {
  const production = await accountApp({ variables: PRODUCTION })
  const payload = { username: 'behind.a.proxy', password: PASSWORD }
  await production.app.inject({ method: 'POST', url: '/api/auth/signup', payload })
  const headers = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }
  const loggedIn = await production.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
  const loggedOut = await production.app.inject({ method: 'POST', url: '/api/auth/logout' })
  const cookies = [loggedIn, loggedOut].flatMap(({ headers: sent }) => [sent['set-cookie']].flat())
  assert.equal(cookies.length, 3)
  for (const cookie of cookies) assert.match(String(cookie), /; Secure(;|$)/)
})

test('R-ACCT-06: the database holds the SHA-256 of the refresh token and not the token', async () => {
  const refreshToken = refreshTokenOf(await login('known.user', PASSWORD))
  const { rows } = await database.pool.query(
    `select count(*) filter (where token_hash = sha256(convert_to($1, 'UTF8'))) as hashed,
       count(*) filter (where position(convert_to($1, 'UTF8') in token_hash) > 0) as plain
     from refresh_tokens`,
    [refreshToken],
  )
  assert.deepEqual(rows, [{ hashed: 1, plain: 0 }])
})

test('R-ACCT-04: blank login fields are 400, naming each', async () => {
  const answer = await login(' ', '')
  assert.equal(answer.statusCode, 400)
  assert.deepEqual(
    answer.json().errors.map(({ field, code }: { field: string; code: string }) => [field, code]),
    [
      ['username', 'REQUIRED'],
      ['password', 'REQUIRED'],
    ],
  )
})

test('an unknown user, a wrong password and a withdrawn user cost one Argon2 verification each and get the same answer', async () => {
  await signUpAndLogIn(app, 'withdrawn.user')
  await database.pool.query(`update users set enabled = false where username = 'withdrawn.user'`)
  const answers = []
  for (const [username, password] of [
    ['nobody.here', PASSWORD],
    ['known.user', 'wrong-password-1'],
    ['withdrawn.user', PASSWORD],
  ]) {
    verifications = 0
    const answer = await login(username, password, '192.0.2.2')
    const { timestamp: _t, requestId: _r, ...body } = answer.json()
    answers.push({ status: answer.statusCode, body, verifications, cookies: answer.cookies })
  }
  assert.deepEqual([answers[0]?.status, answers[0]?.body.code], [401, 'AUTH_401_INVALID_CREDENTIALS'])
  assert.deepEqual(answers[0]?.verifications, 1)
  assert.deepEqual(answers[0]?.cookies, [])
  assert.deepEqual(answers[1], answers[0])
  assert.deepEqual(answers[2], answers[0])
})

test('after ten failures of one username from one address: 429 with Retry-After, for the right password too', async () => {
  for (let failure = 0; failure < 10; failure += 1) {
    assert.equal((await login('KNOWN.user', 'wrong-password-1', '192.0.2.10')).statusCode, 401)
  }
  verifications = 0
  const blocked = await login('known.user', PASSWORD, '192.0.2.10')
  assert.deepEqual([blocked.statusCode, blocked.json().code], [429, 'AUTH_429_TOO_MANY_ATTEMPTS'])
  assert.equal(blocked.headers['retry-after'], '900')
  assert.equal(verifications, 0)
})

test('another user behind the same address, and the same user from another address, still log in', async () => {
  await signUpAndLogIn(app, 'neighbour')
  assert.equal((await login('neighbour', PASSWORD, '192.0.2.10')).statusCode, 200)
  assert.equal((await login('known.user', PASSWORD, '192.0.2.11')).statusCode, 200)
})

test('fifteen minutes later the login works again', async () => {
  advance(15 * 60)
  assert.equal((await login('known.user', PASSWORD, '192.0.2.10')).statusCode, 200)
})

test('a successful login clears the failures before it', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let failure = 0; failure < 9; failure += 1) await login('known.user', 'wrong-password-1', '192.0.2.20')
    assert.equal((await login('known.user', PASSWORD, '192.0.2.20')).statusCode, 200)
  }
})

test('many guesses at once do not get past the limit', async () => {
  const guesses = Array.from({ length: 40 }, () => login('known.user', 'wrong-password-1', '192.0.2.30'))
  const statuses = (await Promise.all(guesses)).map((answer) => answer.statusCode)
  assert.equal(statuses.filter((status) => status === 401).length, 10)
  assert.equal(statuses.filter((status) => status === 429).length, 30)
})

test('many correct logins at once all succeed', async () => {
  const logins = Array.from({ length: 20 }, () => login('known.user', PASSWORD, '192.0.2.40'))
  assert.ok((await Promise.all(logins)).every((answer) => answer.statusCode === 200))
})
