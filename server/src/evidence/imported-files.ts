import type { Pool } from 'pg'
import { statement } from '../platform/database/statement.ts'
import type { Queryable } from '../platform/database/transaction.ts'

/** A file is identified by the kind of its content and the SHA-256 of its bytes. */
type FileKey = { content: 'TRANSACTIONS' | 'PUBLIC_PRICES' | 'ADDRESSES' | 'REGISTERS'; digest: string }

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

type ImportContext = {
  pool: Pool
  now: () => Date
  /** Called with processed bytes. */
  onProgress: (bytes: number) => void
  /** Whether to also read files that were imported before in their present form, byte for byte. */
  again?: boolean
  /** Ends the import; what is stored remains. */
  signal?: AbortSignal
}

type OpenFile = { name: string; bytes: number; digest(): Promise<string> }

export type FileImports = {
  /** Rows, including those of skipped files. */
  read: number
  refused: number
  /** Files that were imported before and skipped now, with the rows that were refused then. */
  knownFiles: { file: string; refusedCount: number }[]
  /** Files that could not be read to their end, and why. */
  brokenFiles: { file: string; problem: string }[]
}

/**
 * Stores each file with `store`, except those that were imported completely before; `atOnce` at a time. A file whose
 * `problem` is null is skipped from then on.
 */
export async function importEachOnce<File extends OpenFile>(
  context: ImportContext,
  content: FileKey['content'],
  files: readonly File[],
  store: (file: File) => Promise<{ rows: number; refused: number; problem: string | null }>,
  atOnce = 1,
): Promise<FileImports> {
  const waiting = [...files]
  const result: FileImports = { read: 0, refused: 0, knownFiles: [], brokenFiles: [] }

  async function importFile(file: File): Promise<void> {
    const key = { content, digest: await file.digest() }
    const known = context.again ? null : await findImportedFile(context.pool, key)
    if (known !== null) {
      result.knownFiles.push({ file: file.name, refusedCount: known.refusedCount })
      result.read += known.recordCount
      context.onProgress(file.bytes)
      return
    }
    const { rows: recordCount, refused: refusedCount, problem } = await store(file)
    result.read += recordCount
    result.refused += refusedCount
    if (problem !== null) result.brokenFiles.push({ file: file.name, problem })
    else if (!context.signal?.aborted) {
      await enterImportedFile(context.pool, {
        ...key,
        name: file.name,
        recordCount,
        refusedCount,
        importedAt: context.now(),
      })
    }
  }

  async function work(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined && !context.signal?.aborted; file = waiting.shift())
      await importFile(file)
  }
  const outcomes = await Promise.allSettled(Array.from({ length: Math.min(atOnce, files.length) }, work))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return result
}
