import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SANDBOX_KEY } from '@lease-risk/sandbox'
import { createPasswords, createUser } from '../src/features/account/index.ts'
import { bearer, logIn, refreshCookie, refreshTokenOf } from './account-app.ts'
import { VAPID } from './push-service.ts'
import { testService } from './service.ts'

const METRICS_TOKEN = 'Zq5-metrics-token'
const service = await testService({
  LOG_LEVEL: 'trace',
  RATE_LIMIT_ENABLED: 'true',
  PROVIDER_TIMEOUT_MS: '500',
  METRICS_TOKEN,
  ...VAPID,
})
const { app, config, database, logLines, sandbox } = service
const { pool } = database

const FIRST = 'Zq7-first-password'
const SECOND = 'Zq8-second-password'
const WRONG = 'Zq9-wrong-password'
const ADMIN = 'Zq6-admin-password'

type Answer = { statusCode: number; body: string; headers: Record<string, unknown>; url: string }
const answers: Answer[] = []
const tokens = new Set<string>()

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers: object = {}) {
  const answer = await app.inject({
    method,
    url,
    headers: headers as Record<string, string>,
    ...(payload && { payload }),
  })
  answers.push({ statusCode: answer.statusCode, body: answer.body, headers: answer.headers, url })
  const refreshToken = refreshTokenOf(answer)
  const accessToken: string = answer.json().data?.accessToken ?? ''
  const statusToken: string = answer.json().data?.statusToken ?? ''
  for (const token of [refreshToken, accessToken, statusToken]) if (token) tokens.add(token)
  return { accessToken, refreshToken, statusToken }
}

/** Sends a body that no JSON parser accepts. */
async function callRaw(method: 'POST', url: string, payload: string) {
  const answer = await app.inject({ method, url, payload, headers: { 'content-type': 'application/json' } })
  answers.push({ statusCode: answer.statusCode, body: answer.body, headers: answer.headers, url })
}

/** Does everything a user can do with a password or token, correctly and incorrectly. */
async function useAccounts(): Promise<{ accessToken: string; refreshToken: string }> {
  const username = 'secretive'
  await call('POST', '/api/auth/signup', { username, password: FIRST, email: 'not an address' })
  await call('POST', '/api/auth/signup', { username, password: FIRST })
  await call('POST', '/api/auth/signup', { username, password: SECOND })
  await call('POST', '/api/auth/login', { username, password: WRONG })
  await call('POST', '/api/auth/login', { username: 'nobody', password: FIRST })
  await call('POST', '/api/auth/login', { username, password: { nested: FIRST } })
  await call('POST', '/api/auth/login', {
    username,
    password: FIRST,
    deep: JSON.parse('['.repeat(99) + ']'.repeat(99)),
  })
  await call('POST', '/api/auth/login', {
    username,
    password: FIRST,
    many: Array.from({ length: 30_000 }, () => FIRST),
  })
  await callRaw('POST', '/api/auth/login', `{"username":"${username}","password":"${FIRST}"`)
  await callRaw('POST', '/api/auth/login', `${FIRST} is no JSON`)
  const session = await call('POST', '/api/auth/login', { username, password: FIRST })
  await call('GET', '/api/users/me', undefined, bearer(session.accessToken))
  await call('GET', `/api/users/me?token=${session.accessToken}`, undefined, bearer(`${session.accessToken}x`))
  const next = await call('POST', '/api/auth/refresh', undefined, refreshCookie(session.refreshToken))
  await call('POST', '/api/auth/refresh', undefined, refreshCookie(session.refreshToken))
  const passwords = { currentPassword: FIRST, newPassword: SECOND }
  await call('PUT', '/api/users/me/password', { ...passwords, currentPassword: WRONG }, bearer(next.accessToken))
  const changed = await call('PUT', '/api/users/me/password', passwords, bearer(next.accessToken))
  await call('PUT', '/api/users/me/profile', { nickname: '비밀' }, bearer(changed.accessToken))
  return changed
}

/** Does every user administration action, confirmed correctly and incorrectly. */
async function administerUsers(userId: number, admin: { accessToken: string }): Promise<void> {
  const by = bearer(admin.accessToken)
  const clerk = { username: 'clerk', password: FIRST, roleName: 'ROLE_CS_MANAGER' }
  for (const confirmationPassword of [WRONG, ADMIN]) {
    await call('POST', '/api/admin/users', { ...clerk, confirmationPassword }, by)
    await call('PUT', `/api/admin/users/${userId}/role`, { roleName: 'ROLE_HR_MANAGER', confirmationPassword }, by)
    await call('PUT', `/api/admin/users/${userId}/permissions`, { canCreatePost: false, confirmationPassword }, by)
  }
  await call('DELETE', '/api/admin/users/999999', undefined, by)
  await call('GET', '/api/admin/users', undefined, by)
  await call('GET', '/api/admin/audit-logs?size=100', undefined, by)
}

/** Request data must not appear in the log of a database error either. */
async function failInside(refreshToken: string, by: object): Promise<void> {
  await pool.query('alter table users rename to users_elsewhere')
  await call('POST', '/api/auth/login', { username: 'secretive', password: SECOND })
  await call('POST', '/api/auth/signup', { username: 'another.one', password: SECOND })
  await call('POST', '/api/auth/refresh', undefined, refreshCookie(refreshToken))
  await pool.query('alter table users_elsewhere rename to users')
  await pool.query('alter table users add constraint refuse_clerks check (username not like $$refused%$$)')
  const refused = { username: 'refused.clerk', password: SECOND, roleName: 'ROLE_USER', confirmationPassword: ADMIN }
  await call('POST', '/api/admin/users', refused, by)
  await call('POST', '/api/auth/signup', refused)
}

