import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LoggedIn, logIn } from '../../../test/account-app.ts'
import { adminApp } from '../../../test/admin-app.ts'
import { seedDevAccounts } from './dev-accounts.ts'
import { createFirstAdministrator } from './first-administrator.ts'

const { app, call, services } = await adminApp()
const { pool, passwords, clock } = services
const given = { username: 'chief.admin', password: 'first-admin-1' }
const tools = { pool, passwords, now: clock.now() }

const adminRead = async (by: LoggedIn) => {
  const answer = await call(by, 'GET', '/api/admin/users')
  return answer.statusCode === 200 ? 200 : answer.json().code
}

test('R-ACCT-38: the administrator of the configuration changes the password before the role is of use', async () => {
  assert.equal(await createFirstAdministrator(tools, given), true)
  const by = await logIn(app, given.username, given.password)
  assert.equal(await adminRead(by), 'AUTH_403_PASSWORD_UNCHANGED')
  const me = (await call(by, 'GET', '/api/users/me')).json().data
  assert.deepEqual(me.authorities, ['ROLE_ADMIN'])
  const change = (newPassword: string) =>
    call(by, 'PUT', '/api/users/me/password', { currentPassword: given.password, newPassword })
  const same = await change(given.password)
  assert.deepEqual([same.statusCode, same.json().errors[0].code], [400, 'UNCHANGED'])
  assert.equal(await adminRead(by), 'AUTH_403_PASSWORD_UNCHANGED')
  const changed = await change('battery-staple-8')
  assert.equal(changed.statusCode, 200, changed.body)
  assert.equal(await adminRead({ ...by, accessToken: changed.json().data.accessToken }), 200)
  assert.equal(await adminRead(await logIn(app, given.username, 'battery-staple-8')), 200)
})

test('R-ACCT-38: the sample accounts keep the passwords that the demo names', async () => {
  await seedDevAccounts(tools)
  assert.equal(await adminRead(await logIn(app, 'admin', 'admin1234!')), 200)
})
