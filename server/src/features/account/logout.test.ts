import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountApp, bearer, logIn, refreshCookie, signUpAndLogIn } from '../../../test/account-app.ts'

const { app, database, config, advance } = await accountApp()

function logout(headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/auth/logout', headers })
}

async function meCode(accessToken: string): Promise<string> {
  const answer = await app.inject({ url: '/api/users/me', headers: bearer(accessToken) })
  return answer.statusCode === 200 ? 'OK' : answer.json().code
}

async function refreshStatus(refreshToken: string): Promise<number> {
  const headers = refreshCookie(refreshToken)
  return (await app.inject({ method: 'POST', url: '/api/auth/refresh', headers })).statusCode
}

test('R-ACCT-08: both tokens are refused after logging out, the cookie is cleared (Max-Age=0)', async () => {
  const user = await signUpAndLogIn(app, 'leaving')
  const answer = await logout({ ...bearer(user.accessToken), ...refreshCookie(user.refreshToken) })
  assert.deepEqual([answer.statusCode, answer.json().data], [200, null])
  const [cookie, ...attributes] = String(answer.headers['set-cookie']).split('; ')
  assert.equal(cookie, 'service_refresh_token=')
  assert.deepEqual(attributes.sort(), ['HttpOnly', 'Max-Age=0', 'Path=/api/auth', 'SameSite=Strict'])
  assert.equal(await meCode(user.accessToken), 'AUTH_401_TOKEN_REVOKED')
  assert.equal(await refreshStatus(user.refreshToken), 401)
  const { rows } = await database.pool.query('select reason from revoked_access_tokens where user_id = $1', [
    user.userId,
  ])
  assert.deepEqual(rows, [{ reason: 'LOGOUT' }])
})

test('an empty body that is called JSON is no reason to stay logged in', async () => {
  const user = await signUpAndLogIn(app, 'json.client')
  const headers = {
    ...bearer(user.accessToken),
    ...refreshCookie(user.refreshToken),
    'content-type': 'application/json',
  }
  assert.equal((await logout(headers)).statusCode, 200)
  assert.equal(await meCode(user.accessToken), 'AUTH_401_TOKEN_REVOKED')
  assert.equal(
    (await app.inject({ method: 'POST', url: '/api/auth/login', headers })).json().code,
    'COMMON_400_MALFORMED_BODY',
  )
})

test('logout ends only its own session', async () => {
  const here = await signUpAndLogIn(app, 'two.devices')
  const there = await logIn(app, 'two.devices')
  await logout({ ...bearer(here.accessToken), ...refreshCookie(here.refreshToken) })
  assert.equal(await meCode(there.accessToken), 'OK')
  assert.equal(await refreshStatus(there.refreshToken), 200)
})

test('logout twice, and logout without anything, succeed', async () => {
  const user = await signUpAndLogIn(app, 'leaving.twice')
  for (let round = 0; round < 2; round += 1) {
    assert.equal((await logout({ ...bearer(user.accessToken), ...refreshCookie(user.refreshToken) })).statusCode, 200)
  }
  const bare = await logout()
  assert.equal(bare.statusCode, 200)
  assert.match(String(bare.headers['set-cookie']), /Max-Age=0/)
})

for (const authorization of ['Bearer', 'Bearer a.b.c', 'Basic dXNlcjpwYXNz', 'nonsense']) {
  test(`logout with the malformed header "${authorization}" still ends the refresh token`, async () => {
    const user = await signUpAndLogIn(app, `malformed${authorization.length}`)
    assert.equal((await logout({ authorization, ...refreshCookie(user.refreshToken) })).statusCode, 200)
    assert.equal(await refreshStatus(user.refreshToken), 401)
  })
}

test('logout with an expired access token still ends the refresh token', async () => {
  const user = await signUpAndLogIn(app, 'expired.access')
  advance(config.accounts.accessTokenTtlSeconds)
  assert.equal(await meCode(user.accessToken), 'AUTH_401_TOKEN_EXPIRED')
  assert.equal((await logout({ ...bearer(user.accessToken), ...refreshCookie(user.refreshToken) })).statusCode, 200)
  assert.equal(await refreshStatus(user.refreshToken), 401)
})
