import type { Pool, PoolClient } from 'pg'
import type { Deal, TransactionSource } from '../../domain/comparison/deal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { lockDistricts, type MergeResult, mergeStagedDeals } from './merge-deals.ts'
import { refreshMonthStatistics } from './month-statistics.ts'
import { type DealGroup, openStaging, stageDeals, storeNewDeals } from './staged-deals.ts'

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
 * ones updated, vanished ones removed; the month's statistics and the ledger follow. A second run changes nothing, and
 * neither does an answer older than the stored one: of two that overtake each other the newer counts.
 */
export function mergeMonth(pool: Pool, month: CollectedMonth): Promise<MergeResult> {
  return inTransaction(pool, async (client) => {
    const { deals, districtCodes, dealMonth, collectedAt } = month
    const known = await enterMonth(client, month, { rowCount: deals.length, collectedAt })
    if (known === 'NEWER') return NOTHING
    const placed = deals.map((deal, index) => ({ deal, legalDistrictCode: districtCodes[index] ?? null, dealMonth }))
    if (known === 'NOTHING') {
      if (placed.length === 0) return NOTHING
      await storeNewDeals(client, month, placed, collectedAt)
      await refreshMonthStatistics(client, [month], collectedAt)
      return { ...NOTHING, inserted: placed.length }
    }
    await openStaging(client, 'UNTIL_COMMIT')
    await stageDeals(client, placed)
    return mergeStagedDeals(client, [month], 'WHOLE_MONTH', collectedAt)
  })
}

/** The same for a month that is already staged. */
export async function mergeWholeMonth(
  client: PoolClient,
  group: DealGroup,
  answer: { rowCount: number; collectedAt: Date },
): Promise<MergeResult> {
  if ((await enterMonth(client, group, answer)) === 'NEWER') return NOTHING
  return mergeStagedDeals(client, [group], 'WHOLE_MONTH', answer.collectedAt)
}

const NOTHING: MergeResult = { inserted: 0, updated: 0, vanished: 0 }

/** Locks the month's district and enters the answer in the ledger, unless a newer one stands there. @returns what is stored of the month. */
async function enterMonth(
  client: PoolClient,
  { source, lawdCd, dealMonth }: DealGroup,
  { rowCount, collectedAt }: { rowCount: number; collectedAt: Date },
): Promise<'NOTHING' | 'DEALS' | 'NEWER'> {
  await lockDistricts(client, [lawdCd])
  const { rows } = await client.query<{ has_deals: boolean }>({
    ...writeLedger,
    values: [source, lawdCd, dealMonth, rowCount, collectedAt],
  })
  const [entered] = rows
  if (entered === undefined) return 'NEWER'
  return entered.has_deals ? 'DEALS' : 'NOTHING'
}

const writeLedger = {
  name: 'write-collection-ledger',
  text: `
    insert into collection_ledger as stored (source, lawd_cd, deal_month, row_count, collected_at)
    values ($1, $2, $3, $4, $5)
    on conflict (lawd_cd, source, deal_month)
      do update set row_count = excluded.row_count, collected_at = excluded.collected_at
      where stored.collected_at <= excluded.collected_at
    returning exists (
      select from transaction_facts where lawd_cd = $2 and source = $1 and deal_month = $3
    ) as has_deals`,
}
