import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CommunityCommentResponse, CommunityPostDetail } from '@lease-risk/contract/community'
import { communityBoard } from '../../../../test/community-board.ts'

const board = await communityBoard()
const { database, did, call } = board
const { pool } = database
const author = await board.member('author')
const fans: string[] = []
for (let number = 0; number < 40; number += 1) fans.push(await board.tokenOf(`fan_${number}`, 'ROLE_USER'))

const read = (postId: number) => did<CommunityPostDetail>(author, 'GET', `/posts/${postId}`)

test('200 simultaneous likes and unlikes leave the count of those who like', async () => {
  const { postId } = await board.post(author)
  const { commentId } = await board.comment(author, postId)
  for (const target of [`/posts/${postId}`, `/comments/${commentId}`]) {
    const attempts = Array.from({ length: 200 }, (_, index) =>
      call(fans[index % fans.length] ?? null, index % 3 === 1 ? 'DELETE' : 'POST', `/api/community${target}/like`),
    )
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
    // on a busy machine some time out waiting for a connection and may try again
    assert.ok(statuses.every((status) => status === 200 || status === 503) && statuses.includes(200), statuses.join())
  }
  const { rows } = await pool.query(`
    select like_count, (select count(*) from post_likes where post_likes.post_id = posts.post_id) as likes from posts
    union all
    select like_count, (select count(*) from comment_likes where comment_likes.comment_id = comments.comment_id) from comments`)
  for (const { like_count, likes } of rows) assert.equal(like_count, likes)
  assert.ok(rows[0].likes > 0)
})

test('likes and unlikes are idempotent', async () => {
  const { postId } = await board.post(author)
  const like = (method: 'POST' | 'DELETE') => did(author, method, `/posts/${postId}/like`)
  assert.deepEqual(
    [await like('POST'), await like('POST'), await like('DELETE'), await like('DELETE')],
    [
      { liked: true, likeCount: 1 },
      { liked: true, likeCount: 1 },
      { liked: false, likeCount: 0 },
      { liked: false, likeCount: 0 },
    ],
  )
  await like('POST')
  assert.deepEqual(
    [(await read(postId)).likedByMe, (await did<CommunityPostDetail>(null, 'GET', `/posts/${postId}`)).likedByMe],
    [true, false],
  )
})

test('comments that are deleted while they are replied to leave an exact count, and no reply hangs on nothing', async () => {
  const { postId } = await board.post(author)
  const comments = await Promise.all(Array.from({ length: 10 }, () => board.comment(author, postId)))
  await Promise.all(
    comments.flatMap(({ commentId }, index) => [
      call(fans[index] ?? null, 'POST', `/api/community/posts/${postId}/comments/${commentId}/replies`, {
        content: '답글',
      }),
      call(author, 'DELETE', `/api/community/comments/${commentId}`),
      call(fans[index + 10] ?? null, 'POST', `/api/community/posts/${postId}/comments/${commentId}/replies`, {
        content: '답글',
      }),
    ]),
  )
  const tree = await did<CommunityCommentResponse[]>(null, 'GET', `/posts/${postId}/comments`)
  const replies = tree.reduce((sum, comment) => sum + comment.replies.length, 0)
  assert.equal((await read(postId)).commentCount, replies)
  for (const { visibility, content, author: who, replies: below } of tree) {
    assert.deepEqual([visibility, content, who], ['DELETED', null, null])
    assert.ok(below.length > 0)
  }
})

test('a reply to a reply is 400, to a comment of another post 404', async () => {
  const [one, other] = [await board.post(author), await board.post(author)]
  const { commentId } = await board.comment(author, one.postId)
  const reply = await board.comment(author, one.postId, commentId)
  assert.deepEqual([reply.parentCommentId, reply.replies], [commentId, []])
  const to = async (postId: number, parent: number) => {
    const url = `/api/community/posts/${postId}/comments/${parent}/replies`
    const answer = await call(author, 'POST', url, { content: '답글' })
    return [answer.statusCode, answer.json().code]
  }
  assert.deepEqual(await to(one.postId, reply.commentId), [400, 'COMMUNITY_400_NESTED_REPLY'])
  assert.deepEqual(await to(other.postId, commentId), [404, 'COMMON_404_NOT_FOUND'])
})

test('R-BOARD-08: the answer to an edited comment is the comment as the list shows it: with the own like and its replies', async () => {
  const { postId } = await board.post(author)
  const { commentId } = await board.comment(author, postId)
  const reply = await board.comment(author, postId, commentId)
  for (const id of [commentId, reply.commentId]) await did(author, 'POST', `/comments/${id}/like`)
  const edit = (id: number) => did<CommunityCommentResponse>(author, 'PUT', `/comments/${id}`, { content: '고침' })
  const edited = await edit(commentId)
  const [listed] = await did<CommunityCommentResponse[]>(author, 'GET', `/posts/${postId}/comments`)
  assert.deepEqual(edited, listed)
  assert.deepEqual([edited.likedByMe, edited.replies.length], [true, 1])
  const { likedByMe, likeCount, parentCommentId } = await edit(reply.commentId)
  assert.deepEqual([likedByMe, likeCount, parentCommentId], [true, 1, commentId])
})
