import type { Pool, PoolClient } from 'pg'
import type { Deal, TransactionSource } from '../../domain/comparison/deal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type DealGroup, lockGroups, type MergeResult, mergeStagedDeals } from './merge-deals.ts'
import { openStaging, stageDeals } from './staged-deals.ts'

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
  collectedAt: Date
}

/**
 * Makes the stored month equal to the published one, in one transaction: new deals are added, corrected and cancelled
 * ones updated, vanished ones removed; the month's statistics and the ledger follow. A second run changes nothing.
 */
export function mergeMonth(pool: Pool, month: CollectedMonth): Promise<MergeResult> {
  return inTransaction(pool, async (client) => {
    await openStaging(client, 'UNTIL_COMMIT')
    const { deals, districtCodes, dealMonth } = month
    await stageDeals(
      client,
      deals.map((deal, index) => ({ deal, legalDistrictCode: districtCodes[index] ?? null, dealMonth })),
    )
    return mergeWholeMonth(client, month, { rowCount: deals.length, collectedAt: month.collectedAt })
  })
}

/**
 * The same for a month that is already staged. An answer older than the stored one changes nothing: of two that
 * overtake each other the newer counts.
 */
export async function mergeWholeMonth(
  client: PoolClient,
  group: DealGroup,
  answer: { rowCount: number; collectedAt: Date },
): Promise<MergeResult> {
  await lockGroups(client, [group])
  const key = [group.source, group.lawdCd, group.dealMonth]
  const { rowCount } = await client.query({ ...writeLedger, values: [...key, answer.rowCount, answer.collectedAt] })
  if (rowCount === 0) return { inserted: 0, updated: 0, vanished: 0 }
  return mergeStagedDeals(client, [group], 'WHOLE_MONTH', answer.collectedAt)
}

const writeLedger = {
  name: 'write-collection-ledger',
  text: `
    insert into collection_ledger as stored (source, lawd_cd, deal_month, row_count, collected_at)
    values ($1, $2, $3, $4, $5)
    on conflict (lawd_cd, source, deal_month)
      do update set row_count = excluded.row_count, collected_at = excluded.collected_at
      where stored.collected_at <= excluded.collected_at`,
}
