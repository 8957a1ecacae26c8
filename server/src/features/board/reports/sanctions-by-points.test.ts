import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type {
  CommunityPolicyEventResponse,
  CommunityPolicySanctionResponse,
} from '@lease-risk/contract/community-moderation'
import type { LoggedIn } from '../../../../test/account-app.ts'
import { communityBoard } from '../../../../test/community-board.ts'
import { koreanOf } from '../../../words/saying.fixture.ts'

const board = await communityBoard()
const { call, database } = board
const { pool } = database
const operator = await board.member('operator', 'ROLE_CS_MANAGER')
let users = 0
const member = () => board.member(`member_${(users += 1)}`)

/** A report of a new post of the author, which the operator accepts. */
async function accepted(author: LoggedIn, reason: string): Promise<void> {
  const { rows } = await pool.query(
    `with post as (
       insert into posts (board_code, author_user_id, created_at, updated_at) values ('FREE', $1, now(), now()) returning *
     ) insert into post_texts select post_id, 'title', 'content' from post returning post_id`,
    [author.userId],
  )
  const { reportId } = await board.report(await member(), rows[0].post_id, reason)
  await board.decide(operator, reportId, 'RESOLVED')
}

async function sanctionsOf({ userId }: LoggedIn, status = ''): Promise<CommunityPolicySanctionResponse[]> {
  const url = `/api/admin/community/policy-sanctions?userId=${userId}${status && `&status=${status}`}`
  return (await call(operator, 'GET', url)).json<{ data: Page<CommunityPolicySanctionResponse> }>().data.content
}

async function kindsOf({ userId }: LoggedIn): Promise<string[]> {
  const answer = await call(operator, 'GET', `/api/admin/community/policy-events?userId=${userId}&size=100`)
  return answer.json<{ data: Page<CommunityPolicyEventResponse> }>().data.content.map(({ kind }) => kind)
}

const { postId } = await board.post(await member())
const writes = async (by: LoggedIn) => {
  const post = await call(by, 'POST', '/api/community/posts', { boardCode: 'FREE', title: 't', content: 'c' })
  const comment = await call(by, 'POST', `/api/community/posts/${postId}/comments`, { content: 'c' })
  const like = await call(by, 'POST', `/api/community/posts/${postId}/like`)
  return [post.statusCode, comment.statusCode, like.statusCode]
}
const eventsOfSanctions = async (by: LoggedIn) => {
  const text = `select event_type from outbox where (payload->>'userId')::bigint = $1 order by event_id`
  return (await pool.query(text, [by.userId])).rows.map(({ event_type }) => event_type)
}

test('R-BOARD-14: 3 points block comments for a day, 5 posts too for a week, 8 all writing for 30 days and call the operators', async () => {
  const author = await member()
  await accepted(author, 'MISINFORMATION')
  assert.deepEqual(await writes(author), [201, 201, 200])
  assert.deepEqual(await sanctionsOf(author), [])
  await accepted(author, 'ABUSE')
  assert.deepEqual(await writes(author), [201, 403, 200])
  const [first] = await sanctionsOf(author)
  assert.deepEqual([first?.level, first?.points, first?.inForce], ['COMMENT_BLOCK', 4, true])
  assert.equal(first?.restrictionUntil, '2026-11-21T12:00:00.000+09:00')
  await accepted(author, 'OTHER')
  assert.deepEqual(await writes(author), [403, 403, 200])
  await accepted(author, 'PRIVACY')
  assert.deepEqual(await writes(author), [403, 403, 403])
  assert.deepEqual(
    (await sanctionsOf(author)).map(({ level, points }) => [level, points]),
    [
      ['READ_ONLY', 9],
      ['POST_BLOCK', 5],
      ['COMMENT_BLOCK', 4],
    ],
  )
  assert.deepEqual(await eventsOfSanctions(author), [
    'SANCTION_APPLIED',
    'SANCTION_APPLIED',
    'SANCTION_APPLIED',
    'HIGH_LEVEL_SANCTION',
  ])
  const refused = await call(author, 'POST', `/api/community/posts/${postId}/comments`, { content: 'c' })
  assert.deepEqual(
    [refused.json().code, refused.json().message],
    [
      'COMMUNITY_403_SANCTIONED',
      koreanOf('SANCTION_STOPS_UNTIL', { level: 'READ_ONLY', until: '2026-12-20T12:00:00.000+09:00' }),
    ],
  )
  const mine = (await call(author, 'GET', '/api/community/restrictions/me')).json().data.items
  assert.deepEqual(
    mine.map(({ level }: { level: string }) => level),
    ['COMMENT_BLOCK', 'POST_BLOCK', 'READ_ONLY'],
  )
})

