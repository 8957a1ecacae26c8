import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import { type Notification, type NotificationSettings } from '@lease-risk/contract/notifications'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../test/account-app.ts'
import { TEST_NOW } from '../../../test/app.ts'
import { testService } from '../../../test/service.ts'
import { statements } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type Notice, notify } from './notify.ts'
import { removeOld } from './stored-notifications.ts'

const { app, clock, database, tokenOf } = await testService()
const { pool } = database
const owner = await signUpAndLogIn(app, 'notified_owner')
const stranger = await signUpAndLogIn(app, 'notified_stranger')

beforeEach(async () => {
  clock.time = TEST_NOW
  await pool.query('truncate notifications, notification_switches cascade')
})

const send = (notices: Notice[]) => inTransaction(pool, (transaction) => notify(transaction, notices, clock.now()))
const comment = (postId: number, userId: number | null = owner.userId): Notice => ({
  type: 'COMMENT_ON_MY_POST',
  userId,
  relatedType: 'POST',
  relatedId: postId,
})
const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, by: LoggedIn = owner, payload?: object) =>
  app.inject({ method, url, headers: bearer(by.accessToken), ...(payload && { payload }) })
async function list(query = '', by = owner): Promise<Notification[]> {
  const answer = await call('GET', `/api/notifications${query}`, by)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: Page<Notification> }>().data.content
}
const unread = async (by = owner) => (await call('GET', '/api/notifications/unread-count', by)).json().data.unreadCount

test('R-NOTIF-05: ten comments on one post are one notification that counts; another post is another one', async () => {
  for (let count = 0; count < 4; count++) await send([comment(1)])
  await send([...Array.from({ length: 6 }, () => comment(1)), comment(2)])
  const found = await list()
  assert.deepEqual(
    found.map(({ relatedId, count }) => [relatedId, count]),
    [
      ['2', 1],
      ['1', 10],
    ],
  )
  assert.match(found[1]?.message ?? '', /댓글이 10개/)
  assert.equal(await unread(), 2)
})

test('at the same time from many writers none is lost', async () => {
  await Promise.all(Array.from({ length: 20 }, () => send([comment(1), comment(2)])))
  assert.deepEqual(
    (await list()).map(({ count }) => count),
    [20, 20],
  )
})

test('a notification of a transaction that is undone was never there', async () => {
  const undone = inTransaction(pool, async (transaction) => {
    await notify(transaction, [comment(1)], clock.now())
    throw new Error('undone')
  })
  await assert.rejects(undone)
  assert.deepEqual(await list(), [])
})

test('once read, the next event of the same kind is a new notification', async () => {
  await send([comment(1)])
  const [first] = await list()
  const read = await call('PUT', `/api/notifications/${first?.notificationId}/read`)
  assert.ok(read.json().data.readAt !== null)
  await send([comment(1)])
  assert.deepEqual(
    (await list()).map(({ count, readAt }) => [count, readAt === null]),
    [
      [1, true],
      [1, false],
    ],
  )
  assert.deepEqual((await list('?unreadOnly=true')).length, 1)
})

test('months of new deals are united, and deals are counted', async () => {
  const deals = (count: number, months: string[]): Notice => ({
    type: 'NEW_TRANSACTIONS',
    userId: owner.userId,
    relatedType: 'FAVORITE',
    relatedId: 5,
    count,
    months,
  })
  await send([deals(3, ['202610', '202609']), deals(1, ['202610'])])
  await send([deals(2, ['202608'])])
  const [found] = await list()
  assert.equal(found?.count, 6)
  assert.match(found?.message ?? '', /6건 있습니다\(2026년 8월~2026년 10월\)/)
})

test('read-all and delete are of the own ones alone; another’s notification is 404', async () => {
  await send([comment(1), comment(2), comment(3, stranger.userId)])
  const [theirs] = await list('', stranger)
  for (const [method, path] of [
    ['PUT', `/${theirs?.notificationId}/read`],
    ['DELETE', `/${theirs?.notificationId}`],
  ] as const) {
    const answer = await call(method, `/api/notifications${path}`)
    assert.deepEqual([answer.statusCode, answer.json().code], [404, 'NOTIFICATION_404_NOT_FOUND'])
  }
  assert.equal((await call('PUT', '/api/notifications/read-all')).json().data.unreadCount, 0)
  assert.equal(await unread(stranger), 1)
  const [own] = await list()
  assert.equal((await call('DELETE', `/api/notifications/${own?.notificationId}`)).statusCode, 200)
  assert.equal((await list()).length, 1)
})

