import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import type { AuditLogResponse } from '@lease-risk/contract/audit-log'
import type { Page } from '@lease-risk/contract/common'
import { bearer, type LoggedIn, logIn, PASSWORD, signUpAndLogIn } from '../../../test/account-app.ts'
import { type AdminApp, adminApp } from '../../../test/admin-app.ts'

const service = await adminApp()
const { app, pool, operator, call, auditRows } = service
const admin = await operator('root_admin', 'ROLE_ADMIN')

type Answer = Awaited<ReturnType<AdminApp['call']>>
const confirmationPassword = PASSWORD
const userOf = (answer: Answer) => answer.json<{ data: AdminUserResponse }>().data
const codeOf = (answer: Answer) => answer.json<{ code: string }>().code

function setRole(by: LoggedIn, userId: number, roleName: string, password = PASSWORD): Promise<Answer> {
  return call(by, 'PUT', `/api/admin/users/${userId}/role`, { roleName, confirmationPassword: password })
}

test('a created account has its documented shape, the default department, and can log in', async () => {
  const payload = { username: 'new.clerk', password: 'clerk-pass-1', email: 'clerk@example.com', nickname: '상담원' }
  const answer = await call(admin, 'POST', '/api/admin/users', {
    ...payload,
    roleName: 'ROLE_CS_MANAGER',
    confirmationPassword,
  })
  assert.equal(answer.statusCode, 201)
  const { userId, permissions, pagePermissions, ...user } = userOf(answer)
  assert.deepEqual(user, {
    username: 'new.clerk',
    nickname: '상담원',
    email: 'clerk@example.com',
    roleName: 'ROLE_CS_MANAGER',
    departmentCode: 'CS',
    enabled: true,
    authorities: ['ROLE_ADMIN', 'ROLE_CS_MANAGER', 'COMMUNITY_MODERATE'],
    createdAt: '2026-11-20T12:00:00.000+09:00',
    passwordChangedAt: '2026-11-20T12:00:00.000+09:00',
  })
  assert.equal(Object.keys(permissions).length, 9)
  assert.equal(pagePermissions.length, 8)
  assert.equal((await logIn(app, 'new.clerk', 'clerk-pass-1')).userId, userId)
  const [row] = await auditRows('USER_CREATE')
  assert.equal(row?.target_id, String(userId))
  assert.deepEqual(row?.request_summary, { username: 'new.clerk', roleName: 'ROLE_CS_MANAGER' })
})

test('a taken username is 409, a bad one 400, and the list of wrong fields is complete', async () => {
  const taken = { username: 'ROOT_ADMIN', password: 'clerk-pass-1', roleName: 'ROLE_USER', confirmationPassword }
  const answer = await call(admin, 'POST', '/api/admin/users', taken)
  assert.deepEqual([answer.statusCode, codeOf(answer)], [409, 'AUTH_409_USERNAME_TAKEN'])
  const wrong = await call(admin, 'POST', '/api/admin/users', {
    username: 'x',
    password: 'short',
    roleName: 'ROLE_KING',
  })
  assert.equal(wrong.statusCode, 400)
  const fields = wrong.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)
  assert.deepEqual([...new Set(fields)].sort(), ['confirmationPassword', 'password', 'roleName', 'username'])
})

test('R-ADMIN-04: confirmationPassword: missing, null and empty are 400; a wrong one is 401 and leaves a FAILURE row', async () => {
  const { userId } = await signUpAndLogIn(app, 'confirmed_one')
  const path = `/api/admin/users/${userId}/role`
  for (const given of [{}, { confirmationPassword: null }, { confirmationPassword: '' }]) {
    const answer = await call(admin, 'PUT', path, { roleName: 'ROLE_CS_MANAGER', ...given })
    assert.deepEqual([answer.statusCode, codeOf(answer)], [400, 'COMMON_400_VALIDATION'])
  }
  const answer = await setRole(admin, userId, 'ROLE_CS_MANAGER', 'not-my-password-1')
  assert.deepEqual([answer.statusCode, codeOf(answer)], [401, 'AUTH_401_INVALID_CREDENTIALS'])
  const [row] = await auditRows('USER_ROLE_UPDATE')
  assert.deepEqual(
    [row?.result_status, row?.failure_code, row?.target_id, row?.actor_username],
    ['FAILURE', 'AUTH_401_INVALID_CREDENTIALS', String(userId), 'root_admin'],
  )
  const { rows } = await pool.query('select role_name from users where user_id = $1', [userId])
  assert.deepEqual(rows, [{ role_name: 'ROLE_USER' }])
})

