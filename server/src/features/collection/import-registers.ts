import { seoulDate } from '../../domain/calendar.ts'
import { createCodesInForce } from '../../domain/district/code-in-force.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { type FileImports, importEachOnce } from '../../evidence/index.ts'
import type { RegisterFile, RegisterRow } from '../../evidence/ports.ts'
import {
  mergeRegisters,
  planRegisterMerges,
  stageRegisters,
  titleLine,
  unitAreaLine,
} from '../../evidence/register/index.ts'

export type RegisterRefusal = { file: string; line: number; reason: string; text: string }

export type RegisterImportContext = Parameters<typeof importEachOnce>[0] & {
  catalogue: DistrictCatalogue
  onRefused: (refusal: RegisterRefusal) => void
}

export type RegisterImportResult = Pick<FileImports, 'knownFiles' | 'brokenFiles'> & {
  counts: Pick<FileImports, 'read' | 'refused'> & {
    /** Lots with title sections, and lots with areas of units. */
    lotsInserted: number
    lotsUpdated: number
  }
}

/** Reading one file occupies one processor while the database merges another. */
const FILES_AT_ONCE = 2
/** The share of reading in the work on a file. */
const READING_SHARE = 0.6

/**
 * Stores the building registers of the files. Each file is read to its end into a staging table and merged lot by lot, so
 * that a broken file changes nothing, a killed import restarts the file and changes nothing twice, and memory does not
 * grow with its size.
 */
export async function importRegisters(
  context: RegisterImportContext,
  files: readonly RegisterFile[],
): Promise<RegisterImportResult> {
  const codeInForce = createCodesInForce(context.catalogue)
  const counts = { read: 0, refused: 0, lotsInserted: 0, lotsUpdated: 0 }
  const store = async (file: RegisterFile) => {
    const { inserted, updated, ...read } = await storeFile(context, file, codeInForce)
    counts.lotsInserted += inserted
    counts.lotsUpdated += updated
    return read
  }
  const ordered = files.toSorted((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1))
  const imports = await importEachOnce(context, 'REGISTERS', ordered, store, FILES_AT_ONCE)
  const { read, refused, knownFiles, brokenFiles } = imports
  return { counts: { ...counts, read, refused }, knownFiles, brokenFiles }
}

type Stored = { rows: number; refused: number; problem: string | null; inserted: number; updated: number }

async function storeFile(
  { pool, now, onRefused, onProgress, signal }: RegisterImportContext,
  file: RegisterFile,
  codeInForce: (code: string) => string | null,
): Promise<Stored> {
  const result: Stored = { rows: 0, refused: 0, problem: null, inserted: 0, updated: 0 }
  let bytesLeft = file.bytes
  const progress = (bytes: number) => {
    bytesLeft -= bytes
    onProgress(bytes)
  }

  function refuse(line: number, reason: string, text: string): void {
    result.refused += 1
    onRefused({ file: file.name, line, reason, text })
  }

  /** The row's line to stage under the lot in force today; empty when it is refused or passed over. */
  function lineOf(row: RegisterRow): string {
    if ('refusal' in row) {
      refuse(row.line, row.refusal, row.text)
      return ''
    }
    if ('area' in row && row.area === null) return ''
    const { pnu } = 'area' in row && row.area !== null ? row.area : (row as { pnu: string })
    const current = codeInForce(pnu.slice(0, 10))
    if (current === null) {
      refuse(row.line, `알 수 없는 법정동코드입니다: ${pnu.slice(0, 10)}`, pnu)
      return ''
    }
    const placed = current + pnu.slice(10)
    if ('building' in row) return titleLine(row.line, placed, row.building)
    return row.area === null ? '' : unitAreaLine({ ...row.area, pnu: placed })
  }

  async function* lines(): AsyncGenerator<string> {
    for await (const rows of file.rows((bytes) => progress(bytes * READING_SHARE))) {
      let text = ''
      for (const row of rows) text += lineOf(row)
      result.rows += rows.length
      if (text !== '') yield text
      if (signal?.aborted) return
    }
  }
  const client = await pool.connect()
  try {
    try {
      await stageRegisters(client, file.kind, lines())
    } catch (error) {
      return { ...result, problem: (error as Error).message }
    }
    const today = seoulDate(now())
    const day = file.day === null || file.day > today ? today : file.day
    const ranges = await planRegisterMerges(client, file.kind)
    const bytesPerRange = bytesLeft / ranges.length
    for (const range of ranges) {
      if (signal?.aborted) return result
      const merged = await mergeRegisters(client, file.kind, range, day)
      result.inserted += merged.inserted
      result.updated += merged.updated
      progress(bytesPerRange)
    }
    return result
  } finally {
    // the staging tables are dropped with the connection
    client.release(true)
  }
}
