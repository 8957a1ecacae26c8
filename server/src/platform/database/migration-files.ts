import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Migration = {
  name: string
  sql: string
  checksum: string
  /** For a removal: the release that dropped its last reader. Earlier ones cannot run after it. `null`: it only adds. */
  needsRelease: string | null
  /** `false`: its statements run one by one without locking writers, like `create index concurrently`, and are repeatable. */
  inTransaction: boolean
}

const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** Markers in a migration file, each on its own line. */
const CONTRACT = /^-- contract: the last reader went in (\d+\.\d+\.\d+)$/m
const OUTSIDE = /^-- outside a transaction$/m

/** A conflict between the files and the database; the run that reports it has changed nothing. */
export class MigrationError extends Error {}

/** Returns the migration files in the order in which they apply. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const misnamed = names.filter((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  const numbers = names.map((name) => name.slice(0, 4))
  const twice = names.filter((_, index) => numbers.indexOf(numbers[index] ?? '') !== index)
  if (misnamed.length > 0) throw new MigrationError(`Not named 0001_what.sql: ${misnamed.join(', ')}`)
  if (twice.length > 0) throw new MigrationError(`The number is already taken: ${twice.join(', ')}`)
  const migrations: Migration[] = []
  // one at a time: a service starts with few open files too
  for (const name of names) migrations.push(migrationOf(name, await readFile(join(folder, name), 'utf8')))
  return migrations
}

function migrationOf(name: string, sql: string): Migration {
  return {
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
    needsRelease: CONTRACT.exec(sql)?.[1] ?? null,
    inTransaction: !OUTSIDE.test(sql),
  }
}

/** Returns a migration's statements, without comments. Outside a transaction, no statement may contain a `;` itself. */
export function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** A migration as recorded in the database. */
export type AppliedMigration = Pick<Migration, 'name' | 'checksum' | 'needsRelease'>

/** `newer`: applied by a later release, which removed nothing that this one reads. */
type MigrationState = { pending: Migration[]; newer: string[] }

/** The column `needs_release` exists only once a migration has needed it. */
export const READ_APPLIED = `select name, checksum, to_jsonb(recorded) ->> 'needs_release' as "needsRelease"
  from schema_migrations as recorded order by name`

/**
 * Returns the migrations still to apply, and those a later release applied before it was rolled back.
 * @param release the running release, such as `0.2.0`.
 * @throws MigrationError if an applied file was changed, is unknown but numbered among ours, or removed what this one reads.
 */
export function compareMigrations(
  migrations: Migration[],
  applied: readonly AppliedMigration[],
  release: string,
): MigrationState {
  const byName = new Map(applied.map((migration) => [migration.name, migration]))
  const known = new Set(migrations.map(({ name }) => name))
  const last = [...byName.keys()].sort().at(-1) ?? ''
  const ownLast = migrations.at(-1)?.name ?? ''
  const unknown = applied.filter(({ name }) => !known.has(name))
  refuse(
    'Applied, but unknown here and not of a later release',
    unknown.filter(({ name }) => name < ownLast),
  )
  refuse(
    `The database was migrated by a newer version of the service and has no longer what release ${release} reads; changed by`,
    unknown.filter(({ needsRelease }) => needsRelease !== null && isBefore(release, needsRelease)),
  )
  refuse(
    'Changed after it was applied (write a new migration instead)',
    migrations.filter(({ name, checksum }) => byName.has(name) && byName.get(name)?.checksum !== checksum),
  )
  const pending = migrations.filter(({ name }) => !byName.has(name))
  refuse(
    `Numbered before ${last}, which is already applied`,
    pending.filter(({ name }) => name < last),
  )
  return { pending, newer: unknown.map(({ name }) => name) }
}

function refuse(problem: string, migrations: readonly { name: string }[]): void {
  if (migrations.length > 0) throw new MigrationError(`${problem}: ${migrations.map(({ name }) => name).join(', ')}`)
}

export function isBefore(release: string, other: string): boolean {
  const [one = [], two = []] = [release, other].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)))
  const place = [0, 1, 2].find((index) => one[index] !== two[index]) ?? 0
  return (one[place] ?? 0) < (two[place] ?? 0)
}
