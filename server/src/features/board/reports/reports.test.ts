import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type {
  AdminCommunityReportResponse,
  CommunityReportStatisticResponse,
  RepeatedFalseReporterResponse,
} from '@lease-risk/contract/community-moderation'
import { communityBoard } from '../../../../test/community-board.ts'
import { until } from '../../../../test/until.ts'

const board = await communityBoard()
const { call, database, did } = board
const { pool } = database
const operator = await board.member('operator', 'ROLE_OPERATION_MANAGER')
const author = await board.member('author')
const token = (name: string) => board.tokenOf(name, 'ROLE_USER')

const report = async (by: string, url: string, reason = 'OTHER') => {
  const answer = await call(by, 'POST', `/api/community${url}/reports`, { reason, detail: '이유' })
  return [answer.statusCode, answer.json().code ?? answer.json().data.status, answer.headers['retry-after']]
}
const listed = async (query = '') =>
  (await call(operator, 'GET', `/api/admin/community/reports?size=100${query}`)).json<{
    data: Page<AdminCommunityReportResponse>
  }>().data

test('a post and a comment are reported once by each; the own, the hidden and the missing are not', async () => {
  const reporter = await token('reporter')
  const { postId } = await board.post(author)
  const { commentId } = await board.comment(author, postId)
  for (const url of [`/posts/${postId}`, `/comments/${commentId}`]) {
    assert.deepEqual(await report(reporter, url), [201, 'PENDING', undefined])
    assert.deepEqual(await report(reporter, url), [409, 'COMMUNITY_409_DUPLICATE_REPORT', undefined])
    assert.deepEqual(await report(author.accessToken, url), [400, 'COMMUNITY_400_OWN_CONTENT', undefined])
  }
  await call(operator, 'PUT', `/api/admin/community/posts/${postId}/hide`, { reason: '확인' })
  for (const url of [`/posts/${postId}`, `/comments/${commentId}`, '/posts/999999'])
    assert.deepEqual(await report(await token(`late${url}`.replaceAll('/', '_')), url), [
      404,
      'COMMON_404_NOT_FOUND',
      undefined,
    ])
})

test('R-BOARD-11: the sixth report within 10 minutes and the 21st within 24 hours are 429 with Retry-After', async () => {
  const reporter = await token('eager')
  const posts = await Promise.all(Array.from({ length: 22 }, () => board.post(author)))
  const next = () => report(reporter, `/posts/${posts.pop()?.postId}`)
  for (let number = 0; number < 5; number += 1) assert.equal((await next())[0], 201)
  assert.deepEqual(await next(), [429, 'COMMUNITY_429_REPORT_LIMIT', '600'])
  for (let round = 0; round < 3; round += 1) {
    board.advance(1 / 6)
    const answers = await Promise.all(Array.from({ length: 5 }, next))
    assert.deepEqual(
      answers.map(([status]) => status),
      [201, 201, 201, 201, 201],
    )
    assert.equal(posts.length, 22 - 6 - 5 * (round + 1))
  }
  board.advance(1)
  assert.deepEqual(await report(reporter, `/posts/${posts[0]?.postId}`), [429, 'COMMUNITY_429_REPORT_LIMIT', '81000'])
  board.advance(-1.5)
})

test('simultaneous reports of one reporter keep within the limit', async () => {
  const reporter = await token('hasty')
  const posts = await Promise.all(Array.from({ length: 12 }, () => board.post(author)))
  const answers = await Promise.all(posts.map(({ postId }) => report(reporter, `/posts/${postId}`)))
  assert.equal(answers.filter(([status]) => status === 201).length, 5)
})

test('R-BOARD-11: 5 rejected in 7 days stop reporting for 3 days, and the operators are notified', async () => {
  const reporter = await token('false_reporter')
  const reject = async () => {
    const { postId } = await board.post(author)
    const { reportId } = await board.report(reporter, postId)
    await board.decide(operator, reportId, 'REJECTED')
    board.advance(1)
  }
  for (let number = 0; number < 4; number += 1) await reject()
  const { postId } = await board.post(author)
  await reject()
  const refused = await report(reporter, `/posts/${postId}`)
  assert.deepEqual(refused.slice(0, 2), [429, 'COMMUNITY_429_REPORT_LIMIT'])
  const { rows } = await pool.query(
    `select event_type from outbox where payload->>'level' = 'REPORT_BLOCK' order by event_id`,
  )
  assert.deepEqual(
    rows.map(({ event_type }) => event_type),
    ['REPORT_RESTRICTED', 'FALSE_REPORTER'],
  )
  const url = '/api/admin/community/false-reporters?rejectedThreshold=5&days=7'
  const found = (await call(operator, 'GET', url)).json<{ data: RepeatedFalseReporterResponse[] }>().data
  assert.deepEqual(
    found.map(({ user, rejectedCount }) => [user.nickname?.slice(0, 3), rejectedCount]),
    [['fal', 5]],
  )
  assert.notEqual(found[0]?.reportRestrictedUntil, null)
  board.advance(72)
  assert.equal((await report(reporter, `/posts/${postId}`))[0], 201)
  board.advance(-77)
})