test('points count for 90 days', async () => {
  const author = await member()
  await accepted(author, 'MISINFORMATION')
  await accepted(author, 'MISINFORMATION')
  board.advance(90 * 24)
  await accepted(author, 'MISINFORMATION')
  assert.deepEqual(await sanctionsOf(author), [])
  board.advance(-90 * 24)
})

test('a sanction ends by itself at its time, and the run of every ten minutes says so once', async () => {
  const author = await member()
  await accepted(author, 'SPAM')
  board.advance(24 - 0.001)
  assert.deepEqual(await writes(author), [201, 403, 200])
  board.advance(0.001)
  assert.deepEqual(await writes(author), [201, 201, 200])
  const [over] = await sanctionsOf(author)
  assert.deepEqual([over?.status, over?.inForce], ['ACTIVE', false])
  const restore = () => call(operator, 'POST', '/api/admin/community/policy-sanctions/restore-expired?limit=1000')
  const [one, other] = await Promise.all([restore(), restore()])
  const counts = [one.json().data.processedCount, other.json().data.processedCount]
  assert.ok(Math.max(...counts) >= 1)
  assert.equal((await restore()).json().data.processedCount, 0)
  assert.equal((await sanctionsOf(author, 'EXPIRED')).length, 1)
  assert.equal((await kindsOf(author)).filter((kind) => kind === 'SANCTION_EXPIRED').length, 1)
  const { rowCount } = await pool.query(
    `select from audit_logs where action_type = 'COMMUNITY_SANCTION_RESTORE_EXPIRED'`,
  )
  assert.equal(rowCount, 3)
  board.advance(-24)
})

test('the job of every ten minutes does the same', async () => {
  const author = await member()
  await accepted(author, 'SPAM')
  board.advance(25)
  await board.jobs.find(({ name }) => name === 'expire-sanctions')?.run(null as never, new AbortController().signal)
  assert.equal((await sanctionsOf(author, 'EXPIRED')).length, 1)
  assert.ok((await eventsOfSanctions(author)).includes('SANCTION_EXPIRED'))
  board.advance(-25)
})

test('the end of a sanction is a time that there is, at most ten years away', async () => {
  const author = await member()
  await accepted(author, 'SPAM')
  const [sanction] = await sanctionsOf(author)
  const extend = async (restrictionUntil: string) => {
    const payload = { restrictionUntil, reason: '거듭된 광고', confirmationPassword: operator.password }
    const url = `/api/admin/community/policy-sanctions/${sanction?.sanctionId}/extend`
    const answer = await call(operator, 'PUT', url, payload)
    const { field, code } = answer.json().errors?.[0] ?? {}
    return [answer.statusCode, field, code]
  }
  for (const away of ['9999-12-31T23:59:59Z', '2036-11-22T00:00:00+09:00'])
    assert.deepEqual(await extend(away), [400, 'restrictionUntil', 'RANGE'], away)
  for (const none of ['2026-12-31T23:59:60Z', '2027-01-01T08:59:60+09:00'])
    assert.deepEqual(await extend(none), [400, 'restrictionUntil', 'FORMAT'], none)
  assert.equal((await extend('2036-11-19T00:00:00+09:00'))[0], 200)
})

test('release and extension ask for the password, are audited, and are refused for what is over', async () => {
  const author = await member()
  await accepted(author, 'SPAM')
  const [sanction] = await sanctionsOf(author)
  assert.ok(sanction)
  const change = async (what: string, more: object) => {
    const url = `/api/admin/community/policy-sanctions/${sanction.sanctionId}/${what}`
    const answer = await call(operator, 'PUT', url, { reason: '이의를 받아들임', ...more })
    return [answer.statusCode, answer.json().code ?? answer.json().data.status]
  }
  const [right, wrong] = [{ confirmationPassword: operator.password }, { confirmationPassword: 'wrong-password-1' }]
  const later = { restrictionUntil: '2026-11-30T00:00:00+09:00' }
  assert.deepEqual(await change('release', {}), [400, 'COMMON_400_VALIDATION'])
  assert.deepEqual(await change('release', wrong), [401, 'AUTH_401_INVALID_CREDENTIALS'])
  assert.deepEqual(await change('extend', { ...wrong, ...later }), [401, 'AUTH_401_INVALID_CREDENTIALS'])
  const earlier = { restrictionUntil: '2026-11-20T13:00:00+09:00' }
  assert.deepEqual(await change('extend', { ...right, ...earlier }), [400, 'COMMON_400_VALIDATION'])
  assert.deepEqual(await change('extend', { ...right, ...later }), [200, 'ACTIVE'])
  assert.deepEqual(await writes(author), [201, 403, 200])
  assert.deepEqual(await change('release', right), [200, 'RELEASED'])
  assert.deepEqual(await writes(author), [201, 201, 200])
  assert.deepEqual(await change('release', right), [409, 'COMMUNITY_409_SANCTION_OVER'])
  assert.deepEqual(await change('extend', { ...right, ...later }), [409, 'COMMUNITY_409_SANCTION_OVER'])
  assert.deepEqual(await eventsOfSanctions(author), ['SANCTION_APPLIED', 'SANCTION_EXTENDED', 'SANCTION_RELEASED'])
  const { rows } = await pool.query(
    `select action_type, result_status, changed_fields from audit_logs where target_id = $1 and target_type = 'COMMUNITY_SANCTION'
     order by audit_id`,
    [String(sanction.sanctionId)],
  )
  assert.deepEqual(
    rows.map(({ action_type, result_status }) => `${action_type} ${result_status}`),
    [
      'COMMUNITY_SANCTION_RELEASE FAILURE',
      'COMMUNITY_SANCTION_EXTEND FAILURE',
      'COMMUNITY_SANCTION_EXTEND FAILURE',
      'COMMUNITY_SANCTION_EXTEND SUCCESS',
      'COMMUNITY_SANCTION_RELEASE SUCCESS',
      'COMMUNITY_SANCTION_RELEASE FAILURE',
      'COMMUNITY_SANCTION_EXTEND FAILURE',
    ],
  )
  assert.deepEqual(rows[3].changed_fields, [
    { field: 'restrictionUntil', before: '2026-11-21T12:00:00.000+09:00', after: '2026-11-30T00:00:00.000+09:00' },
  ])
})