test('a changed role counts on the next request, on another instance too', async () => {
  const other = await service.anotherInstance()
  const user = await signUpAndLogIn(app, 'promoted_one')
  const listOn = (instance: typeof app) =>
    instance.inject({ url: '/api/admin/users', headers: bearer(user.accessToken) }).then(({ statusCode }) => statusCode)
  assert.deepEqual([await listOn(app), await listOn(other)], [403, 403])
  const answer = await setRole(admin, user.userId, 'ROLE_SYSTEM_ADMIN')
  assert.deepEqual([answer.statusCode, userOf(answer).departmentCode], [200, 'SYSTEM'])
  assert.deepEqual([await listOn(app), await listOn(other)], [200, 200])
  await setRole(admin, user.userId, 'ROLE_USER')
  assert.deepEqual([await listOn(app), await listOn(other)], [403, 403])
  const [row] = await auditRows('USER_ROLE_UPDATE')
  assert.deepEqual(row?.changed_fields, [
    { field: 'roleName', before: 'ROLE_SYSTEM_ADMIN', after: 'ROLE_USER' },
    { field: 'departmentCode', before: 'SYSTEM', after: 'GENERAL_USER' },
  ])
})

test('permissions: given flags are set, others stay; pages are replaced; an unknown page is 400', async () => {
  const user = await signUpAndLogIn(app, 'permitted_one')
  const path = `/api/admin/users/${user.userId}/permissions`
  const pages = (answer: Answer) =>
    Object.fromEntries(userOf(answer).pagePermissions.map(({ pageKey, allowed }) => [pageKey, allowed]))
  const first = await call(admin, 'PUT', path, {
    canCreatePost: false,
    pagePermissions: [{ pageKey: 'map', allowed: false }],
    confirmationPassword,
  })
  assert.equal(first.statusCode, 200, first.body)
  assert.deepEqual([userOf(first).permissions.canCreatePost, userOf(first).permissions.canDeletePost], [false, true])
  assert.deepEqual([pages(first)['map'], pages(first)['home'], pages(first)['admin']], [false, true, false])
  const second = await call(admin, 'PUT', path, {
    pagePermissions: [{ pageKey: 'home', allowed: false }],
    canAccessAllPages: true,
    confirmationPassword,
  })
  assert.equal(userOf(second).permissions.canCreatePost, false)
  assert.deepEqual([pages(second)['map'], pages(second)['home'], pages(second)['admin']], [true, true, false])
  const [row] = await auditRows('USER_PERMISSION_UPDATE')
  assert.deepEqual(row?.request_summary, { canAccessAllPages: true, 'page.home': false })
  const unknown = await call(admin, 'PUT', path, {
    pagePermissions: [{ pageKey: 'attic', allowed: true }],
    confirmationPassword,
  })
  assert.equal(unknown.statusCode, 400)
  const me = await app.inject({ url: '/api/users/me', headers: bearer(user.accessToken) })
  assert.equal(me.json().data.permissions.canCreatePost, false)
})

test('the token of a withdrawn user is 401 on the next request, on another instance too', async () => {
  const other = await service.anotherInstance()
  const leaver = await operator('leaving_admin', 'ROLE_SYSTEM_ADMIN')
  const codesOf = (instances: (typeof app)[]) =>
    Promise.all(
      instances.map(async (instance) => {
        const answer = await instance.inject({ url: '/api/admin/users', headers: bearer(leaver.accessToken) })
        return answer.statusCode === 200 ? 'OK' : codeOf(answer)
      }),
    )
  assert.deepEqual(await codesOf([app, other]), ['OK', 'OK'])
  assert.equal((await call(admin, 'DELETE', `/api/admin/users/${leaver.userId}`)).statusCode, 200)
  assert.deepEqual(await codesOf([other, app]), ['AUTH_401_TOKEN_REVOKED', 'AUTH_401_TOKEN_REVOKED'])
})

