import type { Pool, PoolClient } from 'pg'
import type { Deal, DealSource } from '../../domain/comparison/deal.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { HeldGroup } from './deal-group.ts'
import { keyedDeals } from './fact-ids.ts'
import { beginMerge, type MergeResult } from './merge-deals.ts'
import { mergeHeldDeals } from './merge-held-deals.ts'
import { isWithheld } from './withheld-month.ts'

/** A month that was read to its last page, ready to be stored. */
export type CollectedMonth = {
  source: DealSource
  /** Active five-digit code under which the deals are stored. */
  lawdCd: string
  /** `YYYYMM`. */
  dealMonth: string
  deals: Deal[]
  /** Legal-district code of each deal, in the same order; `null` when the catalogue has no such name. */
  districtCodes: (string | null)[]
  /** Published rows that could not be read as a deal. */
  skippedRows: number
  collectedAt: Date
}

/**
 * Makes the stored month equal to the published one, without its copies, in one transaction: new deals are added,
 * corrected and cancelled ones updated, vanished ones removed; the month's statistics and the ledger are updated as well.
 * If rows could not be read, any of them may be a stored deal, so nothing is removed. Idempotent. A reply older than the
 * stored one changes nothing: if two replies overtake each other, the newer one wins.
 */
export function mergeMonth(pool: Pool, month: CollectedMonth): Promise<MergeResult> {
  return inTransaction(pool, async (client) => {
    await beginMerge(client, [month])
    return mergeLocked(client, month)
  })
}

/** The same for a provider's reply, which is withheld when it would remove many deals (R-EVID-20). */
export function mergeAnswer(pool: Pool, month: CollectedMonth): Promise<'MERGED' | 'WITHHELD'> {
  return inTransaction(pool, async (client) => {
    await beginMerge(client, [month])
    const isWhole = month.skippedRows === 0
    if (isWhole && (await isWithheld(client, groupOf(month), month.collectedAt))) return 'WITHHELD'
    await mergeLocked(client, month)
    return 'MERGED'
  })
}

async function mergeLocked(client: PoolClient, month: CollectedMonth): Promise<MergeResult> {
  const { source, lawdCd, dealMonth, deals, skippedRows, collectedAt } = month
  const group = groupOf(month)
  const rowCount = keyedDeals(group).length
  const copyCount = deals.length - rowCount
  const entered = await writeLedger(client, { source, lawdCd, dealMonth, rowCount, copyCount, collectedAt })
  if (entered.length === 0) return { inserted: 0, updated: 0, vanished: 0, copies: 0 }
  return mergeHeldDeals(client, [group], skippedRows === 0 ? 'WHOLE_MONTH' : 'PART', collectedAt)
}

function groupOf({ source, lawdCd, dealMonth, deals, districtCodes }: CollectedMonth): HeldGroup {
  const placed = deals.map((deal, index) => ({ deal, legalDistrictCode: districtCodes[index] ?? null, dealMonth }))
  return { source, lawdCd, dealMonth, deals: placed }
}

/** Never overwrites a newer reply; returns no row in that case. */
const writeLedger = statement<
  { deal_month: string },
  { source: string; lawdCd: string; dealMonth: string; rowCount: number; copyCount: number; collectedAt: Date }
>({
  name: 'write-collection-ledger',
  columns: { deal_month: 'text' },
  text: `
    insert into collection_ledger as stored (source, lawd_cd, deal_month, row_count, copy_count, collected_at)
    values (:source, :lawdCd, :dealMonth, :rowCount, :copyCount, :collectedAt)
    on conflict (lawd_cd, source, deal_month)
      do update set row_count = excluded.row_count, copy_count = excluded.copy_count, collected_at = excluded.collected_at
      where stored.collected_at <= excluded.collected_at
    returning deal_month`,
})