test('the queue is oldest first and shows excerpt, author, state and earlier decisions of the target', async () => {
  const { postId } = await board.post(author, { title: '지워질 제목', content: '신고된 내용' })
  const first = await board.report(await token('queue_a'), postId, 'SPAM')
  const second = await board.report(await token('queue_b'), postId, 'ABUSE')
  await board.did(author, 'PUT', `/posts/${postId}`, { title: '고친 제목', content: '고친 내용' })
  await board.decide(operator, first.reportId, 'REJECTED')
  const queue = await listed('&status=PENDING')
  const ids = queue.content.map(({ reportId }) => reportId)
  assert.deepEqual(
    ids,
    ids.toSorted((a, b) => a - b),
  )
  const waiting = queue.content.find(({ reportId }) => reportId === second.reportId)
  assert.deepEqual(
    [waiting?.excerpt, waiting?.author.nickname, waiting?.targetVisibility, waiting?.pendingReportCount],
    ['지워질 제목\n신고된 내용', 'author', 'VISIBLE', 1],
  )
  assert.deepEqual(
    waiting?.earlierDecisions.map(({ reportId, status }) => [reportId, status]),
    [[first.reportId, 'REJECTED']],
  )
})

test('of a target with many reports all that wait are counted, and the last ten decisions shown, whatever came after them', async () => {
  const { postId } = await board.post(author)
  const decided: number[] = []
  for (let number = 0; number < 12; number += 1) {
    const { reportId } = await board.report(await token(`early_${number}`), postId)
    await board.decide(operator, reportId, 'REJECTED')
    decided.push(reportId)
  }
  for (let number = 0; number < 15; number += 1) await board.report(await token(`late_${number}`), postId)
  const queue = (await listed('&status=PENDING')).content.filter((report) => report.postId === postId)
  assert.equal(queue.length, 15)
  for (const { pendingReportCount, earlierDecisions, hasMoreDecisions } of queue) {
    assert.deepEqual([pendingReportCount, hasMoreDecisions], [15, true])
    assert.deepEqual(
      earlierDecisions.map(({ reportId }) => reportId),
      decided.toReversed().slice(0, 10),
    )
  }
  const [first] = (await listed('&status=REJECTED')).content.filter((report) => report.postId === postId)
  assert.deepEqual([first?.earlierDecisions.length, first?.hasMoreDecisions], [10, true])
})

test('one report is read by its number, also when it is decided', async () => {
  const { postId } = await board.post(author)
  await report(await token('one_reporter'), `/posts/${postId}`)
  const own = (await listed('&status=PENDING')).content.find((each) => each.postId === postId)
  const path = `/api/admin/community/reports/${own?.reportId}`
  assert.deepEqual((await call(operator, 'GET', path)).json().data, own)
  await call(operator, 'PUT', `${path}/review`, { status: 'REJECTED' })
  assert.equal((await call(operator, 'GET', path)).json().data.status, 'REJECTED')
  assert.equal((await call(operator, 'GET', '/api/admin/community/reports/999999999')).statusCode, 404)
  assert.equal((await call(author.accessToken, 'GET', path)).statusCode, 403)
})

test('an accepted report hides the content when asked, is decided once, audited, and its reporter is notified', async () => {
  const { postId } = await board.post(author)
  const { reportId } = await board.report(await token('hider'), postId, 'OTHER')
  const review = async (payload: object) => {
    const answer = await call(operator, 'PUT', `/api/admin/community/reports/${reportId}/review`, payload)
    return [answer.statusCode, answer.json().code ?? answer.json().data.targetVisibility]
  }
  assert.deepEqual(await review({ status: 'PENDING' }), [400, 'COMMON_400_VALIDATION'])
  assert.deepEqual(await review({ status: 'REJECTED', hideContent: true }), [400, 'COMMON_400_VALIDATION'])
  const decision = { status: 'RESOLVED', resolutionNote: '광고입니다', hideContent: true }
  const answers = await Promise.all([review(decision), review(decision)])
  assert.deepEqual(
    answers.toSorted(([a], [b]) => Number(a) - Number(b)),
    [
      [200, 'HIDDEN'],
      [409, 'COMMUNITY_409_REPORT_REVIEWED'],
    ],
  )
  assert.equal((await call(null, 'GET', `/api/community/posts/${postId}`)).statusCode, 404)
  const { rows } = await pool.query(
    `select event_type, payload from outbox where event_type in ('REPORT_REVIEWED', 'CONTENT_HIDDEN') order by event_id desc limit 2`,
  )
  assert.deepEqual(
    rows.map(({ event_type }) => event_type),
    ['REPORT_REVIEWED', 'CONTENT_HIDDEN'],
  )
  assert.equal(rows[1].payload.authorUserId, author.userId)
  const audit = await pool.query(
    `select result_status from audit_logs where action_type = 'COMMUNITY_REPORT_REVIEW' and target_id = $1`,
    [String(reportId)],
  )
  assert.deepEqual(audit.rows.filter(({ result_status }) => result_status === 'SUCCESS').length, 1)
})

