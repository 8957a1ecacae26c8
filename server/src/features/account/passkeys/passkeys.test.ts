import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LoggedIn, logIn, PASSWORD } from '../../../../test/account-app.ts'
import { adminApp } from '../../../../test/admin-app.ts'
import { OWN_PASSKEYS, outcome, passkeyCalls, RP } from '../../../../test/passkey-calls.ts'
import { softwareAuthenticator } from '../../../../test/software-authenticator.ts'

const REQUIRED = { OPERATOR_PASSKEYS: 'required', SERVICE_ORIGIN: RP.origin }
const password = { confirmationPassword: PASSWORD }

const { app, call, operator, pool, auditRows, advance, logText } = await adminApp(REQUIRED)

const { challengeFor, register, startProof, finishProof, prove, withKey: withFirstKey } = passkeyCalls(call)
const adminRead = async (by: LoggedIn) => outcome(await call(by, 'GET', '/api/admin/users'))

const withKey = async (username: string, roleName: 'ROLE_ADMIN' | 'ROLE_SYSTEM_ADMIN' = 'ROLE_SYSTEM_ADMIN') =>
  withFirstKey(await operator(username, roleName))

test('R-ACCT-26: an operator without a key may only register one, by the password', async () => {
  const by = await operator('fresh.operator', 'ROLE_SYSTEM_ADMIN')
  assert.equal(await adminRead(by), 'AUTH_403_PASSKEY_MISSING')
  assert.equal(outcome(await call(by, 'GET', '/api/admin/nowhere')), 'AUTH_403_PASSKEY_MISSING')
  const wrong = { confirmationPassword: 'wrong-password-1' }
  assert.equal(outcome(await call(by, 'POST', `${OWN_PASSKEYS}/registration`, wrong)), 'AUTH_401_INVALID_CREDENTIALS')
  const answer = await register(by, softwareAuthenticator(RP))
  assert.equal(answer.json().data.recoveryCodes.length, 10)
  assert.equal(await adminRead(by), 200)
  assert.equal((await auditRows('PASSKEY_ADD'))[0]?.actor_username, 'fresh.operator')
})

