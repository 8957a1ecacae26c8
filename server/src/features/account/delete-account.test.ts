import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { bearer, logIn, PASSWORD, refreshCookie, signUpAndLogIn } from '../../../test/account-app.ts'
import { startOutbox } from '../../../test/outbox.ts'
import { testService } from '../../../test/service.ts'
import { until } from '../../../test/until.ts'
import { createFileStorage } from '../../platform/storage.ts'
import { createUser } from './create-user.ts'
import { endAccount, imageRemoval } from './delete-account.ts'
import { createPasswords } from './passwords.ts'

const service = await testService({ RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_SIGNUP_MAX: '100' })
const { app, clock, config, database, jobs } = service
const { pool } = database
const storage = await createFileStorage(config)
const passwordHash = await (await createPasswords()).hash(PASSWORD)

const LEASE = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 } as const

async function remove(accessToken: string, payload: object = { confirmationPassword: PASSWORD }) {
  const answer = await app.inject({ method: 'DELETE', url: '/api/users/me', headers: bearer(accessToken), payload })
  return { statusCode: answer.statusCode, code: answer.json<{ code?: string }>().code, cookies: answer.cookies }
}

const me = async (accessToken: string) =>
  (await app.inject({ url: '/api/users/me', headers: bearer(accessToken) })).statusCode

async function operator(username: string) {
  const role = { roleName: 'ROLE_ADMIN', departmentCode: 'SYSTEM' } as const
  await createUser(pool, { username, passwordHash, ...role }, clock.now())
  return logIn(app, username)
}

/** Every row of every table as text. */
async function databaseText(): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  )
  assert.ok(rows.length > 20)
  const texts = rows.map(({ name }) => `select each::text as row from ${name} as each`)
  return (await pool.query<{ row: string }>(texts.join(' union all '))).rows.map(({ row }) => row).join('\n')
}

test('nothing of the person is left, but the row that public posts point to, and the audit of it by number', async () => {
  const user = await signUpAndLogIn(app, 'leaving', { email: 'leaving@example.com', nickname: '떠나는이' })
  const { diagnosisId } = await service.diagnose(LEASE, user.accessToken)
  const before = await databaseText()
  for (const personal of ['leaving', 'leaving@example.com', '떠나는이', '신림동 1422-5'])
    assert.ok(before.includes(personal))
  assert.equal((await remove(user.accessToken)).statusCode, 200)

  const after = await databaseText()
  for (const personal of ['leaving', '떠나는이', '서울 관악구 신림동 1422-5'])
    assert.ok(!after.includes(personal), personal)
  const { rows } = await pool.query('select * from users where user_id = $1', [user.userId])
  assert.deepEqual(
    [rows[0].username, rows[0].nickname, rows[0].enabled, rows[0].deleted_at],
    [`deleted~${user.userId}`, null, false, clock.now()],
  )
  assert.equal((await pool.query('select from diagnoses where diagnosis_id = $1', [diagnosisId])).rowCount, 0)
  const audit = await pool.query(`select * from audit_logs where action_type = 'ACCOUNT_DELETE'`)
  const { actor_user_id, actor_username, target_id, result_status } = audit.rows[0]
  assert.deepEqual(
    [audit.rowCount, actor_user_id, actor_username, target_id, result_status],
    [1, user.userId, `user ${user.userId}`, String(user.userId), 'SUCCESS'],
  )
  const events = await pool.query(`select payload from outbox where event_type = 'USER_DELETED'`)
  assert.deepEqual(events.rows, [{ payload: { userId: user.userId, imageKey: null } }])
})

test('every session ends at once, the cookie is cleared, and the username is free again', async () => {
  const user = await signUpAndLogIn(app, 'several')
  const elsewhere = await logIn(app, 'several')
  const { cookies } = await remove(user.accessToken)
  assert.deepEqual([cookies[0]?.name, cookies[0]?.value, cookies[0]?.maxAge], ['service_refresh_token', '', 0])
  assert.deepEqual([await me(user.accessToken), await me(elsewhere.accessToken)], [401, 401])
  const refresh = { method: 'POST', url: '/api/auth/refresh', headers: refreshCookie(elsewhere.refreshToken) } as const
  assert.equal((await app.inject(refresh)).statusCode, 401)
  const login = (username: string) =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password: PASSWORD } })
  for (const name of ['several', `deleted~${user.userId}`]) assert.equal((await login(name)).statusCode, 401)
  const again = await signUpAndLogIn(app, 'several')
  assert.notEqual(again.userId, user.userId)
  assert.equal(await me(again.accessToken), 200)
})

