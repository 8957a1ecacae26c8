import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LoggedIn } from '../../../../test/account-app.ts'
import { communityBoard, PDF } from '../../../../test/community-board.ts'

const board = await communityBoard()
const { call, database, did } = board
const { pool } = database
const admin = await board.member('admin', 'ROLE_ADMIN')

/** The callers. Those below the line create the content themselves, so it is also their own. */
const CALLERS = [
  'anonymous',
  'withdrawn',
  'member',
  'flagless',
  'blocked from comments',
  'blocked from posts',
  'read-only',
  'blocked from reports',
  'released',
  'served',
  'moderator',
  'author',
  'author, flagless',
  'author, blocked from comments',
  'author, blocked from posts',
  'author, read-only',
  'author, released',
  'author, served',
  'author and moderator',
] as const
type Caller = (typeof CALLERS)[number]

const STATES = ['VISIBLE', 'HIDDEN', 'DELETED'] as const
type State = (typeof STATES)[number]

/** What each verb requires, and the first level that blocks it. */
const VERBS = {
  'read post': { flag: false, blockedFrom: null, kind: 'read' },
  'read comments': { flag: false, blockedFrom: null, kind: 'read' },
  'download file': { flag: false, blockedFrom: null, kind: 'read' },
  'edit post': { flag: true, blockedFrom: 'posts', kind: 'edit' },
  'delete post': { flag: true, blockedFrom: null, kind: 'delete' },
  'add file': { flag: true, blockedFrom: 'posts', kind: 'edit' },
  'remove file': { flag: true, blockedFrom: 'posts', kind: 'edit' },
  'like post': { flag: false, blockedFrom: 'all', kind: 'join' },
  'unlike post': { flag: false, blockedFrom: 'all', kind: 'join' },
  'comment on post': { flag: true, blockedFrom: 'comments', kind: 'join' },
  'report post': { flag: false, blockedFrom: 'all', kind: 'report' },
  'reply to comment': { flag: true, blockedFrom: 'comments', kind: 'join' },
  'edit comment': { flag: true, blockedFrom: 'comments', kind: 'edit' },
  'delete comment': { flag: true, blockedFrom: null, kind: 'delete' },
  'like comment': { flag: false, blockedFrom: 'all', kind: 'join' },
  'unlike comment': { flag: false, blockedFrom: 'all', kind: 'join' },
  'report comment': { flag: false, blockedFrom: 'all', kind: 'report' },
} as const
type Verb = keyof typeof VERBS

/** Whether a caller's sanctions reach the level that blocks a verb. */
const REACH: Record<string, string[]> = {
  'blocked from comments': ['comments'],
  'blocked from posts': ['comments', 'posts'],
  'read-only': ['comments', 'posts', 'all'],
}

/** A stored sanction; one that was released or has expired blocks nothing. */
const SANCTIONS: Record<string, { level: string; status: string; hours: number }[]> = {
  'blocked from comments': [{ level: 'COMMENT_BLOCK', status: 'ACTIVE', hours: 24 }],
  'blocked from posts': [{ level: 'POST_BLOCK', status: 'ACTIVE', hours: 24 }],
  'read-only': [{ level: 'READ_ONLY', status: 'ACTIVE', hours: 24 }],
  'blocked from reports': [{ level: 'REPORT_BLOCK', status: 'ACTIVE', hours: 24 }],
  released: [{ level: 'READ_ONLY', status: 'RELEASED', hours: 24 }],
  // expired, whether or not it was marked so
  served: [
    { level: 'READ_ONLY', status: 'ACTIVE', hours: -1 },
    { level: 'READ_ONLY', status: 'EXPIRED', hours: -1 },
  ],
}
const restrictionOf = (caller: Caller) => caller.replace('author, ', '')

/**
 * R-BOARD-04 to R-BOARD-09 as a list; the first entry that applies counts. `of` is what has that state: the target of the
 * verb, or the post above it, which is never the caller's own.
 */
function expected(verb: Verb, state: State, caller: Caller, of: 'IT' | 'ITS_POST' = 'IT'): number {
  const { flag, blockedFrom, kind } = VERBS[verb]
  const isAuthor = caller.startsWith('author')
  const isModerator = caller.includes('moderator')
  const restriction = restrictionOf(caller)
  const mayKnow = isModerator || (isAuthor && of === 'IT')
  if (kind !== 'read' && (caller === 'anonymous' || caller === 'withdrawn')) return 401
  if (state === 'DELETED') return 404
  if (state === 'HIDDEN' && !mayKnow) return 404
  if (kind === 'read') return 200
  if (kind === 'delete' && !isAuthor && !isModerator) return 403
  if (kind === 'edit' && !isAuthor) return 403
  if (kind === 'report' && isAuthor) return 400
  if (kind !== 'delete' && state === 'HIDDEN') return 409
  if (!isModerator && flag && restriction === 'flagless') return 403
  if (!isModerator && kind === 'report' && restriction === 'blocked from reports') return 429
  if (!isModerator && blockedFrom !== null && REACH[restriction]?.includes(blockedFrom)) return 403
  return ['comment on post', 'reply to comment', 'add file', 'report post', 'report comment'].includes(verb) ? 201 : 200
}

