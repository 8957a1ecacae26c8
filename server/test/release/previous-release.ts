import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from '../../src/platform/database/migration-files.ts'
import type { TriedStatement } from './try-statements.ts'

/** What the latest release needs from the schema, as recorded by `npm run release:record`. */
export type PreviousRelease = {
  release: string
  migrations: Pick<Migration, 'name' | 'checksum'>[]
  /** The SQL that creates its session tables. */
  sessionTables: string[]
  statements: TriedStatement[]
  /** Codes of the messages it may have stored; 0.2.0 stored none. */
  messageCodes?: string[]
}

export const RECORD = join(import.meta.dirname, '../fixtures/previous-release.json')

export function readPreviousRelease(): PreviousRelease {
  return JSON.parse(readFileSync(RECORD, 'utf8')) as PreviousRelease
}
