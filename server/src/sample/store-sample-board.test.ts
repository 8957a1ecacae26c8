import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleBoard } from '@lease-risk/sandbox'
import { communityBoard } from '../../test/community-board.ts'
import { findPersonalData } from '../domain/community/personal-data.ts'
import { createPasswords, seedDevAccounts } from '../features/account/index.ts'
import { storeSampleBoard } from './store-sample-board.ts'

const board = await communityBoard()
const { clock, database } = board
const { pool } = database
await seedDevAccounts({ pool, passwords: await createPasswords(), now: clock.now() })
const admin = await board.member('looking_on', 'ROLE_ADMIN')

const one = async (text: string) => (await pool.query(text)).rows[0]

test('the demonstration has some hundred posts, comment trees, likes, reports and sanctions of every kind, stored once', async () => {
  await storeSampleBoard({ pool, clock })
  await storeSampleBoard({ pool, clock })
  const { posts, comments } = sampleBoard()
  const counts = await one(`select (select count(*) from posts) as posts, (select count(*) from comments) as comments,
    (select count(*) from comments where parent_comment_id is not null) as replies, (select count(*) from post_likes) as likes,
    (select sum(listed_count) from post_blocks) as listed`)
  assert.deepEqual([counts.posts, counts.comments, counts.listed], [posts.length, comments.length, posts.length])
  assert.ok(posts.length >= 300 && counts.replies > 100 && counts.likes > 500)
  const wrong = await one(`select count(*) from posts where
    like_count <> (select count(*) from post_likes where post_likes.post_id = posts.post_id)
    or comment_count <> (select count(*) from comments where comments.post_id = posts.post_id)`)
  assert.equal(wrong.count, 0)
  const kinds = await one(`select count(distinct (level, status)) as sanctions from sanctions`)
  assert.ok(kinds.sanctions >= 7)
  const cases = await one(
    `select (select count(*) from sanction_appeals) as appeals, (select count(*) from takedown_requests) as takedowns`,
  )
  assert.deepEqual(cases, { appeals: 1, takedowns: 2 })
  const reports = await one('select count(distinct status) as states, count(distinct reason) as reasons from reports')
  assert.deepEqual(reports, { states: 3, reasons: 6 })
})

test('every list of the administration can show it', async () => {
  for (const path of [
    'reports',
    'policy-sanctions',
    'sanction-appeals',
    'takedown-requests',
    'policy-events',
    'report-statistics',
    'false-reporters?rejectedThreshold=1',
  ])
    assert.equal((await board.call(admin, 'GET', `/api/admin/community/${path}`)).statusCode, 200, path)
  const list = await board.call(null, 'GET', `/api/community/posts?keyword=${encodeURIComponent('등기부')}`)
  assert.ok(list.json().data.totalElements > 5)
})

test('no sample text names a person or a home', () => {
  const { posts, comments } = sampleBoard()
  for (const text of [
    ...posts.flatMap(({ title, content }) => [title, content]),
    ...comments.map(({ content }) => content),
  ]) {
    assert.deepEqual(findPersonalData(text), [], text)
    assert.doesNotMatch(text, /[{}]/)
  }
})
