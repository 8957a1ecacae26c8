import type { Pool } from 'pg'
import type { DealSource } from '../../domain/comparison/deal.ts'
import { statement } from '../../platform/database/statement.ts'
import type { StoredCount } from './stored-counts.ts'

type StoredKind = 'transaction' | 'buildingRegister' | 'publicPrice' | 'monthlyStatistic' | 'indicator'

/** Reads `district_evidence` instead of counting facts; that table counts the deals that enter the statistics. */
const countKinds = statement<{ kind: StoredKind; count: number; at: Date | null }>({
  name: 'count-stored-evidence',
  columns: { kind: 'text', count: 'float8', at: 'timestamptz' },
  text: `select 'transaction' as kind, coalesce(sum(transaction_count), 0)::float8 as count, max(transaction_at) as at
   from district_evidence
   union all
   select 'buildingRegister', coalesce(sum(building_register_count), 0), max(building_register_at)
   from district_evidence
   union all
   select 'publicPrice', coalesce(sum(public_price_count), 0), max(public_price_at) from district_evidence
   union all
   select 'monthlyStatistic', coalesce(sum(statistic_count), 0), max(statistic_at) from district_evidence
   union all
   select 'indicator', count(*), max(collected_at) from market_indicators`,
})

/** How much of each kind is stored for the whole country. */
export async function countStored(pool: Pool): Promise<Record<StoredKind, StoredCount>> {
  const rows = await countKinds(pool)
  const counted = rows.map(({ kind, count, at }) => [kind, { count, latestAt: at }] as const)
  return Object.fromEntries(counted) as Record<StoredKind, StoredCount>
}

/** The months of one source that were read completely. */
export type CollectedMonths = {
  source: DealSource
  months: number
  deals: number
  /** `YYYYMM`. */
  newestMonth: string
  latestAt: Date
  /** Months whose latest reply is withheld until a second one confirms it. */
  withheld: number
}

/** One row per source with at least one collected month. */
export const countCollectedMonths = statement<CollectedMonths>({
  name: 'count-collected-months',
  columns: {
    source: 'text',
    months: 'int4',
    deals: 'float8',
    newestMonth: 'text',
    latestAt: 'timestamptz',
    withheld: 'int4',
  },
  text: `select source, count(*)::int as months, sum(row_count)::float8 as deals, max(deal_month) as "newestMonth",
     max(collected_at) as "latestAt",
     (select count(*)::int from withheld_months as apart where apart.source = ledger.source) as withheld
   from collection_ledger as ledger
   group by source`,
})
