import type { Pool } from 'pg'
import type { DealSource } from '../../domain/comparison/deal.ts'
import { statement } from '../../platform/database/statement.ts'

/** How many items of one source are stored, and when the latest was stored. */
export type StoredCount = { count: number; latestAt: Date | null }

/** The stored sources of a district. Lots have no monthly statistics. */
export type DistrictCounts = {
  transaction: StoredCount
  buildingRegister: StoredCount
  publicPrice: StoredCount
  monthlyStatistic: StoredCount
}
export type LotCounts = Omit<DistrictCounts, 'monthlyStatistic'>

export function sourceCountOf(counts: Partial<DistrictCounts>): number {
  return Object.values(counts).filter(({ count }) => count > 0).length
}

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
  /** Published rows of these months that are copies of another row. */
  copies: number
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
    copies: 'float8',
    newestMonth: 'text',
    latestAt: 'timestamptz',
    withheld: 'int4',
  },
  text: `select source, count(*)::int as months, sum(row_count)::float8 as deals,
     sum(copy_count)::float8 as copies, max(deal_month) as "newestMonth",
     max(collected_at) as "latestAt",
     (select count(*)::int from withheld_months as apart where apart.source = ledger.source) as withheld
   from collection_ledger as ledger
   group by source`,
})

/** The stored evidence for one lot. */
export type LotEvidence = {
  pnu: string
  /** The name in the register, a transaction or a public price. */
  buildingName: string | null
  counts: LotCounts
}

type LotRow = {
  pnu: string
  building_name: string | null
  register_at: Date | null
  price_count: number
  price_at: Date | null
  deal_count: number
  deal_at: Date | null
}

/** The planner does not see the lots, so it plans once; the plan would be the same for any number of lots. */
const evidenceOfLots = statement<LotRow, { pnus: readonly string[] }>({
  name: 'evidence-of-lots',
  columns: {
    pnu: 'text',
    building_name: 'text',
    register_at: 'timestamptz',
    price_count: 'int4',
    price_at: 'timestamptz',
    deal_count: 'int4',
    deal_at: 'timestamptz',
  },
  text: `
    select
      asked.pnu::text,
      coalesce(register_name, split_part(deal_names, E'\\n', 1), split_part(price_names, E'\\n', 1)) as building_name,
      register_at, coalesce(price_count, 0) as price_count, price_at, coalesce(deal_count, 0) as deal_count, deal_at
    from unnest((select :pnus::bigint[])) with ordinality as asked (pnu, place)
    left join stored_lots as lot on lot.pnu = asked.pnu
    order by place`,
})

/** The stored evidence for these lots, in the given order; a count of 0 when nothing is stored. */
export async function readEvidenceOfLots(pool: Pool, pnus: readonly string[]): Promise<LotEvidence[]> {
  if (pnus.length === 0) return []
  const rows = await evidenceOfLots(pool, { pnus })
  return rows.map((row) => ({
    pnu: row.pnu,
    buildingName: row.building_name,
    counts: {
      transaction: { count: row.deal_count, latestAt: row.deal_at },
      buildingRegister: { count: row.register_at === null ? 0 : 1, latestAt: row.register_at },
      publicPrice: { count: row.price_count, latestAt: row.price_at },
    },
  }))
}

/** The stored evidence for one legal district. */
export type DistrictEvidence = { legalDistrictCode: string; counts: DistrictCounts }

type CountColumns = {
  transaction_count: number
  building_register_count: number
  public_price_count: number
  statistic_count: number
  transaction_at: Date | null
  building_register_at: Date | null
  public_price_at: Date | null
  statistic_at: Date | null
}

const COUNT_COLUMNS = {
  transaction_count: 'int4',
  building_register_count: 'int4',
  public_price_count: 'int4',
  statistic_count: 'int4',
  transaction_at: 'timestamptz',
  building_register_at: 'timestamptz',
  public_price_at: 'timestamptz',
  statistic_at: 'timestamptz',
} as const

const analyzableDistricts = statement<
  CountColumns & { legal_district_code: string },
  { minSourceCount: number; limit: number }
>({
  name: 'analyzable-districts',
  columns: { legal_district_code: 'text', ...COUNT_COLUMNS },
  text: `select legal_district_code, ${Object.keys(COUNT_COLUMNS).join(', ')}
   from district_evidence
   where source_count >= :minSourceCount
   order by source_count desc, transaction_count desc, legal_district_code
   limit :limit`,
})

/** Legal districts with at least the given number of the four sources, those with the most first. */
export async function readAnalyzableDistricts(
  pool: Pool,
  { minSourceCount, limit }: { minSourceCount: number; limit: number },
): Promise<DistrictEvidence[]> {
  const rows = await analyzableDistricts(pool, { minSourceCount, limit })
  return rows.map((row) => ({ legalDistrictCode: row.legal_district_code, counts: countsOf(row) }))
}

const evidenceOfDistricts = statement<CountColumns, { codes: readonly string[] }>({
  name: 'evidence-of-districts',
  columns: COUNT_COLUMNS,
  text: `select
     coalesce(sum(transaction_count), 0)::int as transaction_count, max(transaction_at) as transaction_at,
     coalesce(sum(building_register_count), 0)::int as building_register_count,
     max(building_register_at) as building_register_at,
     coalesce(sum(public_price_count), 0)::int as public_price_count, max(public_price_at) as public_price_at,
     coalesce(sum(statistic_count), 0)::int as statistic_count, max(statistic_at) as statistic_at
   from district_evidence
   where legal_district_code = any(:codes)`,
})

/** The stored evidence for these legal districts combined. */
export async function readEvidenceOfDistricts(pool: Pool, codes: readonly string[]): Promise<DistrictCounts> {
  const [row] = await evidenceOfDistricts(pool, { codes })
  if (row === undefined) throw new Error('a sum without a row')
  return countsOf(row)
}

function countsOf(row: CountColumns): DistrictCounts {
  const stored = (count: number, latestAt: Date | null) => ({ count, latestAt: count > 0 ? latestAt : null })
  return {
    transaction: stored(row.transaction_count, row.transaction_at),
    buildingRegister: stored(row.building_register_count, row.building_register_at),
    publicPrice: stored(row.public_price_count, row.public_price_at),
    monthlyStatistic: stored(row.statistic_count, row.statistic_at),
  }
}
