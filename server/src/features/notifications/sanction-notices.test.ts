import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type { Notification } from '@lease-risk/contract/notifications'
import type { LoggedIn } from '../../../test/account-app.ts'
import { communityBoard } from '../../../test/community-board.ts'
import { startOutbox } from '../../../test/outbox.ts'
import { until } from '../../../test/until.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { notificationSubscriber } from './notified-events.ts'

const board = await communityBoard({ NOTIFICATION_RETENTION_DAYS: '30' })
const { pool } = board.database
const operator = await board.member('operator', 'ROLE_CS_MANAGER')
let members = 0
const member = () => board.member(`member_${(members += 1)}`)

beforeEach(() => pool.query('truncate notifications cascade'))

/** One of the author's posts is reported, and the report accepted. */
async function accepted(postId: number, reason: string): Promise<void> {
  const { reportId } = await board.report(await member(), postId, reason)
  await board.decide(operator, reportId, 'RESOLVED')
}

async function run(job: string): Promise<void> {
  await board.jobs.find(({ name }) => name === job)?.run(null as never, new AbortController().signal)
}

async function listOf(reader: LoggedIn, url = '/api/notifications'): Promise<Notification[]> {
  const { content } = (await board.call(reader, 'GET', url)).json<{ data: Page<Notification> }>().data
  assert.deepEqual(
    content.flatMap(({ title, message }) => findForbiddenWording(`${title} ${message}`)),
    [],
  )
  return content
}
const listOfOperators = () => listOf(operator, '/api/admin/community/notifications')

/** Waits for one of the type. */
async function waitFor(read: () => Promise<Notification[]>, type: string): Promise<Notification> {
  let found: Notification | undefined
  await until(async () => {
    found = (await read()).find(({ notificationType }) => notificationType === type)
    return found
  }, `${type} is sent`)
  return found as Notification
}

async function sanctionOf({ userId }: LoggedIn): Promise<number> {
  const url = `/api/admin/community/policy-sanctions?userId=${userId}`
  return (await board.call(operator, 'GET', url)).json().data.content[0].sanctionId
}

test('R-NOTIF-02: a sanction that is extended, released or over notifies whom it concerned, with its number and end', async (t) => {
  await startOutbox(t, board.database, [notificationSubscriber(board.clock)])
  const [released, expired] = [await member(), await member()]
  for (const author of [released, expired]) await accepted((await board.post(author)).postId, 'SPAM')
  const id = await sanctionOf(released)
  const change = async (what: string, more: object = {}) => {
    const payload = { reason: '이의를 받아들임', confirmationPassword: operator.password, ...more }
    const answer = await board.call(operator, 'PUT', `/api/admin/community/policy-sanctions/${id}/${what}`, payload)
    assert.equal(answer.statusCode, 200, answer.body)
  }
  await change('extend', { restrictionUntil: '2026-11-30T00:00:00+09:00' })
  await change('release')
  board.advance(25)
  await run('expire-sanctions')
  for (const [author, types] of [
    [released, ['SANCTION_APPLIED', 'SANCTION_EXTENDED', 'SANCTION_RELEASED']],
    [expired, ['SANCTION_APPLIED', 'SANCTION_EXPIRED']],
  ] as const) {
    const found = await Promise.all(types.map((type) => waitFor(() => listOf(author), type)))
    const sanctionId = await sanctionOf(author)
    assert.deepEqual(
      found.map(({ relatedType, relatedId, count }) => [relatedType, relatedId, count]),
      types.map(() => ['SANCTION', String(sanctionId), 1]),
    )
    assert.equal((await listOf(author)).length, types.length)
  }
  assert.match((await waitFor(() => listOf(released), 'SANCTION_EXTENDED')).message, /11월 30일/)
  board.advance(-25)
})

