import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { enterImportedFile, findImportedFile } from '../../evidence/index.ts'
import type { PublicPriceFile } from '../../evidence/ports.ts'
import { createLotPlacer, type PriceFileContext, storePriceFile } from './store-price-file.ts'

type PriceImportCounts = {
  /** Rows, including those of skipped files. */
  read: number
  refused: number
  /** Lots with the prices of one kind and base year. */
  lotsInserted: number
  lotsUpdated: number
}

export type PriceImportContext = PriceFileContext & {
  catalogue: DistrictCatalogue
  /** Whether to also read files that were imported before in their present form, byte for byte. */
  again?: boolean
}

export type PriceImportResult = {
  counts: PriceImportCounts
  /** Files that were imported before and skipped now, with the rows that were refused then. */
  knownFiles: { file: string; refusedCount: number }[]
  /** Files that could not be read to their end, and why; the lots before the break are stored. */
  brokenFiles: { file: string; problem: string }[]
}

/** Reading one file occupies one processor while the database merges another. */
const FILES_AT_ONCE = 2

/**
 * Stores the prices of the files. Each file is read into a staging table and merged lot by lot, so that a killed import
 * restarts the file and changes nothing twice; memory does not grow with the size of a file.
 */
export async function importPublicPrices(
  context: PriceImportContext,
  files: readonly PublicPriceFile[],
): Promise<PriceImportResult> {
  const placeLot = createLotPlacer(context.catalogue)
  const waiting = [...files]
  const counts: PriceImportCounts = { read: 0, refused: 0, lotsInserted: 0, lotsUpdated: 0 }
  const result: PriceImportResult = { counts, knownFiles: [], brokenFiles: [] }

  async function importFile(file: PublicPriceFile): Promise<void> {
    const key = { content: 'PUBLIC_PRICES', digest: await file.digest() } as const
    const known = context.again ? null : await findImportedFile(context.pool, key)
    if (known !== null) {
      result.knownFiles.push({ file: file.name, refusedCount: known.refusedCount })
      counts.read += known.recordCount
      context.onProgress(file.bytes)
      return
    }
    const read = await storePriceFile(context, file, placeLot)
    counts.read += read.rows
    counts.refused += read.refused
    counts.lotsInserted += read.inserted
    counts.lotsUpdated += read.updated
    if (read.problem !== null) result.brokenFiles.push({ file: file.name, problem: read.problem })
    else if (!context.signal?.aborted) {
      const { rows: recordCount, refused: refusedCount } = read
      const entry = { ...key, name: file.name, recordCount, refusedCount, importedAt: context.now() }
      await enterImportedFile(context.pool, entry)
    }
  }

  async function work(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined && !context.signal?.aborted; file = waiting.shift())
      await importFile(file)
  }
  const outcomes = await Promise.allSettled(Array.from({ length: Math.min(FILES_AT_ONCE, files.length) }, work))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return result
}
