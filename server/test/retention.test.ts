import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limitOf, RETENTION, type RetentionName, type RetentionRule } from '../src/domain/privacy/retention.ts'
import { Environment } from '../src/platform/config/config-schema.ts'
import { enqueueJob } from '../src/platform/jobs/enqueue-job.ts'
import type { Job } from '../src/platform/jobs/job-queue.ts'
import { addRow, type Row } from './add-row.ts'
import { testService } from './service.ts'
import { readSource, sourceFiles } from './source-files.ts'

const { clock, database, jobs } = await testService()
const { pool } = database
const housekeeping = jobs.find(({ name }) => name === 'housekeeping') as Job
const keepHouse = () => housekeeping.run(null, new AbortController().signal)

const NAMES = Object.keys(RETENTION) as RetentionName[]
const UNIT_MS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1000 }
const MINUTE_MS = 60_000

/** The defaults of the variables, which the service under test has. */
const SETTINGS = Object.fromEntries(
  Object.entries(Environment.properties).map(([name, schema]) => [name, (schema as { default?: unknown }).default]),
)
/** Columns that say when a row is over, rather than since when it is there. */
const ENDS = new Set(['expires_at', 'ends_at', 'until'])

const anyUser = addRow(pool, 'users', { given: { username: 'kept', nickname: 'kept' } })
const owner = async () => ({ 'users.user_id': (await anyUser)['user_id'] })

type Case = {
  /** Adds a row of each table of the rule. `at`: the value of its column. */
  add?: (at: Date, mark: string) => Promise<unknown>
  /** What a row of the rule has beside its column and its owner. */
  with?: Row
  /** The marks that are still there, where they do not stand in the first text of the row. */
  left?: string
  /** The statement goes by the clock of the database, which no test moves. */
  byDatabase?: true
}

async function addJob(at: Date, mark: string, error: string | null): Promise<void> {
  await enqueueJob(pool, mark, {}, { maxAttempts: 1 })
  await pool.query(
    `update graphile_worker._private_jobs as job set attempts = 1, last_error = $3, run_at = $2
     from graphile_worker._private_tasks as task where task.id = job.task_id and task.identifier = $1`,
    [mark, at, error],
  )
}
const LEFT_JOBS = 'select task_identifier as mark from graphile_worker.jobs'

let sequence = 0

/** One case for each rule of the table. */
const CASES: Record<RetentionName, Case> = {
  ANONYMOUS_DIAGNOSES: { with: { requester_user_id: null } },
  STATUS_TOKENS: {},
  IDEMPOTENCY_KEYS: {},
  SHARED_LINKS: {},
  NOTIFICATIONS: {},
  DELETED_CONTENT: {
    async add(at, mark) {
      const { post_id } = await addRow(pool, 'posts', { given: { ...(await owner()), deleted_at: at } })
      await addRow(pool, 'post_texts', { given: { post_id, title: mark, content: mark } })
      await addRow(pool, 'comments', { given: { ...(await owner()), post_id, deleted_at: at, content: mark } })
    },
    left: `select title as mark from post_texts where content = title and title <> ''
      union all select content from comments where content <> ''`,
  },
  UNFINISHED_UPLOADS: { with: { stored_at: null } },
  LEFT_PICTURES: {
    add: (at, mark) =>
      addRow(pool, 'stray_profile_images', {
        given: { image_url: `/api/users/profile-images/${mark.replaceAll(' ', '-')}.webp`, left_at: at },
      }),
    left: `select 'LEFT_PICTURES ' || case when image_url like '%older%' then 'older' else 'younger' end as mark
      from stray_profile_images`,
  },
  LOGINS: {},
  ENDED_SESSIONS: {},
  ENDED_ACCESS: {},
  KNOWN_DEVICES: {},
  MAILED_LINKS: {},
  PERSONAL_EXPORTS: { with: { finished_at: new Date(0) } },
  ACCOUNT_MAILS: {},
  PASSKEY_CHALLENGES: {},
  PERSONAL_READS: {},
  SECURITY_EVENTS: {},
  LAND_LEDGER: {},
  BROKER_OFFICES: {},
  PROVIDER_CALLS: {},
  EVENTS: {
    async add(at, mark) {
      sequence += 1
      await addRow(pool, 'outbox', { given: { subject: mark, occurred_at: at, sequence } })
      await pool.query('update outbox_end set last_sequence = $1', [sequence])
    },
    left: 'select subject as mark from outbox',
  },
  GIVEN_UP_JOBS: { add: (at, mark) => addJob(at, mark, 'Error: no'), left: LEFT_JOBS, byDatabase: true },
  CALL_COUNTS: {},
  KILLED_JOBS: { add: (at, mark) => addJob(at, mark, null), left: LEFT_JOBS, byDatabase: true },
  RECENT_WRITERS: { byDatabase: true },
}

