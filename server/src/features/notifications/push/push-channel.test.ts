import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bearer, type LoggedIn, logIn, PASSWORD, refreshCookie, signUpAndLogIn } from '../../../../test/account-app.ts'
import { lockWaits } from '../../../../test/lock-waits.ts'
import { pushVariables, startPushService, VAPID } from '../../../../test/push-service.ts'
import { testService } from '../../../../test/service.ts'
import { until } from '../../../../test/until.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { endSessions } from '../../account/index.ts'
import { type Notice, notify } from '../notify.ts'

const push = await startPushService()
const { app, clock, database } = await testService(pushVariables(push))
const { app: without } = await testService()
const { pool } = database
const CHANNELS = '/api/users/me/notification-channels'

type By = Pick<LoggedIn, 'accessToken'>
const call = (by: By, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: bearer(by.accessToken), ...(payload && { payload }) })
const choose = (by: By, subscription = push.subscribe(), chosen: object = {}) =>
  call(by, 'PUT', `${CHANNELS}/push`, { ...subscription, language: 'ko', ...chosen })
const channelOf = async (by: By) => (await call(by, 'GET', CHANNELS)).json().data.push
const commentTo = (userId: number, postId = 1): Notice => ({
  type: 'COMMENT_ON_MY_POST',
  userId,
  relatedType: 'POST',
  relatedId: postId,
})
const send = (...notices: Notice[]) => inTransaction(pool, (transaction) => notify(transaction, notices, clock.now()))
const count = async (table: 'push_subscriptions' | 'notification_pushes', userId: number) => {
  const of = table === 'push_subscriptions' ? '' : 'join push_subscriptions using (subscription_id)'
  const text = `select count(*)::int as count from ${table} ${of} where user_id = $1`
  return (await pool.query<{ count: number }>(text, [userId])).rows[0]?.count
}

test('R-NOTIF-13: nothing is pushed until it is chosen, and each browser chooses for itself', async () => {
  const user = await signUpAndLogIn(app, 'push.choose')
  const phone = await logIn(app, 'push.choose')
  const off = { available: true, publicKey: VAPID.VAPID_PUBLIC_KEY, enabled: false, language: null }
  assert.deepEqual(await channelOf(user), { ...off, notificationTypes: [], otherDevices: 0 })
  await send(commentTo(user.userId))
  assert.equal(await count('notification_pushes', user.userId), 0)
  const kinds = { language: 'en', notificationTypes: ['REPORT_REVIEWED', 'REPORT_REVIEWED'] }
  const chosen = (await choose(phone, push.subscribe(), kinds)).json().data.push
  assert.deepEqual(chosen, {
    ...off,
    enabled: true,
    language: 'en',
    notificationTypes: ['REPORT_REVIEWED'],
    otherDevices: 0,
  })
  assert.deepEqual([(await channelOf(user)).enabled, (await channelOf(user)).otherDevices], [false, 1])
  const ended = await call(phone, 'DELETE', `${CHANNELS}/push`)
  assert.deepEqual([ended.statusCode, ended.json().data.push.enabled], [200, false])
  assert.equal((await call(phone, 'DELETE', `${CHANNELS}/push`)).statusCode, 200)
})

test('R-NOTIF-13: where no keys are configured nothing can be chosen, and the rest of the channels is as it was', async () => {
  const user = await signUpAndLogIn(without, 'push.off')
  const headers = bearer(user.accessToken)
  const payload = { ...push.subscribe(), language: 'ko' }
  const refused = await without.inject({ method: 'PUT', url: `${CHANNELS}/push`, headers, payload })
  assert.deepEqual([refused.statusCode, refused.json().code], [503, 'PUSH_503_OFF'])
  const { data } = (await without.inject({ url: CHANNELS, headers })).json()
  assert.deepEqual([data.push.available, data.push.publicKey, data.mail.enabled], [false, null, false])
})

test('R-NOTIF-15: an address that is none of a push service, a key that is none and every other wrong field are named', async () => {
  const user = await signUpAndLogIn(app, 'push.wrong')
  const own = push.subscribe()
  const endpoints = [
    'http://127.0.0.1:1/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'file:///etc/passwd',
  ]
  endpoints.push('https://169.254.169.254/x', 'https://push.example.com:8443/x', `${push.origin}.example.com/x`, 'x')
  for (const endpoint of endpoints) {
    const answer = await choose(user, { ...own, endpoint })
    assert.deepEqual([answer.statusCode, answer.json().errors?.[0]?.field], [400, 'endpoint'], endpoint)
  }
  const noPoint = { ...own.keys, p256dh: `B${'A'.repeat(86)}` }
  const types = { notificationTypes: ['PROVIDER_ILL'] }
  const fieldsOf = (answer: { json(): { errors: { field: string }[] } }) =>
    answer.json().errors.map(({ field }) => field)
  assert.deepEqual(fieldsOf(await choose(user, { ...own, keys: noPoint }, types)), [
    'keys.p256dh',
    'notificationTypes[0]',
  ])
  const short = { p256dh: 'short', auth: 'a b' }
  const fields = fieldsOf(await choose(user, { ...own, keys: short }, { language: 'xx' }))
  assert.deepEqual(new Set(fields), new Set(['keys.p256dh', 'keys.auth', 'language']))
  assert.equal(await count('push_subscriptions', user.userId), 0)
})

