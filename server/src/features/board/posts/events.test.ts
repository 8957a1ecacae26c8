import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CommunityEventResponse } from '@lease-risk/contract/community'
import { communityBoard, PDF } from '../../../../test/community-board.ts'
import { anotherInstance } from '../../../../test/service.ts'
import { until } from '../../../../test/until.ts'
import { startJobQueue } from '../../../platform/jobs/job-queue.ts'
import { createOutbox } from '../../../platform/outbox/outbox.ts'

const board = await communityBoard()
const { database, log, did } = board
const { pool } = database
const { app: other } = await anotherInstance(board)
const { app: stopping } = await anotherInstance(board)
const listening = { host: '127.0.0.1', port: 0 }
const [here, there, gone] = [
  await board.app.listen(listening),
  await other.listen(listening),
  await stopping.listen(listening),
]
const outbox = createOutbox({ pool, log, subscribers: [] })
await outbox.register()
const queue = await startJobQueue({ databaseUrl: database.url, jobs: outbox.jobs, log, concurrency: 2 })
const author = await board.member('author')
test.after(() => queue.stop())

type Reader = { events: CommunityEventResponse[]; text: () => string; isOver: () => boolean; leave(): void }

/** Reads a stream until the test is over. */
async function follow(t: TestContext, origin: string, lastEventId?: string | number): Promise<Reader> {
  const leaving = new AbortController()
  t.after(() => leaving.abort())
  const answer = await fetch(`${origin}/api/community/events`, {
    signal: leaving.signal,
    headers: lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) },
  })
  assert.equal(answer.headers.get('content-type'), 'text/event-stream')
  const events: CommunityEventResponse[] = []
  let [text, over] = ['', false]
  const reading = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true })
      const blocks = text
        .split('\n\n')
        .slice(0, -1)
        .filter((block) => block.startsWith('id: '))
      events.splice(0, events.length, ...blocks.map((block) => JSON.parse(block.split('\ndata: ')[1] ?? '')))
    }
    over = true
  }
  reading().catch(() => (over = true))
  return { events, text: () => text, isOver: () => over, leave: () => leaving.abort() }
}

const sequences = (reader: Reader) => reader.events.map(({ eventId }) => eventId)

test('R-BOARD-20: a Last-Event-ID that is none of ours, of any length, is as good as none', async (t) => {
  for (const id of ['9'.repeat(21), 'x'.repeat(5_000), '0x10', ' ']) await follow(t, here, id)
})

test('R-BOARD-19: the seven kinds, with board, post and comment, on every instance the same in the same order', async (t) => {
  const readers = [await follow(t, here), await follow(t, there), await follow(t, here)]
  const { postId } = await board.post(author)
  await did(author, 'PUT', `/posts/${postId}`, { title: '고침' })
  await board.upload(author, postId, PDF)
  const { commentId } = await board.comment(author, postId)
  const reply = await board.comment(author, postId, commentId)
  await did(author, 'PUT', `/comments/${commentId}`, { content: '고침' })
  await did(author, 'DELETE', `/comments/${commentId}`)
  await did(author, 'DELETE', `/posts/${postId}`)
  await until(async () => readers.every(({ events }) => events.length >= 8), 'eight events')
  assert.deepEqual(
    readers[0]?.events.map((event) => [event.type, event.boardCode, event.postId, event.commentId]),
    [
      ['POST_CREATED', 'FREE', postId, null],
      ['POST_UPDATED', 'FREE', postId, null],
      ['POST_ATTACHMENT_UPLOADED', 'FREE', postId, null],
      ['COMMENT_CREATED', 'FREE', postId, commentId],
      ['COMMENT_CREATED', 'FREE', postId, reply.commentId],
      ['COMMENT_UPDATED', 'FREE', postId, commentId],
      ['COMMENT_DELETED', 'FREE', postId, commentId],
      ['POST_DELETED', 'FREE', postId, null],
    ],
  )
  for (const { events, text } of readers) {
    assert.deepEqual(events, readers[0]?.events)
    const [first] = events
    assert.match(
      text(),
      new RegExp(`id: ${first?.eventId}\nevent: POST_CREATED\ndata: \\{"eventId":${first?.eventId},`),
    )
    assert.equal(first?.occurredAt, '2026-11-20T12:00:00.000+09:00')
  }
})