test('R-ADMIN-03, R-ACCT-09: a withdrawn user is 401 at once, cannot refresh or log in; enabling allows a new login and revives no token', async () => {
  const user = await signUpAndLogIn(app, 'withdrawn_one')
  const me = () => app.inject({ url: '/api/users/me', headers: bearer(user.accessToken) })
  const refresh = () =>
    app.inject({ method: 'POST', url: '/api/auth/refresh', cookies: { service_refresh_token: user.refreshToken } })
  const login = () =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { username: user.username, password: PASSWORD } })
  const withdrawn = await call(admin, 'DELETE', `/api/admin/users/${user.userId}`)
  assert.deepEqual([withdrawn.statusCode, userOf(withdrawn).enabled], [200, false])
  assert.deepEqual([(await me()).statusCode, (await refresh()).statusCode, (await login()).statusCode], [401, 401, 401])
  const { rows } = await pool.query('select count(*) from refresh_tokens where user_id = $1 and revoked_at is null', [
    user.userId,
  ])
  assert.deepEqual(rows, [{ count: 0 }])
  const enabled = await call(admin, 'PUT', `/api/admin/users/${user.userId}/enable`)
  assert.deepEqual([enabled.statusCode, userOf(enabled).enabled], [200, true])
  assert.deepEqual([(await me()).statusCode, (await refresh()).statusCode, (await login()).statusCode], [401, 401, 200])
  const again = await call(admin, 'PUT', `/api/admin/users/${user.userId}/enable`)
  assert.equal(again.statusCode, 200)
  assert.deepEqual((await auditRows('USER_ENABLE'))[0]?.changed_fields, [])
})

test('an unknown user is 404, an impossible number 400, and the attempt is audited', async () => {
  const unknown = await call(admin, 'DELETE', '/api/admin/users/999999')
  assert.deepEqual([unknown.statusCode, codeOf(unknown)], [404, 'USER_404_NOT_FOUND'])
  const [row] = await auditRows('USER_WITHDRAW')
  assert.deepEqual([row?.result_status, row?.target_id, row?.failure_code], ['FAILURE', '999999', 'USER_404_NOT_FOUND'])
  assert.equal((await call(admin, 'DELETE', '/api/admin/users/0')).statusCode, 400)
  assert.equal((await call(admin, 'DELETE', '/api/admin/users/one')).statusCode, 400)
})

test('R-HTTP-02: a weak password and a nickname that is not allowed are named together', async () => {
  const payload = { username: 'both.wrong', password: 'password1', nickname: '운영자', roleName: 'ROLE_USER' }
  const { errors } = (await call(admin, 'POST', '/api/admin/users', { ...payload, confirmationPassword })).json()
  assert.deepEqual(
    errors.map(({ field }: { field: string }) => field),
    ['password', 'nickname'],
  )
})

