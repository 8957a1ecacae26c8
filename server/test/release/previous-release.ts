import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from '../../src/platform/migration-files.ts'
import type { TriedStatement } from './try-statements.ts'

/** What the release before this one needs of the schema, as it was written down when it was made (`npm run release:record`). */
export type PreviousRelease = {
  release: string
  /** Of the release itself, where its history is at hand. */
  commit: string
  migrations: Pick<Migration, 'name' | 'checksum'>[]
  /** How it makes the tables of its sessions. */
  sessionTables: string[]
  statements: TriedStatement[]
}

export const RECORD = join(import.meta.dirname, '../fixtures/previous-release.json')

export function readPreviousRelease(): PreviousRelease {
  return JSON.parse(readFileSync(RECORD, 'utf8')) as PreviousRelease
}
