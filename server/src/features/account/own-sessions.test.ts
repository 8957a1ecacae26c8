import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { OwnSession } from '@lease-risk/contract/own-sessions'
import {
  accountApp,
  bearer,
  type LoggedIn,
  PASSWORD,
  refreshCookie,
  refreshTokenOf,
  signUpAndLogIn,
} from '../../../test/account-app.ts'

const { app, database, advance } = await accountApp()
const { pool } = database

async function sessionsOf({ accessToken }: { accessToken: string }): Promise<OwnSession[]> {
  const answer = await app.inject({ url: '/api/users/me/sessions', headers: bearer(accessToken) })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data.items
}

function end({ accessToken }: LoggedIn, sessionId?: string, confirmationPassword: string = PASSWORD) {
  const url = `/api/users/me/sessions${sessionId === undefined ? '' : `/${sessionId}`}`
  return app.inject({ method: 'DELETE', url, headers: bearer(accessToken), payload: { confirmationPassword } })
}

async function meCode({ accessToken }: { accessToken: string }): Promise<string> {
  const answer = await app.inject({ url: '/api/users/me', headers: bearer(accessToken) })
  return answer.statusCode === 200 ? 'OK' : answer.json().code
}

function refresh(token: string) {
  return app.inject({ method: 'POST', url: '/api/auth/refresh', headers: refreshCookie(token) })
}

async function refreshCode(token: string): Promise<string> {
  const answer = await refresh(token)
  return answer.statusCode === 200 ? 'OK' : answer.json().code
}

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function logInFrom(username: string, userAgent: string): Promise<LoggedIn> {
  const headers = { 'user-agent': userAgent }
  const payload = { username, password: PASSWORD }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
  return {
    userId: 0,
    username,
    password: PASSWORD,
    accessToken: answer.json().data.accessToken,
    refreshToken: refreshTokenOf(answer),
  }
}

test('R-ACCT-19: each login with its device, when it began and was last seen, and which is the present one', async () => {
  const there = await signUpAndLogIn(app, 'lister')
  advance(60)
  const here = await logInFrom('lister', CHROME)
  advance(60)
  const phone = await logInFrom('lister', SAFARI)
  advance(60)
  const renewed = { accessToken: (await refresh(there.refreshToken)).json().data.accessToken }
  const listed = await sessionsOf(here)
  assert.deepEqual(
    listed.map(({ device: { kind, browser, system }, current }) => [kind, browser, system, current]),
    [
      [null, null, null, false],
      ['PHONE', 'Safari', 'iOS', false],
      ['COMPUTER', 'Chrome', 'Windows', true],
    ],
  )
  const [renewal] = listed
  assert.equal(Date.parse(renewal?.lastSeenAt ?? '') - Date.parse(renewal?.beganAt ?? ''), 180_000)
  for (const login of [renewed, phone]) assert.equal((await sessionsOf(login)).length, 3)
})

test('R-ACCT-19: nothing that a caller wrote as its browser is shown', async () => {
  await signUpAndLogIn(app, 'own.agent')
  const login = await logInFrom('own.agent', 'Call 010-1234-5678/1.0 (visit evil.example)')
  const [session] = (await sessionsOf(login)).filter(({ current }) => current)
  assert.deepEqual(session?.device, { kind: null, browser: null, system: null })
})

test('R-ACCT-20: a session that is ended has no use for its refresh token and its access tokens, of before a renewal too', async () => {
  const first = await signUpAndLogIn(app, 'ender')
  const answer = await refresh(first.refreshToken)
  const renewed = { accessToken: answer.json().data.accessToken, refreshToken: refreshTokenOf(answer) }
  const here = await logInFrom('ender', CHROME)
  const other = (await sessionsOf(here)).find(({ current }) => !current)
  assert.equal((await end(here, other?.sessionId)).statusCode, 200)
  assert.equal(await refreshCode(renewed.refreshToken), 'AUTH_401_REFRESH_INVALID')
  for (const login of [first, renewed]) assert.equal(await meCode(login), 'AUTH_401_TOKEN_REVOKED')
  assert.equal(await meCode(here), 'OK')
  assert.equal(await refreshCode(here.refreshToken), 'OK')
  assert.equal((await end(here, other?.sessionId)).statusCode, 404)
})

test('the end of the present session is a logout', async () => {
  const here = await signUpAndLogIn(app, 'own.end')
  const [session] = await sessionsOf(here)
  const answer = await end(here, session?.sessionId)
  assert.equal(answer.statusCode, 200)
  assert.match(String(answer.headers['set-cookie']), /service_refresh_token=;.*Max-Age=0/)
  assert.equal(await meCode(here), 'AUTH_401_TOKEN_REVOKED')
  assert.equal(await refreshCode(here.refreshToken), 'AUTH_401_REFRESH_INVALID')
})

