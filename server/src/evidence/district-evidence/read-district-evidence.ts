import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import type { DistrictCounts } from './stored-counts.ts'

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
