import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountApp, PASSWORD, signUpAndLogIn } from '../../../test/account-app.ts'

const LIMITS = { RATE_LIMIT_ENABLED: 'true', TRUST_PROXY: 'true', RATE_LIMIT_LOGIN_FAILURE_ADDRESS_MAX: '15' }

async function loginApp(variables: Record<string, string>) {
  const { app, advance } = await accountApp({ variables: { ...LIMITS, ...variables } })
  await signUpAndLogIn(app, 'known.user')
  const login = (username: string, password: string, address = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': address },
      payload: { username, password },
    })
  return { login, advance }
}

test('one password tried on many usernames: the address is stopped, other addresses are not, and it ends with the window', async () => {
  const { login, advance } = await loginApp({})
  for (let user = 0; user < 15; user += 1) assert.equal((await login(`user.${user}`, 'wrong-1')).statusCode, 401)
  const stopped = await login('user.16', 'wrong-1')
  assert.deepEqual([stopped.statusCode, stopped.json().code], [429, 'AUTH_429_TOO_MANY_ATTEMPTS'])
  assert.equal(stopped.headers['retry-after'], '900')
  assert.equal((await login('known.user', PASSWORD)).statusCode, 429)
  assert.equal((await login('known.user', PASSWORD, '192.0.2.2')).statusCode, 200)
  advance(15 * 60)
  assert.equal((await login('known.user', PASSWORD)).statusCode, 200)
})

test('logins that succeed count for nothing, and do not forgive what the address failed at', async () => {
  const { login } = await loginApp({})
  for (let time = 0; time < 20; time += 1) assert.equal((await login('known.user', PASSWORD)).statusCode, 200)
  for (let user = 0; user < 15; user += 1) {
    assert.equal((await login(`user.${user}`, 'wrong-1')).statusCode, 401)
    if (user < 14) assert.equal((await login('known.user', PASSWORD)).statusCode, 200)
  }
  assert.equal((await login('user.16', 'wrong-1')).statusCode, 429)
})

test('a flood of logins is answered quickly: a few are looked at, the rest is 503 with Retry-After, and it passes', async () => {
  const { login } = await loginApp({ PASSWORD_QUEUE_LENGTH: '5', RATE_LIMIT_LOGIN_FAILURE_ADDRESS_MAX: '1000' })
  const startedAt = performance.now()
  const flood = await Promise.all(
    Array.from({ length: 300 }, (_, index) => login(`user.${index}`, 'wrong-1', `192.0.2.${index % 200}`)),
  )
  const refused = flood.filter((answer) => answer.statusCode === 503)
  assert.ok(flood.every(({ statusCode }) => statusCode === 401 || statusCode === 503))
  assert.ok(refused.length >= 100, `${refused.length} of 300 were refused`)
  assert.ok(refused.every((answer) => answer.json().code === 'COMMON_503_UNAVAILABLE' && answer.headers['retry-after']))
  assert.ok(performance.now() - startedAt < 10_000)
  assert.equal((await login('known.user', PASSWORD, '192.0.2.250')).statusCode, 200)
})
