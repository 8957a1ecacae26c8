import type { Pool, PoolClient } from 'pg'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { FileRecord, TransactionFile } from '../../evidence/transaction-file-ports.ts'
import type { PlacedDeal } from '../../evidence/transactions/staged-deals.ts'
import { emptyStaging, openStaging, stageDeals } from '../../evidence/transactions/staged-deals.ts'
import { type MergedCounts, mergeStagedFile, noMerges, type StagedGroups } from './merge-staged-file.ts'
import { createPlacer } from './place-deal.ts'

/** Every record read is stored, updated, unchanged or refused. */
export type ImportCounts = MergedCounts & { read: number; unchanged: number; refused: number }

export type Refusal = { file: string; line: number; record: number; reason: string; text: string }

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
const DEALS_PER_COPY = 5_000

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
    const client = await context.pool.connect()
    try {
      await openStaging(client, 'UNTIL_EMPTIED')
      for (let file = waiting.shift(); file !== undefined && !context.signal?.aborted; file = waiting.shift()) {
        const staged = await stageFile(context, client, file, place)
        const merged = await mergeStagedFile(context, client, file, staged.groups, staged)
        await emptyStaging(client)
        if (staged.problem !== null) brokenFiles.push({ file: file.name, problem: staged.problem })
        counts.read += staged.read
        counts.refused += staged.refused
        for (const name of ['inserted', 'updated', 'vanished'] as const) counts[name] += merged[name]
      }
    } finally {
      // the staging table goes with the connection
      client.release(true)
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: Math.min(FILES_AT_ONCE, files.length) }, work))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  counts.unchanged = counts.read - counts.refused - counts.inserted - counts.updated
  return { counts, brokenFiles }
}

type StagedFile = { groups: StagedGroups; read: number; refused: number; problem: string | null }

/** Reads a file into the staging table; its month groups and their sizes are all that stays in memory. */
async function stageFile(
  context: ImportContext,
  client: PoolClient,
  file: TransactionFile,
  place: ReturnType<typeof createPlacer>,
): Promise<StagedFile> {
  const staged: StagedFile = { groups: new Map(), read: 0, refused: 0, problem: null }
  let held: PlacedDeal[] = []
  let underWay: Promise<void> = Promise.resolve()

  function take(record: FileRecord): void {
    staged.read += 1
    const placed = 'refusal' in record ? record : place(record.deal, record.place)
    if ('refusal' in placed) {
      staged.refused += 1
      const { line, record: number, text } = record
      context.onRefused({ file: file.name, line, record: number, reason: placed.refusal, text })
      return
    }
    held.push(placed)
    const { source, lawdCd } = placed.deal
    const key = `${source} ${lawdCd} ${placed.dealMonth}`
    const group = staged.groups.get(key)
    if (group === undefined) staged.groups.set(key, { source, lawdCd, dealMonth: placed.dealMonth, size: 1 })
    else group.size += 1
  }
  /** Waits for the deals before; those now held are on their way while the file is read on. */
  async function flush(): Promise<void> {
    await underWay
    const deals = held
    held = []
    if (deals.length === 0) return
    underWay = stageDeals(client, deals)
    // told by the wait for it
    underWay.catch(() => undefined)
  }

  const records = file.records((bytes) => context.onProgress(bytes / 2))
  for (;;) {
    // only the file may be broken; trouble of the database ends the import
    const next = await records.next().catch((error: Error) => {
      staged.problem = error.message
      return { done: true, value: undefined } as const
    })
    if (next.done) break
    next.value.forEach(take)
    if (held.length >= DEALS_PER_COPY) await flush()
    if (context.signal?.aborted) staged.problem = '가져오기를 중단했습니다.'
    if (staged.problem !== null) break
  }
  await records.return(undefined).catch(() => undefined)
  await flush()
  await underWay
  return staged
}
