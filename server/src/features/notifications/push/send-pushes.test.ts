import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../../test/account-app.ts'
import { pushVariables, startPushService } from '../../../../test/push-service.ts'
import { runDueJobs } from '../../../../test/run-due-jobs.ts'
import { anotherInstance, testService } from '../../../../test/service.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { onObserved } from '../../../platform/observe.ts'
import { type Notice, notify } from '../notify.ts'

const push = await startPushService()
const service = await testService(pushVariables(push))
const { app, clock, database, jobs, logLines } = service
const { pool } = database
const CHANNELS = '/api/users/me/notification-channels'
const runJobs = (all = jobs) => runDueJobs(service, all)
const call = (by: LoggedIn, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: bearer(by.accessToken), ...(payload && { payload }) })
/** Writes notices and waits until they are due. */
async function send(...notices: Notice[]): Promise<void> {
  await inTransaction(pool, (transaction) => notify(transaction, notices, clock.now()))
  advance(1)
}
const pushedTo = ({ endpoint }: { endpoint: string }) => push.pushed.filter((each) => each.endpoint === endpoint)
const askedOf = ({ endpoint }: { endpoint: string }) => push.asked.filter((each) => each === endpoint).length
const advance = (minutes: number) => {
  clock.time = new Date(clock.time.getTime() + minutes * 60_000)
}
const commentTo = ({ userId }: LoggedIn, postId = 1): Notice => ({
  type: 'COMMENT_ON_MY_POST',
  userId,
  relatedType: 'POST',
  relatedId: postId,
})

/** A user whose browser receives pushes. */
async function reader(username: string, chosen: object = {}): Promise<LoggedIn & { endpoint: string }> {
  const user = await signUpAndLogIn(app, username)
  const subscription = push.subscribe()
  const answer = await call(user, 'PUT', `${CHANNELS}/push`, { ...subscription, language: 'ko', ...chosen })
  assert.equal(answer.statusCode, 200, answer.body)
  return { ...user, endpoint: subscription.endpoint }
}

test('R-NOTIF-13: a push holds a title and where it leads, encrypted for the browser; no home, username or result', async () => {
  const user = await reader('push.title', { language: 'en' })
  const reminder: Notice = {
    type: 'REMINDER_REGISTRY_ON_CONTRACT',
    userId: user.userId,
    relatedType: 'FAVORITE',
    relatedId: 7,
    detail: { home: 'SECRET-HOME 101', fromOn: '2026-12-01' },
  }
  await send(reminder)
  await runJobs()
  const [pushed = assert.fail('nothing was pushed'), ...more] = pushedTo(user)
  assert.deepEqual(more, [])
  const { id, ...payload } = pushed.payload
  assert.deepEqual(payload, { title: 'Day of the contract: check the registry', path: '/notifications' })
  const { ttl, urgency, topic } = pushed.headers
  assert.deepEqual([ttl, urgency, topic], ['86400', 'normal', id.replaceAll('-', '')])
  assert.equal(pushed.signed.sub, 'mailto:operator@example.com')
  const seen = `${pushed.body.toString('latin1')} ${JSON.stringify(pushed.headers)}`
  for (const secret of ['SECRET-HOME', 'push.title', payload.title, 'notifications']) assert.ok(!seen.includes(secret))
})

test('R-NOTIF-13: what comes in one minute is one push, and a login from a new device wakes the phone', async () => {
  const user = await reader('push.several')
  const device: Notice = { type: 'NEW_DEVICE_LOGIN', userId: user.userId, relatedType: 'USER', relatedId: user.userId }
  await send(commentTo(user), device)
  await runJobs()
  assert.deepEqual(
    pushedTo(user).map(({ payload }) => payload.title),
    ['새 알림 2건'],
  )
  assert.equal(pushedTo(user)[0]?.headers['urgency'], 'high')
})

test('R-NOTIF-13: kinds that were not chosen, what was read meanwhile and what joins an unread one are not pushed', async () => {
  const user = await reader('push.kinds', { notificationTypes: ['REPORT_REVIEWED', 'CONTENT_HIDDEN'] })
  const hidden: Notice = { type: 'CONTENT_HIDDEN', userId: user.userId, relatedType: 'POST', relatedId: 3 }
  await send(commentTo(user), hidden)
  await call(user, 'PUT', '/api/notifications/read-all')
  await runJobs()
  assert.deepEqual(pushedTo(user), [])
  await send(hidden)
  await runJobs()
  await send(hidden)
  await runJobs()
  assert.equal(pushedTo(user).length, 1)
})

test('R-NOTIF-17: several instances push each message once', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, (_, index) => reader(`push.instances.${index}`)))
  const other = await anotherInstance(service)
  await send(...users.map((user) => commentTo(user)))
  await Promise.all([runJobs(), runJobs(), runJobs(other.jobs), runJobs(other.jobs)])
  assert.deepEqual(
    users.map((user) => pushedTo(user).length),
    users.map(() => 1),
  )
})

