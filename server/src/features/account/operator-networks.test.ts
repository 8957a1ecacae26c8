import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bearer, type LoggedIn } from '../../../test/account-app.ts'
import { adminApp } from '../../../test/admin-app.ts'
import { operatorNetworks } from './resolve-caller.ts'

const OFFICE = '203.0.113.7'
const PROXY = '10.0.0.2'
const service = await adminApp({ OPERATOR_NETWORKS: '203.0.113.0/28, 2001:db8::/64', TRUST_PROXY: PROXY })
const { app, operator } = service
const admin = await operator('network_admin', 'ROLE_ADMIN')

const ask = (by: LoggedIn, url: string, remoteAddress: string, forwarded?: string) =>
  app.inject({
    url,
    remoteAddress,
    headers: { ...bearer(by.accessToken), ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  })
const statusOf = async (remoteAddress: string, forwarded?: string) =>
  (await ask(admin, '/api/admin/users', remoteAddress, forwarded)).statusCode

test('R-ADMIN-19: operators are let in from the networks alone, also by IPv6 and by mapped addresses', async () => {
  for (const address of [OFFICE, '::ffff:203.0.113.7', '2001:db8::17'])
    assert.equal(await statusOf(address), 200, address)
  for (const address of ['203.0.113.16', '198.51.100.1', '::1', '2001:db8:0:1::1', PROXY])
    assert.equal(await statusOf(address), 403, address)
})

test('R-ADMIN-19: behind the proxy it is the address that the proxy has seen; what others claim says nothing', async () => {
  assert.equal(await statusOf(PROXY, OFFICE), 200)
  assert.equal(await statusOf(PROXY, '198.51.100.1'), 403)
  assert.equal(await statusOf(PROXY, `${OFFICE}, 198.51.100.1`), 403)
  assert.equal(await statusOf('198.51.100.1', OFFICE), 403)
})

test('R-ADMIN-19: elsewhere an operator is a user like others, with the own profile and no authority', async () => {
  const outside = await ask(admin, '/api/users/me', '198.51.100.1')
  assert.deepEqual([outside.statusCode, outside.json().data.authorities], [200, ['ROLE_ADMIN']])
  const refused = await ask(admin, '/api/admin/users', '198.51.100.1')
  assert.equal(refused.json().code, 'AUTH_403_ACCESS_DENIED')
  assert.ok((await ask(admin, '/api/users/me', OFFICE)).json().data.authorities.includes('USER_MANAGE'))
})

test('R-ADMIN-19: without the setting they are let in from everywhere', () => {
  const isInside = operatorNetworks(undefined)
  assert.ok(['198.51.100.1', '::1'].every(isInside))
})