test('a report is decided while its author ends the account: one waits for the other, both are done', async () => {
  const leaving = await board.member('leaving_author')
  const { postId } = await board.post(leaving)
  const { reportId } = await board.report(await token('of_leaving'), postId)
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from users where user_id = $1 for update', [leaving.userId])
  const path = `/api/admin/community/reports/${reportId}/review`
  const reviewing = call(operator, 'PUT', path, { status: 'RESOLVED', hideContent: true })
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await pool.query(text)).rowCount, 'the decision waits for the author')
  await client.query(`update reports set excerpt = '' where author_user_id = $1`, [leaving.userId])
  await client.query('update posts set deleted_at = now() where author_user_id = $1', [leaving.userId])
  await client.query('commit')
  client.release()
  assert.deepEqual([(await reviewing).statusCode, (await reviewing).json().data.excerpt], [200, ''])
})

test('a report that is decided after its author has left quotes nothing any more', async () => {
  for (const status of ['RESOLVED', 'REJECTED'] as const) {
    const leaving = await board.member(`left_${status.toLowerCase()}`)
    const { postId } = await board.post(leaving, { title: '숨긴 비밀 제목' })
    const { reportId } = await board.report(await board.member(`notified_${status.toLowerCase()}`), postId, 'OTHER')
    await call(leaving, 'DELETE', '/api/users/me', { confirmationPassword: leaving.password })
    const answer = await call(operator, 'PUT', `/api/admin/community/reports/${reportId}/review`, { status })
    assert.deepEqual([answer.statusCode, answer.json().data.excerpt], [200, ''], answer.body)
    const { rows } = await pool.query('select excerpt from reports where report_id = $1', [reportId])
    assert.deepEqual(rows, [{ excerpt: '' }])
  }
})

test('hiding and restoring are audited, notify the author once, and move the counts exactly', async () => {
  const { postId } = await board.post(author)
  const { commentId } = await board.comment(author, postId)
  const reply = await board.comment(author, postId, commentId)
  const change = async (what: string, reason: string | null = '확인') =>
    (await call(operator, 'PUT', `/api/admin/community/${what}`, { reason })).statusCode
  assert.equal(await change(`comments/${commentId}/hide`, null), 400)
  for (const times of [1, 2]) assert.equal(await change(`comments/${commentId}/hide`), 200, `${times}`)
  const count = async () => (await did<{ commentCount: number }>(author, 'GET', `/posts/${postId}`)).commentCount
  assert.equal(await count(), 1)
  const seenBy = async (by: string | null) => {
    const [comment] = await did<{ content: string | null; visibility: string; replies: unknown[] }[]>(
      by,
      'GET',
      `/posts/${postId}/comments`,
    )
    return [comment?.content, comment?.visibility, comment?.replies.length]
  }
  assert.deepEqual(await seenBy(null), [null, 'HIDDEN', 1])
  assert.deepEqual(await seenBy(author.accessToken), ['댓글입니다', 'HIDDEN', 1])
  assert.deepEqual(await seenBy(operator.accessToken), ['댓글입니다', 'HIDDEN', 1])
  await board.did(author, 'DELETE', `/comments/${reply.commentId}`)
  assert.deepEqual(await did(null, 'GET', `/posts/${postId}/comments`), [])
  assert.equal(await count(), 0)
  for (const times of [1, 2]) assert.equal(await change(`comments/${commentId}/restore`), 200, `${times}`)
  assert.equal(await count(), 1)
  assert.equal(await change(`comments/${reply.commentId}/hide`), 404)
  const { rows } = await pool.query(
    `select event_type, count(*) from outbox where payload->>'targetId' = $1 group by 1 order by 1`,
    [String(commentId)],
  )
  assert.deepEqual(rows, [
    { event_type: 'CONTENT_HIDDEN', count: 1 },
    { event_type: 'CONTENT_RESTORED', count: 1 },
  ])
  const audits = await pool.query(`select from audit_logs where action_type like 'COMMUNITY_COMMENT_%'`)
  assert.equal(audits.rowCount, 5)
})

test('statistics count each day in Seoul, also days without a report', async () => {
  const url = '/api/admin/community/report-statistics?days=3'
  const days = (await call(operator, 'GET', url)).json<{ data: CommunityReportStatisticResponse[] }>().data
  assert.deepEqual(
    days.map(({ date }) => date),
    ['2026-11-18', '2026-11-19', '2026-11-20'],
  )
  const { rows } = await pool.query(`select count(*) from reports where created_at < '2026-11-21T00:00:00+09:00'`)
  assert.equal(days[2]?.received, rows[0].count)
  assert.equal(days[0]?.received, 0)
  for (const { received, resolved, rejected, pending, byReason } of days) {
    assert.equal(received, resolved + rejected + pending)
    assert.equal(
      received,
      byReason.reduce((sum, each) => sum + each.received, 0),
    )
  }
})
