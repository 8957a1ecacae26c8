import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { RoleName } from '@lease-risk/contract/account'
import type { AdminUserChangeResponse } from '@lease-risk/contract/admin-user-changes'
import { bearer, type LoggedIn, logIn, PASSWORD, signUpAndLogIn } from '../../../test/account-app.ts'
import { type AdminApp, adminApp } from '../../../test/admin-app.ts'

const service = await adminApp()
const { app, pool, operator, call, auditRows, advance } = service
const other = await service.anotherInstance()
const confirmationPassword = PASSWORD
const first = await operator('eyes_first', 'ROLE_ADMIN')
const second = await operator('eyes_second', 'ROLE_ADMIN')
const third = await operator('eyes_third', 'ROLE_ADMIN')
const system = await operator('eyes_system', 'ROLE_SYSTEM_ADMIN')

type Answer = Awaited<ReturnType<AdminApp['call']>>
const codeOf = (answer: Answer) => (answer.statusCode < 300 ? String(answer.statusCode) : answer.json().code)

const setRole = (by: LoggedIn, user: LoggedIn, roleName: RoleName) =>
  call(by, 'PUT', `/api/admin/users/${user.userId}/role`, { roleName, confirmationPassword })
const roleOf = async ({ userId }: LoggedIn) =>
  (await pool.query<{ role_name: string }>('select role_name from users where user_id = $1', [userId])).rows[0]
    ?.role_name