/** Adds a row with the mark to each table of the rule; returns which marks are left of them. */
async function prepared(name: RetentionName) {
  const { tables, since }: RetentionRule = RETENTION[name]
  const { add, with: given, left } = CASES[name]
  const added: { table: string; mark: string; row: Row }[] = []
  return {
    async add(at: Date, mark: string) {
      if (add !== undefined) return add(at, mark)
      for (const table of tables)
        added.push({
          table,
          mark,
          row: await addRow(pool, table, { given: { ...(await owner()), ...given, [since]: at }, mark }),
        })
    },
    async left(): Promise<string[]> {
      const marks = left === undefined ? [] : (await pool.query<{ mark: string }>(left)).rows.map(({ mark }) => mark)
      for (const { table, mark, row } of added) {
        const keys = Object.keys(row).filter((column) => !(row[column] instanceof Date))
        const key = keys.find((column) => column !== 'user_id') ?? 'user_id'
        const { rowCount } = await pool.query(`select from ${table} where "${key}" = $1 and "${since}" = $2`, [
          row[key],
          row[since],
        ])
        if (rowCount === 1) marks.push(mark)
      }
      return [...new Set(marks.filter((mark) => mark.startsWith(name)))].toSorted()
    },
  }
}

for (const name of NAMES)
  test(`R-PRIV-02: ${name}: what is older than its limit is gone after housekeeping, what is younger stays`, async () => {
    const rule: RetentionRule = RETENTION[name]
    const { byDatabase } = CASES[name]
    const limit = limitOf(rule, SETTINGS)
    const limitMs = limit === null ? 0 : limit.amount * UNIT_MS[limit.unit]
    assert.ok(limitMs >= 0, `${name} has a limit`)
    const begun = byDatabase ? new Date(Date.now() - limitMs - MINUTE_MS) : clock.now()
    const isEnd = ENDS.has(rule.since)
    const at = (ms: number) => new Date(begun.getTime() + (isEnd ? Math.max(limitMs, MINUTE_MS) : 0) + ms)
    const { add, left } = await prepared(name)
    await add(at(isEnd && byDatabase ? -2 * MINUTE_MS : 0), `${name} older`)
    await add(at(2 * MINUTE_MS), `${name} younger`)
    if (!byDatabase) {
      await keepHouse()
      assert.deepEqual(await left(), [`${name} older`, `${name} younger`], 'both are within the limit')
      clock.time = new Date(at(0).getTime() + (isEnd ? 0 : limitMs) + MINUTE_MS)
    }
    await keepHouse()
    assert.deepEqual(await left(), [`${name} younger`])
  })

test('R-PRIV-02: every removal by time in the sources concerns a table of the rules', () => {
  const removed = sourceFiles('server/src/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('database/removal.ts'))
    .flatMap((file) => {
      const source = readSource(file)
      return source.includes('= removal<')
        ? [...source.matchAll(/^ {2}text: [`']delete from (\w+)\s+where/gm)].map(([, table = '']) => table)
        : []
    })
  assert.ok(removed.length >= 17, removed.join())
  const tables = new Set<string>(Object.values(RETENTION).flatMap((rule) => rule.tables as readonly string[]))
  assert.deepEqual(
    [...new Set(removed)].filter((table) => !tables.has(table)),
    [],
  )
})

test('R-PRIV-02: every variable of the rules is one of the configuration', () => {
  for (const name of NAMES) {
    const rule: RetentionRule = RETENTION[name]
    if (rule.limit === null || !('setting' in rule.limit)) continue
    assert.ok(rule.limit.setting in Environment.properties, rule.limit.setting)
  }
  const { minimum } = Environment.properties.ANONYMOUS_DIAGNOSIS_RETENTION_DAYS as { minimum?: number }
  assert.equal(minimum, limitOf(RETENTION.STATUS_TOKENS, {})?.amount, 'a diagnosis lives at least as long as its token')
})
