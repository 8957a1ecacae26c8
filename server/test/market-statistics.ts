import type { Pool } from 'pg'
import { TEST_NOW } from './app.ts'

export type StatisticSeed = {
  legalDistrictCode?: string | null
  lawdCd?: string
  propertyType?: string
  tradeKind?: string
  dealMonth: string
  sampleCount?: number
  median: number
  rent?: number | null
}

/** Stores monthly statistics like those of a collected month. By default: apartments in 신림동, jeonse, ten deals. */
export async function storeStatistics(pool: Pool, seeds: StatisticSeed[]): Promise<void> {
  for (const seed of seeds) {
    const district = seed.legalDistrictCode === undefined ? '1162010200' : seed.legalDistrictCode
    await pool.query(
      `insert into market_statistics_monthly (
         lawd_cd, legal_district_code, property_type, trade_kind, source, deal_month, sample_count,
         min_amount, q1_amount, median_amount, q3_amount, max_amount, median_monthly_rent, refreshed_at
       ) values ($1, $2, $3, $4, 'test', $5, $6, $7, $7, $7, $7, $7, $8, $9)`,
      [
        seed.lawdCd ?? district?.slice(0, 5),
        district,
        seed.propertyType ?? 'APARTMENT',
        seed.tradeKind ?? 'RENT_JEONSE',
        seed.dealMonth,
        seed.sampleCount ?? 10,
        seed.median,
        seed.rent ?? null,
        TEST_NOW,
      ],
    )
  }
}
