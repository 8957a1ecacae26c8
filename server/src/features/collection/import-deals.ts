import type { Pool } from 'pg'
import { seoulDate } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { enterImportedFile, findImportedFile } from '../../evidence/index.ts'
import type { DealFile } from '../../evidence/ports.ts'
import { mergeFile, type Refusal } from './merge-file.ts'
import { addCounts, type MergedCounts, noMerges } from './merge-in-order.ts'
import { createPlacer } from './place-deal.ts'
import { surveyFile } from './survey-file.ts'

/** Every record read is stored, updated, unchanged, a copy or refused. */
type ImportCounts = MergedCounts & { read: number; unchanged: number; refused: number }

export type ImportContext = {
  pool: Pool
  catalogue: DistrictCatalogue
  now: () => Date
  /** Called for every record that was refused. */
  onRefused: (refusal: Refusal) => void
  /** Called with processed bytes: half of each when it is read, half when its deals are stored. */
  onProgress: (bytes: number) => void
  /** Whether to also read files that were imported before in their present form, byte for byte. */
  again?: boolean
  /** Ends the import after the current merge; stored deals remain. */
  signal?: AbortSignal
}

export type ImportResult = {
  /** Includes skipped files, with the counts from when they were read. */
  counts: ImportCounts
  /** Files that were imported before and skipped now. */
  knownFiles: string[]
  /** Files that could not be read to their end, and why; the deals before the break are stored. */
  brokenFiles: { file: string; problem: string }[]
}

/** Files processed concurrently: parsing occupies one processor, the database another. */
const FILES_AT_ONCE = 3

/**
 * Stores the deals of the files. Importing a file again changes nothing; memory does not grow with the size of a file.
 * A file that holds one whole month makes the stored month equal to it; any other adds and corrects deals and removes
 * none.
 */
export async function importDeals(context: ImportContext, files: DealFile[]): Promise<ImportResult> {
  const place = createPlacer(context.catalogue, seoulDate(context.now()))
  const waiting = files.values()
  const counts: ImportCounts = { read: 0, ...noMerges(), unchanged: 0, refused: 0 }
  const brokenFiles: ImportResult['brokenFiles'] = []
  const knownFiles: string[] = []

  async function importFile(file: DealFile): Promise<void> {
    const key = { content: 'TRANSACTIONS', digest: await file.digest() } as const
    const known = context.again ? null : await findImportedFile(context.pool, key)
    if (known !== null) {
      knownFiles.push(file.name)
      counts.read += known.recordCount
      context.onProgress(file.bytes)
      return
    }
    const survey = await surveyFile(context, file, place)
    const { merged, refused, problem } = await mergeFile(context, file, place, survey)
    counts.read += survey.read
    counts.refused += refused
    addCounts(counts, merged)
    if (problem !== null) brokenFiles.push({ file: file.name, problem })
    // a record refused today may be accepted under another file name or with a newer catalogue
    else if (refused === 0 && !context.signal?.aborted) {
      const read = { name: file.name, recordCount: survey.read, refusedCount: 0, importedAt: context.now() }
      await enterImportedFile(context.pool, { ...key, ...read })
    }
  }
  async function work(): Promise<void> {
    for (const file of waiting) {
      if (context.signal?.aborted) return
      await importFile(file)
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: Math.min(FILES_AT_ONCE, files.length) }, work))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  counts.unchanged = counts.read - counts.refused - counts.copies - counts.inserted - counts.updated
  return { counts, knownFiles, brokenFiles }
}