test('R-NOTIF-14: what is stored of a browser cannot be read in the database, and no answer repeats it', async () => {
  const user = await signUpAndLogIn(app, 'push.sealed')
  const { endpoint, keys } = push.subscribe()
  const answer = await choose(user, { endpoint, keys })
  for (const secret of [endpoint, keys.p256dh, keys.auth]) assert.ok(!answer.body.includes(secret))
  const { rows } = await pool.query('select * from push_subscriptions where user_id = $1', [user.userId])
  const stored = JSON.stringify(rows, (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  )
  for (const secret of [endpoint, new URL(endpoint).pathname, keys.p256dh, keys.auth])
    assert.ok(!stored.includes(secret))
})

test('R-NOTIF-13: ten browsers of one user and no more, also when they come at once; one that chooses anew is none more', async () => {
  const username = 'push.many'
  const user = await signUpAndLogIn(app, username)
  const logins = [user, ...(await Promise.all(Array.from({ length: 11 }, () => logIn(app, username))))]
  const answers = await Promise.all(logins.map((login) => choose(login)))
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  assert.deepEqual(
    refused.map((answer) => [answer.statusCode, answer.json().code]),
    Array.from({ length: 2 }, () => [409, 'NOTIFICATION_409_TOO_MANY_DEVICES']),
  )
  assert.equal(await count('push_subscriptions', user.userId), 10)
  const again = logins[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? user
  assert.equal((await choose(again)).statusCode, 200)
})

test('R-NOTIF-16: a login that ends takes its browser and what waits for it: by logout, elsewhere, or with the password', async () => {
  const username = 'push.ends'
  const user = await signUpAndLogIn(app, username)
  const [phone, desk, other] = [await logIn(app, username), await logIn(app, username), await logIn(app, username)]
  for (const login of [user, phone, desk, other]) assert.equal((await choose(login)).statusCode, 200)
  await send(commentTo(user.userId))
  assert.equal(await count('notification_pushes', user.userId), 4)
  const cookie = refreshCookie(phone.refreshToken)
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: { ...bearer(phone.accessToken), ...cookie } })
  assert.equal(await count('notification_pushes', user.userId), 3)
  const sessions = (await call(desk, 'GET', '/api/users/me/sessions')).json().data.items
  const { sessionId } = sessions.find(({ current }: { current: boolean }) => current)
  const confirmed = { confirmationPassword: PASSWORD }
  const ended = await call(user, 'DELETE', `/api/users/me/sessions/${sessionId}`, confirmed)
  assert.equal(ended.statusCode, 200, ended.body)
  assert.equal(await count('notification_pushes', user.userId), 2)
  const passwords = { currentPassword: PASSWORD, newPassword: 'battery-staple-9' }
  const changed = await call(user, 'PUT', '/api/users/me/password', passwords)
  assert.equal(changed.statusCode, 200, changed.body)
  assert.equal(await count('push_subscriptions', user.userId), 1)
  // the end of all sessions of the account removes them
  await inTransaction(pool, (transaction) => endSessions(transaction, user.userId, clock.now()))
  assert.equal(await count('push_subscriptions', user.userId), 0)
  assert.equal((await choose(await logIn(app, username, 'battery-staple-9'))).statusCode, 200)
  // as the hourly housekeeping does after a long absence
  await pool.query('delete from sessions where user_id = $1', [user.userId])
  assert.equal(await count('push_subscriptions', user.userId), 0)
})

test('R-NOTIF-16: a deleted account takes its browsers with it', async () => {
  const user = await signUpAndLogIn(app, 'push.deleted')
  await choose(user)
  await send(commentTo(user.userId))
  const gone = await call(user, 'DELETE', '/api/users/me', { confirmationPassword: PASSWORD })
  assert.equal(gone.statusCode, 200, gone.body)
  assert.deepEqual(
    [await count('push_subscriptions', user.userId), await count('notification_pushes', user.userId)],
    [0, 0],
  )
})

test('R-NOTIF-16: a browser that somebody else logs in with gets nothing of who had it before', async () => {
  const [before, next] = [await signUpAndLogIn(app, 'push.before'), await signUpAndLogIn(app, 'push.next')]
  const browser = push.subscribe()
  await choose(before, browser)
  await send(commentTo(before.userId))
  await Promise.all([choose(next, browser), choose(before, browser), choose(next, browser)])
  assert.equal((await choose(next, browser)).statusCode, 200)
  assert.deepEqual(
    [await count('push_subscriptions', before.userId), await count('notification_pushes', next.userId)],
    [0, 0],
  )
  assert.equal((await channelOf(before)).enabled, false)
})

test('R-NOTIF-16: a choice that meets the end of its login waits for it and comes too late', async () => {
  const user = await signUpAndLogIn(app, 'push.late')
  const ending = await pool.connect()
  await ending.query('begin')
  await ending.query('update sessions set ended_at = now() where user_id = $1', [user.userId])
  const chosen = choose(user)
  await until(async () => (await lockWaits(pool, 'ROW')) > 0, 'the choice waits')
  await ending.query('commit')
  ending.release()
  assert.deepEqual([(await chosen).statusCode, await count('push_subscriptions', user.userId)], [401, 0])
})
