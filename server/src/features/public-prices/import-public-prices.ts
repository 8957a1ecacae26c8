import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { type FileImports, importEachOnce } from '../../evidence/index.ts'
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

/** Of a broken file the lots before the break are stored. */
export type PriceImportResult = Pick<FileImports, 'knownFiles' | 'brokenFiles'> & { counts: PriceImportCounts }

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
  let [lotsInserted, lotsUpdated] = [0, 0]
  const store = async (file: PublicPriceFile) => {
    const read = await storePriceFile(context, file, placeLot)
    lotsInserted += read.inserted
    lotsUpdated += read.updated
    return read
  }
  const imports = await importEachOnce(context, 'PUBLIC_PRICES', files, store, FILES_AT_ONCE)
  const { read, refused, knownFiles, brokenFiles } = imports
  return { counts: { read, refused, lotsInserted, lotsUpdated }, knownFiles, brokenFiles }
}
