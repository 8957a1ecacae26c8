import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { bearer, type LoggedIn } from '../../../../test/account-app.ts'
import { TEST_NOW } from '../../../../test/app.ts'
import { communityBoard } from '../../../../test/community-board.ts'
import { sandboxVariables } from '../../../../test/service.ts'
import { publishEvents } from '../../../platform/outbox/publish.ts'

const board = await communityBoard()
const { config, database, sandbox } = board
const { pool, url } = database
const members: LoggedIn[] = []
while (members.length < 10) members.push(await board.member(`writer_${members.length}`))
const operator = await board.member('operator', 'ROLE_CS_MANAGER')
/** The author whose posts are reported; the others must remain able to write. */
const villain = await board.member('villain')
const reported: { postId: number }[] = []
while (reported.length < 50) reported.push(await board.post(villain))
const ROUNDS = 3

/** The service with its jobs in a separate process; returns where it listens. */
async function startInstance(): Promise<{ child: ChildProcess; origin: string }> {
  const file = (path: string) => JSON.stringify(new URL(`../../../${path}`, import.meta.url).href)
  const variables = {
    NODE_ENV: 'test',
    DATA_DIR: config.dataDir,
    RATE_LIMIT_ENABLED: 'false',
    ...sandboxVariables(sandbox.origin),
  }
  const program = `
    import { createApp } from ${file('app.ts')}
    import { startQueues } from ${file('start/start-queues.ts')}
    import { fixedClock } from ${file('platform/clock.ts')}
    import { loadConfig } from ${file('platform/config/config.ts')}
    import { createDatabase } from ${file('platform/database/database.ts')}
    import { createLogger } from ${file('platform/log.ts')}
    const config = loadConfig(${JSON.stringify(variables)})
    const database = createDatabase({ url: ${JSON.stringify(url)}, poolSize: 8, statementTimeoutMs: 10000 })
    const clock = fixedClock(new Date(${JSON.stringify(TEST_NOW.toISOString())}))
    const log = createLogger('silent')
    const { app, ...behindIt } = await createApp({ config, clock, database, log, version: 'killed', dataMode: 'sample' })
    await startQueues({ database: database.direct, log, ...behindIt })
    console.log(await app.listen({ host: '127.0.0.1', port: 0 }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [origin] = await Promise.race([
    once(child.stdout ?? assert.fail(), 'data'),
    once(child, 'exit').then(() => assert.fail('the instance ended before it listened')),
  ])
  return { child, origin: String(origin).trim() }
}

/** What was acknowledged. */
const acknowledged = {
  posts: [] as number[],
  comments: [] as number[],
  likes: new Map<string, boolean>(),
  reports: 0,
  decided: 0,
}

async function send(origin: string, token: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...bearer(token), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const json = (await answer.json()) as { data: Record<string, number> }
  return answer.ok ? json.data : null
}

/** Writes rows of every kind until the instance is gone. */
async function write(origin: string, { accessToken, userId }: LoggedIn, signal: AbortSignal) {
  const hit = () => acknowledged.posts[Math.floor(Math.random() * acknowledged.posts.length)]
  while (!signal.aborted) {
    const post = await send(origin, accessToken, 'POST', '/community/posts', {
      boardCode: 'FREE',
      title: 't',
      content: 'c',
    })
    if (post?.['postId']) acknowledged.posts.push(post['postId'])
    const postId = hit()
    const comment = await send(origin, accessToken, 'POST', `/community/posts/${postId}/comments`, { content: 'c' })
    if (comment?.['commentId']) acknowledged.comments.push(comment['commentId'])
    const liked = Math.random() < 0.7
    // unacknowledged writes may or may not be present
    acknowledged.likes.delete(`${postId} ${userId}`)
    if (await send(origin, accessToken, liked ? 'POST' : 'DELETE', `/community/posts/${postId}/like`))
      acknowledged.likes.set(`${postId} ${userId}`, liked)
    const bad = reported.pop()
    const report =
      bad && (await send(origin, accessToken, 'POST', `/community/posts/${bad.postId}/reports`, { reason: 'SPAM' }))
    if (!report) continue
    acknowledged.reports += 1
    const path = `/admin/community/reports/${report['reportId']}/review`
    if (await send(origin, operator.accessToken, 'PUT', path, { status: 'RESOLVED', hideContent: true }))
      acknowledged.decided += 1
  }
}

const one = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows[0]

test('kill -9 under writes: nothing acknowledged is lost, no count is wrong, no event and no audit row is missing', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, origin } = await startInstance()
    const over = new AbortController()
    const writing = members.map((member) => write(origin, member, over.signal).catch(() => undefined))
    const before = acknowledged.posts.length
    for (let waited = 0; acknowledged.posts.length < before + 30; waited += 1) {
      assert.ok(waited < 15_000, 'the instance answers')
      await sleep(20)
    }
    await sleep(Math.random() * 300)
    child.kill('SIGKILL')
    await once(child, 'exit')
    over.abort()
    await Promise.all(writing)
  }
  await sleep(200)
  await publishEvents(pool)

  const { posts, comments, likes, reports, decided } = acknowledged
  assert.ok(posts.length >= 30 * ROUNDS && comments.length > 0 && likes.size > 0 && reports > 0 && decided > 0)
  const counted = (table: string, column: string, ids: number[]) =>
    one(`select count(*) from ${table} where ${column} = any($1)`, [ids])
  assert.equal((await counted('posts', 'post_id', posts)).count, posts.length)
  assert.equal((await counted('comments', 'comment_id', comments)).count, comments.length)
  for (const [key, liked] of likes) {
    const [postId, userId] = key.split(' ')
    const { rowCount } = await pool.query('select from post_likes where post_id = $1 and user_id = $2', [
      postId,
      userId,
    ])
    assert.equal(rowCount, liked ? 1 : 0, key)
  }
  assert.ok((await one('select count(*) from reports')).count >= reports)
  assert.ok((await one(`select count(*) from reports where status = 'RESOLVED'`)).count >= decided)

  const wrong = await pool.query(`
    select post_id from posts where
      like_count <> (select count(*) from post_likes where post_likes.post_id = posts.post_id)
      or comment_count <> (
        select count(*) from comments where comments.post_id = posts.post_id and hidden_at is null and deleted_at is null
      )`)
  assert.deepEqual(wrong.rows, [])
  const blocks = await one(
    'select (select sum(listed_count) from post_blocks) as counted, (select count(*) from posts where listed) as listed',
  )
  assert.equal(blocks.counted, blocks.listed)

  const events = async (type: string) =>
    (await one('select count(*) from outbox where event_type = $1 and sequence is not null', [type])).count
  assert.equal(await events('POST_CREATED'), (await one('select count(*) from posts')).count)
  assert.equal(await events('COMMENT_CREATED'), (await one('select count(*) from comments')).count)
  assert.equal(
    await events('CONTENT_HIDDEN'),
    (await one('select count(*) from posts where hidden_at is not null')).count,
  )
  const resolved = (await one(`select count(*) from reports where status = 'RESOLVED'`)).count
  assert.equal(await events('REPORT_REVIEWED'), resolved)
  assert.equal(await events('SANCTION_APPLIED'), (await one('select count(*) from sanctions')).count)
  const points = await one(`select sum(points) from policy_events where kind = 'POINTS_ADDED'`)
  assert.equal(points.sum, resolved * 3)
  const audits = await one(
    `select count(*) from audit_logs where action_type = 'COMMUNITY_REPORT_REVIEW' and result_status = 'SUCCESS'`,
  )
  assert.equal(audits.count, resolved)
})
