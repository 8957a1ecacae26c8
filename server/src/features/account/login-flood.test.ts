import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountApp, PASSWORD, signUpAndLogIn } from '../../../test/account-app.ts'
import { until } from '../../../test/until.ts'
import { AppError } from '../../platform/http/errors.ts'
import { limited } from './password-attempts.ts'

const LIMITS = { RATE_LIMIT_ENABLED: 'true', TRUST_PROXY: 'true', RATE_LIMIT_LOGIN_FAILURE_ADDRESS_MAX: '15' }

async function loginApp(variables: Record<string, string>) {
  const { app, advance, database } = await accountApp({ variables: { ...LIMITS, ...variables } })
  await signUpAndLogIn(app, 'known.user')
  await signUpAndLogIn(app, 'withdrawn.user')
  const login = (username: string, password: string, address = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': address },
      payload: { username, password },
    })
  return { login, advance, pool: database.pool }
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

test('the addresses of one IPv6 network count as one, as does an IPv4 address in its IPv6 form', async () => {
  const { login } = await loginApp({})
  for (let user = 0; user < 15; user += 1)
    assert.equal((await login(`user.${user}`, 'wrong-1', `2001:db8:1:2::${user + 1}`)).statusCode, 401)
  assert.equal((await login('user.16', 'wrong-1', '2001:db8:1:2:ffff::1')).statusCode, 429)
  assert.equal((await login('user.16', 'wrong-1', '2001:db8:1:3::1')).statusCode, 401)
  for (let user = 0; user < 15; user += 1) await login(`user.${user}`, 'wrong-1', '::ffff:192.0.2.7')
  assert.equal((await login('user.16', 'wrong-1', '192.0.2.7')).statusCode, 429)
})

test('guesses at once count for the account also where the address has used up its limit', async () => {
  const { services, database } = await accountApp({
    variables: { ...LIMITS, RATE_LIMIT_LOGIN_FAILURE_ADDRESS_MAX: '1' },
  })
  let looking = 0
  const guesses = Array.from({ length: 3 }, () =>
    limited(services, { as: 'known.user from 192.0.2.1', address: '192.0.2.1' }, async () => {
      looking += 1
      await until(() => looking === 3, 'all three look at the password')
      throw new AppError('AUTH_401_INVALID_CREDENTIALS')
    }),
  )
  await Promise.allSettled(guesses)
  const { rows } = await database.pool.query(`select used from rate_limit_windows where subject like 'loginFailure %'`)
  assert.deepEqual(rows, [{ used: 3 }])
})

test('the answers on the way to the lock-out, and behind it, do not reveal whether the account exists', async () => {
  const { login, pool } = await loginApp({ RATE_LIMIT_LOGIN_FAILURE_ADDRESS_MAX: '1000' })
  await pool.query(`update users set enabled = false where username = 'withdrawn.user'`)
  const seen: unknown[] = []
  for (const [index, username] of ['known.user', 'withdrawn.user', 'no.such.user'].entries()) {
    const answers: unknown[] = []
    for (let time = 0; time < 13; time += 1) {
      const answer = await login(username, time === 12 ? PASSWORD : 'wrong-1', `192.0.2.${100 + index}`)
      const { timestamp: _t, requestId: _r, ...body } = answer.json()
      const { 'retry-after': retryAfter, 'content-length': length } = answer.headers
      answers.push([answer.statusCode, body, retryAfter, length])
    }
    seen.push(answers)
  }
  assert.deepEqual(seen[1], seen[0])
  assert.deepEqual(seen[2], seen[0])
  assert.match(JSON.stringify(seen[0]), /AUTH_429_TOO_MANY_ATTEMPTS/)
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

test('a flood of logins does not queue up: a few are looked at, the rest is 503 with Retry-After, and it passes', async () => {
  const { login } = await loginApp({ PASSWORD_QUEUE_LENGTH: '5', RATE_LIMIT_LOGIN_FAILURE_ADDRESS_MAX: '1000' })
  const flood = await Promise.all(
    Array.from({ length: 300 }, (_, index) => login(`user.${index}`, 'wrong-1', `192.0.2.${index % 200}`)),
  )
  const refused = flood.filter((answer) => answer.statusCode === 503)
  assert.ok(flood.every(({ statusCode }) => statusCode === 401 || statusCode === 503))
  assert.ok(refused.length >= 100, `${refused.length} of 300 were refused`)
  assert.ok(refused.every((answer) => answer.json().code === 'COMMON_503_UNAVAILABLE' && answer.headers['retry-after']))
  assert.equal((await login('known.user', PASSWORD, '192.0.2.250')).statusCode, 200)
})