test('an administrator who took a permission meanwhile keeps it, and one who gives it lifts no sanction', async () => {
  const admin = await board.member('admin_flags', 'ROLE_ADMIN')
  const author = await member()
  await accepted(author, 'SPAM')
  const set = (canCreateComment: boolean) =>
    call(admin, 'PUT', `/api/admin/users/${author.userId}/permissions`, {
      canCreateComment,
      confirmationPassword: admin.password,
    })
  await set(true)
  assert.deepEqual(await writes(author), [201, 403, 200])
  await set(false)
  board.advance(24)
  assert.deepEqual(await writes(author), [201, 403, 200])
  await set(true)
  assert.deepEqual(await writes(author), [201, 201, 200])
  board.advance(-24)
})

test('two decisions at once for one author add up', async () => {
  const author = await member()
  const posts = await Promise.all([1, 2, 3].map(() => board.post(author)))
  const reports = await Promise.all(
    posts.map(async (post) => board.report(await member(), post.postId, 'MISINFORMATION')),
  )
  await Promise.all(reports.map(({ reportId }) => board.decide(operator, reportId, 'RESOLVED')))
  assert.deepEqual(
    (await sanctionsOf(author)).map(({ level, points }) => [level, points]),
    [['COMMENT_BLOCK', 3]],
  )
})

test('R-BOARD-13: several reports of one post cost what the gravest reason does, also when they are decided at once', async () => {
  const author = await member()
  const post = await board.post(author)
  const reasons = ['MISINFORMATION', 'SPAM', 'OTHER', 'PRIVACY', 'SPAM']
  const reports: { reportId: number }[] = []
  for (const reason of reasons) reports.push(await board.report(await member(), post.postId, reason))
  const [first, second, ...others] = reports as [{ reportId: number }, { reportId: number }]
  await Promise.all([first, second].map(({ reportId }) => board.decide(operator, reportId, 'RESOLVED')))
  assert.deepEqual(
    (await sanctionsOf(author)).map(({ level, points }) => [level, points]),
    [['COMMENT_BLOCK', 3]],
  )
  await Promise.all(others.map(({ reportId }) => board.decide(operator, reportId, 'RESOLVED')))
  assert.deepEqual(
    (await sanctionsOf(author)).map(({ level, points }) => [level, points]),
    [
      ['COMMENT_BLOCK', 4],
      ['COMMENT_BLOCK', 3],
    ],
  )
})

test('R-BOARD-15: who may only read deletes own posts and comments all the same, and nobody else’s', async () => {
  const author = await member()
  const own = await board.post(author)
  const comment = await call(author, 'POST', `/api/community/posts/${postId}/comments`, { content: 'c' })
  for (const reason of ['PRIVACY', 'ILLEGAL']) await accepted(author, reason)
  assert.deepEqual(await writes(author), [403, 403, 403])
  assert.equal((await call(author, 'DELETE', `/api/community/posts/${postId}`)).statusCode, 403)
  assert.equal(
    (await call(author, 'DELETE', `/api/community/comments/${comment.json().data.commentId}`)).statusCode,
    200,
  )
  assert.equal((await call(author, 'DELETE', `/api/community/posts/${own.postId}`)).statusCode, 200)
})