test('R-NOTIF-03: a sanction that an operator must look at notifies the operators, beside its owner', async (t) => {
  await startOutbox(t, board.database, [notificationSubscriber(board.clock)])
  const author = await member()
  const posts = [await board.post(author), await board.post(author), await board.post(author)]
  for (const [index, reason] of ['ABUSE', 'MISINFORMATION', 'PRIVACY'].entries())
    await accepted(posts[index]?.postId ?? 0, reason)
  const high = await waitFor(listOfOperators, 'HIGH_LEVEL_SANCTION')
  assert.deepEqual([high.recipientType, high.relatedType, high.count], ['ADMIN', 'SANCTION', 1])
  assert.equal(high.relatedId, String(await sanctionOf(author)))
  assert.ok((await listOf(author)).every(({ notificationType }) => notificationType !== 'HIGH_LEVEL_SANCTION'))
})

test('R-NOTIF-02, R-NOTIF-03: who reported without reason again and again is notified of the restriction, and the operators of who it is', async (t) => {
  await startOutbox(t, board.database, [notificationSubscriber(board.clock)])
  const [author, reporter] = [await member(), await member()]
  for (let number = 0; number < 5; number += 1) {
    const { reportId } = await board.report(reporter, (await board.post(author)).postId)
    await board.decide(operator, reportId, 'REJECTED')
    board.advance(1)
  }
  const restricted = await waitFor(() => listOf(reporter), 'REPORT_RESTRICTED')
  assert.equal(restricted.relatedType, 'SANCTION')
  const repeated = await waitFor(listOfOperators, 'REPEATED_FALSE_REPORTER')
  assert.deepEqual([repeated.relatedType, repeated.relatedId], ['USER', String(reporter.userId)])
})

test('NOTIFICATION_RETENTION_DAYS: housekeeping takes away what has not changed for so many days, for users and operators', async () => {
  const now = board.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const { userId } = operator
  for (const [recipient, at] of [
    [userId, daysAgo(29)],
    [userId, daysAgo(31)],
    [null, daysAgo(29)],
    [null, daysAgo(31)],
  ] as const) {
    await pool.query(
      `insert into notifications (recipient_user_id, notification_type, related_type, related_id, event_count, created_at, changed_at, read_at)
       values ($1, 'COMMENT_ON_MY_POST', 'POST', '1', 1, $2, $2, now())`,
      [recipient, at],
    )
  }
  await run('housekeeping')
  const { rows } = await pool.query(
    'select changed_at, recipient_user_id::int as user from notifications order by notification_id',
  )
  assert.deepEqual(
    rows.map(({ changed_at, user }) => [changed_at, user]),
    [
      [daysAgo(29), userId],
      [daysAgo(29), null],
    ],
  )
})

test('R-NOTIF-02, R-NOTIF-03: an appeal notifies the operators, and its decision who appealed, with the answer', async (t) => {
  await startOutbox(t, board.database, [notificationSubscriber(board.clock)])
  const author = await member()
  await accepted((await board.post(author)).postId, 'SPAM')
  const sanctionId = await sanctionOf(author)
  await board.did(author, 'POST', `/sanctions/${sanctionId}/appeal`, { statement: '광고가 아니었습니다' })
  const { relatedType, relatedId } = await waitFor(listOfOperators, 'SANCTION_APPEALED')
  assert.equal(relatedType, 'APPEAL')
  const second = await board.member('second_operator', 'ROLE_CS_MANAGER')
  const body = { outcome: 'LIFTED', answer: '광고로 보이지 않습니다', confirmationPassword: second.password }
  const url = `/api/admin/community/sanction-appeals/${relatedId}/decision`
  assert.equal((await board.call(second, 'PUT', url, body)).statusCode, 200)
  const decided = await waitFor(() => listOf(author), 'APPEAL_DECIDED')
  assert.deepEqual([decided.relatedType, decided.relatedId], ['SANCTION', String(sanctionId)])
  assert.match(decided.message, /풀었습니다.* 운영자의 말: 광고로 보이지 않습니다$/)
  assert.ok(!(await listOf(author)).some(({ notificationType }) => notificationType === 'SANCTION_RELEASED'))
})
