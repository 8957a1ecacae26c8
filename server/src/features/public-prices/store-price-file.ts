import type { Pool } from 'pg'
import { seoulDate } from '../../domain/calendar.ts'
import { createCodesInForce } from '../../domain/district/code-in-force.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { PublicPriceFile, PublishedPrice } from '../../evidence/ports.ts'
import { createLotRuns, mergeStagedPrices, stagePrices } from '../../evidence/public-price/index.ts'

/** A refused row, and the reason. */
export type PriceRefusal = { file: string; line: number; reason: string; text: string }

export type PriceFileContext = {
  pool: Pool
  now: () => Date
  onRefused: (refusal: PriceRefusal) => void
  /** Called with processed bytes: most of each when it is read, the rest when its lots are stored. */
  onProgress: (bytes: number) => void
  /** Ends the import after the current merge; stored lots remain. */
  signal?: AbortSignal
}

type StoredPriceFile = {
  rows: number
  refused: number
  /** Lots with the prices of one kind and base year. */
  inserted: number
  updated: number
  /** Why the file could not be read to its end. */
  problem: string | null
}

/** The share of reading in the work on a file. */
const READING_SHARE = 0.8

/** The price under the lot in force today, or the reason why there is none. */
type PlaceLot = (price: PublishedPrice) => PublishedPrice | string

/** Assigns a price to the lot in force today, because the files still contain old district codes. */
export function createLotPlacer(catalogue: DistrictCatalogue): PlaceLot {
  const codeInForce = createCodesInForce(catalogue)
  return (price) => {
    const code = price.pnu.slice(0, 10)
    const current = codeInForce(code)
    if (current === null) return `알 수 없는 법정동코드입니다: ${code}`
    return current === code ? price : { ...price, pnu: current + price.pnu.slice(10) }
  }
}

/** Reads a file into the staging table of a connection and merges it lot by lot. */
export async function storePriceFile(
  context: PriceFileContext,
  file: PublicPriceFile,
  placeLot: PlaceLot,
): Promise<StoredPriceFile> {
  const { pool, now, onProgress, signal } = context
  const result: StoredPriceFile = { rows: 0, refused: 0, inserted: 0, updated: 0, problem: null }
  let bytesLeft = file.bytes
  function progress(bytes: number): void {
    bytesLeft -= bytes
    onProgress(bytes)
  }
  const client = await pool.connect()
  try {
    const lines = readLines(context, file, placeLot, result, (bytes) => progress(bytes * READING_SHARE))
    const { ranges, isScattered } = await stagePrices(client, lines)
    const bytesPerRange = bytesLeft / ranges.length
    for (const range of ranges) {
      if (signal?.aborted) return result
      const { inserted, updated } = await mergeStagedPrices(client, { ...range, isScattered }, now())
      result.inserted += inserted
      result.updated += updated
      progress(bytesPerRange)
    }
    progress(bytesLeft)
    return result
  } finally {
    // the staging table is dropped with the connection
    client.release(true)
  }
}

/** The file's lots as lines to stage; a lot at which the file breaks may be incomplete and is left out. */
async function* readLines(
  { now, onRefused, signal }: PriceFileContext,
  file: PublicPriceFile,
  placeLot: PlaceLot,
  result: StoredPriceFile,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string> {
  const runs = createLotRuns()
  const thisYear = Number(seoulDate(now()).slice(0, 4))
  try {
    for await (const rows of file.rows(onBytes)) {
      let lines = ''
      for (const row of rows) {
        // such a price would permanently take precedence over every later one
        const placed =
          'refusal' in row
            ? row.refusal
            : row.price.baseYear > thisYear
              ? '아직 오지 않은 기준연도입니다.'
              : placeLot(row.price)
        if (typeof placed === 'string') {
          result.refused += 1
          const text = 'text' in row ? row.text : textOf(row.price)
          onRefused({ file: file.name, line: row.line, reason: placed, text })
        } else lines += runs.add(placed)
      }
      result.rows += rows.length
      if (lines !== '') yield lines
      if (signal?.aborted) return
    }
    yield runs.flush()
  } catch (error) {
    result.problem = (error as Error).message
  }
}

/** The text by which the operator finds the line again. */
function textOf({ pnu, buildingName, unit, baseYear, priceWon }: PublishedPrice): string {
  return [pnu, buildingName, unit.dong, unit.ho, `${baseYear}년`, `${priceWon}원`]
    .filter((part) => part !== null)
    .join(' ')
}
