import { type Migration, MigrationError } from './migration-files.ts'

/** A migration as recorded in the database. */
export type AppliedMigration = Pick<Migration, 'name' | 'checksum' | 'needsRelease'>

/** `newer`: applied by a later release, which removed nothing that this one reads. */
export type MigrationState = { pending: Migration[]; newer: string[] }

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
