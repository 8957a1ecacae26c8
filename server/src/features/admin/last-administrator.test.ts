import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RoleName } from '@lease-risk/contract/account'
import { type LoggedIn, logIn, PASSWORD } from '../../../test/account-app.ts'
import { adminApp } from '../../../test/admin-app.ts'
import { lockWaits } from '../../../test/lock-waits.ts'
import { lockUntilCommit } from '../../platform/database/advisory-locks.ts'

const { app, pool, operator, call, auditRows } = await adminApp()
const confirmationPassword = PASSWORD
const first = await operator('first_admin', 'ROLE_DEVELOPER_ADMIN')
const second = await operator('second_admin', 'ROLE_SYSTEM_ADMIN')
const clerk = await operator('plain_clerk', 'ROLE_CS_MANAGER')

/** Two accounts hold USER_MANAGE, by their role; neither is an administrator, so no change waits for another (R-ADMIN-12). */
beforeEach(async () => {
  await pool.query(
    `update users set enabled = true, role_name = case user_id when $1 then 'ROLE_DEVELOPER_ADMIN' when $2 then 'ROLE_SYSTEM_ADMIN' else 'ROLE_CS_MANAGER' end`,
    [first.userId, second.userId],
  )
  await pool.query('update user_permissions set can_manage_users = false')
  first.accessToken = (await logIn(app, first.username)).accessToken
  second.accessToken = (await logIn(app, second.username)).accessToken
})

const demote = (by: LoggedIn, user: LoggedIn, roleName: RoleName = 'ROLE_USER') =>
  call(by, 'PUT', `/api/admin/users/${user.userId}/role`, { roleName, confirmationPassword })
const withdraw = (by: LoggedIn, user: LoggedIn) => call(by, 'DELETE', `/api/admin/users/${user.userId}`)
const setFlag = (by: LoggedIn, user: LoggedIn, canManageUsers: boolean) =>
  call(by, 'PUT', `/api/admin/users/${user.userId}/permissions`, { canManageUsers, confirmationPassword })

async function managers(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from users join user_permissions using (user_id)
     where enabled and (role_name in ('ROLE_ADMIN', 'ROLE_SYSTEM_ADMIN', 'ROLE_DEVELOPER_ADMIN') or (can_manage_users and role_name <> 'ROLE_USER'))`,
  )
  return rows[0]?.count ?? 0
}

test('the last account with USER_MANAGE cannot be demoted, not even by itself, whatever its role', async () => {
  assert.equal((await demote(first, second)).statusCode, 200)
  const answer = await demote(first, first, 'ROLE_AUDIT_MANAGER')
  assert.deepEqual([answer.statusCode, answer.json().code], [409, 'USER_409_LAST_ADMINISTRATOR'])
  assert.equal((await demote(first, first, 'ROLE_DEVELOPER_ADMIN')).statusCode, 200)
  const developer = await demote(first, first, 'ROLE_DATA_MANAGER')
  assert.equal(developer.statusCode, 409)
  const [row] = await auditRows('USER_ROLE_UPDATE')
  assert.deepEqual([row?.result_status, row?.failure_code], ['FAILURE', 'USER_409_LAST_ADMINISTRATOR'])
  assert.equal(await managers(), 1)
})

test('an account that holds USER_MANAGE by its flag counts, and then keeps the flag', async () => {
  assert.equal((await setFlag(first, clerk, true)).statusCode, 200)
  assert.equal((await withdraw(first, second)).statusCode, 200)
  assert.equal((await demote(first, first)).statusCode, 200)
  const answer = await setFlag(clerk, clerk, false)
  assert.deepEqual([answer.statusCode, answer.json().code], [409, 'USER_409_LAST_ADMINISTRATOR'])
  assert.equal(await managers(), 1)
})

test('a withdrawn administrator does not count as one who is left', async () => {
  assert.equal((await withdraw(first, second)).statusCode, 200)
  assert.equal((await demote(first, first)).statusCode, 409)
})

test('two simultaneous demotions of the last two administrators leave one', async () => {
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      round % 2 === 0 ? [demote(first, second), demote(second, first)] : [demote(first, first), demote(second, second)],
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
    // The loser may also have lost the authority before the request was admitted.
    assert.ok(statuses[0] === 200 && [403, 409].includes(statuses[1] ?? 0), String(statuses))
    assert.equal(await managers(), 1)
    await pool.query(`update users set role_name = 'ROLE_SYSTEM_ADMIN' where user_id = any($1)`, [
      [first.userId, second.userId],
    ])
  }
})

test('of two administrators who withdraw each other at once one stays', async () => {
  const answers = await Promise.all([withdraw(first, second), withdraw(second, first)])
  const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
  assert.ok(statuses[0] === 200 && [401, 409].includes(statuses[1] ?? 0), String(statuses))
  assert.equal(await managers(), 1)
})

test('a flag and a role taken away at the same time leave one who manages users', async () => {
  assert.equal((await setFlag(first, clerk, true)).statusCode, 200)
  assert.equal((await withdraw(first, second)).statusCode, 200)
  const answers = await Promise.all([setFlag(first, clerk, false), demote(clerk, first)])
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
  assert.equal(await managers(), 1)
})

test('an operator who lost the authority while the request waited does nothing any more', async () => {
  const third = await operator('third_admin', 'ROLE_DEVELOPER_ADMIN')
  const client = await pool.connect()
  try {
    await client.query('begin')
    await lockUntilCommit(client, 'userManagers')
    const waiting = demote(second, third)
    // until the request waits for the lock
    while ((await lockWaits(pool, 'ADVISORY')) === 0) await sleep(5)
    await client.query(`update users set role_name = 'ROLE_USER' where user_id = $1`, [second.userId])
    await client.query('commit')
    const answer = await waiting
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'AUTH_403_ACCESS_DENIED'])
  } finally {
    client.release()
  }
  const { rows } = await pool.query('select role_name from users where user_id = $1', [third.userId])
  assert.deepEqual(rows, [{ role_name: 'ROLE_DEVELOPER_ADMIN' }])
})
