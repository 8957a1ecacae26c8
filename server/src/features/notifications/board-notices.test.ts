import assert from 'node:assert/strict'
import { test } from 'node:test'
import { communityBoard } from '../../../test/community-board.ts'
import { startOutbox } from '../../../test/outbox.ts'
import { until } from '../../../test/until.ts'
import { notificationSubscriber } from './notified-events.ts'

const board = await communityBoard()
const { pool } = board.database
const operator = await board.member('board_operator', 'ROLE_CS_MANAGER')
const [writer, reader, third] = await Promise.all(['writer', 'reader', 'third'].map((name) => board.member(name)))
assert.ok(writer && reader && third)

/** The notifications, as `type user count code`, in the order of the types. */
async function stored(): Promise<string[]> {
  const { rows } = await pool.query(
    `select concat_ws(' ', notification_type, coalesce(username, 'operators'), event_count, detail->>'code') as line
     from notifications left join users on user_id = recipient_user_id order by line`,
  )
  return rows.map(({ line }) => line)
}

test('R-NOTIF-02: comments, replies, decided reports, hidden content and sanctions notify whom they concern, once', async (t) => {
  await startOutbox(t, board.database, [notificationSubscriber(board.clock)])
  await startOutbox(t, board.database, [notificationSubscriber(board.clock)])
  const { postId } = await board.post(writer)
  const { commentId } = await board.comment(reader, postId)
  await board.comment(writer, postId)
  await board.comment(third, postId, commentId)
  // the author of both the post and the comment is notified of one comment, not of a reply as well
  const own = await board.comment(writer, postId)
  await board.comment(reader, postId, own.commentId)
  const { reportId } = await board.report(third, postId, 'PRIVACY')
  await board.decide(operator, reportId, 'RESOLVED')
  for (const change of ['hide', 'restore']) {
    const answer = await board.call(operator, 'PUT', `/api/admin/community/posts/${postId}/${change}`, { reason: 'x' })
    assert.equal(answer.statusCode, 200, answer.body)
  }
  const expected = [
    'COMMENT_ON_MY_POST writer 3',
    'CONTENT_HIDDEN writer 1',
    'CONTENT_RESTORED writer 1',
    'REPLY_TO_MY_COMMENT reader 1',
    'REPORT_REVIEWED third 1 RESOLVED',
    'SANCTION_APPLIED writer 1 COMMENT_BLOCK',
  ]
  await until(async () => (await stored()).length >= expected.length, 'all are stored')
  assert.deepEqual(await stored(), expected)
  // a reply to a comment links to the post of both
  const list = await board.call(reader, 'GET', '/api/notifications')
  assert.deepEqual(
    list
      .json()
      .data.content.map(({ relatedType, relatedPostId }: Record<string, unknown>) => [relatedType, relatedPostId]),
    [['COMMENT', postId]],
  )
})

test('R-BOARD-12: the reporter reads what the operator wrote of the decision', async (t) => {
  await startOutbox(t, board.database, [notificationSubscriber(board.clock)])
  const { postId } = await board.post(writer)
  const reporter = await board.member('note_reader')
  const { reportId } = await board.report(reporter, postId)
  const review = { status: 'REJECTED', resolutionNote: '<b>의견</b>을 쓴 글입니다.' }
  const url = `/api/admin/community/reports/${reportId}/review`
  assert.equal((await board.call(operator, 'PUT', url, review)).statusCode, 200)
  const messages = async () => {
    const answer = await board.call(reporter, 'GET', '/api/notifications')
    return answer.json<{ data: { content: { message: string }[] } }>().data.content.map(({ message }) => message)
  }
  await until(async () => (await messages()).length > 0, 'the decision is sent')
  assert.match((await messages())[0] ?? '', /기각했습니다\. 운영자의 말: <b>의견<\/b>을 쓴 글입니다\.$/)
})

test('who has left is not notified any more', async (t) => {
  await startOutbox(t, board.database, [notificationSubscriber(board.clock)])
  const leaving = await board.member('leaving')
  const [left, stays] = [await board.post(leaving), await board.post(writer)]
  await board.call(leaving, 'DELETE', '/api/users/me', { confirmationPassword: leaving.password })
  const before = await stored()
  await board.comment(third, left.postId)
  // delivered after the other
  await board.comment(third, stays.postId)
  await until(async () => (await stored()).join() !== before.join(), 'the writer is notified')
  const { rowCount } = await pool.query('select from notifications where recipient_user_id = $1', [leaving.userId])
  assert.equal(rowCount, 0)
})

test('who switched off comments on their posts still hears of replies to their own comments there', async (t) => {
  await pool.query('truncate notifications cascade')
  const url = '/api/users/me/notification-settings'
  const items = [{ notificationType: 'COMMENT_ON_MY_POST', enabled: false }]
  const author = await board.member('author')
  assert.equal((await board.call(author, 'PUT', url, { items })).statusCode, 200)
  await startOutbox(t, board.database, [notificationSubscriber(board.clock)])
  const { postId } = await board.post(author)
  const { commentId } = await board.comment(author, postId)
  await board.comment(reader, postId, commentId)
  await until(async () => (await stored()).length > 0, 'the reply is stored')
  assert.deepEqual(await stored(), ['REPLY_TO_MY_COMMENT author 1'])
})
