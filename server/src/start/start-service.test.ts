import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { testConfig } from '../../test/app.ts'
import { atEnd } from '../../test/at-end.ts'
import { privateDatabase } from '../../test/database.ts'
import { until } from '../../test/until.ts'
import { enqueueJob } from '../platform/jobs/enqueue-job.ts'
import { createLogger } from '../platform/log.ts'
import { closeInOrder } from '../platform/process/shutdown.ts'
import { startService } from './start-service.ts'

const { url, pool } = await privateDatabase()
const log = createLogger('silent')

async function started(variables: Record<string, string> = {}): Promise<string> {
  const config = testConfig({ DATABASE_URL: url, PORT: '0', ...variables })
  const service = await startService({ config, log, dataMode: 'sample' })
  atEnd(() => closeInOrder(service.closing, { error: assert.fail }))
  return service.origin
}

const origin = await started({
  SEED_DEV_ACCOUNTS: 'true',
  ADMIN_USERNAME: 'first.admin',
  ADMIN_PASSWORD: 'chief-of-seoul-1',
})
const second = await started()

async function rolesOf(instance: string, username: string, password: string): Promise<string[]> {
  const login = await fetch(`${instance}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { data } = (await login.json()) as { data: { accessToken: string } }
  const me = await fetch(`${instance}/api/users/me`, { headers: { authorization: `Bearer ${data.accessToken}` } })
  const body = (await me.json()) as { data: { authorities: string[] } }
  return body.data.authorities.filter((name) => name.startsWith('ROLE_'))
}

test('the first administrator and the development accounts can log in once the service listens', async () => {
  assert.deepEqual(await rolesOf(origin, 'first.admin', 'chief-of-seoul-1'), ['ROLE_ADMIN'])
  assert.deepEqual(await rolesOf(origin, 'admin', 'admin1234!'), ['ROLE_ADMIN'])
  assert.deepEqual(await rolesOf(second, 'hr_manager', 'password123'), ['ROLE_ADMIN', 'ROLE_HR_MANAGER'])
})

test('the housekeeping job runs on the queue and removes expired refresh tokens', async () => {
  const expired = async () =>
    (await pool.query('select 1 from refresh_tokens where expires_at < created_at')).rowCount ?? 0
  await pool.query("update refresh_tokens set expires_at = created_at - interval '1 hour'")
  assert.ok((await expired()) > 0)
  await enqueueJob(pool, 'housekeeping', {})
  await until(async () => (await expired()) === 0, 'the expired tokens are removed')
})

test('without schedules its jobs are run when they are enqueued, and none by the clock', async () => {
  const own = await privateDatabase()
  const config = testConfig({ DATABASE_URL: own.url, PORT: '0' })
  const service = await startService({ config, log, dataMode: 'sample', hasSchedules: false })
  atEnd(() => closeInOrder(service.closing, { error: assert.fail }))
  const scheduledIn = async (database: typeof pool) =>
    (await database.query('select 1 from graphile_worker._private_known_crontabs')).rowCount ?? 0
  await enqueueJob(own.pool, 'housekeeping', {})
  const waiting = async () => (await own.pool.query('select 1 from graphile_worker._private_jobs')).rowCount ?? 0
  await until(async () => (await waiting()) === 0, 'it was run')
  assert.equal(await scheduledIn(own.pool), 0)
  assert.ok((await scheduledIn(pool)) > 5)
})

test('on a database of a newer version it starts, and says so', async () => {
  const later = '9999_later.sql'
  await pool.query(`insert into schema_migrations (name, checksum) values ($1, 'x')`, [later])
  const lines: { msg: string; newer?: string[] }[] = []
  const config = testConfig({ DATABASE_URL: url, PORT: '0' })
  const listening = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const service = await startService({ config, log: listening, dataMode: 'sample' })
  assert.equal((await fetch(`${service.origin}/api/health`)).status, 200)
  await closeInOrder(service.closing, { error: assert.fail })
  await pool.query('delete from schema_migrations where name = $1', [later])
  assert.deepEqual(lines.find(({ newer }) => newer !== undefined)?.newer, [later])
})

test('a start that fails leaves no database server behind', async () => {
  const config = testConfig({ ADMIN_USERNAME: '관리', ADMIN_PASSWORD: 'chief-of-seoul-1', PORT: '0' })
  await assert.rejects(startService({ config, log, dataMode: 'live' }), /ADMIN_USERNAME/)
  assert.ok(existsSync(join(config.dataDir, 'postgres', 'PG_VERSION')))
  assert.ok(!existsSync(join(config.dataDir, 'postgres', 'postmaster.pid')))
})
