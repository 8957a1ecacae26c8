import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountApp, signUpAndLogIn } from '../../../test/account-app.ts'
import { ConfigError } from '../../platform/config/config.ts'
import { DEV_ACCOUNTS, seedDevAccounts } from './dev-accounts.ts'
import { createFirstAdministrator } from './first-administrator.ts'

const { app, database, services } = await accountApp()
const { pool, passwords, clock } = services
const given = { username: 'chief.admin', password: 'first-admin-1' }
const tools = { pool, passwords, now: clock.now() }

async function loginStatus(username: string, password: string): Promise<number> {
  const payload = { username, password }
  return (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode
}

test('without ADMIN_USERNAME no administrator is made', async () => {
  assert.equal(await createFirstAdministrator(tools, undefined), false)
})

test('a name or password that no account may have stops the start, naming both variables and printing neither value', async () => {
  const wrong = { username: '관리', password: 'secretsecret' }
  await assert.rejects(createFirstAdministrator(tools, wrong), (error: Error) => {
    assert.ok(error instanceof ConfigError)
    assert.equal(error.problems.length, 2)
    assert.ok(!error.message.includes(wrong.password))
    return true
  })
})

test('a name that belongs to a plain user stops the start and makes nobody an administrator', async () => {
  await signUpAndLogIn(app, 'plain.user')
  await assert.rejects(createFirstAdministrator(tools, { ...given, username: 'Plain.User' }), ConfigError)
  const { rows } = await database.pool.query('delete from users returning role_name')
  assert.deepEqual(rows, [{ role_name: 'ROLE_USER' }])
})

test('R-ACCT-18: a first administrator whose password is guessed easily stops the start, as long as there is none', async () => {
  for (const password of ['qwer1234', 'chief-admin-1']) {
    await assert.rejects(createFirstAdministrator(tools, { ...given, password }), ConfigError)
  }
})

test('of several processes that start at once one creates the first administrator', async () => {
  const results = await Promise.all(Array.from({ length: 5 }, () => createFirstAdministrator(tools, given)))
  assert.equal(results.filter(Boolean).length, 1)
  assert.equal(await loginStatus(given.username, given.password), 200)
  const { rows } = await database.pool.query('select role_name, department_code from users')
  assert.deepEqual(rows, [{ role_name: 'ROLE_ADMIN', department_code: 'SYSTEM' }])
})

test('no other is made while an enabled one exists, even under another name', async () => {
  assert.equal(await createFirstAdministrator(tools, { ...given, username: 'another.admin' }), false)
})

test('R-ACCT-16: development accounts: an administrator, every operator role, a hundred users, some of them withdrawn', async () => {
  assert.equal(await seedDevAccounts(tools), DEV_ACCOUNTS.length)
  assert.equal(DEV_ACCOUNTS.length, 109)
  const { rows } = await database.pool.query(
    `select role_name, count(*) as users, count(*) filter (where not enabled) as withdrawn
     from users where username <> 'chief.admin' group by role_name order by role_name`,
  )
  assert.deepEqual(
    rows.filter((row) => row.users > 1),
    [{ role_name: 'ROLE_USER', users: 100, withdrawn: 3 }],
  )
  assert.equal(rows.length, 10)
})

test('they log in with the passwords of R-ACCT-16, the withdrawn ones not', async () => {
  assert.equal(await loginStatus('admin', 'admin1234!'), 200)
  for (const username of ['data_manager', 'cs_manager', 'developer_admin', 'demo_user_001', 'demo_user_097']) {
    assert.equal(await loginStatus(username, 'password123'), 200, username)
  }
  assert.equal(await loginStatus('demo_user_100', 'password123'), 401)
})

test('a second start adds nothing and brings nobody back', async () => {
  await database.pool.query(`update users set enabled = false where username = 'demo_user_001'`)
  await database.pool.query(`delete from users where username = 'demo_user_002'`)
  const added = await Promise.all([seedDevAccounts(tools), seedDevAccounts(tools)])
  assert.deepEqual(new Set(added), new Set([0, 1]))
  assert.equal(await loginStatus('demo_user_001', 'password123'), 401)
  assert.equal(await loginStatus('demo_user_002', 'password123'), 200)
})

test('R-ACCT-18: once there is an administrator, the password that made one before does not stop the start', async () => {
  assert.equal(await createFirstAdministrator(tools, { ...given, password: 'qwer1234' }), false)
})