test('Last-Event-ID gets what was missed of 24 hours, on another instance too, and nothing twice', async (t) => {
  const first = await follow(t, here)
  for (let number = 0; number < 5; number += 1) await board.post(author)
  await until(async () => first.events.length === 5, 'five events')
  const [seen, , ...missed] = sequences(first)
  first.leave()
  // more than one read returns
  await pool.query(`insert into outbox (event_type, subject, payload, occurred_at)
    select 'POST_CREATED', 'post 1', '{"boardCode":"FREE","postId":1,"commentId":null}', '2026-11-20T12:00:00+09:00'
    from generate_series(1, 1500)`)
  await board.post(author)
  for (const origin of [there, here]) {
    const again = await follow(t, origin, seen)
    await board.post(author)
    await until(async () => again.events.length >= 1_506, 'what was missed')
    await sleep(100)
    const got = sequences(again)
    assert.deepEqual(
      got,
      [...new Set(got)].toSorted((a, b) => a - b),
    )
    assert.ok(missed.every((id) => got.includes(id)) && !got.includes(seen ?? 0))
    const { rows } = await pool.query(
      `select sequence from outbox where sequence > $1 and event_type = 'POST_CREATED' order by sequence`,
      [seen],
    )
    assert.deepEqual(
      got,
      rows.map(({ sequence }) => sequence),
    )
  }
  board.advance(24.01)
  const late = await follow(t, here, seen)
  board.advance(-24.01)
  const { postId } = await board.post(author)
  await until(async () => late.events.length > 0, 'what happens from now on')
  await sleep(100)
  assert.deepEqual(
    late.events.map((event) => event.postId),
    [postId],
  )
})

test('a reader that breaks off before anything was sent comes back to where it began', async (t) => {
  const quiet = await follow(t, here)
  await until(async () => quiet.text().endsWith('\n\n'), 'the opening')
  const [, place] = /^id: (\d+)$/m.exec(quiet.text()) ?? []
  assert.ok(place !== undefined, quiet.text())
  quiet.leave()
  const { postId } = await board.post(author)
  const again = await follow(t, there, place)
  await until(async () => again.events.length > 0, 'what was missed')
  assert.deepEqual(
    again.events.map((event) => event.postId),
    [postId],
  )
})

test('a number that was never given is no place: its reader hears of what happens from now on', async (t) => {
  const readers = await Promise.all(['99999999', 'nonsense', '-1'].map((id) => follow(t, here, id)))
  const { postId } = await board.post(author)
  await until(async () => readers.every(({ events }) => events.length > 0), 'the event')
  for (const { events } of readers)
    assert.deepEqual(
      events.map((event) => event.postId),
      [postId],
    )
})

test('a listening connection that is lost, again and again, loses no event and keeps the order', async (t) => {
  const readers = [await follow(t, here), await follow(t, there)]
  const posts: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'lease-risk events' and datname = current_database()`,
    )
    assert.ok(round > 0 || (rowCount ?? 0) > 0, 'a connection listened')
    for (let number = 0; number < 4; number += 1) {
      posts.push((await board.post(author)).postId)
      await sleep(50)
    }
  }
  await until(async () => readers.every(({ events }) => events.length >= posts.length), 'all events')
  for (const { events } of readers)
    assert.deepEqual(
      events.map(({ postId }) => postId),
      posts,
    )
})

test('a stop of an instance ends its streams politely, and their readers go on elsewhere', async (t) => {
  const reader = await follow(t, gone)
  await board.post(author)
  await until(async () => reader.events.length === 1, 'the event')
  await stopping.close()
  await until(async () => reader.isOver(), 'the end of the stream')
  const { postId } = await board.post(author)
  const again = await follow(t, here, reader.events[0]?.eventId)
  await until(async () => again.events.length === 1, 'what was missed')
  assert.equal(again.events[0]?.postId, postId)
})

test('an event that is rolled back reaches nobody', async (t) => {
  const reader = await follow(t, here)
  await pool.query('alter table post_texts add constraint broken check (title <> $$verboten$$) not valid')
  const answer = await board.call(author, 'POST', '/api/community/posts', {
    boardCode: 'FREE',
    title: 'verboten',
    content: 'c',
  })
  assert.equal(answer.statusCode, 500)
  const { postId } = await board.post(author)
  await until(async () => reader.events.length > 0, 'the event')
  assert.deepEqual(
    reader.events.map((event) => event.postId),
    [postId],
  )
})
