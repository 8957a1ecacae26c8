import type { Pool } from 'pg'
import {
  type DealStaging,
  type HeldGroup,
  mergeGroups,
  type PlacedDeal,
  withDealStaging,
} from '../../evidence/deals/index.ts'
import { groupKey } from './place-deal.ts'
import type { SurveyedGroup } from './survey-file.ts'

export type MergeContext = {
  pool: Pool
  now: () => Date
  /** Called with the number of records of each merge. */
  onMerged: (records: number) => void
  /** Ends the work after the current merge. */
  signal?: AbortSignal
}

/** Deals from some records of a file, which has been read up to `upTo`. */
export type DealBatch = { deals: PlacedDeal[]; upTo: number }

/** Whole groups are merged once they have this many deals, which is also the most that a killed import loses. */
const DEALS_PER_MERGE = 10_000

export type MergedCounts = {
  inserted: number
  updated: number
  /** Stored deals that are missing from a whole month. */
  vanished: number
  /** Records that are copies of another one of their month; they are not stored. */
  copies: number
}

export function noMerges(): MergedCounts {
  return { inserted: 0, updated: 0, vanished: 0, copies: 0 }
}

export function addCounts(sum: MergedCounts, merged: MergedCounts): void {
  for (const name of ['inserted', 'updated', 'vanished', 'copies'] as const) sum[name] += merged[name]
}

/** Merges each group of a file once its last record is read, while reading continues. */
export async function mergeInOrder(
  { pool, now, onMerged, signal }: MergeContext,
  groups: SurveyedGroup[],
  batches: AsyncIterable<DealBatch> | Iterable<DealBatch>,
): Promise<MergedCounts> {
  const counts = noMerges()
  const waiting = groups.toSorted((one, other) => other.last - one.last)
  const open = createOpenGroups()
  let whole: HeldGroup[] = []
  let wholeDeals = 0
  let underWay: Promise<void> = Promise.resolve()

  async function merge(held: HeldGroup[], size: number): Promise<void> {
    addCounts(counts, await mergeGroups(pool, held, 'PART', now()))
    onMerged(size)
  }
  /** Waits for the previous merge, then starts merging the completed groups while reading continues. */
  async function flush(): Promise<void> {
    await underWay
    if (whole.length === 0 || signal?.aborted) return
    underWay = merge(whole, wholeDeals)
    // the error is reported where it is awaited
    underWay.catch(() => undefined)
    whole = []
    wholeDeals = 0
  }

  for await (const { deals, upTo } of batches) {
    deals.forEach(open.take)
    for (let next = waiting.at(-1); next !== undefined && next.last <= upTo; next = waiting.at(-1)) {
      const held = open.close(next)
      whole.push(held)
      wholeDeals += held.deals.length
      waiting.pop()
    }
    if (wholeDeals >= DEALS_PER_MERGE) await flush()
    if (signal?.aborted) break
  }
  await flush()
  await underWay
  return counts
}

/** The deals of groups that still expect records. */
function createOpenGroups() {
  const open = new Map<string, PlacedDeal[]>()
  return {
    take(placed: PlacedDeal): void {
      const key = groupKey(placed)
      const deals = open.get(key)
      if (deals === undefined) open.set(key, [placed])
      else deals.push(placed)
    },
    close({ key, source, lawdCd, dealMonth }: SurveyedGroup): HeldGroup {
      const deals = open.get(key) ?? []
      open.delete(key)
      return { source, lawdCd, dealMonth, deals }
    },
  }
}

const DEALS_PER_COPY = 5_000
/** The limit of one transaction: it bounds what a killed import loses, and how long others wait for a district. */
const STAGED_DEALS_PER_MERGE = 20_000
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
    if (batch.length === GROUPS_PER_MERGE || (batch.length > 0 && size + group.size > STAGED_DEALS_PER_MERGE)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(group)
    size += group.size
  }
  if (batch.length > 0) yield batch
}
