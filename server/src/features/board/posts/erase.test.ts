import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CommunityCommentResponse, CommunityPostDetail } from '@lease-risk/contract/community'
import { communityBoard, PDF } from '../../../../test/community-board.ts'
import { rowsRead } from '../../../../test/rows-read.ts'
import { collectDeleted } from './collect-files.ts'

const board = await communityBoard()
const { call, database, did } = board
const { pool } = database
const operator = await board.member('operator', 'ROLE_CS_MANAGER')
const other = await board.member('other')

test('who deletes the account leaves public posts without a name, and nothing of what nobody sees any more', async () => {
  const leaving = await board.member('leaving')
  const seen = await board.post(leaving, { title: '남는 글', content: '남는 내용' })
  const comment = await board.comment(leaving, seen.postId)
  const hidden = await board.post(leaving, { title: '숨긴 비밀 제목', content: '숨긴 비밀 내용' })
  await board.upload(leaving, hidden.postId, PDF, '비밀 이름.pdf')
  const gone = await board.post(leaving, { title: '지운 비밀 제목', content: '지운 비밀 내용' })
  const said = await did<CommunityCommentResponse>(leaving, 'POST', `/posts/${seen.postId}/comments`, {
    content: '비밀 댓글',
  })
  await did(leaving, 'DELETE', `/comments/${said.commentId}`)
  await did(leaving, 'DELETE', `/posts/${gone.postId}`)
  await call(operator, 'PUT', `/api/admin/community/posts/${hidden.postId}/hide`, { reason: '확인' })
  const { postId } = await board.post(other)
  await did(leaving, 'POST', `/posts/${postId}/reports`, { reason: 'OTHER', detail: '비밀 사연' })

  const confirmation = { confirmationPassword: leaving.password }
  assert.equal((await call(leaving, 'DELETE', '/api/users/me', confirmation)).statusCode, 200)
  const kept = await pool.query(`
    select title || content as text from post_texts union all select content from comments
    union all select detail from reports union all select original_file_name from post_attachments`)
  for (const { text } of kept.rows) assert.doesNotMatch(String(text), /비밀/)
  const post = await did<CommunityPostDetail>(null, 'GET', `/posts/${seen.postId}`)
  assert.deepEqual([post.title, post.content, post.author.nickname], ['남는 글', '남는 내용', null])
  assert.equal(post.author.profileImageUrl, null)
  const [left] = await did<CommunityCommentResponse[]>(null, 'GET', `/posts/${seen.postId}/comments`)
  assert.deepEqual([left?.commentId, left?.author?.nickname], [comment.commentId, null])
})

test('what lost its words with its author is not shown again', async () => {
  const leaving = await board.member('leaving_too')
  const { postId } = await board.post(leaving)
  const { postId: otherId } = await board.post(other)
  const { commentId } = await board.comment(leaving, otherId)
  const change = async (what: string, how: string) => {
    const answer = await call(operator, 'PUT', `/api/admin/community/${what}/${how}`, { reason: '확인' })
    return [answer.statusCode, answer.json().code]
  }
  const hidden = [`posts/${postId}`, `comments/${commentId}`]
  for (const what of hidden) assert.equal((await change(what, 'hide'))[0], 200)
  await call(leaving, 'DELETE', '/api/users/me', { confirmationPassword: leaving.password })
  for (const what of hidden) assert.deepEqual(await change(what, 'restore'), [409, 'COMMUNITY_409_ERASED'])
  for (const what of hidden) assert.equal((await change(what, 'hide'))[0], 200)
  assert.equal((await call(null, 'GET', `/api/community/posts/${postId}`)).statusCode, 404)
  assert.equal((await did<CommunityPostDetail>(null, 'GET', `/posts/${otherId}`)).commentCount, 0)
})

test('the words of what was deleted are emptied after a month, those of what stays are not', async () => {
  const [gone, seen] = [await board.post(other, { title: '오래된 제목' }), await board.post(other)]
  await did(other, 'DELETE', `/posts/${gone.postId}`)
  const run = () =>
    board.jobs.find(({ name }) => name === 'housekeeping')?.run(null as never, new AbortController().signal)
  const titleOf = async (postId: number) =>
    (await pool.query('select title from post_texts where post_id = $1', [postId])).rows[0].title
  board.advance(29 * 24)
  await run()
  assert.equal(await titleOf(gone.postId), '오래된 제목')
  board.advance(2 * 24)
  await run()
  assert.deepEqual([await titleOf(gone.postId), await titleOf(seen.postId)], ['', seen.title])
  board.advance(-31 * 24)
})

test('the hourly cleaning empties all that is due, and looks no more at what was emptied before', async () => {
  await pool.query(`
    with gone as (
      insert into posts (board_code, author_user_id, created_at, updated_at, deleted_at, attachment_count)
      select 'FREE', ${other.userId}, '2026-08-01', '2026-08-01', '2026-08-02', number % 2 from generate_series(1, 250) as number
      returning post_id
    ), texts as (
      insert into post_texts select post_id, 'title', 'content' from gone
    ) insert into comments (post_id, author_user_id, content, created_at, updated_at, deleted_at)
      select post_id, ${other.userId}, 'content', '2026-08-01', '2026-08-01', '2026-08-02' from gone`)
  const services = { ...board, pool, storage: {}, views: {} } as unknown as Parameters<typeof collectDeleted>[0]
  await collectDeleted(services, board.clock.now())
  const { rows } = await pool.query(`
    select count(*) filter (where title || content <> '') as titled, count(*) filter (where attachment_count > 0) as filed,
      (select count(*) from comments where deleted_at < '2026-10-01' and content <> '') as said
    from posts join post_texts using (post_id) where deleted_at < '2026-10-01'`)
  assert.deepEqual(rows, [{ titled: 0, filed: 0, said: 0 }])
  await pool.query('analyze posts, post_texts, comments, post_attachments')
  const read = await rowsRead(pool, ['posts', 'post_texts', 'comments', 'post_attachments'], (explaining) =>
    collectDeleted({ ...services, pool: explaining }, board.clock.now()),
  )
  assert.ok(read < 10, `${read} rows`)
})
