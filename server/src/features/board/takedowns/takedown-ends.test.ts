import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeOf } from '../../../../test/board-of-appeals.ts'
import { boardOfTakedowns } from '../../../../test/board-of-takedowns.ts'

const board = await boardOfTakedowns()
const { call, database, operator, author, requested, stateOf, caseOf } = board
const { hide, decideTakedown, object, moderate, isShown, endDue } = board
const { pool } = database
const DAY = 24

test('R-BOARD-32: what nobody decides in time is shown again by the job, once, and the author is notified', async () => {
  const by = await author()
  const { postId } = await board.post(by)
  const { commentId } = await board.comment(by, postId)
  const post = await requested(`/posts/${postId}`)
  const comment = await requested(`/comments/${commentId}`)
  await hide(operator, comment.takedownId, 10)
  await hide(operator, post.takedownId, 30)
  await endDue()
  assert.equal((await stateOf(post.token)).status, 'HIDDEN')
  board.advance(10 * DAY)
  await endDue()
  assert.deepEqual([(await stateOf(comment.token)).status, (await stateOf(post.token)).status], ['TIME_OVER', 'HIDDEN'])
  board.advance(20 * DAY)
  assert.equal(codeOf(await decideTakedown(operator, post.takedownId, 'REMOVED')), 'COMMUNITY_409_TAKEDOWN_ENDED')
  await Promise.all([endDue(), endDue()])
  assert.equal(await isShown(postId), true)
  const [shown] = await board.did<{ commentId: number; visibility: string }[]>(null, 'GET', `/posts/${postId}/comments`)
  assert.deepEqual([shown?.commentId, shown?.visibility], [commentId, 'VISIBLE'])
  const { rows } = await pool.query(
    `select payload->>'outcome' as outcome from outbox where event_type = 'TAKEDOWN_ENDED' and payload->>'takedownId' = $1`,
    [String(post.takedownId)],
  )
  assert.deepEqual(rows, [{ outcome: 'TIME_OVER' }])
  board.advance(-30 * DAY)
})

test('R-BOARD-32: a request for what its author deleted ends, and so does one whose author left; the data of the requester goes', async () => {
  const [deleting, leaving] = [await author(), await author()]
  const [deleted, left] = [await board.post(deleting), await board.post(leaving)]
  const first = await requested(`/posts/${deleted.postId}`)
  const second = await requested(`/posts/${left.postId}`)
  await hide(operator, first.takedownId)
  await hide(operator, second.takedownId)
  await object(leaving, second.takedownId)
  await call(deleting, 'DELETE', `/api/community/posts/${deleted.postId}`)
  const ended = await call(leaving, 'DELETE', '/api/users/me', { confirmationPassword: leaving.password })
  assert.ok(ended.statusCode < 300, ended.body)
  await endDue()
  assert.equal((await stateOf(first.token)).status, 'GONE')
  board.advance(30 * DAY)
  await endDue()
  assert.equal((await stateOf(second.token)).status, 'GONE')
  assert.equal(await isShown(left.postId), false, 'its words are gone')
  const { rows } = await pool.query(
    'select statement, requester_name, contact, objection, excerpt from takedown_requests where takedown_id = $1',
    [second.takedownId],
  )
  assert.deepEqual(rows, [{ statement: null, requester_name: null, contact: null, objection: null, excerpt: '' }])
  board.advance(-30 * DAY)
})

test('R-BOARD-32: a request that nobody deals with ends after 90 days, and the data of its requester go', async () => {
  const { postId } = await board.post(await author())
  const { takedownId, token } = await requested(`/posts/${postId}`)
  board.advance(90 * DAY - 1)
  await endDue()
  assert.equal((await stateOf(token)).status, 'RECEIVED')
  board.advance(1)
  assert.equal(codeOf(await hide(operator, takedownId)), 'COMMUNITY_409_TAKEDOWN_ENDED')
  await endDue()
  assert.equal((await stateOf(token)).status, 'TIME_OVER')
  assert.equal(await isShown(postId), true)
  const { rows } = await pool.query(
    'select statement, requester_name, contact from takedown_requests where takedown_id = $1',
    [takedownId],
  )
  assert.deepEqual(rows, [{ statement: null, requester_name: null, contact: null }])
  board.advance(-90 * DAY)
})

test('R-BOARD-32: what a moderator had hidden before stays hidden when a request is turned down', async () => {
  const { postId } = await board.post(await author())
  const { takedownId } = await requested(`/posts/${postId}`)
  assert.equal(codeOf(await moderate(operator, `/posts/${postId}`, 'hide')), '200')
  assert.equal(codeOf(await hide(operator, takedownId)), '200')
  assert.equal(codeOf(await decideTakedown(operator, takedownId, 'KEPT')), '200')
  assert.equal(await isShown(postId), false)
})

test('R-BOARD-32: what something else hides stays hidden when a request ends', async () => {
  const { postId } = await board.post(await author())
  const [first, second] = [
    await requested(`/posts/${postId}`),
    await requested(`/posts/${postId}`, { contact: 'another@example.com' }),
  ]
  await hide(operator, first.takedownId, 10)
  await hide(operator, second.takedownId, 30)
  await decideTakedown(operator, first.takedownId, 'KEPT')
  assert.equal(await isShown(postId), false, 'another request hides it')
  await decideTakedown(operator, second.takedownId, 'KEPT')
  assert.equal(await isShown(postId), true)

  const third = await requested(`/posts/${postId}`, { contact: 'third@example.com' })
  assert.equal((await caseOf(operator, third.takedownId)).earlierRequests.length, 2)
  await hide(operator, third.takedownId)
  assert.equal(codeOf(await moderate(operator, `/posts/${postId}`, 'hide')), '200')
  board.advance(30 * DAY)
  await endDue()
  assert.equal(await isShown(postId), false, 'a moderator hid it meanwhile')
  board.advance(-30 * DAY)
  assert.equal(codeOf(await moderate(operator, `/posts/${postId}`, 'restore')), '200')

  const [granted, open] = [
    await requested(`/posts/${postId}`),
    await requested(`/posts/${postId}`, { contact: 'another@example.com' }),
  ]
  await hide(operator, granted.takedownId)
  await hide(operator, open.takedownId)
  board.advance(8 * DAY)
  await decideTakedown(operator, granted.takedownId, 'REMOVED')
  await decideTakedown(operator, open.takedownId, 'KEPT')
  assert.equal(await isShown(postId), false, 'another request was granted')
  board.advance(-8 * DAY)
})
