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
  return Promise.all(names.map(async (name) => migrationOf(name, await readFile(join(folder, name), 'utf8'))))
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