test('the list filters by keyword in name, nickname and mail, by state, and pages', async () => {
  await signUpAndLogIn(app, 'list_alpha', { nickname: '홍길동', email: 'hong@mail.example' })
  const beta = await signUpAndLogIn(app, 'list_beta', { nickname: '100%_확실' })
  await call(admin, 'DELETE', `/api/admin/users/${beta.userId}`)
  const names = async (query: string) => {
    const answer = await call(admin, 'GET', `/api/admin/users?${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json<{ data: { content: AdminUserResponse[] } }>().data.content.map(({ username }) => username)
  }
  const keyword = (text: string) => `keyword=${encodeURIComponent(text)}`
  assert.deepEqual(await names(keyword('LIST_')), ['list_beta', 'list_alpha'])
  assert.deepEqual(await names(keyword('길동')), ['list_alpha'])
  assert.deepEqual(await names(keyword('mail.example')), ['list_alpha'])
  assert.deepEqual(await names(keyword('0%_확')), ['list_beta'])
  assert.deepEqual(await names(keyword('list%')), [])
  assert.deepEqual(await names(`${keyword('list_')}&enabled=false`), ['list_beta'])
  assert.deepEqual(await names(`${keyword('list_')}&enabled=true`), ['list_alpha'])
  assert.deepEqual(await names(`${keyword('list_')}&size=1&page=1`), ['list_alpha'])
  assert.equal((await call(admin, 'GET', '/api/admin/users?enabled=maybe')).statusCode, 400)
  assert.equal((await call(admin, 'GET', '/api/admin/users?size=101')).statusCode, 400)
})

test('too many wrong confirmation passwords are 429, for that operator alone, and end with the window', async () => {
  const limited = await adminApp({ RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_LOGIN_FAILURE_MAX: '3' })
  const guessing = await limited.operator('guessing', 'ROLE_ADMIN')
  const honest = await limited.operator('honest', 'ROLE_ADMIN')
  const role = { roleName: 'ROLE_ADMIN' }
  const path = `/api/admin/users/${honest.userId}/role`
  const statuses: number[] = []
  for (const password of ['wrong-1', 'wrong-2', 'wrong-3', PASSWORD]) {
    const answer = await limited.call(guessing, 'PUT', path, { ...role, confirmationPassword: password })
    statuses.push(answer.statusCode)
  }
  assert.deepEqual(statuses, [401, 401, 401, 429])
  assert.equal((await limited.call(honest, 'PUT', path, { ...role, confirmationPassword })).statusCode, 200)
  limited.advance(15 * 60 + 1)
  const later = await logIn(limited.app, guessing.username)
  assert.equal((await limited.call(later, 'PUT', path, { ...role, confirmationPassword })).statusCode, 200)
})

test('nobody withdraws himself: 409', async () => {
  const second = await operator('second_admin', 'ROLE_SYSTEM_ADMIN')
  const answer = await call(second, 'DELETE', `/api/admin/users/${second.userId}`)
  assert.deepEqual([answer.statusCode, codeOf(answer)], [409, 'USER_409_SELF_WITHDRAWAL'])
  await setRole(admin, second.userId, 'ROLE_USER')
})

test('no password, token or hash is in any audit row or log line of all this', async () => {
  const { rows } = await pool.query<{ text: string }>('select audit_logs::text as text from audit_logs')
  const hashes = await pool.query<{ text: string }>(
    `select password_hash as text from users union all select encode(token_hash, 'hex') from refresh_tokens`,
  )
  const secrets = [PASSWORD, 'clerk-pass-1', 'not-my-password-1', '$argon2', admin.accessToken, admin.refreshToken]
  secrets.push(...hashes.rows.map(({ text }) => text))
  assert.ok(rows.length > 10 && secrets.length > 20)
  const everything = `${rows.map(({ text }) => text).join('\n')}\n${service.logText()}`
  assert.deepEqual(
    secrets.filter((secret) => everything.includes(secret)),
    [],
  )
})

test('the audit log lists what was done here by every filter, in order and whole', async () => {
  const list = async (query: string) => {
    const answer = await call(admin, 'GET', `/api/admin/audit-logs?${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json<{ data: Page<AuditLogResponse> }>().data
  }
  const all = await list('size=100')
  assert.ok(all.content.every(({ integrityValid }) => integrityValid))
  assert.deepEqual(
    all.content.map(({ auditId }) => auditId),
    Array.from({ length: all.totalElements }, (_, index) => all.totalElements - index),
  )
  const { rows } = await pool.query<AuditLogResponse>(
    `select audit_id as "auditId", action_type as "actionType", result_status as "resultStatus", actor_username as "actorUsername"
     from audit_logs`,
  )
  const filters: [string, (row: AuditLogResponse) => boolean][] = [
    ['actionType=USER_WITHDRAW', (row) => row.actionType === 'USER_WITHDRAW'],
    ['resultStatus=FAILURE', (row) => row.resultStatus === 'FAILURE'],
    ['resultStatus=SUCCESS&actionType=USER_CREATE', (row) => row.auditId === 1],
    ['targetType=USER&keyword=ROOT_ad', (row) => row.actorUsername === 'root_admin'],
  ]
  for (const [query, fits] of filters) {
    const expected = rows.filter(fits).map(({ auditId }) => auditId)
    assert.ok(expected.length > 0, query)
    const { content, totalElements } = await list(`size=100&${query}`)
    assert.deepEqual(new Set(content.map(({ auditId }) => auditId)), new Set(expected), query)
    assert.equal(totalElements, expected.length)
  }
  assert.equal((await list('keyword=INVALID_CREDENTIALS')).content[0]?.failureCode, 'AUTH_401_INVALID_CREDENTIALS')
  assert.equal((await list('targetType=POST')).totalElements, 0)
  assert.equal((await list('keyword=%25')).totalElements, 0)
  const second = await list('size=2&page=1')
  assert.deepEqual(
    second.content.map(({ auditId }) => auditId),
    [all.totalElements - 2, all.totalElements - 3],
  )
  assert.equal((await call(admin, 'GET', '/api/admin/audit-logs?resultStatus=MAYBE')).statusCode, 400)
})

test('one user is read by number; a number that nobody has is 404', async () => {
  const reader = await operator('reading_admin', 'ROLE_ADMIN')
  const found = await call(reader, 'GET', `/api/admin/users/${reader.userId}`)
  assert.deepEqual([found.statusCode, found.json().data.username], [200, 'reading_admin'])
  assert.equal((await call(reader, 'GET', '/api/admin/users/999999999')).statusCode, 404)
})