test('the own list, its count and those of the operators are read by their index, however many others there are', async () => {
  await pool.query(
    `insert into users (username, nickname, password_hash, role_name, department_code, created_at, password_changed_at)
     select 'notified_' || n, 'notified ' || n, '', 'ROLE_USER', 'GENERAL_USER', now(), now() from generate_series(1, 100) as n
     on conflict do nothing`,
  )
  await pool.query(
    `insert into notifications (recipient_user_id, notification_type, related_type, related_id, event_count, created_at, changed_at)
     select user_id, 'COMMENT_ON_MY_POST', 'POST', n, 1, now(), now() from users, generate_series(1, 100) as n`,
  )
  await pool.query('analyze notifications')
  const given: Record<string, unknown> = { userId: owner.userId, unreadOnly: false, limit: 20, offset: 0 }
  const lists = statements().filter(({ name }) => /^notification-.*(page|count)$/.test(name))
  assert.equal(lists.length, 4)
  for (const { name, text, parameters } of lists) {
    const values = parameters.map((parameter) => given[parameter])
    const { rows } = await pool.query(`explain ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    assert.match(plan, /Index Cond: \(recipient_user_id/, `${name}\n${plan}`)
    assert.doesNotMatch(plan, /Seq Scan/, `${name}\n${plan}`)
  }
})

test('one of a type that a later release beside this one has written is listed without its words', async () => {
  await pool.query(
    `insert into notifications (recipient_user_id, notification_type, related_type, related_id, event_count, created_at, changed_at)
     values ($1, 'OF_TOMORROW', 'FAVORITE', '1', 1, now(), now())`,
    [owner.userId],
  )
  const [found] = await list()
  assert.equal(found?.relatedId, '1')
  assert.match(found?.message ?? '', /[가-힣]/)
})

test('without a login everything is 401', async () => {
  for (const url of ['/api/notifications', '/api/notifications/unread-count', '/api/notifications/stream'])
    assert.equal((await app.inject(url)).statusCode, 401, url)
})

test('R-NOTIF-04: a type that is switched off is not sent; sanctions cannot be switched off', async () => {
  const url = '/api/users/me/notification-settings'
  const off = { items: [{ notificationType: 'COMMENT_ON_MY_POST', enabled: false }] }
  const { items } = (await call('PUT', url, owner, off)).json<{ data: NotificationSettings }>().data
  assert.deepEqual(
    items.filter(({ enabled }) => !enabled).map(({ notificationType }) => notificationType),
    ['COMMENT_ON_MY_POST'],
  )
  await send([comment(1), comment(1, stranger.userId), { ...comment(1), type: 'REPLY_TO_MY_COMMENT' }])
  assert.deepEqual(
    (await list()).map(({ notificationType }) => notificationType),
    ['REPLY_TO_MY_COMMENT'],
  )
  assert.equal((await list('', stranger)).length, 1)
  for (const notificationType of ['SANCTION_APPLIED', 'REPORT_RESTRICTED', 'PROVIDER_ILL']) {
    const refused = await call('PUT', url, owner, { items: [{ notificationType, enabled: false }] })
    assert.deepEqual([refused.statusCode, refused.json().code], [400, 'NOTIFICATION_400_ALWAYS_ON'], notificationType)
  }
  const wanted = ['COMMENT_ON_MY_POST', 'SANCTION_APPLIED', 'REPORT_RESTRICTED']
  const several = wanted.map((notificationType) => ({ notificationType, enabled: false }))
  const [, ...errors] = several.map((_item, index) => ({
    field: `items[${index}].notificationType`,
    code: 'NOT_ALLOWED',
    message: '이용 제한에 대한 알림은 끌 수 없습니다.',
  }))
  assert.deepEqual((await call('PUT', url, owner, { items: several })).json().errors, errors)
  await call('PUT', url, owner, { items: [{ notificationType: 'COMMENT_ON_MY_POST', enabled: true }] })
  await send([comment(9)])
  assert.ok((await list()).some(({ relatedId }) => relatedId === '9'))
})

test('those to the operators are one list for all of them and in nobody’s own', async () => {
  const ill: Notice = { type: 'PROVIDER_ILL', userId: null, relatedType: 'PROVIDER', relatedId: 'transactions' }
  await send([ill])
  await send([ill])
  const moderator = await tokenOf('notified_moderator', 'ROLE_CS_MANAGER')
  const operators = (url: string, method: 'GET' | 'PUT' = 'GET') =>
    app.inject({ method, url: `/api/admin/community/notifications${url}`, headers: bearer(moderator) })
  const [found] = (await operators('')).json<{ data: Page<Notification> }>().data.content
  assert.deepEqual([found?.recipientType, found?.count], ['ADMIN', 2])
  assert.match(found?.message ?? '', /transactions 호출이 거듭 실패.*2번/)
  assert.deepEqual(await list(), [])
  assert.equal((await call('PUT', `/api/notifications/${found?.notificationId}/read`)).statusCode, 404)
  assert.equal((await operators(`/${found?.notificationId}/read`, 'PUT')).statusCode, 200)
  await send([ill])
  assert.equal((await operators('')).json().data.totalElements, 2)
})

test('NOTIFICATION_RETENTION_DAYS: what has not changed for so long goes', async () => {
  await send([comment(1)])
  clock.time = new Date(TEST_NOW.getTime() + 89 * 86_400_000)
  await send([comment(2)])
  await removeOld(pool, { before: new Date(TEST_NOW.getTime() + 1) })
  const { rows } = await pool.query('select related_id from notifications')
  assert.deepEqual(rows, [{ related_id: '2' }])
})

test('the notifications of a user end with the account', async () => {
  const leaver = await signUpAndLogIn(app, 'notified_leaver')
  await send([comment(1, leaver.userId)])
  await call('PUT', '/api/users/me/notification-settings', leaver, {
    items: [{ notificationType: 'NEW_TRANSACTIONS', enabled: false }],
  })
  const payload = { confirmationPassword: leaver.password }
  const ended = await app.inject({
    method: 'DELETE',
    url: '/api/users/me',
    headers: bearer(leaver.accessToken),
    payload,
  })
  assert.equal(ended.statusCode, 200, ended.body)
  const { rows } = await pool.query(
    'select 1 from notifications where recipient_user_id = $1 union all select 1 from notification_switches where user_id = $1',
    [leaver.userId],
  )
  assert.deepEqual(rows, [])
})
