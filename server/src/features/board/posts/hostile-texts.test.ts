import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CommunityCommentResponse, CommunityPostDetail } from '@lease-risk/contract/community'
import { communityBoard } from '../../../../test/community-board.ts'
import fc from '../../../../test/properties.ts'
import { findPersonalData } from '../../../domain/community/personal-data.ts'

const board = await communityBoard()
const { call, did } = board
const author = await board.member('author')

const EACH = 40
const CHECKED = 10_000
const SEPARATOR = '\u0001\u2028|'

const attack = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `';alert(1)//`,
  '</textarea><svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  'javascript:alert(1)',
  '&lt;b&gt; &amp; &#x27;',
  '<!--',
  ']]>',
  '\\u003cscript\\u003e',
  '%3Cscript%3E',
  "' or 1=1 --",
  '\u202Ereversed\u202C',
  '\uFEFF\u200B\u00AD',
  '가\u1100\u1161각',
  '👩‍👩‍👧‍👦',
)
const hostile = fc
  .array(
    fc.oneof(attack, fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ unit: 'grapheme', maxLength: 10 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => `x${parts.join('')}`)
  .filter((text) => !text.includes('\0') && text.isWellFormed() && findPersonalData(text).length === 0)

test('10,000 hostile strings come back byte for byte as text, and never as anything else', async () => {
  let checked = 0
  for (let seed = 20261120; checked < CHECKED; seed += 1) {
    const own = fc.sample(hostile, { numRuns: EACH, seed })
    const [title = '', commented = ''] = own.map((text) => Array.from(text).slice(0, 150).join(''))
    const content = own.join(SEPARATOR)
    // joined, they may form a number
    if (findPersonalData(content).length > 0) continue
    const { postId } = await board.post(author, { title, content })
    const { commentId } = await did<CommunityCommentResponse>(author, 'POST', `/posts/${postId}/comments`, {
      content: commented,
    })
    const answer = await call(null, 'GET', `/api/community/posts/${postId}`)
    assert.equal(answer.headers['content-type'], 'application/json; charset=utf-8')
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
    const post = answer.json<{ data: CommunityPostDetail }>().data
    assert.deepEqual([post.title, post.content], [title, content])
    const [comment] = await did<CommunityCommentResponse[]>(null, 'GET', `/posts/${postId}/comments`)
    assert.deepEqual([comment?.commentId, comment?.content], [commentId, commented])
    checked += own.length
  }
})

test('hostile keywords find what holds them and break nothing', async () => {
  const samples = fc
    .sample(hostile, { numRuns: 100, seed: 7 })
    .map((text) => Array.from(text).slice(0, 90).join('').trim())
  for (const text of samples) {
    const { postId } = await board.post(author, { title: text })
    const answer = await call(null, 'GET', `/api/community/posts?size=100&keyword=${encodeURIComponent(text)}`)
    assert.equal(answer.statusCode, 200)
    const found = answer.json().data.content.map((post: { postId: number }) => post.postId)
    assert.ok(found.includes(postId), JSON.stringify(text))
  }
})

test('R-HTTP-02: a post that its schema refuses names personal data and an unknown district, too', async () => {
  const { postId } = await board.post(author)
  const wrong = { boardCode: 'NONE', title: '문의 010-1234-5678', content: ' ', legalDistrictCode: '9999999999' }
  const errorsOf = async (method: 'POST' | 'PUT', path: string) => {
    const { status, errors } = (await call(author, method, `/api/community/posts${path}`, wrong)).json()
    return [status, ...errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)]
  }
  const both = ['content REQUIRED', 'legalDistrictCode UNKNOWN', 'title MOBILE_PHONE']
  assert.deepEqual(await errorsOf('POST', ''), [400, 'boardCode NOT_ALLOWED', ...both])
  assert.deepEqual(await errorsOf('PUT', `/${postId}`), [400, ...both])
})