let made = 0
async function callerOf(kind: Caller): Promise<LoggedIn | null> {
  if (kind === 'anonymous') return null
  made += 1
  return board.member(`caller_${made}`, kind.includes('moderator') ? 'ROLE_CS_MANAGER' : 'ROLE_USER')
}

/** After the caller has created their own content. */
async function restrict(user: LoggedIn | null, kind: Caller): Promise<void> {
  if (user === null) return
  if (kind === 'withdrawn') await call(admin, 'DELETE', `/api/admin/users/${user.userId}`)
  if (kind.includes('flagless'))
    await pool.query(
      `update user_permissions set can_create_post = false, can_update_post = false, can_delete_post = false,
         can_create_comment = false, can_update_comment = false, can_delete_comment = false where user_id = $1`,
      [user.userId],
    )
  for (const { level, status, hours } of SANCTIONS[restrictionOf(kind)] ?? [])
    await pool.query(
      `insert into sanctions (user_id, level, points, policy_version, status, started_at, restriction_until, ended_at)
       values ($1, $2, 3, 'test', $3, $4::timestamptz - interval '2 days', $4::timestamptz + $5 * interval '1 hour',
         case when $3 <> 'ACTIVE' then $4::timestamptz end)`,
      [user.userId, level, status, board.clock.now(), hours],
    )
}

async function bring(target: string, to: State): Promise<void> {
  const changed =
    to === 'HIDDEN'
      ? await call(admin, 'PUT', `/api/admin/community/${target}/hide`, { reason: '시험' })
      : to === 'DELETED'
        ? await call(admin, 'DELETE', `/api/community/${target}`)
        : undefined
  assert.equal(changed?.statusCode ?? 200, 200)
}

async function attempt(verb: Verb, state: State, kind: Caller, of: 'IT' | 'ITS_POST' = 'IT'): Promise<number> {
  const caller = await callerOf(kind)
  made += 1
  const other = await board.member(`other_${made}`)
  const author = kind.startsWith('author') && caller !== null ? caller : other
  const ofComment = verb.includes('to comment') || verb.endsWith(' comment')
  const { postId } = await board.post(ofComment ? admin : author)
  const { commentId } = ofComment ? await board.comment(author, postId) : { commentId: 0 }
  const file =
    verb.endsWith(' file') && verb !== 'add file' ? (await board.upload(author, postId, PDF)).json().data : null
  // a like of the caller to take back, before anybody is restricted
  const target = ofComment ? `comments/${commentId}` : `posts/${postId}`
  if (verb.startsWith('unlike') && caller !== null) await did(caller, 'POST', `/${target}/like`)
  await restrict(caller, kind)
  await bring(of === 'IT' ? target : `posts/${postId}`, state)
  if (verb === 'download file') return (await call(caller, 'GET', file.downloadUrl)).statusCode
  if (verb === 'remove file')
    return (await call(caller, 'DELETE', `/api/community/attachments/${file.attachmentId}`)).statusCode
  if (verb === 'add file') return (await board.upload(caller, postId, PDF)).statusCode
  const text = { content: '고친 말' }
  const calls: Record<Exclude<Verb, `${string} file`>, Parameters<typeof call>[1 | 2 | 3][]> = {
    'read post': ['GET', target],
    'read comments': ['GET', `${target}/comments`],
    'edit post': ['PUT', target, text],
    'delete post': ['DELETE', target],
    'like post': ['POST', `${target}/like`],
    'unlike post': ['DELETE', `${target}/like`],
    'comment on post': ['POST', `${target}/comments`, text],
    'report post': ['POST', `${target}/reports`, { reason: 'OTHER' }],
    'reply to comment': ['POST', `posts/${postId}/${target}/replies`, text],
    'edit comment': ['PUT', target, text],
    'delete comment': ['DELETE', target],
    'like comment': ['POST', `${target}/like`],
    'unlike comment': ['DELETE', `${target}/like`],
    'report comment': ['POST', `${target}/reports`, { reason: 'OTHER' }],
  }
  const [method, path, payload] = calls[verb] as ['GET', string, object?]
  return (await call(caller, method, `/api/community/${path}`, payload)).statusCode
}

/** A few at a time, so that none times out waiting for a connection on a busy machine. */
async function ofEach(answer: (kind: Caller) => Promise<number>): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  const waiting = [...CALLERS]
  const next = async () => {
    for (let kind = waiting.shift(); kind !== undefined; kind = waiting.shift()) found[kind] = await answer(kind)
  }
  await Promise.all([next(), next(), next(), next()])
  return found
}

