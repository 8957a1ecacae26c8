import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { ADVISORY_LOCKS } from './advisory-locks.ts'

type Migration = { name: string; sql: string; checksum: string }

const OLDEST_MAJOR = 15

const migrationsFolder = join(import.meta.dirname, '../../migrations')

/** What stands between the files and the database; nothing was changed by the run that says so. */
class MigrationError extends Error {}

/** The migration files in the order in which they apply. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const misnamed = names.filter((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  const numbers = names.map((name) => name.slice(0, 4))
  const twice = names.filter((_, index) => numbers.indexOf(numbers[index] ?? '') !== index)
  if (misnamed.length > 0) throw new MigrationError(`Not named 0001_what.sql: ${misnamed.join(', ')}`)
  if (twice.length > 0) throw new MigrationError(`The number is already taken: ${twice.join(', ')}`)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Brings the database up to the files: forward only, one transaction a file, recorded with a checksum.
 * Safe when several processes start at once: the others wait, then find nothing left to do.
 * @returns the names applied by this call.
 * @throws MigrationError when an applied file was changed or is unknown here (the database belongs to a newer version).
 */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'lease-risk migrate' })
  await client.connect()
  try {
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const recorded = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    )
    const pending = pendingMigrations(migrations, new Map(recorded.rows.map((row) => [row.name, row.checksum])))
    for (const migration of pending) await apply(client, migration)
    return pending.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>('show server_version')
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
    throw new MigrationError(`The service needs PostgreSQL ${OLDEST_MAJOR} or newer; this one is ${version}.`)
  }
}

function pendingMigrations(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort()
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database was migrated by a newer version of the service; unknown here: ${unknown.join(', ')}`,
    )
  }
  const changed = migrations.filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (changed.length > 0) {
    throw new MigrationError(
      `Changed after it was applied (write a new migration instead): ${changed.map(({ name }) => name).join(', ')}`,
    )
  }
  const last = [...applied.keys()].sort().at(-1) ?? ''
  const late = migrations.filter(({ name }) => !applied.has(name) && name < last)
  if (late.length > 0) {
    throw new MigrationError(
      `Numbered before ${last}, which is already applied: ${late.map(({ name }) => name).join(', ')}`,
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