/** Closes an account, with the wrong password and the right one. */
async function leave(username: string): Promise<void> {
  await call('POST', '/api/auth/signup', { username, password: FIRST })
  const { accessToken } = await call('POST', '/api/auth/login', { username, password: FIRST })
  for (const confirmationPassword of [WRONG, FIRST])
    await call('DELETE', '/api/users/me', { confirmationPassword }, bearer(accessToken))
}

async function diagnose(by: object): Promise<void> {
  const payload = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
  await call('POST', '/api/rent-risk-diagnoses', payload, by)
  for (const provider of ['building-register', 'transactions', 'public-price'] as const) {
    sandbox.faults.set(provider, 'errorInside200')
  }
  await call('POST', '/api/rent-risk-diagnoses', { ...payload, address: '서울 강남구 역삼동 742-11' }, by)
  const anonymous = await call('POST', '/api/rent-risk-diagnoses', payload, { 'idempotency-key': 'once' })
  const asynchronous = await call('POST', '/api/rent-risk-diagnoses/async', payload)
  for (const { statusToken } of [anonymous, asynchronous]) {
    await call('GET', `/api/rent-risk-diagnoses/async/${statusToken}`)
    await call('POST', `/api/rent-risk-diagnoses/async/${statusToken}/claim`, undefined, by)
  }
  await call('GET', '/api/rent-risk-diagnoses', undefined, by)
  await call('GET', '/api/address-search/juso?keyword=신림동')
}

/** Returns every row of every table as text, except the two columns with hashes. */
async function databaseText(): Promise<string> {
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `select format('%I.%I', table_schema, table_name) as name, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and (table_name, column_name) not in (('users', 'password_hash'), ('refresh_tokens', 'token_hash'))
     group by 1`,
  )
  assert.ok(rows.length > 15, `only ${rows.length} tables were found`)
  const texts: string[] = []
  for (const { name, columns } of rows) {
    const table = await pool.query<{ text: string }>(
      `select row_to_json(kept)::text as text from (select ${columns} from ${name}) as kept`,
    )
    texts.push(...table.rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

test('no password, token, hash or key in any answer, log line, audit row or other row after a full run', async () => {
  const passwordHash = await (await createPasswords()).hash(ADMIN)
  const role = { roleName: 'ROLE_ADMIN', departmentCode: 'SYSTEM' } as const
  await createUser(pool, { username: 'root_admin', passwordHash, ...role }, service.clock.now())
  const admin = await logIn(app, 'root_admin', ADMIN)
  tokens.add(admin.accessToken).add(admin.refreshToken)

  const user = await useAccounts()
  const { userId } = JSON.parse(answers.findLast(({ url }) => url === '/api/users/me/profile')?.body ?? '').data
  await diagnose(bearer(user.accessToken))
  await administerUsers(userId, admin)
  await leave('former.user')
  await failInside(user.refreshToken, bearer(admin.accessToken))
  await call('GET', '/v3/api-docs')
  for (const token of [METRICS_TOKEN, WRONG]) await app.inject({ url: '/metrics', headers: bearer(token) })
  await call('POST', '/api/auth/logout', undefined, {
    ...bearer(user.accessToken),
    ...refreshCookie(user.refreshToken),
  })

  const { rows } = await pool.query<{ secret: string }>(
    `select password_hash as secret from users where password_hash <> '' union all select encode(token_hash, 'hex') from refresh_tokens
     union all select encode(token_hash, 'base64') from refresh_tokens`,
  )
  const secrets = [
    FIRST,
    SECOND,
    WRONG,
    ADMIN,
    METRICS_TOKEN,
    config.jwtSecret,
    VAPID.VAPID_PRIVATE_KEY,
    SANDBOX_KEY,
    '$argon2',
    ...tokens,
  ]
  secrets.push(...rows.map(({ secret }) => secret))
  const log = logLines.map((line) => JSON.stringify(line)).join('\n')
  const stored = await databaseText()

  const statuses = new Set(answers.map(({ statusCode }) => statusCode))
  for (const status of [200, 201, 400, 401, 404, 409, 500]) assert.ok(statuses.has(status), `no answer was ${status}`)
  assert.ok(tokens.size >= 8 && rows.length >= 10, 'the run made what is searched for')
  assert.ok(log.includes('REFRESH_TOKEN_REUSED') && log.includes('"status":500'), 'the log was captured')
  assert.match(stored, /USER_PERMISSION_UPDATE/)
  assert.match(stored, /getBrTitleInfo/)

  const found = (text: string) => secrets.filter((secret) => text.includes(secret))
  assert.deepEqual(found(log), [], 'in the log')
  assert.deepEqual(found(stored), [], 'in the database')
  for (const { url, body, headers } of answers) {
    const { 'set-cookie': _, ...otherHeaders } = headers
    const shown = `${body.replace(/"(access|status)Token":"[^"]+"/, '')} ${JSON.stringify(otherHeaders)}`
    assert.deepEqual(found(shown), [], `in the answer of ${url.replace(/[\w-]{43}/, '***')}`)
  }
})