for (const verb of Object.keys(VERBS) as Verb[])
  for (const state of STATES)
    test(`${verb}, ${state.toLowerCase()}: who may, who learns why not, and who must not know`, async () => {
      assert.deepEqual(
        await ofEach((kind) => attempt(verb, state, kind)),
        Object.fromEntries(CALLERS.map((kind) => [kind, expected(verb, state, kind)])),
      )
    })

for (const verb of (Object.keys(VERBS) as Verb[]).filter(
  (name) => name.includes('to comment') || name.endsWith(' comment'),
))
  for (const state of ['HIDDEN', 'DELETED'] as const)
    test(`${verb} below a ${state.toLowerCase()} post of another: nobody learns of it by its comments`, async () => {
      assert.deepEqual(
        await ofEach((kind) => attempt(verb, state, kind, 'ITS_POST')),
        Object.fromEntries(CALLERS.map((kind) => [kind, expected(verb, state, kind, 'ITS_POST')])),
      )
    })

test('lists and searches show what is visible to everybody, and the rest to nobody, its author and moderators neither', async () => {
  const [author, reader] = [await board.member('list_author'), await board.member('list_reader')]
  const word = '목록낱말'
  const posts = new Map<State, number>()
  for (const state of STATES) {
    const made = { title: `${word} ${state}`, legalDistrictCode: '1162010200' }
    const { postId } = await board.post(author, made)
    await bring(`posts/${postId}`, state)
    posts.set(state, postId)
  }
  const lists = [
    '/api/community/posts?',
    `/api/community/posts?keyword=${word}&`,
    '/api/community/posts?legalDistrictCode=1162010200&',
  ]
  for (const by of [null, reader, author, admin]) {
    for (const list of lists) {
      const { content } = (await call(by, 'GET', encodeURI(`${list}size=100`))).json().data
      const own = content.map(({ postId }: { postId: number }) => postId)
      for (const [state, postId] of posts) assert.equal(own.includes(postId), state === 'VISIBLE', `${list} ${state}`)
    }
    const found = JSON.stringify((await call(by, 'GET', encodeURI(`/api/search?keyword=${word}`))).json().data)
    for (const state of STATES) assert.equal(found.includes(`${word} ${state}`), state === 'VISIBLE', found)
  }
})

test('hide, restore and review, in every state of the target: operators only, and nothing brings back what is deleted', async () => {
  const moderator = await callerOf('moderator')
  const member = await callerOf('member')
  for (const state of STATES)
    for (const type of ['posts', 'comments'] as const) {
      const post = await board.post(admin)
      const id = type === 'posts' ? post.postId : (await board.comment(admin, post.postId)).commentId
      made += 1
      const reporter = await board.member(`reporter_${made}`)
      const report = () => did<{ reportId: number }>(reporter, 'POST', `/${type}/${id}/reports`, { reason: 'OTHER' })
      const { reportId } = await report()
      await bring(`${type}/${id}`, state)
      const verbs: [path: string, payload: object, allowed: number][] = [
        [`${type}/${id}/hide`, { reason: '시험' }, state === 'DELETED' ? 404 : 200],
        [`${type}/${id}/restore`, { reason: '시험' }, state === 'DELETED' ? 404 : 200],
        [`reports/${reportId}/review`, { status: 'RESOLVED', hideContent: true }, 200],
      ]
      for (const [path, payload, allowed] of verbs)
        for (const [by, status] of [
          [null, 401],
          [member, 403],
          [moderator, allowed],
        ] as const)
          assert.equal(
            (await call(by, 'PUT', `/api/admin/community/${path}`, payload)).statusCode,
            status,
            `${path}, ${state}`,
          )
      const seen = await call(null, 'GET', `/api/community/posts/${post.postId}`)
      if (type === 'posts') assert.equal(seen.statusCode, 404, state)
    }
})

test('who may write a post: flags and sanctions of posts decide, moderators always may', async () => {
  const create = async (kind: Caller) => {
    const caller = await callerOf(kind)
    await restrict(caller, kind)
    return (await call(caller, 'POST', '/api/community/posts', { boardCode: 'FREE', title: 't', content: 'c' }))
      .statusCode
  }
  const callers = CALLERS.filter((kind) => !kind.startsWith('author'))
  const found = Object.fromEntries(await Promise.all(callers.map(async (kind) => [kind, await create(kind)] as const)))
  assert.deepEqual(found, {
    anonymous: 401,
    withdrawn: 401,
    member: 201,
    flagless: 403,
    'blocked from comments': 201,
    'blocked from posts': 403,
    'read-only': 403,
    'blocked from reports': 201,
    released: 201,
    served: 201,
    moderator: 201,
  })
})
