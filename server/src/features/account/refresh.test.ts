import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountApp, bearer, logIn, refreshCookie, refreshTokenOf, signUpAndLogIn } from '../../../test/account-app.ts'

const { app, database, logText, advance } = await accountApp()

function refresh(token?: string) {
  return app.inject({ method: 'POST', url: '/api/auth/refresh', headers: token ? refreshCookie(token) : {} })
}

async function outcome(token?: string): Promise<string> {
  const answer = await refresh(token)
  return answer.statusCode === 200 ? 'OK' : answer.json().code
}

test('R-ACCT-06: new tokens, and the old row is linked to its replacement', async () => {
  const user = await signUpAndLogIn(app, 'rotating')
  const answer = await refresh(user.refreshToken)
  assert.equal(answer.statusCode, 200)
  const { accessToken } = answer.json().data
  assert.notEqual(accessToken, user.accessToken)
  assert.notEqual(refreshTokenOf(answer), user.refreshToken)
  assert.equal((await app.inject({ url: '/api/users/me', headers: bearer(accessToken) })).statusCode, 200)
  const { rows } = await database.pool.query(
    `select old.revoked_at is not null as revoked, new.token_hash = sha256(convert_to($2, 'UTF8')) as linked
     from refresh_tokens as old join refresh_tokens as new on new.refresh_token_id = old.replaced_by
     where old.token_hash = sha256(convert_to($1, 'UTF8'))`,
    [user.refreshToken, refreshTokenOf(answer)],
  )
  assert.deepEqual(rows, [{ revoked: true, linked: true }])
})

test('R-ACCT-06: of two refreshes at once with one token exactly one is 200; the other is reuse', async () => {
  const user = await signUpAndLogIn(app, 'two.at.once')
  for (let round = 0; round < 10; round += 1) {
    const { refreshToken } = await logIn(app, user.username)
    const outcomes = await Promise.all([outcome(refreshToken), outcome(refreshToken)])
    assert.deepEqual(outcomes.sort(), ['AUTH_401_REFRESH_REUSED', 'OK'])
  }
})

test('of twenty refreshes at once with one token exactly one is 200, and one successor is written', async () => {
  const user = await signUpAndLogIn(app, 'twenty.at.once')
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(user.refreshToken)))
  assert.equal(outcomes.filter((each) => each === 'OK').length, 1)
  const { rows } = await database.pool.query('select count(*) as tokens from refresh_tokens where user_id = $1', [
    user.userId,
  ])
  assert.deepEqual(rows, [{ tokens: 2 }])
})

test('R-ACCT-07: reuse of a rotated token is 401 and a logged security event; its successor stays valid', async () => {
  const user = await signUpAndLogIn(app, 'reuser')
  const successor = refreshTokenOf(await refresh(user.refreshToken))
  const events = () => logText().split('"REFRESH_TOKEN_REUSED"').length
  const before = events()
  assert.equal(await outcome(user.refreshToken), 'AUTH_401_REFRESH_REUSED')
  assert.equal(events(), before + 1)
  assert.equal(await outcome(successor), 'OK')
})

test('a missing, unknown, empty or expired token is REFRESH_INVALID', async () => {
  const user = await signUpAndLogIn(app, 'expiring')
  assert.equal(await outcome(), 'AUTH_401_REFRESH_INVALID')
  assert.equal(await outcome('A'.repeat(43)), 'AUTH_401_REFRESH_INVALID')
  advance(604_800 - 1)
  const last = await refresh(user.refreshToken)
  assert.equal(last.statusCode, 200)
  advance(604_800)
  assert.equal(await outcome(refreshTokenOf(last)), 'AUTH_401_REFRESH_INVALID')
})

test('a withdrawn user cannot refresh', async () => {
  const user = await signUpAndLogIn(app, 'withdrawn')
  await database.pool.query('update users set enabled = false where user_id = $1', [user.userId])
  assert.equal(await outcome(user.refreshToken), 'AUTH_401_REFRESH_INVALID')
})

test('refresh does not need or look at an access token', async () => {
  const user = await signUpAndLogIn(app, 'stale.access')
  const headers = { ...refreshCookie(user.refreshToken), authorization: 'Bearer nonsense' }
  assert.equal((await app.inject({ method: 'POST', url: '/api/auth/refresh', headers })).statusCode, 200)
})
