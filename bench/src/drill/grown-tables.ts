import type pg from 'pg'
import { createApp } from '../../../server/src/app.ts'
import { fixedClock } from '../../../server/src/platform/clock.ts'
import { loadConfig } from '../../../server/src/platform/config/config.ts'
import { createDatabase } from '../../../server/src/platform/database/database.ts'
import { createLogger } from '../../../server/src/platform/log.ts'
import { type InstanceOptions, variablesOf } from './instance.ts'

/** Tables that grow with use by design, and how long rows are kept. `rows`: the reason applies only to these rows. */
const KEPT: Record<string, { reason: string; rows?: string }> = {
  users: { reason: 'until they leave' },
  user_permissions: { reason: 'with its user' },
  diagnoses: { reason: 'until its owner or an operator deletes it', rows: 'requester_user_id is not null' },
  audit_logs: { reason: 'for good: the chain would break' },
  operation_marks: { reason: 'one for each operation', rows: "operation in ('backup', 'audit verification')" },
  _private_tasks: { reason: 'one for each kind of job' },
}

/** Tables whose rows are transient: up to this many extra rows are work in progress, such as a job scheduled shortly. */
const COMING_AND_GOING: Record<string, number> = { _private_jobs: 5 }

export type TableCounts = Map<string, number>

/** The number of rows in each table, including those of the job queue. */
export async function countRows(pool: pg.Pool): Promise<TableCounts> {
  const { rows } = await pool.query<{ name: string; text: string }>(
    `select relname as name, format('select count(*)::int as rows from %I.%I', schemaname, relname) as text
     from pg_stat_user_tables where schemaname in ('public', 'graphile_worker')`,
  )
  const counts: TableCounts = new Map()
  for (const { name, text } of rows) counts.set(name, (await pool.query<{ rows: number }>(text)).rows[0]?.rows ?? 0)
  return counts
}

/**
 * Lists each table that has grown since `before` with the reason that clears it: the housekeeping, run here as of the
 * end of the longest retention, or a reason from `KEPT`. `unexplained`: tables without such a reason.
 */
export async function explainGrowth(
  pool: pg.Pool,
  before: TableCounts,
  start: InstanceOptions,
): Promise<{ grown: string[]; unexplained: string[] }> {
  const after = await countRows(pool)
  const names = [...after]
    .filter(([name, rows]) => rows > (before.get(name) ?? 0) + (COMING_AND_GOING[name] ?? 0))
    .map(([name]) => name)
  await keepHouse(start)
  const kept = await countRows(pool)
  const isCleared = (name: string) => (kept.get(name) ?? 0) <= (before.get(name) ?? 0)
  const left = await namesWithOtherRows(pool)
  const reasonOf = (name: string) =>
    isCleared(name) ? 'housekeeping' : left.has(name) ? undefined : KEPT[name]?.reason
  return {
    grown: names.map((name) => `${name} +${(after.get(name) ?? 0) - (before.get(name) ?? 0)} (${reasonOf(name)})`),
    unexplained: names.filter((name) => reasonOf(name) === undefined),
  }
}

/** Tables of `KEPT` in which the housekeeping has left rows that the reason does not cover. */
async function namesWithOtherRows(pool: pg.Pool): Promise<Set<string>> {
  const names = new Set<string>()
  for (const [name, { rows }] of Object.entries(KEPT))
    if (rows !== undefined && (await pool.query(`select from ${name} where not (${rows}) limit 1`)).rowCount)
      names.add(name)
  return names
}

const LONGEST_RETENTION_MS = 3_661 * 24 * 60 * 60_000

async function keepHouse(start: InstanceOptions): Promise<void> {
  const config = loadConfig(variablesOf(start))
  const database = createDatabase({ url: start.databaseUrl, poolSize: 2, statementTimeoutMs: 60_000 })
  const { app, jobs } = await createApp({
    config,
    clock: fixedClock(new Date(Date.now() + LONGEST_RETENTION_MS)),
    database,
    log: createLogger('silent'),
    version: 'drill',
    dataMode: 'sample',
  })
  try {
    await jobs.find(({ name }) => name === 'housekeeping')?.run(null as never, new AbortController().signal)
  } finally {
    await app.close()
    await database.close()
  }
}
