import type { Pool } from 'pg'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { TransactionFile } from '../../evidence/ports.ts'
import { mergeFile, type Refusal } from './merge-file.ts'
import { addCounts, type MergedCounts, noMerges } from './merged-counts.ts'
import { createPlacer } from './place-deal.ts'
import { surveyFile } from './survey-file.ts'

/** Every record read is stored, updated, unchanged or refused. */
export type ImportCounts = MergedCounts & { read: number; unchanged: number; refused: number }

export type ImportContext = {
  pool: Pool
  catalogue: DistrictCatalogue
  now: () => Date
  /** Hears of every record that was not taken. */
  onRefused: (refusal: Refusal) => void
  /** Hears of bytes that are dealt with: half of each when it is read, half when its deals are stored. */
  onProgress: (bytes: number) => void
  /** Ends the import after the merge under way; what is stored stays. */
  signal?: AbortSignal
}

export type ImportResult = {
  counts: ImportCounts
  /** Files that could not be read to their end, and why; what stood before the break is stored. */
  brokenFiles: { file: string; problem: string }[]
}

/** Files at one time: parsing keeps one processor busy, the database another. */
const FILES_AT_ONCE = 3

/**
 * Stores the deals of the files. Importing a file again changes nothing; memory does not grow with the size of a file.
 * A file that holds one whole month makes the stored month equal to it; any other adds and corrects deals and removes none.
 */
export async function importTransactions(context: ImportContext, files: TransactionFile[]): Promise<ImportResult> {
  const place = createPlacer(context.catalogue)
  const waiting = [...files]
  const counts: ImportCounts = { read: 0, ...noMerges(), unchanged: 0, refused: 0 }
  const brokenFiles: ImportResult['brokenFiles'] = []

  async function work(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined && !context.signal?.aborted; file = waiting.shift()) {
      const survey = await surveyFile(context, file, place)
      const { merged, refused, problem } = await mergeFile(context, file, place, survey)
      if (problem !== null) brokenFiles.push({ file: file.name, problem })
      counts.read += survey.read
      counts.refused += refused
      addCounts(counts, merged)
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: Math.min(FILES_AT_ONCE, files.length) }, work))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  counts.unchanged = counts.read - counts.refused - counts.inserted - counts.updated
  return { counts, brokenFiles }
}
