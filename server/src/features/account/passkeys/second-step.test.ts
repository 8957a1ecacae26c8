import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Pool } from 'pg'
import { bearer, type LoggedIn, logIn, PASSWORD, refreshCookie, signUpAndLogIn } from '../../../../test/account-app.ts'
import { adminApp } from '../../../../test/admin-app.ts'
import { OWN_PASSKEYS, outcome, passkeyCalls, RP } from '../../../../test/passkey-calls.ts'
import { testService } from '../../../../test/service.ts'
import { softwareAuthenticator } from '../../../../test/software-authenticator.ts'

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'service@lease.example' }
const password = { confirmationPassword: PASSWORD }

const service = await adminApp({ OPERATOR_PASSKEYS: 'optional', SERVICE_ORIGIN: RP.origin, ...MAIL })
const { app, call, operator, pool, advance } = service

const { register, prove, withKey: withFirstKey } = passkeyCalls(call)
/** A passkey that nobody can present. */
const keepAnyKey = (database: Pool, userId: number) =>
  database.query(
    `insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at)
     values ($1, 'x', '', 0, 'x', now())`,
    [userId],
  )
const readMe = async (by: LoggedIn) => outcome(await call(by, 'GET', '/api/users/me'))

/** A tenant who has chosen the second step, in the session that registered the key. */
const withKey = async (username: string) => withFirstKey(await signUpAndLogIn(app, username))

test('R-ACCT-35: a user without a key is asked for none, and logs in as before', async () => {
  const by = await signUpAndLogIn(app, 'plain.tenant')
  assert.equal(await readMe(by), 200)
  const { state, available, items } = (await call(by, 'GET', OWN_PASSKEYS)).json().data
  assert.deepEqual([state, available, items], ['NOT_DEMANDED', true, []])
  const payload = { username: 'plain.tenant', password: PASSWORD }
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  assert.deepEqual(Object.keys(login.json().data), [
    'tokenType',
    'accessToken',
    'accessTokenExpiresAt',
    'refreshTokenExpiresAt',
  ])
})

test('R-ACCT-35: from the first key on every other session is unproven, until it shows the key', async () => {
  const before = await signUpAndLogIn(app, 'careful.tenant')
  const by = await logIn(app, 'careful.tenant')
  const device = softwareAuthenticator(RP)
  const registered = await register(by, device)
  assert.equal(registered.json().data.recoveryCodes.length, 10)
  assert.equal(await readMe(by), 200)
  const after = await logIn(app, 'careful.tenant')
  for (const session of [before, after]) {
    assert.equal(await readMe(session), 'AUTH_403_PASSKEY_UNPROVEN')
    assert.equal(outcome(await call(session, 'GET', OWN_PASSKEYS)), 'AUTH_403_PASSKEY_UNPROVEN')
    assert.equal(outcome(await call(session, 'GET', '/api/admin/users')), 'AUTH_403_PASSKEY_UNPROVEN')
    assert.equal(outcome(await call(session, 'GET', '/api/admin/nowhere')), 'AUTH_403_PASSKEY_UNPROVEN')
    assert.equal(await prove(session, device), 200)
    assert.equal(await readMe(session), 200)
  }
})

test('R-ACCT-35: the proof of a user lasts as long as the session, also over its renewal and a new password', async () => {
  const { by, device } = await withKey('lasting.tenant')
  const session = await logIn(app, 'lasting.tenant')
  assert.equal(await prove(session, device), 200)
  advance(24 * 60 * 60)
  const renewed = await app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: refreshCookie(session.refreshToken),
  })
  const later = { ...session, accessToken: renewed.json().data.accessToken }
  assert.equal(await readMe(later), 200)
  const changed = await call(later, 'PUT', '/api/users/me/password', {
    currentPassword: PASSWORD,
    newPassword: 'battery-staple-8',
  })
  assert.equal(changed.statusCode, 200, changed.body)
  assert.equal(await readMe({ ...later, accessToken: changed.json().data.accessToken }), 200)
  assert.notEqual(await readMe(by), 200)
})

