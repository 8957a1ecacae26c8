import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SecurityEventResponse } from '@lease-risk/contract/security-events'
import { PASSWORD } from '../../../test/account-app.ts'
import { communityBoard } from '../../../test/community-board.ts'
import { openDatabase } from '../../../test/database.ts'
import { createSecurityEvents, MOST_A_MINUTE, type SecurityEvent } from './security-events.ts'

const board = await communityBoard({ RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_LOGIN_FAILURE_MAX: '3' })
const { app, call, database, logLines } = board
const { pool } = database
const operator = await board.member('watching', 'ROLE_SYSTEM_ADMIN')
const tenant = await board.member('watched')

async function events(query = ''): Promise<SecurityEventResponse[]> {
  const answer = await call(operator, 'GET', `/api/admin/security-events?size=100${query}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data.content
}
const logIn = (password: string) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { username: 'watched', password } })
const linesOf = (kind: string) => logLines.filter((line) => line['securityEvent'] === kind)

test('R-ADMIN-17: a flood of 401 is one row, one line and no entry of the sealed log', async () => {
  const before = await pool.query('select count(*) from audit_logs')
  await Promise.all(Array.from({ length: 400 }, () => call(null, 'GET', `/api/favorites`)))
  const [row, ...more] = await events('&kind=REFUSED_401')
  assert.deepEqual(more, [])
  assert.deepEqual([row?.operation, row?.count, row?.userId], ['GET /api/favorites', 400, null])
  assert.equal(linesOf('REFUSED_401').length, 1)
  assert.deepEqual((await pool.query('select count(*) from audit_logs')).rows, before.rows)
})

test('R-ADMIN-17: logins say who, failures do not, and 403 and 429 are counted apart', async () => {
  for (let tries = 0; tries < 4; tries += 1) await logIn('wrong-password-1')
  assert.equal((await call(tenant, 'GET', '/api/admin/users')).statusCode, 403)
  board.advance(1)
  assert.equal((await logIn(PASSWORD)).statusCode, 200)
  const seen = (await events())
    .filter(({ operation }) => operation !== 'GET /api/favorites')
    .map(({ kind, operation, userId, count }) => [kind, operation, userId, count])
  const expected = [
    ['LOGIN', 'POST /api/auth/login', tenant.userId, 1],
    ['LOGIN_FAILED', 'POST /api/auth/login', null, 3],
    ['REFUSED_429', 'POST /api/auth/login', null, 1],
    ['REFUSED_403', 'GET /api/admin/users', tenant.userId, 1],
  ]
  assert.deepEqual(new Set(seen.map(String)), new Set(expected.map(String)))
  assert.deepEqual(
    (await events(`&userId=${tenant.userId}`)).map(({ kind }) => kind),
    ['LOGIN', 'REFUSED_403'],
  )
  assert.ok(!JSON.stringify(logLines).includes('wrong-password-1'))
})

test('R-ADMIN-17: of a minute so many rows at most, whatever is tried, and nothing is lost', async () => {
  const silent = { pool, log: { warn: () => undefined } }
  const own = createSecurityEvents(silent)
  const now = new Date('2027-01-01T00:00:30Z')
  for (let index = 0; index < 3 * MOST_A_MINUTE; index += 1)
    own.count({ kind: 'REFUSED_401', operation: 'GET /x', caller: `caller ${index}`, userId: null }, now)
  await own.close()
  const { rows } = await pool.query(
    `select count(*), sum(count)::int, max(count) from security_events where minute = '2027-01-01T00:00:00Z'`,
  )
  assert.deepEqual(rows, [{ count: MOST_A_MINUTE + 1, sum: 3 * MOST_A_MINUTE, max: 2 * MOST_A_MINUTE }])
})

test('R-ADMIN-17: two instances count the same event into one row', async () => {
  const other = openDatabase(database.url, 2)
  const event: SecurityEvent = { kind: 'REFUSED_403', operation: 'GET /y', caller: 'c', userId: 7 }
  const at = new Date('2027-01-02T00:00:00Z')
  const both = [pool, other.pool].map((each) => createSecurityEvents({ pool: each, log: { warn: () => undefined } }))
  for (let round = 0; round < 20; round += 1) {
    for (const one of both) one.count(event, at)
    await Promise.all(both.map((one) => one.write()))
  }
  await other.close()
  const { rows } = await pool.query(`select user_id, count from security_events where operation = 'GET /y'`)
  assert.deepEqual(rows, [{ user_id: 7, count: 40 }])
})

test('R-ADMIN-17: what could not be written is written later', async () => {
  const own = createSecurityEvents({ pool, log: { warn: () => undefined } })
  own.count({ kind: 'REFUSED_429', operation: 'GET /z', caller: 'c', userId: null }, new Date('2027-01-03T00:00:00Z'))
  await pool.query('alter table security_events rename to security_events_elsewhere')
  await own.write()
  await pool.query('alter table security_events_elsewhere rename to security_events')
  await own.close()
  const { rows } = await pool.query(`select count from security_events where operation = 'GET /z'`)
  assert.deepEqual(rows, [{ count: 1 }])
})
