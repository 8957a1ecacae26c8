import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AsyncDiagnosisAccepted, AsyncDiagnosisStatus } from '@lease-risk/contract/diagnosis-async'
import { startSandbox } from '@lease-risk/sandbox'
import { enqueueJob } from '../src/platform/jobs/enqueue-job.ts'
import { startJobQueue } from '../src/platform/jobs/job-queue.ts'
import { createLogger } from '../src/platform/log.ts'
import { closeInOrder } from '../src/platform/process/shutdown.ts'
import { startService } from '../src/start/start-service.ts'
import { testConfig } from './app.ts'
import { atEnd } from './at-end.ts'
import { privateDatabase } from './database.ts'
import { pooler, poolerVersion } from './pooler.ts'
import { sandboxVariables } from './service.ts'

const version = poolerVersion()
const skip = version === undefined ? 'this machine has no pgbouncer (Debian: apt-get install pgbouncer)' : false
/** The server's own PREPARE is kept from there on. */
const keepsPrepared = version !== undefined && Number(version.split('.')[1]) >= 21

const { pool, url } = await privateDatabase()
const sandbox = await startSandbox()
atEnd(() => sandbox.stop())
const [first = '', second = ''] = skip === false ? await startTwo() : []

async function startTwo(): Promise<string[]> {
  // set as described in docs/operations, because no pooler passes it on
  await pool.query(`do $$ begin execute format('alter database %I set jit = off', current_database()); end $$`)
  const pooled = await pooler(url)
  const start = async () => {
    const config = testConfig({
      ...sandboxVariables(sandbox.origin),
      DATABASE_URL: pooled,
      DATABASE_PREPARED_STATEMENTS: String(keepsPrepared),
      JWT_SECRET: 'one secret for both instances, 32 bytes or more',
      SEED_DEV_ACCOUNTS: 'true',
      PORT: '0',
      DATABASE_DIRECT_URL: url,
    })
    const service = await startService({ config, log: createLogger('silent'), dataMode: 'sample' })
    atEnd(() => closeInOrder(service.closing, { error: assert.fail }))
    return service.origin
  }
  return Promise.all([start(), start()])
}

async function call<T>(origin: string, path: string, payload?: object, headers: object = {}): Promise<T> {
  const answer = await fetch(`${origin}${path}`, {
    method: payload === undefined ? 'GET' : 'POST',
    headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
    ...(payload && { body: JSON.stringify(payload) }),
  })
  // an instance that could not renew its lock on a key in time is considered dead, and asks for a retry
  if (answer.status === 503 && answer.headers.has('retry-after')) return call(origin, path, payload, headers)
  const body = (await answer.json()) as { data: T; success: boolean }
  assert.ok(body.success, JSON.stringify(body))
  return body.data
}

const REQUEST = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }

test('two instances with more connections than the pooler has sessions answer everything', { skip }, async () => {
  const diagnose = (index: number) =>
    call<{ diagnosisId: number }>(
      index % 2 === 0 ? first : second,
      '/api/rent-risk-diagnoses',
      { ...REQUEST, depositAmountManwon: 12_000 + (index % 5) },
      { 'idempotency-key': `pooled-${index % 10}-0000` },
    )
  const made = await Promise.all(Array.from({ length: 40 }, (_, index) => diagnose(index)))
  assert.equal(new Set(made.map(({ diagnosisId }) => diagnosisId)).size, 10, 'one for each key')
  const login = { username: 'admin', password: 'admin1234!' }
  const tokens = await Promise.all(
    [first, second].map((origin) => call<{ accessToken: string }>(origin, '/api/auth/login', login)),
  )
  for (const [index, { accessToken }] of tokens.entries()) {
    const other = index === 0 ? second : first
    const me = await call<{ username: string }>(other, '/api/users/me', undefined, {
      authorization: `Bearer ${accessToken}`,
    })
    assert.equal(me.username, 'admin')
  }
})

test('asynchronous diagnoses are made, whichever instance took them', { skip }, async () => {
  const accepted = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      call<AsyncDiagnosisAccepted>(index % 2 === 0 ? first : second, '/api/rent-risk-diagnoses/async', REQUEST),
    ),
  )
  for (const { statusToken } of accepted) {
    const status = () => call<AsyncDiagnosisStatus>(second, `/api/rent-risk-diagnoses/async/${statusToken}`)
    while ((await status()).finishedAt === null) await sleep(100)
    assert.equal((await status()).processingStatus, 'COMPLETED')
  }
})

test('without a way past the pooler jobs are looked for, and those of a dead pool given back', { skip }, async (t) => {
  const done: number[] = []
  const queue = await startJobQueue({
    databaseUrl: await pooler(url),
    preparedStatements: keepsPrepared,
    jobs: [{ name: 'pooled', run: async ({ index }: { index: number }) => void done.push(index) }],
    log: createLogger('silent'),
    sweepEveryMs: 300,
  })
  t.after(() => queue.stop())
  for (let index = 0; index < 3; index += 1) await enqueueJob(pool, 'pooled', { index })
  while (done.length < 3) await sleep(50)
  await enqueueJob(pool, 'pooled', { index: 3 }, { runAt: new Date('2099-01-01T00:00:00Z') })
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now(), locked_by = 'dead', locked_at = now() - interval '1 minute'
     where run_at > now()`,
  )
  while (done.length < 4) await sleep(50)
  assert.deepEqual(
    done.toSorted((one, other) => one - other),
    [0, 1, 2, 3],
  )
})

test('nothing of ours holds a session behind the pooler', { skip }, async () => {
  const { rows } = await pool.query(
    `select count(*)::int as held from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and datname = current_database() and state = 'idle'`,
  )
  assert.deepEqual(rows, [{ held: 0 }])
})