test('R-ACCT-35: an unproven session is renewed as unproven and logs out', async () => {
  await withKey('leaving.tenant')
  const session = await logIn(app, 'leaving.tenant')
  const renewed = await app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: refreshCookie(session.refreshToken),
  })
  assert.equal(renewed.statusCode, 200)
  const later = { ...session, accessToken: renewed.json().data.accessToken }
  assert.equal(await readMe(later), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal(outcome(await call(later, 'POST', '/api/auth/logout')), 200)
  assert.equal(await readMe(later), 'AUTH_401_TOKEN_REVOKED')
})

test('R-ACCT-35: an operator shows the key for what is their own, too, and after twelve hours for what operators may alone', async () => {
  const by = await operator('both.operator', 'ROLE_SYSTEM_ADMIN')
  const device = softwareAuthenticator(RP)
  assert.equal((await register(by, device)).statusCode, 201)
  const again = await logIn(app, 'both.operator')
  assert.equal(await readMe(again), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal(await prove(again, device), 200)
  await pool.query(`update sessions set passkey_at = passkey_at - interval '12 hours'`)
  assert.equal(await readMe(again), 200)
  assert.equal(outcome(await call(again, 'GET', '/api/admin/users')), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal((await call(again, 'GET', OWN_PASSKEYS)).json().data.state, 'UNPROVEN')
  assert.equal(await prove(again, device), 200)
  assert.equal(outcome(await call(again, 'GET', '/api/admin/users')), 200)
})

test('R-ACCT-36: to a public operation who is unproven is nobody: what is diagnosed is not theirs', async () => {
  const whole = await testService({ OPERATOR_PASSKEYS: 'optional', SERVICE_ORIGIN: RP.origin, ...MAIL })
  const by = await signUpAndLogIn(whole.app, 'public.tenant')
  const send = (url: string, payload?: object) =>
    whole.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: bearer(by.accessToken),
      ...(payload && { payload }),
    })
  const list = async () => (await send('/api/rent-risk-diagnoses')).json()
  const home = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
  assert.equal((await send('/api/rent-risk-diagnoses', home)).statusCode, 200)
  assert.equal((await list()).data.content.length, 1)
  await keepAnyKey(whole.database.pool, by.userId)
  assert.equal((await send('/api/rent-risk-diagnoses', home)).statusCode, 200)
  assert.equal((await send('/api/community/posts')).statusCode, 200)
  assert.equal((await list()).code, 'AUTH_403_PASSKEY_UNPROVEN')
  await whole.database.pool.query('delete from passkeys where user_id = $1', [by.userId])
  assert.equal((await list()).data.content.length, 1)
})

test('R-ACCT-37: who has lost the key registers another with password and code, never with one of them', async () => {
  const { codes } = await withKey('losing.tenant')
  const session = await logIn(app, 'losing.tenant')
  const start = async (body: object) => outcome(await call(session, 'POST', `${OWN_PASSKEYS}/registration`, body))
  assert.equal(await start(password), 'AUTH_403_PASSKEY_UNPROVEN')
  const wrong = { confirmationPassword: 'wrong-password-1', recoveryCode: codes[0] }
  assert.equal(await start(wrong), 'AUTH_401_INVALID_CREDENTIALS')
  assert.equal(outcome(await register(session, softwareAuthenticator(RP), { recoveryCode: codes[0] })), 201)
  assert.equal(await readMe(session), 200)
  assert.equal((await call(session, 'GET', OWN_PASSKEYS)).json().data.recoveryCodesLeft, 9)
})