test('R-ACCT-26: another login shows the key first, and again after twelve hours', async () => {
  const { device } = await withKey('second.login')
  const again = await logIn(app, 'second.login')
  assert.equal(await adminRead(again), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal(await prove(again, device), 200)
  assert.equal(await adminRead(again), 200)
  const { state, items } = (await call(again, 'GET', OWN_PASSKEYS)).json().data
  assert.deepEqual([state, items.length], ['PROVEN', 1])
  await pool.query(`update sessions set passkey_at = passkey_at - interval '12 hours'`)
  assert.equal(await adminRead(again), 'AUTH_403_PASSKEY_UNPROVEN')
})

test('an answer for another origin, without the person, of another key or of another session is 401', async () => {
  const { by, device } = await withKey('strict.operator')
  const other = await logIn(app, 'strict.operator')
  const refused: [string, (challenge: string) => object][] = [
    ['origin', (challenge) => device.get(challenge, { at: 'https://lease.example.net' })],
    ['not verified', (challenge) => device.get(challenge, { flags: 0x01 })],
    ['key', (challenge) => softwareAuthenticator(RP).get(challenge)],
    [
      'foreign signature',
      (challenge) => ({ ...softwareAuthenticator(RP).get(challenge), id: device.id, rawId: device.id }),
    ],
    ['challenge', () => device.get(Buffer.alloc(32).toString('base64url'))],
  ]
  for (const [what, answer] of refused)
    assert.equal(outcome(await finishProof(other, answer(await startProof(other)))), 'AUTH_401_PASSKEY_INVALID', what)
  const challenge = await startProof(by)
  assert.equal(outcome(await finishProof(other, device.get(challenge))), 'AUTH_401_PASSKEY_INVALID')
  assert.equal(await adminRead(other), 'AUTH_403_PASSKEY_UNPROVEN')
})

test('a challenge is for one purpose, expires after five minutes, and a counter that does not rise is 401', async () => {
  const { by, device } = await withKey('counting.operator')
  const registering = await challengeFor(by, `${OWN_PASSKEYS}/registration`, password)
  assert.equal(outcome(await finishProof(by, device.get(registering))), 'AUTH_401_PASSKEY_INVALID')
  const late = await startProof(by)
  advance(5 * 60)
  assert.equal(outcome(await finishProof(by, device.get(late))), 'AUTH_401_PASSKEY_INVALID')
  assert.equal(outcome(await finishProof(by, device.get(await startProof(by), { signCount: 9 }))), 200)
  for (const signCount of [9, 8, 0])
    assert.equal(
      outcome(await finishProof(by, device.get(await startProof(by), { signCount }))),
      'AUTH_401_PASSKEY_INVALID',
    )
})

test('one challenge used many times at once counts once', async () => {
  const { by, device } = await withKey('racing.operator')
  const challenge = await startProof(by)
  const assertions = Array.from({ length: 6 }, () => device.get(challenge))
  const outcomes = (await Promise.all(assertions.map((assertion) => finishProof(by, assertion)))).map(outcome)
  assert.equal(outcomes.filter((one) => one === 200).length, 1, outcomes.join())
  const registering = await challengeFor(by, `${OWN_PASSKEYS}/registration`, password)
  const devices = Array.from({ length: 6 }, () => softwareAuthenticator(RP))
  const added = await Promise.all(
    devices.map((one) => call(by, 'POST', OWN_PASSKEYS, { name: 'x', credential: one.create(registering) })),
  )
  assert.equal(added.filter((answer) => answer.statusCode === 201).length, 1)
})

test('who has lost the key registers another by a recovery code, which works once, also at once', async () => {
  const { codes } = await withKey('losing.operator')
  const [first = '', second = ''] = codes
  const by = await logIn(app, 'losing.operator')
  const start = (recoveryCode?: string) =>
    call(by, 'POST', `${OWN_PASSKEYS}/registration`, { ...password, recoveryCode })
  assert.equal(outcome(await call(by, 'POST', `${OWN_PASSKEYS}/registration`, password)), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal(outcome(await start('00000-00000-00000-00000')), 'AUTH_401_RECOVERY_CODE_INVALID')
  const outcomes = (await Promise.all(Array.from({ length: 5 }, () => start(first)))).map(outcome)
  assert.equal(outcomes.filter((one) => one === 200).length, 1, outcomes.join())
  assert.equal((await register(by, softwareAuthenticator(RP), { recoveryCode: second })).statusCode, 201)
  assert.equal(await adminRead(by), 200)
  assert.equal((await call(by, 'GET', OWN_PASSKEYS)).json().data.recoveryCodesLeft, 8)
  const { rows } = await pool.query(`select encode(code_hash, 'escape') as hash from passkey_recovery_codes`)
  for (const code of codes) {
    assert.ok(!logText().includes(code))
    assert.ok(!JSON.stringify(rows).includes(code.replaceAll('-', '')))
  }
})

test('own keys are removed after the key and the password, not the last one; new codes void the old', async () => {
  const { by, codes } = await withKey('tidy.operator')
  const [only] = (await call(by, 'GET', OWN_PASSKEYS)).json().data.items
  const url = `${OWN_PASSKEYS}/${only.passkeyId}`
  assert.equal(outcome(await call(by, 'DELETE', url, password)), 'PASSKEY_409_LAST')
  assert.equal((await register(by, softwareAuthenticator(RP))).statusCode, 201)
  const elsewhere = await logIn(app, 'tidy.operator')
  assert.equal(outcome(await call(elsewhere, 'DELETE', url, password)), 'AUTH_403_PASSKEY_UNPROVEN')
  const stranger = await withKey('stranger.operator')
  assert.equal(outcome(await call(stranger.by, 'DELETE', url, password)), 'COMMON_404_NOT_FOUND')
  assert.equal(outcome(await call(by, 'DELETE', url, password)), 200)
  assert.equal(
    (await call(by, 'POST', `${OWN_PASSKEYS}/recovery-codes`, password)).json().data.recoveryCodes.length,
    10,
  )
  const old = { ...password, recoveryCode: codes[0] }
  assert.equal(
    outcome(await call(elsewhere, 'POST', `${OWN_PASSKEYS}/registration`, old)),
    'AUTH_401_RECOVERY_CODE_INVALID',
  )
})

test('a removed key proves nothing any more: other sessions show another one again', async () => {
  const { by, device: stolen } = await withKey('robbed.operator')
  const kept = softwareAuthenticator(RP)
  assert.equal((await register(by, kept)).statusCode, 201)
  const [thief, owner] = [await logIn(app, 'robbed.operator'), await logIn(app, 'robbed.operator')]
  assert.equal(await prove(thief, stolen), 200)
  assert.equal(await prove(owner, kept), 200)
  const [first] = (await call(owner, 'GET', OWN_PASSKEYS)).json().data.items
  assert.equal(outcome(await call(owner, 'DELETE', `${OWN_PASSKEYS}/${first.passkeyId}`, password)), 200)
  assert.equal(await adminRead(thief), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal(await adminRead(owner), 200)
})

test('a registration that the password alone began is void once there is a key', async () => {
  const one = await operator('first.login', 'ROLE_SYSTEM_ADMIN')
  const two = await logIn(app, 'first.login')
  const begun = await challengeFor(two, `${OWN_PASSKEYS}/registration`, password)
  const devices = [softwareAuthenticator(RP), softwareAuthenticator(RP)] as const
  assert.equal((await register(one, devices[0])).statusCode, 201)
  const late = await call(two, 'POST', OWN_PASSKEYS, { name: 'x', credential: devices[1].create(begun) })
  assert.equal(outcome(late), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal(await adminRead(two), 'AUTH_403_PASSKEY_UNPROVEN')
})

test('of two first registrations at once by two logins one succeeds', async () => {
  const one = await operator('both.logins', 'ROLE_SYSTEM_ADMIN')
  const logins = [one, await logIn(app, 'both.logins')]
  const begun = await Promise.all(logins.map((by) => challengeFor(by, `${OWN_PASSKEYS}/registration`, password)))
  const ended = await Promise.all(
    logins.map((by, index) =>
      call(by, 'POST', OWN_PASSKEYS, { name: 'x', credential: softwareAuthenticator(RP).create(begun[index] ?? '') }),
    ),
  )
  assert.deepEqual(new Set(ended.map(outcome)), new Set([201, 'AUTH_403_PASSKEY_UNPROVEN']))
})

test('R-ACCT-26: the owner is notified of changed keys and codes, also by mail to a verified address', async () => {
  const by = await operator('notified.operator', 'ROLE_SYSTEM_ADMIN')
  const insert = `insert into verified_emails (user_id, email, verified_at)
    select user_id, 'notified@example.com', now() from users where username = 'notified.operator'`
  assert.equal((await pool.query(insert)).rowCount, 1)
  const notified = async () => {
    const { rows } = await pool.query(
      `select event_count as count, detail ->> 'code' as code from notifications join users on user_id = recipient_user_id
       where username = 'notified.operator' and notification_type = 'PASSKEYS_CHANGED'`,
    )
    return rows
  }
  assert.equal((await register(by, softwareAuthenticator(RP))).statusCode, 201)
  assert.deepEqual(await notified(), [{ count: 1, code: 'ADDED' }])
  await register(by, softwareAuthenticator(RP))
  const [first] = (await call(by, 'GET', OWN_PASSKEYS)).json().data.items
  assert.equal(outcome(await call(by, 'DELETE', `${OWN_PASSKEYS}/${first.passkeyId}`, password)), 200)
  assert.deepEqual(await notified(), [{ count: 3, code: 'REMOVED' }])
  assert.equal(outcome(await call(by, 'POST', `${OWN_PASSKEYS}/recovery-codes`, password)), 200)
  assert.deepEqual(await notified(), [{ count: 4, code: 'CODES_RENEWED' }])
  const { rows } = await pool.query(`select change from account_mails where email = 'notified@example.com'`)
  assert.deepEqual(
    rows,
    Array.from({ length: 4 }, () => ({ change: 'PASSKEYS_CHANGED' })),
  )
})

test('another login that begins to show a key does not stand in the way of this one', async () => {
  const { by, device } = await withKey('two.logins')
  const challenge = await startProof(by)
  await startProof(await logIn(app, 'two.logins'))
  assert.equal(outcome(await finishProof(by, device.get(challenge))), 200)
})

test('a key whose name is longer than 1,023 bytes is 401', async () => {
  const by = await operator('long.operator', 'ROLE_SYSTEM_ADMIN')
  assert.equal(outcome(await register(by, softwareAuthenticator(RP, 4000))), 'AUTH_401_PASSKEY_INVALID')
  assert.equal(outcome(await register(by, softwareAuthenticator(RP, 1023))), 201)
})

test('R-ADMIN-12: keys of an administrator are reset by two others, never by the owner; the sessions end', async () => {
  const lost = await withKey('lost.admin', 'ROLE_ADMIN')
  const asking = await withKey('asking.admin', 'ROLE_ADMIN')
  const url = `/api/admin/users/${lost.by.userId}/passkeys`
  assert.equal(outcome(await call(lost.by, 'DELETE', url, password)), 'PASSKEY_403_OWN_RESET')
  const confirming = await withKey('confirming.admin', 'ROLE_ADMIN')
  assert.equal(outcome(await call(asking.by, 'DELETE', url, password)), 202)
  assert.equal(await adminRead(lost.by), 200)
  const [waiting] = (await call(asking.by, 'GET', '/api/admin/users/changes')).json().data.content
  const decide = (by: LoggedIn) => call(by, 'PUT', `/api/admin/users/changes/${waiting.changeId}/confirm`, password)
  assert.equal(outcome(await decide(asking.by)), 'USER_403_OWN_CHANGE')
  assert.equal(outcome(await decide(lost.by)), 'PASSKEY_403_OWN_RESET')
  assert.equal(outcome(await decide(confirming.by)), 200)
  assert.equal(await adminRead(lost.by), 'AUTH_401_TOKEN_REVOKED')
  const { rows } = await pool.query(
    `select detail ->> 'code' as code from notifications where recipient_user_id = $1 and notification_type = 'PASSKEYS_CHANGED'`,
    [lost.by.userId],
  )
  assert.deepEqual(rows, [{ code: 'RESET' }])
  const again = await logIn(app, 'lost.admin')
  assert.equal(await adminRead(again), 'AUTH_403_PASSKEY_MISSING')
  assert.equal((await register(again, softwareAuthenticator(RP))).statusCode, 201)
})

test('optional: who has registered a key shows it, others are not asked; off: nobody is', async () => {
  const optional = await adminApp({ ...REQUIRED, OPERATOR_PASSKEYS: 'optional' })
  const by = await optional.operator('plain.operator', 'ROLE_SYSTEM_ADMIN')
  assert.equal(outcome(await optional.call(by, 'GET', '/api/admin/users')), 200)
  const started = await optional.call(by, 'POST', `${OWN_PASSKEYS}/registration`, password)
  const credential = softwareAuthenticator(RP).create(started.json().data.publicKey.challenge)
  assert.equal(outcome(await optional.call(by, 'POST', OWN_PASSKEYS, { name: 'key', credential })), 201)
  const again = await logIn(optional.app, 'plain.operator')
  assert.equal(outcome(await optional.call(again, 'GET', '/api/admin/users')), 'AUTH_403_PASSKEY_UNPROVEN')
  const off = await adminApp()
  const free = await off.operator('plain.operator', 'ROLE_SYSTEM_ADMIN')
  assert.equal(outcome(await off.call(free, 'GET', '/api/admin/users')), 200)
  assert.equal(outcome(await off.call(free, 'POST', `${OWN_PASSKEYS}/challenge`)), 'PASSKEY_503_OFF')
})
