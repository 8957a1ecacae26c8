import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { serviceVersion } from '../process/service-version.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { withLease } from './lease.ts'
import {
  type AppliedMigration,
  compareMigrations,
  type Migration,
  MigrationError,
  READ_APPLIED,
  readMigrations,
  statementsOf,
} from './migration-files.ts'
import { inTransaction, type Queryable } from './transaction.ts'

/** `newer`: migrations applied by a later release that ran on this database before; this release can run with them. */
export type MigrationRun = { applied: string[]; newer: string[] }

type Step = { applied?: Migration; outside?: Migration; newer: string[] }

const OLDEST_MAJOR = 15
/** A migration that waits for a table blocks everyone queued behind it, so it gives up and retries a moment later. */
const LOCK_WAIT = '3s'
const LOCK_TRIES = 40
const PAUSE_MS = 500
const LOCK_NOT_AVAILABLE = '55P03'

const RECORD = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`

/**
 * Applies the missing migration files: forward only, one transaction per file, recorded with a checksum.
 * Several processes may start at once: the others wait and then find nothing left to do. A process that finds a database of a
 * later release changes nothing and may run on it.
 * @throws MigrationError if an applied file was changed, or a later release removed something this one reads.
 */
export async function migrate(databaseUrl: string, folder?: string, release = serviceVersion): Promise<MigrationRun> {
  const migrations = await readMigrations(folder)
  // the second connection renews the lease while a migration runs outside a transaction
  const pool = new pg.Pool({ connectionString: databaseUrl, application_name: 'lease-risk migrate', max: 2 })
  pool.on('error', () => {})
  try {
    await requireVersion(pool)
    const applied: string[] = []
    for (;;) {
      const step = await applyNext(pool, migrations, release)
      if (step.applied !== undefined) applied.push(step.applied.name)
      else if (step.outside === undefined) return { applied, newer: step.newer }
      else if (await applyOutside(pool, step.outside)) applied.push(step.outside.name)
    }
  } finally {
    await pool.end()
  }
}

async function requireVersion(database: Queryable): Promise<void> {
  const { rows } = await database.query<{ version: string }>('show server_version')
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
    throw new MigrationError(`The service needs PostgreSQL ${OLDEST_MAJOR} or newer; this one is ${version}.`)
  }
}

/**
 * Applies the first missing file in a transaction that holds the lock, so that no session has to hold it and migrations
 * applied by others are seen. A file that must run outside a transaction is returned instead.
 */
async function applyNext(pool: pg.Pool, migrations: Migration[], release: string): Promise<Step> {
  const once = () =>
    inTransaction(pool, async (client): Promise<Step> => {
      // the role may have a timeout intended for requests
      await client.query('set local statement_timeout = 0')
      await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migration])
      await client.query(RECORD)
      const { rows } = await client.query<AppliedMigration>(READ_APPLIED)
      const { pending, newer } = compareMigrations(migrations, rows, release)
      const [next] = pending
      if (next === undefined) return { newer }
      if (next.needsRelease !== null) await requireMoved(client, next)
      if (!next.inTransaction) return { outside: next, newer }
      await client.query(`set local lock_timeout = '${LOCK_WAIT}'`)
      await apply(client, next)
      return { applied: next, newer }
    })
  for (let tries = 1; ; tries += 1) {
    try {
      return await once()
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string }
      if (code !== LOCK_NOT_AVAILABLE || tries === LOCK_TRIES) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/** Nothing a backfill still reads is removed; the previous release, which is still running, finishes the backfill. */
async function requireMoved(client: Queryable, { name }: Migration): Promise<void> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('backfills') is not null as there`,
  )
  if (!tables[0]?.there) return
  const { rows } = await client.query<{ name: string }>(
    'select name from backfills where finished_at is null order by 1',
  )
  if (rows.length === 0) return
  throw new MigrationError(
    `${name} waits for what the release before still moves: ${rows.map((row) => row.name).join(', ')}`,
  )
}

/** Returns false if another process is applying it or has applied it; check again. */
async function applyOutside(pool: pg.Pool, migration: Migration): Promise<boolean> {
  const done = await withLease(pool, 'migration', async () => {
    const { rows } = await pool.query<AppliedMigration>(READ_APPLIED)
    if (rows.some(({ name }) => name === migration.name)) return false
    await named(migration, async () => {
      await runOutside(pool, migration.sql)
      await record(pool, migration)
    })
    return true
  })
  if (done === null) await sleep(PAUSE_MS)
  return done === true
}

/** Applies all migrations to an empty database in the caller's transaction; there are no writers to lock out. */
export async function applyMigrations(client: pg.Client, migrations: Migration[]): Promise<void> {
  await client.query(RECORD)
  for (const migration of migrations) {
    const { inTransaction, sql } = migration
    await apply(client, inTransaction ? migration : { ...migration, sql: sql.replaceAll(/\bconcurrently\b/gi, '') })
  }
}

async function apply(client: Queryable, migration: Migration): Promise<void> {
  await named(migration, async () => {
    await client.query(migration.sql)
    await record(client, migration)
  })
}

async function record(database: Queryable, { name, checksum, needsRelease }: Migration): Promise<void> {
  if (needsRelease === null) {
    await database.query('insert into schema_migrations (name, checksum) values ($1, $2) on conflict do nothing', [
      name,
      checksum,
    ])
    return
  }
  await database.query('alter table schema_migrations add column if not exists needs_release text')
  await database.query('insert into schema_migrations (name, checksum, needs_release) values ($1, $2, $3)', [
    name,
    checksum,
    needsRelease,
  ])
}

async function named(migration: Migration, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`${migration.name}: ${reason}`, { cause: error })
  }
}

const INDEX = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/gi

/**
 * Runs the statements of a migration one by one, each in its own transaction. A process that dies meanwhile leaves an invalid
 * index. Such indexes are dropped first; one left afterwards is an error, so that the next start tries again.
 */
async function runOutside(pool: pg.Pool, sql: string): Promise<void> {
  const indexes = [...sql.matchAll(INDEX)].map(([, name = '']) => name)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    // the server stops a statement whose client has died
    await client.query(`set client_connection_check_interval = '2s'`)
    for (const name of await invalidOf(client, indexes)) await client.query(`drop index concurrently if exists ${name}`)
    for (const text of statementsOf(sql)) await client.query(text)
    const left = await invalidOf(client, indexes)
    if (left.length > 0) throw new Error(`not valid: ${left.join(', ')}`)
  } finally {
    // closes the connection, and its settings with it
    client.release(true)
  }
}

async function invalidOf(database: Queryable, names: string[]): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select relname::text as name from pg_index join pg_class on oid = indexrelid
     where relname = any($1) and relnamespace = 'public'::regnamespace and not indisvalid`,
    [names],
  )
  return rows.map(({ name }) => name)
}
