import type { PoolClient } from 'pg'
import type { PlacedDeal } from '../../evidence/transactions/deal-group.ts'
import { beginMerge, mergeStagedDeals } from '../../evidence/transactions/merge-deals.ts'
import { dropStaging, indexStaging, openStaging, stageDeals } from '../../evidence/transactions/staged-deals.ts'
import { inTransactionOn } from '../../platform/transaction.ts'
import type { DealBatch, MergeContext } from './merge-in-order.ts'
import { addCounts, type MergedCounts, noMerges } from './merged-counts.ts'
import type { SurveyedGroup } from './survey-file.ts'

const DEALS_PER_COPY = 5_000
/** One transaction takes no more than this: it is what a killed import loses, and how long others wait for a district. */
const DEALS_PER_MERGE = 20_000
const GROUPS_PER_MERGE = 200
/** Above it, finding each group by reading the whole staging table costs more than an index. */
const ROWS_WITHOUT_INDEX = 300_000

/** Merges a file whose groups are mixed up: all of it is staged first, then merged group by group. */
export async function mergeByStaging(
  { pool, now, onMerged, signal }: MergeContext,
  groups: SurveyedGroup[],
  batches: AsyncIterable<DealBatch>,
): Promise<MergedCounts> {
  const counts = noMerges()
  const client = await pool.connect()
  try {
    await dropStaging(client)
    await openStaging(client, 'UNTIL_DROPPED')
    const staged = await stageAll(client, batches, signal)
    if (staged > ROWS_WITHOUT_INDEX) await indexStaging(client)
    for (const batch of batchesOf(groups)) {
      if (signal?.aborted) break
      const merge = async () => {
        await beginMerge(client, batch)
        return mergeStagedDeals(client, batch, 'PART', now())
      }
      addCounts(counts, await inTransactionOn(client, merge))
      onMerged(batch.reduce((sum, { size }) => sum + size, 0))
    }
    return counts
  } finally {
    // the staging table goes with the connection
    client.release(true)
  }
}

/** @returns how many deals. They are on their way to the database while the file is read on. */
async function stageAll(
  client: PoolClient,
  batches: AsyncIterable<DealBatch>,
  signal: AbortSignal | undefined,
): Promise<number> {
  let held: PlacedDeal[] = []
  let count = 0
  let underWay: Promise<void> = Promise.resolve()
  async function flush(): Promise<void> {
    await underWay
    if (held.length === 0) return
    count += held.length
    underWay = stageDeals(client, held)
    // told by the wait for it
    underWay.catch(() => undefined)
    held = []
  }
  for await (const { deals } of batches) {
    held.push(...deals)
    if (held.length >= DEALS_PER_COPY) await flush()
    if (signal?.aborted) break
  }
  await flush()
  await underWay
  return count
}

function* batchesOf(groups: Iterable<SurveyedGroup>): Generator<SurveyedGroup[]> {
  let batch: SurveyedGroup[] = []
  let size = 0
  for (const group of groups) {
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
