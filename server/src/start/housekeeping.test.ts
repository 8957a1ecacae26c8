import assert from 'node:assert/strict'
import { test } from 'node:test'

import { bearer, refreshCookie, signUpAndLogIn } from '../../test/account-app.ts'
import { testService } from '../../test/service.ts'
import { housekeepingJob } from '../platform/jobs/housekeeping.ts'
import { type Job } from '../platform/jobs/job-queue.ts'

const { app, config, database, clock, jobs } = await testService({
  RATE_LIMIT_ENABLED: 'true',
  ACCESS_TOKEN_TTL_SECONDS: '60',
  REFRESH_TOKEN_TTL_SECONDS: '600',
})
const job = jobs.find(({ name }) => name === 'housekeeping') as Job

function advance(seconds: number): void {
  clock.time = new Date(clock.time.getTime() + seconds * 1000)
}

async function counts(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    `select (select count(*) from refresh_tokens) as refresh_tokens,
       (select count(*) from revoked_access_tokens) as denied,
       (select count(*) from rate_limit_windows) as windows`,
  )
  return rows[0]
}

test('housekeeping removes expired refresh tokens, denials of expired access tokens and ended windows, and nothing else', async () => {
  const user = await signUpAndLogIn(app, 'housekept')
  const headers = { ...bearer(user.accessToken), ...refreshCookie(user.refreshToken) }
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers })
  const signal = new AbortController().signal

  const before = await counts()
  assert.deepEqual([before['refresh_tokens'], before['denied']], [1, 1])
  assert.ok((before['windows'] ?? 0) >= 1)
  await job.run(null, signal)
  assert.deepEqual(await counts(), before)

  advance(60)
  await job.run(null, signal)
  assert.deepEqual(await counts(), { ...before, denied: 0 })

  advance(540)
  await job.run(null, signal)
  assert.deepEqual(await counts(), { ...before, denied: 0, refresh_tokens: 0 })

  advance(config.rateLimit.rules.signup.windowSeconds)
  await job.run(null, signal)
  assert.deepEqual(await counts(), { refresh_tokens: 0, denied: 0, windows: 0 })
})

test('housekeeping removes expired idempotency keys and status tokens, and nothing else', async () => {
  const signal = new AbortController().signal
  const { pool } = database
  const at = (millis: number) => new Date(clock.now().getTime() + millis)
  const left = async () => {
    const text = `select (select array_agg(diagnosis_id) from idempotency_keys) as keys,
      (select array_agg(diagnosis_id) from diagnosis_runs) as runs,
      (select array_agg(diagnosis_id) from status_tokens) as tokens`
    return (await pool.query(text)).rows[0]
  }
  for (const [id, expiresAt] of [at(0), at(1)].entries()) {
    const hash = Buffer.from([id])
    await pool.query('insert into idempotency_keys values ($1, $1, gen_random_uuid(), $2, $3, $2)', [
      hash,
      expiresAt,
      id,
    ])
    await pool.query(
      `insert into diagnosis_runs (
         diagnosis_id, request, processing_status, events, received_at, expires_at
       ) values ($1, '{}', 'COMPLETED', '[]', $2, $2)`,
      [id, expiresAt],
    )
    await pool.query('insert into status_tokens values ($1, $2, gen_random_uuid(), $3)', [id, hash, expiresAt])
  }
  await job.run(null, signal)
  assert.deepEqual(await left(), { keys: ['1'], runs: ['1'], tokens: ['1'] })
})

test('housekeeping forgets delivered events after OUTBOX_RETENTION_HOURS', async () => {
  const { pool } = database
  const signal = new AbortController().signal
  const retentionMs = config.outbox.retentionHours * 60 * 60_000
  const at = (millis: number) => new Date(clock.now().getTime() - retentionMs + millis)
  for (const [sequence, occurredAt] of [at(-1), at(0)].entries())
    await pool.query(
      `insert into outbox (sequence, event_type, subject, payload, occurred_at) values ($1, 'X', 'x', '{}', $2)`,
      [sequence + 1, occurredAt],
    )
  await pool.query('update outbox_end set last_sequence = 2')
  await job.run(null, signal)
  assert.deepEqual((await pool.query('select sequence from outbox')).rows, [{ sequence: 2 }])
})

test('housekeeping forgets calls to providers after EXTERNAL_CALL_RETENTION_DAYS, however many', async () => {
  const { pool } = database
  await pool.query('truncate external_api_calls')
  const oldest = new Date(clock.now().getTime() - config.operations.callRetentionDays * 24 * 60 * 60_000)
  await pool.query(
    `insert into external_api_calls (provider, api_name, endpoint_path, request_summary, result_status, duration_millis, created_at)
     select 'juso', 'search', '/', '{}', 'SUCCESS', 1, $1::timestamptz - interval '1 second' * n
     from generate_series(0, 25_000) as n`,
    [oldest],
  )
  await job.run(null, new AbortController().signal)
  assert.deepEqual((await pool.query('select created_at from external_api_calls')).rows, [{ created_at: oldest }])
})

test('housekeeping removes any number of expired rows, never more than 10,000 with one statement', async () => {
  const { pool } = database
  const expiredAt = {
    rate_limit_windows: 'ends_at',
    idempotency_keys: 'expires_at',
    diagnosis_runs: 'expires_at',
    status_tokens: 'expires_at',
  }
  await pool.query(`create function refuse_many() returns trigger language plpgsql as $$
    begin if (select count(*) from removed) > 10000 then raise 'too many at once'; end if; return null; end $$`)
  for (const table of Object.keys(expiredAt))
    await pool.query(`create trigger refuse_many after delete on ${table} referencing old table as removed
      for each statement execute function refuse_many()`)
  const numbers = `from generate_series(1000, 11000) as n`
  await pool.query(`insert into rate_limit_windows select n::text, 1, 'epoch' ${numbers}`)
  await pool.query(`insert into idempotency_keys
    select int8send(n), int8send(n), gen_random_uuid(), 'epoch', n, 'epoch' ${numbers}`)
  await pool.query(`insert into diagnosis_runs (diagnosis_id, request, processing_status, events, received_at, expires_at)
    select n, '{}', 'COMPLETED', '[]', 'epoch', 'epoch' ${numbers}`)
  await pool.query(`insert into status_tokens select n, int8send(n), gen_random_uuid(), 'epoch' ${numbers}`)
  await job.run(null, new AbortController().signal)
  for (const [table, column] of Object.entries(expiredAt))
    assert.equal((await pool.query(`select from ${table} where ${column} = 'epoch'`)).rowCount, 0, table)
})

test('a task of the housekeeping that fails stops none of the others and is logged', async () => {
  const done: string[] = []
  const failing = () => Promise.reject(new Error('no room'))
  const { run } = housekeepingJob(clock, [failing, async () => done.push('second'), failing])
  await assert.rejects(
    async () => run(null, new AbortController().signal),
    /^AggregateError: 2 tasks failed: .*no room/,
  )
  assert.deepEqual(done, ['second'])
})
