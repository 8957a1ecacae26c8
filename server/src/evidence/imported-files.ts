import { statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/transaction.ts'

/** A file is known by what it is to be read as and by the SHA-256 of its bytes. */
type FileKey = { content: 'TRANSACTIONS' | 'PUBLIC_PRICES'; digest: string }

/** How many records a file held that was imported to its end, and how many of them were refused. */
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

/** `null`: no file with these bytes was imported to its end. */
export async function findImportedFile(database: Queryable, key: FileKey): Promise<ImportedFile | null> {
  return (await findFile(database, key))[0] ?? null
}

/** To be called when all of a file is stored, and not before: it will be passed over from now on. */
export async function enterImportedFile(
  database: Queryable,
  file: FileKey & ImportedFile & { name: string; importedAt: Date },
): Promise<void> {
  await enterFile(database, file)
}
