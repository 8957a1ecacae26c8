import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  accountApp,
  bearer,
  logIn,
  PASSWORD,
  refreshCookie,
  refreshTokenOf,
  signUpAndLogIn,
} from '../../../test/account-app.ts'

const { app, database } = await accountApp({ variables: { RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_SIGNUP_MAX: '1000' } })
const NEW_PASSWORD = 'battery-staple-8'

function change(accessToken: string, currentPassword: unknown, newPassword: unknown) {
  const payload = { currentPassword, newPassword }
  return app.inject({ method: 'PUT', url: '/api/users/me/password', headers: bearer(accessToken), payload })
}

async function meCode(accessToken: string): Promise<string> {
  const answer = await app.inject({ url: '/api/users/me', headers: bearer(accessToken) })
  return answer.statusCode === 200 ? 'OK' : answer.json().code
}

async function refreshCode(refreshToken: string): Promise<string> {
  const headers = refreshCookie(refreshToken)
  const answer = await app.inject({ method: 'POST', url: '/api/auth/refresh', headers })
  return answer.statusCode === 200 ? 'OK' : answer.json().code
}

test('a changed password ends all refresh tokens and all earlier access tokens; the answer carries new ones', async () => {
  const here = await signUpAndLogIn(app, 'changing')
  const there = await logIn(app, 'changing')
  const answer = await change(here.accessToken, PASSWORD, NEW_PASSWORD)
  assert.equal(answer.statusCode, 200)
  // the clock stands still, so the new token has the same second as the old ones
  assert.equal(await meCode(answer.json().data.accessToken), 'OK')
  for (const { accessToken, refreshToken } of [here, there]) {
    assert.equal(await meCode(accessToken), 'AUTH_401_TOKEN_REVOKED')
    assert.equal(await refreshCode(refreshToken), 'AUTH_401_REFRESH_INVALID')
  }
  assert.equal(await refreshCode(refreshTokenOf(answer)), 'OK')
})

test('afterwards only the new password logs in', async () => {
  const user = await signUpAndLogIn(app, 'only.new')
  await change(user.accessToken, PASSWORD, NEW_PASSWORD)
  const login = async (password: string) => {
    const payload = { username: user.username, password }
    return (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode
  }
  assert.deepEqual([await login(PASSWORD), await login(NEW_PASSWORD)], [401, 200])
})

test('R-ACCT-14: of two sessions that change the password at once, one does; the other has ended', async () => {
  for (let number = 0; number < 5; number += 1) {
    const one = await signUpAndLogIn(app, `both.change${number}`)
    const other = await logIn(app, one.username)
    const wanted = [`${NEW_PASSWORD}-one`, `${NEW_PASSWORD}-other`]
    const answers = await Promise.all(
      [one, other].map(({ accessToken }, index) => change(accessToken, PASSWORD, wanted[index])),
    )
    const done = answers.findIndex(({ statusCode }) => statusCode === 200)
    assert.equal(answers[1 - done]?.statusCode, 401)
    assert.equal(await meCode(answers[done]?.json().data.accessToken), 'OK')
    await logIn(app, one.username, wanted[done])
  }
})

test('a wrong current password is 401 and changes nothing; after ten of them 429', async () => {
  const user = await signUpAndLogIn(app, 'wrong.current')
  for (let failure = 0; failure < 10; failure += 1) {
    const answer = await change(user.accessToken, 'not-the-password-1', NEW_PASSWORD)
    assert.deepEqual([answer.statusCode, answer.json().code], [401, 'AUTH_401_INVALID_CREDENTIALS'])
  }
  assert.equal((await change(user.accessToken, PASSWORD, NEW_PASSWORD)).statusCode, 429)
  assert.equal(await meCode(user.accessToken), 'OK')
  assert.equal((await logIn(app, 'wrong.current')).username, 'wrong.current')
})

test('the new password follows the rules for passwords, and every wrong field is listed', async () => {
  const user = await signUpAndLogIn(app, 'weak.new')
  const answer = await change(user.accessToken, '', 'short')
  assert.equal(answer.statusCode, 400)
  assert.deepEqual(
    answer.json().errors.map((error: { field: string }) => error.field),
    ['currentPassword', 'newPassword'],
  )
})

test('a refresh at the same time as the change never leaves a token that outlives it', async () => {
  for (let round = 0; round < 30; round += 1) {
    const user = await signUpAndLogIn(app, `racing${round}`)
    const [changed, refreshed] = await Promise.all([
      change(user.accessToken, PASSWORD, NEW_PASSWORD),
      (async () => {
        let token = user.refreshToken
        // a failed change ends no session; the assertions below show it
        for (let traded = 0; traded < 5_000; traded += 1) {
          const headers = refreshCookie(token)
          const answer = await app.inject({ method: 'POST', url: '/api/auth/refresh', headers })
          if (answer.statusCode !== 200) return token
          token = refreshTokenOf(answer)
        }
        return token
      })(),
    ])
    assert.equal(changed.statusCode, 200)
    assert.notEqual(await refreshCode(refreshed), 'OK')
    const { rows } = await database.pool.query(
      `select count(*) as usable from refresh_tokens join users using (user_id, credential_version)
       where user_id = $1 and revoked_at is null`,
      [user.userId],
    )
    assert.deepEqual(rows, [{ usable: 1 }])
  }
})
