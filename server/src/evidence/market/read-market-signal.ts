import type { Pool } from 'pg'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { namedQuery } from '../../platform/named-query.ts'

/** One monthly statistic of the region (`market_statistics_monthly`). Amounts in manwon. */
export type MarketStatistic = {
  tradeKind: 'LEASE' | 'SALE'
  scope: 'LEGAL_DISTRICT' | 'LAWD_CD'
  /** `YYYYMM`. */
  dealMonth: string
  sampleCount: number
  medianManwon: number
  /** Monthly-rent contracts only. */
  medianMonthlyRentManwon: number | null
}

/** A statistic over fewer deals says nothing about a region. */
const ENOUGH_DEALS = 3

const newestStatistics = namedQuery<
  {
    trade_kind: string
    legal_district_code: string | null
    deal_month: string
    sample_count: number
    median_amount: number
    median_monthly_rent: number | null
  },
  [legalDistrictCode: string, lawdCd: string, PropertyType, leaseKind: string, fromMonth: string, enough: number]
>(
  'newest-market-statistics',
  `select distinct on (trade_kind, legal_district_code is null)
     trade_kind, legal_district_code, deal_month, sample_count, median_amount, median_monthly_rent
   from market_statistics_monthly
   where lawd_cd = $2 and property_type = $3 and trade_kind in ('SALE', $4) and deal_month >= $5
     and (legal_district_code = $1 or legal_district_code is null) and sample_count >= $6
   order by trade_kind, legal_district_code is null, deal_month desc`,
)

export type MarketSignalQuery = {
  legalDistrictCode: string
  propertyType: PropertyType
  purpose: ContractPurpose
  /** Oldest month that still counts, `YYYYMM`. */
  fromMonth: string
}

/**
 * The newest monthly statistic with at least three deals, from `fromMonth` on: of the legal district, else of the
 * whole city district. Stored data only.
 */
export async function readMarketSignal(pool: Pool, query: MarketSignalQuery): Promise<MarketStatistic[]> {
  const { legalDistrictCode, propertyType, purpose, fromMonth } = query
  const leaseKind = purpose === 'JEONSE' ? 'RENT_JEONSE' : 'RENT_MONTHLY'
  const lawdCd = legalDistrictCode.slice(0, 5)
  const rows = await newestStatistics(pool, legalDistrictCode, lawdCd, propertyType, leaseKind, fromMonth, ENOUGH_DEALS)
  return rows.map((row) => ({
    tradeKind: row.trade_kind === 'SALE' ? 'SALE' : 'LEASE',
    scope: row.legal_district_code === null ? 'LAWD_CD' : 'LEGAL_DISTRICT',
    dealMonth: row.deal_month,
    sampleCount: row.sample_count,
    medianManwon: row.median_amount,
    medianMonthlyRentManwon: row.median_monthly_rent,
  }))
}
