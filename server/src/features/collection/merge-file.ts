import type { TransactionFile } from '../../evidence/transaction-file-ports.ts'
import { lockDistricts } from '../../evidence/transactions/merge-deals.ts'
import { mergeHeldDeals } from '../../evidence/transactions/merge-held-deals.ts'
import { mergeMonth } from '../../evidence/transactions/merge-month.ts'
import type { HeldGroup, PlacedDeal } from '../../evidence/transactions/staged-deals.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type MergeContext, mergeByStaging } from './merge-staged-file.ts'
import { addCounts, type MergedCounts, noMerges } from './merged-counts.ts'
import type { Place } from './place-deal.ts'
import { DEALS_HELD, groupKey, readDeals, type Survey, type SurveyedGroup } from './survey-file.ts'

/** Whole groups go to the database once they have so many deals together. */
const DEALS_PER_MERGE = 10_000

/**
 * Merges a surveyed file, month groups whole, so that equal deals of a month are counted together. A file too large to
 * be held is read again: where the deals of a district stand together, as in the exports, each group is merged when its
 * last deal is read; else the whole file goes by way of a staging table.
 */
export async function mergeFile(
  context: MergeContext,
  file: TransactionFile,
  place: Place,
  survey: Survey,
): Promise<{ merged: MergedCounts; problem: string | null }> {
  const { groups, deals } = survey
  let { problem } = survey
  const readAgain = () =>
    readDeals(file, place, {
      onBytes: () => undefined,
      onRefused: () => undefined,
      onProblem: (message) => {
        problem ??= message
      },
    })
  const expected = survey.read - survey.refused
  let count = 0
  const onMerged = (deals: number) => {
    count += deals
    context.onProgress((file.bytes / 2) * (deals / expected))
  }
  let merged: MergedCounts
  if (deals === null && mostOpen([...groups.values()]) > DEALS_HELD) {
    merged = await mergeByStaging(context, groups, readAgain(), onMerged)
  } else {
    merged =
      (await mergeAsMonth(context, file, survey, onMerged)) ??
      (await mergeInOrder(context, groups, deals === null ? readAgain() : [deals], onMerged))
  }
  if (count < expected && !context.signal?.aborted) problem ??= '읽는 동안 파일이 바뀌었습니다.'
  return { merged, problem }
}

/** The deals that wait at one time for the last of their group, at most. */
function mostOpen(groups: SurveyedGroup[]): number {
  const changes = groups
    .flatMap(({ first, last, size }) => [
      { at: first, by: size },
      { at: last + 1, by: -size },
    ])
    .sort((one, other) => one.at - other.at || one.by - other.by)
  let open = 0
  let most = 0
  for (const { by } of changes) {
    open += by
    most = Math.max(most, open)
  }
  return most
}

/** `null`: the file is not one whole month of one source. */
async function mergeAsMonth(
  { pool, signal }: MergeContext,
  file: TransactionFile,
  { groups, deals, refused, problem }: Survey,
  onMerged: (deals: number) => void,
): Promise<MergedCounts | null> {
  const month = problem === null && refused === 0 ? file.wholeMonth() : null
  const [group, ...others] = groups.values()
  if (month === null || deals === null || group === undefined || others.length > 0 || signal?.aborted) return null
  if (group.lawdCd !== month.lawdCd || group.dealMonth !== month.dealMonth) return null
  const merged = await mergeMonth(pool, {
    ...month,
    source: group.source,
    deals: deals.map(({ deal }) => deal),
    districtCodes: deals.map(({ legalDistrictCode }) => legalDistrictCode),
    skippedRows: 0,
  })
  onMerged(deals.length)
  return merged
}

/** Merges each group once it is whole, while the file is read on. */
async function mergeInOrder(
  { pool, now, signal }: MergeContext,
  groups: Map<string, SurveyedGroup>,
  batches: AsyncIterable<PlacedDeal[]> | Iterable<PlacedDeal[]>,
  onMerged: (deals: number) => void,
): Promise<MergedCounts> {
  const counts = noMerges()
  const open = new Map<string, PlacedDeal[]>()
  let whole: HeldGroup[] = []
  let wholeDeals = 0
  let underWay: Promise<void> = Promise.resolve()

  function take(placed: PlacedDeal): void {
    const key = groupKey(placed)
    const deals = open.get(key) ?? []
    if (deals.push(placed) === 1) open.set(key, deals)
    const group = groups.get(key)
    if (deals.length !== group?.size) return
    open.delete(key)
    whole.push({ ...group, deals })
    wholeDeals += deals.length
  }
  async function merge(held: HeldGroup[], size: number): Promise<void> {
    const merged = await inTransaction(pool, async (client) => {
      await lockDistricts(
        client,
        held.map(({ lawdCd }) => lawdCd),
      )
      return mergeHeldDeals(client, held, 'PART', now())
    })
    addCounts(counts, merged)
    onMerged(size)
  }
  /** Waits for the merge before; the one of what is now whole is on its way while the file is read on. */
  async function flush(): Promise<void> {
    await underWay
    if (whole.length === 0 || signal?.aborted) return
    underWay = merge(whole, wholeDeals)
    // told by the wait for it
    underWay.catch(() => undefined)
    whole = []
    wholeDeals = 0
  }

  for await (const batch of batches) {
    batch.forEach(take)
    if (wholeDeals >= DEALS_PER_MERGE) await flush()
    if (signal?.aborted) break
  }
  await flush()
  await underWay
  return counts
}
