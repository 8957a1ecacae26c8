import type { PoolClient } from 'pg'
import type { TransactionFile } from '../../evidence/transaction-file-ports.ts'
import { lockDistricts, mergeStagedDeals } from '../../evidence/transactions/merge-deals.ts'
import { mergeWholeMonth } from '../../evidence/transactions/merge-month.ts'
import { type DealGroup, indexStaging } from '../../evidence/transactions/staged-deals.ts'

/** Deals by source, five-digit code and month, with how many of them are staged. */
export type StagedGroups = Map<string, DealGroup & { size: number }>

export type MergedCounts = {
  inserted: number
  updated: number
  /** Stored deals that a whole month no longer has. */
  vanished: number
}

export function noMerges(): MergedCounts {
  return { inserted: 0, updated: 0, vanished: 0 }
}

/** One transaction takes no more than this: it is what a killed import loses, and how long others wait for a district. */
const DEALS_PER_MERGE = 20_000
const GROUPS_PER_MERGE = 200
/** Above it, finding each group by reading the whole staging table costs more than an index. */
const ROWS_WITHOUT_INDEX = 300_000

/** Merges what is staged, month groups whole, so that equal deals of a month are counted together. */
export async function mergeStagedFile(
  context: { now: () => Date; onProgress: (bytes: number) => void; signal?: AbortSignal },
  client: PoolClient,
  file: TransactionFile,
  groups: StagedGroups,
  staged: { read: number; refused: number; problem: string | null },
): Promise<MergedCounts> {
  const counts = noMerges()
  const add = (result: MergedCounts) => {
    for (const name of ['inserted', 'updated', 'vanished'] as const) counts[name] += result[name]
  }
  const stagedRows = staged.read - staged.refused
  const month = staged.problem === null && staged.refused === 0 ? file.wholeMonth() : null
  const [only] = groups.values()
  if (month !== null && groups.size === 1 && only?.lawdCd === month.lawdCd && only.dealMonth === month.dealMonth) {
    const answer = { rowCount: stagedRows, collectedAt: month.collectedAt }
    add(await transaction(client, () => mergeWholeMonth(client, only, answer)))
  } else {
    if (stagedRows > ROWS_WITHOUT_INDEX) await indexStaging(client)
    for (const batch of batchesOf(groups)) {
      if (context.signal?.aborted) return counts
      const merge = async () => {
        await lockDistricts(
          client,
          batch.map(({ lawdCd }) => lawdCd),
        )
        return mergeStagedDeals(client, batch, 'PART', context.now())
      }
      add(await transaction(client, merge))
      const size = batch.reduce((sum, group) => sum + group.size, 0)
      context.onProgress((file.bytes / 2) * (size / stagedRows))
    }
    return counts
  }
  context.onProgress(file.bytes / 2)
  return counts
}

function* batchesOf(groups: StagedGroups): Generator<(DealGroup & { size: number })[]> {
  let batch: (DealGroup & { size: number })[] = []
  let size = 0
  for (const group of groups.values()) {
    if (batch.length === GROUPS_PER_MERGE || (batch.length > 0 && size + group.size > DEALS_PER_MERGE)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(group)
    size += group.size
  }
  if (batch.length > 0) yield batch
}

async function transaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
