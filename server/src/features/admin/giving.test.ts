import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ROLE_NAMES, type RoleName } from '@lease-risk/contract/account'
import { type LoggedIn, PASSWORD, signUpAndLogIn } from '../../../test/account-app.ts'
import { adminApp } from '../../../test/admin-app.ts'
import fc from '../../../test/properties.ts'
import { effectiveAuthorities } from '../account/index.ts'

const { app, pool, operator, call } = await adminApp()
const confirmationPassword = PASSWORD
const developer = await operator('give_developer', 'ROLE_DEVELOPER_ADMIN')
const system = await operator('give_system', 'ROLE_SYSTEM_ADMIN')
const user = await signUpAndLogIn(app, 'give_tenant')

const setRole = (by: LoggedIn, to: LoggedIn, roleName: RoleName) =>
  call(by, 'PUT', `/api/admin/users/${to.userId}/role`, { roleName, confirmationPassword })
const setFlags = (by: LoggedIn, to: LoggedIn, flags: object) =>
  call(by, 'PUT', `/api/admin/users/${to.userId}/permissions`, { ...flags, confirmationPassword })

const without = (roleName: RoleName) =>
  effectiveAuthorities(roleName, { canManageUsers: false, canManageCommunity: false }).filter(
    (name) => !name.startsWith('ROLE_'),
  )

test('R-ADMIN-11: a role is given exactly by who holds every authority of it, and the refusal names the others', async () => {
  const held = without('ROLE_DEVELOPER_ADMIN')
  for (const roleName of ROLE_NAMES.filter((name) => name !== 'ROLE_ADMIN')) {
    const missing = without(roleName).filter((name) => !held.includes(name))
    const answer = await setRole(developer, user, roleName)
    if (missing.length === 0) assert.equal(answer.statusCode, 200, roleName)
    else {
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'USER_403_MORE_THAN_OWN'], roleName)
      const named = answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)
      assert.deepEqual(named, missing, roleName)
    }
    await pool.query(`update users set role_name = 'ROLE_USER' where user_id = $1`, [user.userId])
  }
})

test('R-ADMIN-11: creating and enabling count as giving', async () => {
  const payload = { username: 'give_created', password: PASSWORD, roleName: 'ROLE_CS_MANAGER', confirmationPassword }
  const created = await call(developer, 'POST', '/api/admin/users', payload)
  assert.deepEqual([created.statusCode, created.json().code], [403, 'USER_403_MORE_THAN_OWN'])
  const { rows } = await pool.query(`select 1 from users where username = 'give_created'`)
  assert.deepEqual(rows, [])
  const clerk = await operator('give_clerk', 'ROLE_CS_MANAGER')
  assert.equal((await call(system, 'DELETE', `/api/admin/users/${clerk.userId}`)).statusCode, 200)
  assert.equal((await call(developer, 'PUT', `/api/admin/users/${clerk.userId}/enable`)).statusCode, 403)
  assert.equal((await call(system, 'PUT', `/api/admin/users/${clerk.userId}/enable`)).statusCode, 200)
})

test('R-ADMIN-11: nobody gives anything to himself, and may take from himself', async () => {
  for (const roleName of ['ROLE_ADMIN', 'ROLE_SYSTEM_ADMIN'] as const) {
    const answer = await setRole(developer, developer, roleName)
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'USER_403_OWN_PERMISSIONS'], roleName)
  }
  assert.equal((await setRole(system, system, 'ROLE_ADMIN')).json().code, 'USER_403_OWN_PERMISSIONS')
  assert.equal((await setFlags(developer, developer, { canManageCommunity: true })).statusCode, 403)
  assert.equal((await setFlags(developer, developer, { canCreatePost: false })).statusCode, 200)
  assert.equal((await setFlags(developer, developer, { canCreatePost: true })).statusCode, 403)
  assert.equal((await setFlags(system, developer, { canCreatePost: true })).statusCode, 200)
})

const FLAGS = [
  'canCreatePost',
  'canDeleteComment',
  'canAccessAllPages',
  'canManageUsers',
  'canManageCommunity',
] as const

test('R-ADMIN-11: of any flags and pages, none comes on that the giver lacks', async () => {
  const flags = fc.record(Object.fromEntries(FLAGS.map((name) => [name, fc.boolean()])))
  const page = fc.record({ pageKey: fc.constantFrom('map', 'community'), allowed: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      flags,
      flags,
      fc.uniqueArray(page, { selector: ({ pageKey }) => pageKey }),
      async (own, wanted, pages) => {
        await pool.query(
          'update user_permissions set can_create_post = $2, can_delete_comment = $3, can_access_all_pages = $4, can_manage_community = $5 where user_id = $1',
          [
            developer.userId,
            own['canCreatePost'],
            own['canDeleteComment'],
            own['canAccessAllPages'],
            own['canManageCommunity'],
          ],
        )
        await pool.query('delete from user_page_permissions')
        await pool.query(
          `insert into user_page_permissions (user_id, page_key, allowed) values ($1, 'map', false), ($2, 'map', false)`,
          [developer.userId, user.userId],
        )
        await pool.query(
          'update user_permissions set can_create_post = false, can_delete_comment = false, can_access_all_pages = false, can_manage_users = false, can_manage_community = false where user_id = $1',
          [user.userId],
        )
        const answer = await setFlags(developer, user, { ...wanted, pagePermissions: pages })
        const moderates = own['canManageCommunity'] === true
        const lacks = FLAGS.filter((name) => {
          if (!wanted[name] || name === 'canManageUsers') return false
          return !own[name] && !(moderates && ['canCreatePost', 'canDeleteComment'].includes(name))
        })
        const opensMap =
          wanted['canAccessAllPages'] || !pages.some(({ pageKey, allowed }) => pageKey === 'map' && !allowed)
        const isRefused = lacks.length > 0 || (opensMap && !own['canAccessAllPages'])
        assert.equal(
          answer.statusCode,
          isRefused ? 403 : 200,
          JSON.stringify({ own, wanted, pages, body: answer.body }),
        )
      },
    ),
    { numRuns: 40 },
  )
})
