import type { Pool } from 'pg'
import type { Deal, TransactionSource } from '../../domain/comparison/deal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { lockDistricts, type MergeResult } from './merge-deals.ts'
import { mergeHeldDeals } from './merge-held-deals.ts'

/** A month that was read to its last page, as it is to be stored. */
export type CollectedMonth = {
  source: TransactionSource
  /** Active five-digit code that the deals are stored under. */
  lawdCd: string
  /** `YYYYMM`. */
  dealMonth: string
  deals: Deal[]
  /** Legal-district code of each deal, in the same order; `null` where the catalogue has no such name. */
  districtCodes: (string | null)[]
  /** Published rows that could not be read as a deal. */
  skippedRows: number
  collectedAt: Date
}

/**
 * Makes the stored month equal to the published one, in one transaction: new deals are added, corrected and cancelled
 * ones updated, vanished ones removed; the month's statistics and the ledger follow. Where rows could not be read, any
 * of them may be a stored deal: nothing is removed then. A second run changes nothing, and neither does an answer older
 * than the stored one: of two that overtake each other the newer counts.
 */
export function mergeMonth(pool: Pool, month: CollectedMonth): Promise<MergeResult> {
  return inTransaction(pool, async (client) => {
    const { source, lawdCd, dealMonth, deals, districtCodes, skippedRows, collectedAt } = month
    await lockDistricts(client, [lawdCd])
    const entered = await client.query({
      ...writeLedger,
      values: [source, lawdCd, dealMonth, deals.length, collectedAt],
    })
    if (entered.rowCount === 0) return { inserted: 0, updated: 0, vanished: 0 }
    const placed = deals.map((deal, index) => ({ deal, legalDistrictCode: districtCodes[index] ?? null, dealMonth }))
    const group = { source, lawdCd, dealMonth, deals: placed }
    return mergeHeldDeals(client, [group], skippedRows === 0 ? 'WHOLE_MONTH' : 'PART', collectedAt)
  })
}

/** Writes nothing over a newer answer. */
const writeLedger = {
  name: 'write-collection-ledger',
  text: `
    insert into collection_ledger as stored (source, lawd_cd, deal_month, row_count, collected_at)
    values ($1, $2, $3, $4, $5)
    on conflict (lawd_cd, source, deal_month)
      do update set row_count = excluded.row_count, collected_at = excluded.collected_at
      where stored.collected_at <= excluded.collected_at`,
}