async function changesOf(by: LoggedIn, user: LoggedIn, state = 'OPEN'): Promise<AdminUserChangeResponse[]> {
  const answer = await call(by, 'GET', `/api/admin/users/changes?state=${state}&userId=${user.userId}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data.content
}

const decide = (by: LoggedIn, changeId: number, how: 'confirm' | 'decline', password = PASSWORD) =>
  call(by, 'PUT', `/api/admin/users/changes/${changeId}/${how}`, { confirmationPassword: password })

const byText = (one: string, another: string) => one.localeCompare(another)

let names = 0
const tenant = () => signUpAndLogIn(app, `eyes_tenant_${++names}`)

/** A pending promotion to administrator, requested by the first. */
async function waiting(): Promise<{ user: LoggedIn; changeId: number }> {
  const user = await tenant()
  assert.equal((await setRole(first, user, 'ROLE_ADMIN')).statusCode, 202)
  const [change] = await changesOf(first, user)
  return { user, changeId: change?.changeId ?? assert.fail('no change waits') }
}

beforeEach(async () => {
  await pool.query(`update users set role_name = 'ROLE_ADMIN', enabled = true where user_id = any($1)`, [
    [first.userId, second.userId, third.userId],
  ])
  await pool.query(`update user_changes set decision = 'DECLINED', decided_at = now() where decision is null`)
  for (const one of [first, second, third, system]) one.accessToken = (await logIn(app, one.username)).accessToken
})

test('R-ADMIN-12: the step to ROLE_ADMIN waits, changes nothing before, and takes effect once another administrator confirms', async () => {
  const user = await tenant()
  const asked = await setRole(first, user, 'ROLE_ADMIN')
  assert.deepEqual([asked.statusCode, asked.json().data.roleName], [202, 'ROLE_USER'])
  assert.equal(await roleOf(user), 'ROLE_USER')
  const [own] = await changesOf(first, user)
  const [change] = await changesOf(second, user)
  assert.deepEqual([own?.mayConfirm, change?.mayConfirm], [false, true])
  assert.deepEqual(change?.changes, [
    { field: 'roleName', before: 'ROLE_USER', after: 'ROLE_ADMIN' },
    { field: 'departmentCode', before: 'GENERAL_USER', after: 'SYSTEM' },
  ])
  const changeId = change?.changeId ?? 0
  assert.equal(Date.parse(change?.expiresAt ?? '') - Date.parse(change?.requestedAt ?? ''), 86_400_000)
  assert.equal(codeOf(await decide(second, changeId, 'confirm', 'not-mine-1')), 'AUTH_401_INVALID_CREDENTIALS')
  const confirmed = await decide(second, changeId, 'confirm')
  assert.deepEqual([confirmed.statusCode, confirmed.json().data.decision], [200, 'CONFIRMED'])
  assert.equal(await roleOf(user), 'ROLE_ADMIN')
  const [row] = await auditRows('USER_CHANGE_CONFIRM')
  assert.deepEqual(
    [row?.result_status, row?.target_id, row?.actor_username],
    ['SUCCESS', String(user.userId), 'eyes_second'],
  )
  assert.deepEqual(await changesOf(first, user), [])
})

test('R-ADMIN-12: nobody confirms the own request, and no operator below an administrator decides', async () => {
  const { user, changeId } = await waiting()
  assert.equal(codeOf(await decide(first, changeId, 'confirm')), 'USER_403_OWN_CHANGE')
  assert.equal(codeOf(await decide(system, changeId, 'confirm')), 'USER_403_NOT_ADMINISTRATOR')
  assert.equal(codeOf(await decide(system, changeId, 'decline')), 'USER_403_NOT_ADMINISTRATOR')
  assert.equal(await roleOf(user), 'ROLE_USER')
  assert.equal(codeOf(await decide(first, 999_999, 'confirm')), 'USER_404_CHANGE')
})

test('R-ADMIN-12: another administrator declines, who asked takes it back, and neither can be confirmed after', async () => {
  for (const by of [second, first]) {
    const { user, changeId } = await waiting()
    assert.equal(codeOf(await setRole(third, user, 'ROLE_ADMIN')), 'USER_409_CHANGE_WAITING')
    assert.equal((await decide(by, changeId, 'decline')).statusCode, 200)
    assert.equal(codeOf(await decide(second, changeId, 'confirm')), 'USER_409_CHANGE_DECIDED')
    assert.equal(await roleOf(user), 'ROLE_USER')
    assert.equal((await changesOf(first, user, 'ALL'))[0]?.decision, 'DECLINED')
  }
})

test('R-ADMIN-12: role, permissions, withdrawal and enabling of an administrator wait, whoever asks', async () => {
  const target = `/api/admin/users/${third.userId}`
  const asks: [LoggedIn, 'PUT' | 'DELETE', string, object?][] = [
    [first, 'PUT', `${target}/role`, { roleName: 'ROLE_USER', confirmationPassword }],
    [system, 'PUT', `${target}/role`, { roleName: 'ROLE_CS_MANAGER', confirmationPassword }],
    [first, 'PUT', `${target}/permissions`, { canCreatePost: false, confirmationPassword }],
    [first, 'DELETE', target],
  ]
  for (const [by, method, path, payload] of asks) {
    const answer = await call(by, method, path, payload)
    assert.deepEqual(
      [answer.statusCode, answer.json().data.roleName, answer.json().data.enabled],
      [202, 'ROLE_ADMIN', true],
      path,
    )
    const [change] = await changesOf(second, third)
    assert.equal((await decide(second, change?.changeId ?? 0, 'decline')).statusCode, 200)
  }
  assert.equal((await call(first, 'DELETE', target)).statusCode, 202)
  const [withdrawal] = await changesOf(second, third)
  assert.equal((await decide(second, withdrawal?.changeId ?? 0, 'confirm')).statusCode, 200)
  const me = await app.inject({ url: '/api/users/me', headers: bearer(third.accessToken) })
  assert.equal(me.statusCode, 401)
  assert.equal((await call(first, 'PUT', `${target}/enable`)).statusCode, 202)
  assert.equal((await call(second, 'GET', target)).json().data.enabled, false)
})

test('a change that changes nothing waits for nobody', async () => {
  assert.equal((await setRole(first, third, 'ROLE_ADMIN')).statusCode, 200)
})

test('an account created as administrator begins as a plain user', async () => {
  const payload = { username: 'eyes_created', password: PASSWORD, roleName: 'ROLE_ADMIN', confirmationPassword }
  const answer = await call(first, 'POST', '/api/admin/users', payload)
  assert.deepEqual([answer.statusCode, answer.json().data.roleName], [201, 'ROLE_USER'])
  const [change] = await changesOf(second, answer.json().data)
  assert.equal((await decide(second, change?.changeId ?? 0, 'confirm')).statusCode, 200)
  assert.equal(await roleOf(answer.json().data), 'ROLE_ADMIN')
})

test('R-ADMIN-12: who is asked to confirm the own gain refuses it, and may confirm the own loss', async () => {
  const path = `/api/admin/users/${second.userId}`
  await pool.query('update user_permissions set can_create_post = false where user_id = $1', [second.userId])
  assert.equal(
    (await call(first, 'PUT', `${path}/permissions`, { canCreatePost: true, confirmationPassword })).statusCode,
    202,
  )
  const [gain] = await changesOf(second, second)
  assert.equal(codeOf(await decide(second, gain?.changeId ?? 0, 'confirm')), 'USER_403_OWN_PERMISSIONS')
  assert.equal((await decide(second, gain?.changeId ?? 0, 'decline')).statusCode, 200)
  assert.equal((await setRole(first, second, 'ROLE_CS_MANAGER')).statusCode, 202)
  const [loss] = await changesOf(second, second)
  assert.equal((await decide(second, loss?.changeId ?? 0, 'confirm')).statusCode, 200)
  assert.equal(await roleOf(second), 'ROLE_CS_MANAGER')
})

test('R-ADMIN-12: where no other administrator is left, the change is made at once', async () => {
  await pool.query(`update users set role_name = 'ROLE_USER' where role_name = 'ROLE_ADMIN' and user_id <> $1`, [
    first.userId,
  ])
  assert.equal((await setRole(first, second, 'ROLE_ADMIN')).statusCode, 200)
  assert.equal(await roleOf(second), 'ROLE_ADMIN')
  assert.equal((await setRole(first, third, 'ROLE_ADMIN')).statusCode, 202)
})

test('R-ADMIN-12: two who confirm at once on two instances: one of them does, and the effect happens once', async () => {
  for (let round = 0; round < 4; round++) {
    const { user, changeId } = await waiting()
    const confirm = (instance: typeof app, by: LoggedIn) =>
      instance.inject({
        method: 'PUT',
        url: `/api/admin/users/changes/${changeId}/confirm`,
        headers: bearer(by.accessToken),
        payload: { confirmationPassword },
      })
    const before = (await auditRows('USER_CHANGE_CONFIRM')).filter((row) => row.result_status === 'SUCCESS').length
    const answers = await Promise.all([confirm(app, second), confirm(other, third)])
    assert.deepEqual(answers.map(codeOf).toSorted(byText), ['200', 'USER_409_CHANGE_DECIDED'])
    assert.equal(await roleOf(user), 'ROLE_ADMIN')
    const after = (await auditRows('USER_CHANGE_CONFIRM')).filter((row) => row.result_status === 'SUCCESS').length
    assert.equal(after - before, 1)
    await pool.query(`update users set role_name = 'ROLE_USER' where user_id = $1`, [user.userId])
  }
})

test('R-ADMIN-12: confirm against decline: one of the two, and the role says which', async () => {
  for (let round = 0; round < 4; round++) {
    const { user, changeId } = await waiting()
    const answers = await Promise.all([decide(second, changeId, 'confirm'), decide(third, changeId, 'decline')])
    assert.deepEqual(answers.map(codeOf).toSorted(byText), ['200', 'USER_409_CHANGE_DECIDED'])
    assert.equal(await roleOf(user), answers[0]?.statusCode === 200 ? 'ROLE_ADMIN' : 'ROLE_USER')
    await pool.query(`update users set role_name = 'ROLE_USER' where user_id = $1`, [user.userId])
  }
})

test('R-ADMIN-12: after 24 hours nobody can confirm, whichever comes first, and a new one may be asked for', async () => {
  const { user, changeId } = await waiting()
  advance(24 * 60 * 60)
  for (const one of [first, second]) one.accessToken = (await logIn(app, one.username)).accessToken
  // the cleanup and the confirmation at the same time: the promotion takes effect in neither order
  const [answer] = await Promise.all([decide(second, changeId, 'confirm'), service.housekeeping()])
  assert.equal(codeOf(answer), 'USER_409_CHANGE_EXPIRED')
  assert.equal(codeOf(await decide(second, changeId, 'confirm')), 'USER_409_CHANGE_EXPIRED')
  assert.equal(await roleOf(user), 'ROLE_USER')
  assert.equal((await changesOf(second, user, 'ALL'))[0]?.decision, 'EXPIRED')
  assert.equal((await setRole(first, user, 'ROLE_ADMIN')).statusCode, 202)
})
