import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logIn, PASSWORD, signUpAndLogIn } from '../../../../test/account-app.ts'
import { adminApp } from '../../../../test/admin-app.ts'
import { OWN_PASSKEYS, outcome, passkeyCalls, RP } from '../../../../test/passkey-calls.ts'
import { softwareAuthenticator } from '../../../../test/software-authenticator.ts'

const { app, call, operator } = await adminApp({ OPERATOR_PASSKEYS: 'everyone', SERVICE_ORIGIN: RP.origin })
const { register, prove, withKey } = passkeyCalls(call)
const password = { confirmationPassword: PASSWORD }

test('R-ACCT-40: where everybody has to have a passkey, an account without one may register it and nothing else', async () => {
  for (const by of [await signUpAndLogIn(app, 'new.tenant'), await operator('new.operator', 'ROLE_SYSTEM_ADMIN')]) {
    for (const path of ['/api/users/me', '/api/users/me/sessions', '/api/admin/users'])
      assert.equal(outcome(await call(by, 'GET', path)), 'AUTH_403_PASSKEY_MISSING', path)
    assert.equal(
      outcome(await call(by, 'POST', `${OWN_PASSKEYS}/recovery-codes`, password)),
      'AUTH_403_PASSKEY_MISSING',
    )
    const { state, required } = (await call(by, 'GET', OWN_PASSKEYS)).json().data
    assert.deepEqual([state, required], ['MISSING', true])
    const registered = await register(by, softwareAuthenticator(RP))
    assert.equal(registered.statusCode, 201, registered.body)
    assert.equal(outcome(await call(by, 'GET', '/api/users/me')), 200)
  }
})

test('R-ACCT-40: who has no passkey yet can log out', async () => {
  const by = await signUpAndLogIn(app, 'leaving.tenant')
  assert.equal(outcome(await call(by, 'POST', '/api/auth/logout')), 200)
  assert.equal(outcome(await call(by, 'GET', OWN_PASSKEYS)), 'AUTH_401_TOKEN_REVOKED')
})

test('R-ACCT-40: the next login shows the passkey, and the last one stays', async () => {
  const { by, device } = await withKey(await signUpAndLogIn(app, 'staying.tenant'))
  const again = await logIn(app, 'staying.tenant')
  assert.equal(outcome(await call(again, 'GET', '/api/users/me')), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal(outcome(await call(again, 'GET', OWN_PASSKEYS)), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal(await prove(again, device), 200)
  const { items } = (await call(by, 'GET', OWN_PASSKEYS)).json().data
  const remove = await call(by, 'DELETE', `${OWN_PASSKEYS}/${items[0].passkeyId}`, password)
  assert.equal(outcome(remove), 'PASSKEY_409_LAST')
})

test('R-ACCT-40: of two logins of a new account one registers the first passkey, and the other shows it', async () => {
  const one = await signUpAndLogIn(app, 'twice.tenant')
  const other = await logIn(app, 'twice.tenant')
  const device = softwareAuthenticator(RP)
  assert.equal((await register(one, device)).statusCode, 201)
  const refused = await call(other, 'POST', `${OWN_PASSKEYS}/registration`, password)
  assert.equal(outcome(refused), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal(await prove(other, device), 200)
})
