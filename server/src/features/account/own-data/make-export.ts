import { seoulDateTime } from '../../../domain/calendar.ts'
import { keptUntil } from '../../../domain/privacy/retention.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import type { PersonalData, PersonalFile, PersonalTable } from '../../../platform/personal-data.ts'
import { ZIP_LIMITS, type ZipEntry, zipArchive } from '../../../platform/zip-archive.ts'
import { inWords } from '../../../words/in-words.ts'
import type { Language } from '../../../words/language.ts'
import type { AccountServices, OperatorServices } from '../services.ts'
import { announcePart, findExpired, findUnfinished, finishExport, removeExport } from './stored-exports.ts'

export type ExportServices = OperatorServices &
  Pick<AccountServices, 'storage' | 'oneTimeKey'> & {
    /** What every module stores about a user. */
    personalData: readonly PersonalData[]
  }

export const EXPORT_JOB = 'make-personal-export'
const HOUR_MS = 60 * 60_000
/** Of the archive, in memory while it is written and while it is sent. */
const PART_BYTES = 4 * 1024 * 1024
/** Room for the rows, beside the files. */
const MOST_FILE_BYTES = ZIP_LIMITS.bytes / 2
const MOST_FILES = ZIP_LIMITS.files - 1
const EXPIRED_AT_ONCE = 100

export function partKey(exportId: string, part: number): string {
  return `exports/${exportId}/${part}`
}

/**
 * Makes the file: everything that the modules store about the user. Repeated after an interruption, it writes the same
 * parts again. In memory at any time: one page of rows, one file, and one part of the archive.
 */
export function exportJob(services: ExportServices): Job<{ exportId: string }> {
  const { pool, clock, storage, personalData } = services
  return {
    name: EXPORT_JOB,
    async run({ exportId }, signal) {
      const [asked] = await findUnfinished(pool, { exportId, now: clock.now() })
      if (asked === undefined) return
      const entries = entriesOf({ pool, storage, personalData }, { ...asked, madeAt: clock.now() })
      let [part, sizeBytes] = [0, 0]
      for await (const content of inParts(zipArchive(entries))) {
        signal.throwIfAborted()
        const announced = await announcePart(pool, { exportId, parts: part + 1, now: clock.now() })
        // its account has ended in the meantime
        if (announced.length === 0) return
        await storage.put(partKey(exportId, part), content, 'application/zip')
        part += 1
        sizeBytes += content.length
      }
      const now = clock.now()
      await finishExport(pool, {
        exportId,
        sizeBytes,
        now,
        expiresAt: keptUntil('PERSONAL_EXPORTS', now),
      })
    },
  }
}

type Reading = { pool: Queryable } & Pick<ExportServices, 'storage' | 'personalData'>

async function* entriesOf(
  { pool, storage, personalData }: Reading,
  { userId, language, madeAt }: { userId: number; language: Language; madeAt: Date },
): AsyncGenerator<ZipEntry> {
  const leftOut: string[] = []
  let [files, bytes] = [0, 0]
  for await (const { name, key } of filesOf(personalData, pool, userId)) {
    const content = files < MOST_FILES && bytes < MOST_FILE_BYTES ? await storage.read(key) : undefined
    if (content === undefined) {
      leftOut.push(name)
      continue
    }
    files += 1
    bytes += content.length
    yield { name: `files/${name}`, content: [content] }
  }
  const tables = personalData.flatMap((data) => data.tables)
  yield { name: 'data.json', content: jsonOf(tables, { pool, userId, language, madeAt, leftOut }) }
}

async function* filesOf(
  personalData: readonly PersonalData[],
  pool: Queryable,
  userId: number,
): AsyncGenerator<PersonalFile> {
  for (const { files } of personalData) if (files !== undefined) yield* files(pool, userId)
}

type Content = { pool: Queryable; userId: number; language: Language; madeAt: Date; leftOut: readonly string[] }

/** `{ madeAt, tables: { name: rows }, filesLeftOut }`; messages are in the words of the language. */
async function* jsonOf(
  tables: readonly PersonalTable[],
  { pool, userId, language, madeAt, leftOut }: Content,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`{"madeAt":${JSON.stringify(seoulDateTime(madeAt))},"tables":{`)
  for (const [index, table] of tables.entries()) {
    yield Buffer.from(`${index === 0 ? '' : ','}\n${JSON.stringify(table.name)}:[`)
    let isFirst = true
    for await (const rows of table.pages(pool, userId)) {
      const lines = rows.map((row) => JSON.stringify(inWords(row, language))).join(',\n')
      yield Buffer.from(`${isFirst ? '' : ','}\n${lines}`)
      isFirst = false
    }
    yield Buffer.from(']')
  }
  yield Buffer.from(`},\n"filesLeftOut":${JSON.stringify(leftOut)}}\n`)
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(held)
    ;[held, bytes] = [[], 0]
  }
  if (bytes > 0) yield Buffer.concat(held)
}

/** Removes the files of expired exports, then their rows: what is interrupted is continued by the next housekeeping. */
export async function removeExpiredExports(
  { pool, storage }: Pick<ExportServices, 'pool' | 'storage'>,
  now: Date,
): Promise<void> {
  const untouchedSince = new Date(now.getTime() - HOUR_MS)
  for (;;) {
    const expired = await findExpired(pool, { now, untouchedSince, most: EXPIRED_AT_ONCE })
    for (const { exportId, parts } of expired) {
      for (let part = 0; part < parts; part += 1) await storage.remove(partKey(exportId, part))
      await removeExport(pool, { exportId, parts })
    }
    if (expired.length < EXPIRED_AT_ONCE) return
  }
}
