import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import pg from 'pg'
import { testConfig } from '../../test/app.ts'
import { atEnd } from '../../test/at-end.ts'
import { emptyDatabase } from '../../test/database.ts'
import { until } from '../../test/until.ts'
import { checkRole } from '../cli/doctor/check-database.ts'
import { enqueueJob } from '../platform/jobs/enqueue-job.ts'
import { createLogger } from '../platform/log.ts'
import { closeInOrder } from '../platform/process/shutdown.ts'
import { startService } from './start-service.ts'

const superUrl = await emptyDatabase()
const mark = randomBytes(4).toString('hex')
const [owner, requests] = [`owner_${mark}`, `requests_${mark}`]
const server = new pg.Pool({ connectionString: superUrl, max: 1 })
const database = new URL(superUrl).pathname.slice(1)
for (const role of [owner, requests]) await server.query(`create role ${role} login password 'of-the-test'`)
await server.query(`alter database ${database} owner to ${owner}`)
atEnd(async () => {
  await server.query(`alter database ${database} owner to current_user`)
  for (const role of [owner, requests]) await server.query(`drop owned by ${role} cascade`)
  for (const role of [owner, requests]) await server.query(`drop role ${role}`)
  await server.end()
})

function urlAs(role: string): string {
  const url = new URL(superUrl)
  url.username = role
  url.password = 'of-the-test'
  return url.href
}

const config = testConfig({
  DATABASE_URL: urlAs(requests),
  DATABASE_MIGRATION_URL: urlAs(owner),
  SEED_DEV_ACCOUNTS: 'true',
  PORT: '0',
})
const log = createLogger('silent')
const start = async () => {
  const service = await startService({ config, log, dataMode: 'sample' })
  atEnd(() => closeInOrder(service.closing, { error: assert.fail }))
  return service.origin
}
const origin = await start()
const pool = new pg.Pool({ connectionString: urlAs(requests), max: 1 })
atEnd(() => pool.end())

test('R-OPS-12: the service answers, writes and runs jobs by a role that owns nothing', async () => {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo_user_001', password: 'password123' }),
  })
  assert.equal(login.status, 200)
  await pool.query(`update refresh_tokens set expires_at = created_at - interval '1 hour'`)
  await enqueueJob(pool, 'housekeeping', {})
  const expired = async () => (await pool.query('select from refresh_tokens where expires_at < created_at')).rowCount
  await until(async () => (await expired()) === 0, 'the expired tokens are removed')
  const { rows } = await pool.query(
    'select from pg_class where pg_get_userbyid(relowner) = current_user and relpersistence <> $1',
    ['t'],
  )
  assert.equal(rows.length, 0)
})

const FORBIDDEN = [
  'create table more (id integer)',
  'alter table users add column more text',
  'drop table users cascade',
  'truncate users cascade',
  'alter table audit_logs disable trigger all',
  'create function more() returns integer language sql as $$ select 1 $$',
  'create schema more',
  'update schema_migrations set checksum = null',
  'delete from graphile_worker.migrations',
]
for (const text of FORBIDDEN) {
  test(`R-OPS-12: the role of requests may not: ${text}`, async () => {
    await assert.rejects(pool.query(text), /permission denied|must be owner/)
  })
}

test('R-OPS-12: every table that a migration adds is the role of requests to read and write after the next start', async () => {
  await server.query(`set role ${owner}`)
  await server.query('create table added_later (id integer)')
  await server.query('reset role')
  await assert.rejects(pool.query('select from added_later'), /permission denied/)
  // two simultaneous starts
  await Promise.all([start(), start()])
  await pool.query('insert into added_later values (1)')
})

test('R-OPS-12: doctor says whether one role does everything', async () => {
  assert.deepEqual((await checkRole(pool, { isProduction: true })).state, 'OK')
  assert.deepEqual((await checkRole(server, { isProduction: true })).state, 'WARNING')
  assert.deepEqual((await checkRole(server, { isProduction: false })).state, 'OK')
})
