import { statement } from '../platform/database/statement.ts'
import type { Queryable } from '../platform/database/transaction.ts'

/** A file is identified by the kind of its content and the SHA-256 of its bytes. */
type FileKey = { content: 'TRANSACTIONS' | 'PUBLIC_PRICES'; digest: string }

/** Number of records of a completely imported file, and how many of them were refused. */
export type ImportedFile = { recordCount: number; refusedCount: number }

const findFile = statement<ImportedFile, FileKey>({
  name: 'find-imported-file',
  columns: { recordCount: 'int4', refusedCount: 'int4' },
  text: `
    select record_count as "recordCount", refused_count as "refusedCount"
    from imported_files where content = :content and digest = :digest`,
})

const enterFile = statement<object, FileKey & ImportedFile & { name: string; importedAt: Date }>({
  name: 'enter-imported-file',
  columns: {},
  text: `
    insert into imported_files (content, digest, name, record_count, refused_count, imported_at)
    values (:content, :digest, :name, :recordCount, :refusedCount, :importedAt)
    on conflict (content, digest) do update set
      name = excluded.name, record_count = excluded.record_count, refused_count = excluded.refused_count,
      imported_at = excluded.imported_at`,
})

/** `null` when no file with these bytes was imported completely. */
export async function findImportedFile(database: Queryable, key: FileKey): Promise<ImportedFile | null> {
  return (await findFile(database, key))[0] ?? null
}

/** Call this only when all of a file is stored: the file is skipped from then on. */
export async function enterImportedFile(
  database: Queryable,
  file: FileKey & ImportedFile & { name: string; importedAt: Date },
): Promise<void> {
  await enterFile(database, file)
}
