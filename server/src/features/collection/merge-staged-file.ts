import { type DealStaging, type PlacedDeal, withDealStaging } from '../../evidence/deals/face.ts'
import type { DealBatch, MergeContext } from './merge-in-order.ts'
import { addCounts, type MergedCounts, noMerges } from './merged-counts.ts'
import type { SurveyedGroup } from './survey-file.ts'

const DEALS_PER_COPY = 5_000
/** The limit of one transaction: it bounds what a killed import loses, and how long others wait for a district. */
const DEALS_PER_MERGE = 20_000
const GROUPS_PER_MERGE = 200

/** Merges a file whose groups are interleaved: stages all of it first, then merges group by group. */
export function mergeByStaging(
  { pool, now, onMerged, signal }: MergeContext,
  groups: SurveyedGroup[],
  batches: AsyncIterable<DealBatch>,
): Promise<MergedCounts> {
  return withDealStaging(pool, async (staging) => {
    const counts = noMerges()
    await stageAll(staging, batches, signal)
    for (const batch of batchesOf(groups)) {
      if (signal?.aborted) break
      addCounts(counts, await staging.merge(batch, now()))
      onMerged(batch.reduce((sum, { size }) => sum + size, 0))
    }
    return counts
  })
}

/** Sends deals to the database while reading continues. */
async function stageAll(
  staging: DealStaging,
  batches: AsyncIterable<DealBatch>,
  signal: AbortSignal | undefined,
): Promise<void> {
  let held: PlacedDeal[] = []
  let underWay: Promise<void> = Promise.resolve()
  async function flush(): Promise<void> {
    await underWay
    if (held.length === 0) return
    underWay = staging.add(held)
    // the error is reported where it is awaited
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
  await staging.complete()
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