test('the picture goes from the storage, also when that fails at first', async (t) => {
  const user = await signUpAndLogIn(app, 'pictured')
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([content], { type: 'image/png' }), 'me.png')
  const request = new Request('http://x', { method: 'POST', body: form })
  const uploaded = await app.inject({
    method: 'POST',
    url: '/api/users/me/profile-image',
    headers: { ...bearer(user.accessToken), 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const { profileImageUrl } = uploaded.json<{ data: { profileImageUrl: string } }>().data
  const key = profileImageUrl.replace('/api/users/', '')
  assert.ok(await storage.read(key))
  let failures = 1
  const removal = imageRemoval({
    async remove(each) {
      failures -= 1
      if (failures >= 0) throw new Error('the storage is away')
      await storage.remove(each)
    },
  })
  await startOutbox(t, database, [removal])
  await remove(user.accessToken)
  await until(async () => (await storage.read(key)) === undefined, 'the picture is removed')
  assert.equal((await app.inject(profileImageUrl)).statusCode, 404)
})

test('a wrong password is 401, a missing one 400, too many wrong ones 429, and the account stays', async () => {
  const user = await signUpAndLogIn(app, 'guessed')
  assert.equal((await app.inject({ method: 'DELETE', url: '/api/users/me', payload: {} })).statusCode, 401)
  for (const payload of [{}, { confirmationPassword: null }, { confirmationPassword: 5 }])
    assert.equal((await remove(user.accessToken, payload)).statusCode, 400)
  const wrong = { confirmationPassword: 'wrong-password-1' }
  const codes = []
  for (let tries = 0; tries < 11; tries += 1) codes.push((await remove(user.accessToken, wrong)).code)
  assert.deepEqual([...new Set(codes)], ['AUTH_401_INVALID_CREDENTIALS', 'AUTH_429_TOO_MANY_ATTEMPTS'])
  assert.equal((await remove(user.accessToken)).statusCode, 429, 'the right one too, for a while')
  assert.equal(await me(user.accessToken), 200)
  const { rowCount } = await pool.query('select from audit_logs where actor_user_id = $1', [user.userId])
  assert.equal(rowCount, 0, 'nobody can fill the audit log by guessing')
})

test('the last account that can manage users cannot go: of two at once one stays', async () => {
  const admins = [await operator('admin-one'), await operator('admin-two')]
  const answers = await Promise.all(admins.map(({ accessToken }) => remove(accessToken)))
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
    [200, 409],
  )
  assert.equal(answers.find(({ statusCode }) => statusCode === 409)?.code, 'USER_409_LAST_ADMINISTRATOR')
  const left = admins[answers.findIndex(({ statusCode }) => statusCode === 409)]
  assert.equal(await me(left?.accessToken ?? ''), 200)
  const plain = await signUpAndLogIn(app, 'plain')
  assert.equal((await remove(plain.accessToken)).statusCode, 200)
})

test('operators see a deleted account no more and cannot bring it back', async () => {
  const user = await signUpAndLogIn(app, 'unseen')
  const admin = await operator('admin-three')
  const call = (method: 'GET' | 'PUT' | 'DELETE', url: string) =>
    app.inject({ method, url: `/api/admin/users${url}`, headers: bearer(admin.accessToken) })
  await remove(user.accessToken)
  const { content } = (await call('GET', '?size=100')).json<{ data: { content: { userId: number }[] } }>().data
  assert.ok(content.length > 0 && content.every(({ userId }) => userId !== user.userId))
  assert.equal((await call('PUT', `/${user.userId}/enable`)).statusCode, 404)
  assert.equal((await call('DELETE', `/${user.userId}`)).statusCode, 404)
})

test('two requests at once delete once', async () => {
  const user = await signUpAndLogIn(app, 'twice')
  const answers = await Promise.all([remove(user.accessToken), remove(user.accessToken)])
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
    [200, 401],
  )
})

test('a diagnosis that is under way while its account is deleted is not stored', async (t) => {
  const user = await signUpAndLogIn(app, 'in_a_hurry')
  const deletion = await pool.connect()
  t.after(() => deletion.release(true))
  await deletion.query('begin')
  await endAccount(deletion, user.userId, clock.now())
  const url = '/api/rent-risk-diagnoses'
  const diagnosing = app.inject({ method: 'POST', url, headers: bearer(user.accessToken), payload: LEASE })
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%into diagnoses%'`
  await until(async () => (await pool.query(waits)).rowCount === 1, 'it waits for the end of the deletion')
  await deletion.query('commit')
  const { code } = (await diagnosing).json<{ code: string }>()
  assert.deepEqual([(await diagnosing).statusCode, code], [401, 'AUTH_401_TOKEN_REVOKED'])
  const { rowCount } = await pool.query('select from diagnoses where requester_user_id = $1', [user.userId])
  assert.equal(rowCount, 0)
})

test('a diagnosis that was under way goes within the hour, one of somebody else stays', async () => {
  const [user, other] = [await signUpAndLogIn(app, 'hasty'), await signUpAndLogIn(app, 'steady')]
  await remove(user.accessToken)
  const { diagnosisId } = await service.diagnose(LEASE)
  const { diagnosisId: kept } = await service.diagnose(LEASE, other.accessToken)
  // like a request that was admitted before
  await pool.query('update diagnoses set requester_user_id = $1 where diagnosis_id = $2', [user.userId, diagnosisId])
  const job = jobs.find(({ name }) => name === 'erase-late-rows')
  await job?.run(null as never, new AbortController().signal)
  const { rows } = await pool.query('select diagnosis_id from diagnoses where diagnosis_id = any($1)', [
    [diagnosisId, kept],
  ])
  assert.deepEqual(rows, [{ diagnosis_id: kept }])
})
