import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LoggedIn } from '../../../../test/account-app.ts'
import { codeOf } from '../../../../test/board-of-appeals.ts'
import { boardOfTakedowns } from '../../../../test/board-of-takedowns.ts'
import { until } from '../../../../test/until.ts'

const board = await boardOfTakedowns()
const { database, operator, other, author, requested, stateOf, hide, decideTakedown, object, moderate } = board
const { isShown, endDue } = board
const { pool } = database
type Answer = Awaited<ReturnType<typeof hide>>
const DAY = 24

/** Starts them while a row is locked, and unlocks it once all wait. */
async function behindLock<T>(lock: string, id: number, begin: () => Promise<T[]>): Promise<T[]> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select from ${lock} = $1 for update`, [id])
    const all = begin()
    await until(async () => (await waiting()) >= 2, 'two wait')
    await holder.query('commit')
    return await all
  } finally {
    holder.release()
  }
}
/** All but the first waiter of a row wait for the row itself. */
async function waiting(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
const together = <T>({ userId }: LoggedIn, begin: () => Promise<T>[]) =>
  behindLock('users where user_id', userId, () => Promise.all(begin()))
/** The first waits for the post before the other begins. */
const inOrder = (postId: number, first: () => Promise<Answer>, second: () => Promise<Answer>) =>
  behindLock('posts where post_id', postId, async () => {
    const one = first()
    await until(async () => (await waiting()) === 1, 'the first waits')
    return Promise.all([one, second()])
  })
const codes = (answers: Answer[]) => answers.map(codeOf).toSorted()

test('R-BOARD-31: of two operators who decide at once one does, and the content is as that one decided', async () => {
  for (const [one, another] of [
    ['REMOVED', 'KEPT'],
    ['KEPT', 'REMOVED'],
    ['KEPT', 'KEPT'],
  ] as const) {
    const by = await author()
    const { postId } = await board.post(by)
    const { takedownId, token } = await requested(`/posts/${postId}`)
    await hide(operator, takedownId)
    await object(by, takedownId)
    const answers = await together(by, () => [
      decideTakedown(operator, takedownId, one),
      decideTakedown(other, takedownId, another),
    ])
    assert.deepEqual(codes(answers), ['200', 'COMMUNITY_409_TAKEDOWN_ENDED'])
    const { status } = await stateOf(token)
    assert.equal(status, answers.find(({ statusCode }) => statusCode === 200)?.json().data.status)
    assert.equal(await isShown(postId), status === 'KEPT')
    const { rows } = await pool.query(
      `select count(*)::int from outbox where event_type = 'TAKEDOWN_ENDED' and payload->>'takedownId' = $1`,
      [String(takedownId)],
    )
    assert.deepEqual(rows, [{ count: 1 }])
  }
})

test('R-BOARD-28: of two operators who hide at once one does', async () => {
  const by = await author()
  const { takedownId } = await requested(`/posts/${(await board.post(by)).postId}`)
  const answers = await together(by, () => [hide(operator, takedownId, 10), hide(other, takedownId, 30)])
  assert.deepEqual(codes(answers), ['200', 'COMMUNITY_409_TAKEDOWN_HIDDEN'])
})

test('R-BOARD-30: an objection and a decision at once: the objection is kept or comes too late', async () => {
  const by = await author()
  const { postId } = await board.post(by)
  const { takedownId } = await requested(`/posts/${postId}`)
  await hide(operator, takedownId)
  const [objected, decided] = await together(by, () => [
    object(by, takedownId),
    decideTakedown(operator, takedownId, 'KEPT'),
  ])
  assert.equal(decided?.statusCode, 200)
  const { rows } = await pool.query('select objection from takedown_requests where takedown_id = $1', [takedownId])
  assert.equal(rows[0].objection !== null, objected?.statusCode === 201)
  assert.ok(['201', 'COMMUNITY_409_TAKEDOWN_ENDED'].includes(objected === undefined ? '' : codeOf(objected)))
})

test('R-BOARD-32: the end of the time and a decision at once: the time decides', async () => {
  const by = await author()
  const { postId } = await board.post(by)
  const { takedownId, token } = await requested(`/posts/${postId}`)
  await hide(operator, takedownId, 10)
  board.advance(10 * DAY)
  const [decided] = await together<unknown>(by, () => [
    decideTakedown(operator, takedownId, 'REMOVED'),
    endDue(),
    endDue(),
  ])
  assert.equal(codeOf(decided as Answer), 'COMMUNITY_409_TAKEDOWN_ENDED')
  await endDue()
  assert.equal((await stateOf(token)).status, 'TIME_OVER')
  assert.equal(await isShown(postId), true)
  board.advance(-10 * DAY)
})

test('R-BOARD-32: what a moderator hides at the very moment stays hidden; two requests that end at once show it again', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { postId } = await board.post(await author())
    const [first, second] = [
      await requested(`/posts/${postId}`),
      await requested(`/posts/${postId}`, { contact: 'another@example.com' }),
    ]
    const moved = round % 2 === 0 ? [moderate(other, `/posts/${postId}`, 'hide')] : []
    const hiding = [hide(operator, first.takedownId), hide(other, second.takedownId)]
    for (const answer of await Promise.all([...moved, ...hiding])) assert.equal(answer.statusCode, 200, answer.body)
    assert.equal(await isShown(postId), false)
    const ended = await Promise.all(
      [first, second].map(({ takedownId }) => decideTakedown(operator, takedownId, 'KEPT')),
    )
    for (const answer of ended) assert.equal(answer.statusCode, 200, answer.body)
    assert.equal(await isShown(postId), round % 2 === 1, `round ${round}`)
  }
})

test('R-BOARD-32: a moderator who hides while a request is being turned down has hidden it', async () => {
  const { postId } = await board.post(await author())
  const { takedownId } = await requested(`/posts/${postId}`)
  await hide(operator, takedownId)
  const answers = await inOrder(
    postId,
    () => moderate(other, `/posts/${postId}`, 'hide'),
    () => decideTakedown(operator, takedownId, 'KEPT'),
  )
  assert.deepEqual(codes(answers), ['200', '200'])
  assert.equal(await isShown(postId), false)
})

test('R-BOARD-28: a moderator does not show again what is being hidden for a request', async () => {
  const { postId } = await board.post(await author())
  const { takedownId, token } = await requested(`/posts/${postId}`)
  const answers = await inOrder(
    postId,
    () => hide(operator, takedownId),
    () => moderate(other, `/posts/${postId}`, 'restore'),
  )
  assert.deepEqual(answers.map(codeOf), ['200', 'COMMUNITY_409_TAKEDOWN_OPEN'])
  assert.deepEqual([(await stateOf(token)).status, await isShown(postId)], ['HIDDEN', false])
})