for (const status of [404, 410]) {
  test(`R-NOTIF-17: ${status} ends the pushes to that browser, and to no other`, async () => {
    const [gone, there] = [await reader(`push.gone.${status}`), await reader(`push.there.${status}`)]
    push.answer(gone.endpoint, { status })
    await send(commentTo(gone), commentTo(there))
    await runJobs()
    assert.equal((await call(gone, 'GET', CHANNELS)).json().data.push.enabled, false)
    assert.equal((await call(there, 'GET', CHANNELS)).json().data.push.enabled, true)
    await send(commentTo(gone, 2))
    await runJobs()
    assert.deepEqual([askedOf(gone), pushedTo(there).length], [1, 1])
  })
}

for (const status of [429, 500, 503]) {
  test(`R-NOTIF-17: after ${status} it is tried again, later each time, under one name`, async () => {
    const user = await reader(`push.again.${status}`)
    push.answer(user.endpoint, { status }, 2)
    await send(commentTo(user))
    await runJobs()
    await runJobs()
    assert.equal(askedOf(user), 1)
    const text =
      'select push_id from notification_pushes join push_subscriptions using (subscription_id) where user_id = $1'
    const { rows } = await pool.query<{ push_id: string }>(text, [user.userId])
    for (const minutes of [2, 4]) {
      advance(minutes)
      await runJobs()
    }
    assert.deepEqual([askedOf(user), pushedTo(user)[0]?.payload.id], [3, rows[0]?.push_id])
  })
}

test('R-NOTIF-17: a push service that names a time is asked again then', async () => {
  const user = await reader('push.retry.after')
  push.answer(user.endpoint, { status: 429, headers: { 'retry-after': '3600' } }, 1)
  await send(commentTo(user))
  await runJobs()
  for (const [minutes, asked] of [
    [59, 1],
    [1, 2],
  ] as const) {
    advance(minutes)
    await runJobs()
    assert.equal(askedOf(user), asked)
  }
})

test('R-NOTIF-17: a push service that never takes it is given up, with a line that names nobody', async () => {
  const user = await reader('push.given.up')
  push.answer(user.endpoint, { status: 500 })
  await send(commentTo(user))
  for (let tries = 0; tries < 12; tries += 1) {
    await runJobs()
    advance(300)
  }
  assert.equal(askedOf(user), 9)
  assert.equal(logLines.filter(({ msg }) => msg === 'a push of notifications was given up').length, 1)
  for (const secret of [user.endpoint, 'push.given.up']) assert.ok(!JSON.stringify(logLines).includes(secret))
  const kept = await pool.query('select from push_subscriptions where user_id = $1', [user.userId])
  assert.equal(kept.rowCount, 1)
})

test('R-NOTIF-15: a redirect is not followed', async () => {
  const [user, elsewhere] = [await reader('push.redirect'), push.subscribe()]
  push.answer(user.endpoint, { status: 307, headers: { location: elsewhere.endpoint } })
  await send(commentTo(user))
  await runJobs()
  assert.deepEqual([askedOf(user), askedOf(elsewhere)], [1, 0])
})

test('R-NOTIF-17: a push service that does not answer is left after ten seconds, and others go on meanwhile', async () => {
  const [slow, quick] = [await reader('push.slow'), await reader('push.quick')]
  const isHeld = push.hold()
  await send(commentTo(slow))
  const running = runJobs()
  await isHeld
  await send(commentTo(quick))
  await runJobs()
  assert.equal(pushedTo(quick).length, 1)
  await running
  advance(2)
  await runJobs()
  assert.deepEqual([askedOf(slow), pushedTo(slow).length], [2, 1])
})

test('R-NOTIF-17: what the release before had taken is pushed once, under the same name', async () => {
  const user = await reader('push.left')
  await send(commentTo(user))
  const pushId = '00000000-0000-4000-8000-000000000003'
  const text = `update notification_pushes as item set push_id = $1, tries = 1 from push_subscriptions as browser
    where browser.subscription_id = item.subscription_id and user_id = $2`
  await pool.query(text, [pushId, user.userId])
  await pool.query('delete from graphile_worker._private_jobs')
  const runRest = () =>
    jobs.find(({ name }) => name === 'push-notifications')?.run(undefined as never, AbortSignal.any([]))
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await Promise.all([runRest(), runRest()])
    await runJobs()
    advance(1)
  }
  assert.deepEqual(
    pushedTo(user).map(({ payload }) => payload.id),
    [pushId],
  )
})

test('R-NOTIF-17: a service with another key writes to no browser of the first, and keeps them', async () => {
  const user = await reader('push.other.key')
  await pool.query(`update push_subscriptions set key_mark = 'another' where user_id = $1`, [user.userId])
  await send(commentTo(user))
  await runJobs()
  assert.equal(askedOf(user), 0)
  assert.equal((await call(user, 'GET', CHANNELS)).json().data.push.enabled, false)
})

test('R-NOTIF-17: every push is counted by how it ended', async () => {
  const [user, gone] = [await reader('push.counted'), await reader('push.counted.gone')]
  push.answer(gone.endpoint, { status: 410 })
  push.answer(user.endpoint, { status: 503 }, 1)
  const seen = new Set<string>()
  const forget = onObserved(({ kind, name, outcome }) => kind === 'message' && seen.add(`${name} ${outcome}`))
  await send(commentTo(user), commentTo(gone))
  await runJobs()
  advance(2)
  await runJobs()
  forget()
  for (const outcome of ['FAILED', 'SENT', 'STOPPED']) assert.ok(seen.has(`push ${outcome}`), outcome)
})