test('a wrong password ends nothing, nor does the number of another user’s session', async () => {
  const [mine, theirs] = [await signUpAndLogIn(app, 'mine.only'), await signUpAndLogIn(app, 'theirs.only')]
  const [session] = await sessionsOf(theirs)
  assert.equal((await end(theirs, session?.sessionId, 'not-the-password-1')).statusCode, 401)
  assert.equal((await end(theirs, undefined, 'not-the-password-1')).statusCode, 401)
  assert.equal((await end(mine, session?.sessionId)).statusCode, 404)
  assert.equal((await end(mine, randomUUID())).statusCode, 404)
  assert.equal((await end(mine, 'no-number')).statusCode, 400)
  assert.equal(await meCode(theirs), 'OK')
  assert.equal(await refreshCode(theirs.refreshToken), 'OK')
})

test('R-ACCT-20: all others are ended at once, and the present one goes on under its number', async () => {
  const others = [await signUpAndLogIn(app, 'others'), await logInFrom('others', SAFARI)]
  const here = await logInFrom('others', CHROME)
  const before = (await sessionsOf(here)).find(({ current }) => current)
  const answer = await end(here)
  assert.equal(answer.statusCode, 200)
  for (const login of [...others, here]) {
    assert.equal(await meCode(login), 'AUTH_401_TOKEN_REVOKED')
    assert.equal(await refreshCode(login.refreshToken), 'AUTH_401_REFRESH_INVALID')
  }
  const now = { accessToken: answer.json().data.accessToken }
  assert.deepEqual(await sessionsOf(now), [before])
  assert.equal(await refreshCode(refreshTokenOf(answer)), 'OK')
})

test('a session that is ended while it renews its tokens has none that outlives it', async () => {
  for (let round = 0; round < 12; round += 1) {
    const username = `race.end${round}`
    const there = await signUpAndLogIn(app, username)
    const here = await logInFrom(username, CHROME)
    const other = (await sessionsOf(here)).find(({ current }) => !current)
    const [ended, last] = await Promise.all([
      end(here, other?.sessionId),
      (async () => {
        let [token, answer] = [there.refreshToken, await refresh(there.refreshToken)]
        while (answer.statusCode === 200) {
          token = refreshTokenOf(answer)
          answer = await refresh(token)
        }
        return token
      })(),
    ])
    assert.equal(ended.statusCode, 200)
    assert.notEqual(await refreshCode(last), 'OK')
    assert.equal((await sessionsOf(here)).length, 1)
  }
})

/** A token as the previous release writes it, without a session. */
async function tradeAsBefore(userId: number, token: string): Promise<string> {
  const next = randomUUID()
  await pool.query(
    `with retired as (
       update refresh_tokens set revoked_at = now(), replaced_by = $1 where token_hash = $2
       returning user_id, credential_version, expires_at
     )
     insert into refresh_tokens (refresh_token_id, token_hash, user_id, credential_version, created_at, expires_at)
     select $1, $3, user_id, credential_version, now(), expires_at from retired where user_id = $4`,
    [next, hash(token), hash(next), userId],
  )
  return next
}

const hash = (token: string) => createHash('sha256').update(token).digest()

test('what the release before trades stays in its session, and a login that it takes begins one', async () => {
  const user = await signUpAndLogIn(app, 'two.releases')
  const [session] = await sessionsOf(user)
  const traded = await tradeAsBefore(user.userId, user.refreshToken)
  assert.deepEqual(await sessionsOf(user), [session])
  const login = randomUUID()
  await pool.query(
    `insert into refresh_tokens (refresh_token_id, token_hash, user_id, credential_version, created_at, expires_at)
     select $1, $2, user_id, credential_version, created_at, expires_at from refresh_tokens where token_hash = $3`,
    [login, hash(login), hash(traded)],
  )
  assert.equal((await sessionsOf(user)).length, 2)
  const renewal = await refresh(login)
  assert.equal(renewal.statusCode, 200)
  const ended = await end(user, login)
  assert.equal(ended.statusCode, 200, ended.body)
  assert.equal(await refreshCode(refreshTokenOf(renewal)), 'AUTH_401_REFRESH_INVALID')
  assert.equal(await refreshCode(traded), 'OK')
})

for (const [how, isOne] of [
  ['all others', false],
  ['one by one', true],
] as const) {
  test(`R-ACCT-20: of two sessions that end each other at once, ${how}, one continues`, async () => {
    for (let number = 0; number < 5; number += 1) {
      const one = await signUpAndLogIn(app, `end.each.other${number}${isOne}`)
      const other = await logInFrom(one.username, CHROME)
      const [otherId, ownId] = (await sessionsOf(one)).toSorted((a) => (a.current ? 1 : -1)).map((s) => s.sessionId)
      const answers = await Promise.all(isOne ? [end(one, otherId), end(other, ownId)] : [end(one), end(other)])
      assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200, 401]))
      const tokens = answers.map((answer, index) => answer.json().data ?? [one, other][index])
      const codes = await Promise.all(tokens.map(meCode))
      assert.deepEqual(
        codes.map((code) => code === 'OK'),
        answers.map(({ statusCode }) => statusCode === 200),
      )
    }
  })
}