test('R-ACCT-37: a password that is set by mail does not switch the second step off', async () => {
  const { by, device } = await withKey('mailed.tenant')
  await pool.query(
    `insert into one_time_tokens (user_id, purpose, email, language, nonce, token_hash, created_at, expires_at)
     values ($1, 'RECOVER_PASSWORD', 'mailed@lease.example', 'ko', '', sha256(convert_to('mailed', 'UTF8')), now(), 'infinity')`,
    [by.userId],
  )
  const payload = { token: 'mailed', newPassword: 'battery-staple-9' }
  const reset = await app.inject({ method: 'POST', url: '/api/auth/password-reset', payload })
  assert.equal(reset.statusCode, 200, reset.body)
  const session = await logIn(app, 'mailed.tenant', 'battery-staple-9')
  assert.equal(await readMe(session), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal(await prove(session, device), 200)
})

test('R-ACCT-37: the last key is removed by the key and the password, and takes the codes and the second step with it', async () => {
  const { by, device, codes } = await withKey('ending.tenant')
  const [{ passkeyId }] = (await call(by, 'GET', OWN_PASSKEYS)).json().data.items
  const remove = (session: LoggedIn, body: object) => call(session, 'DELETE', `${OWN_PASSKEYS}/${passkeyId}`, body)
  const unproven = await logIn(app, 'ending.tenant')
  assert.equal(outcome(await remove(unproven, password)), 'AUTH_403_PASSKEY_UNPROVEN')
  const wrong = { confirmationPassword: 'wrong-password-1' }
  assert.equal(outcome(await remove(by, wrong)), 'AUTH_401_INVALID_CREDENTIALS')
  assert.equal(outcome(await remove(by, password)), 200)
  assert.equal(await readMe(unproven), 200)
  const { state, recoveryCodesLeft } = (await call(unproven, 'GET', OWN_PASSKEYS)).json().data
  assert.deepEqual([state, recoveryCodesLeft], ['NOT_DEMANDED', 0])
  // no session has presented the new first key yet, not even the one that presented the previous key
  assert.equal((await register(unproven, softwareAuthenticator(RP))).statusCode, 201)
  assert.equal(await readMe(by), 'AUTH_403_PASSKEY_UNPROVEN')
  const old = { ...password, recoveryCode: codes[0] }
  assert.equal(outcome(await call(by, 'POST', `${OWN_PASSKEYS}/registration`, old)), 'AUTH_401_RECOVERY_CODE_INVALID')
  assert.equal(outcome(await call(by, 'POST', `${OWN_PASSKEYS}/proof`, device.get('x'))), 'AUTH_401_PASSKEY_INVALID')
})

test('R-ACCT-37: an administrator resets the keys of a user, whose sessions end', async () => {
  const lost = await withKey('forgetful.tenant')
  const admin = await operator('helping.admin', 'ROLE_ADMIN')
  const answer = await call(admin, 'DELETE', `/api/admin/users/${lost.by.userId}/passkeys`, password)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(await readMe(lost.by), 'AUTH_401_TOKEN_REVOKED')
  assert.equal(await readMe(await logIn(app, 'forgetful.tenant')), 200)
})

test('R-ACCT-37: the log names a user by number, and neither key nor proof', async () => {
  const { by, device } = await withKey('logged.tenant')
  const session = await logIn(app, 'logged.tenant')
  assert.equal(await prove(session, device), 200)
  const { rows } = await pool.query(
    'select action_type, actor_username, request_summary from audit_logs where actor_user_id = $1',
    [by.userId],
  )
  assert.deepEqual(rows, [{ action_type: 'PASSKEY_ADD', actor_username: `user ${by.userId}`, request_summary: {} }])
})

test('off: nobody registers a key, and one that is there is asked for by nobody', async () => {
  const off = await adminApp()
  const by = await signUpAndLogIn(off.app, 'off.tenant')
  assert.equal(outcome(await off.call(by, 'POST', `${OWN_PASSKEYS}/registration`, password)), 'PASSKEY_503_OFF')
  await keepAnyKey(off.pool, by.userId)
  assert.equal(outcome(await off.call(by, 'GET', '/api/users/me')), 200)
})
