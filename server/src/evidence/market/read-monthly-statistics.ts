import type { Pool } from 'pg'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { namedQuery } from '../../platform/named-query.ts'

export const STATISTIC_KINDS = ['RENT_JEONSE', 'RENT_MONTHLY', 'SALE'] as const
export type StatisticKind = (typeof STATISTIC_KINDS)[number]

/** One row of `market_statistics_monthly`. Amounts in manwon. */
export type MonthlyStatistic = {
  /** `null`: of the whole city district. */
  legalDistrictCode: string | null
  lawdCd: string
  /** `YYYYMM`. */
  dealMonth: string
  propertyType: TradedPropertyType
  tradeKind: StatisticKind
  sampleCount: number
  min: number
  q1: number
  median: number
  q3: number
  max: number
  /** Of monthly-rent contracts only. */
  medianMonthlyRent: number | null
  refreshedAt: Date
}

export type MonthlyStatisticsQuery = {
  lawdCd: string
  /** Empty: only the city district as a whole. */
  districtCodes: readonly string[]
  propertyTypes: readonly TradedPropertyType[]
  tradeKinds: readonly StatisticKind[]
  /** First and last month, `YYYYMM`. */
  from: string
  to: string
}

const COLUMNS = `legal_district_code, lawd_cd, deal_month, property_type, trade_kind, sample_count, min_amount,
  q1_amount, median_amount, q3_amount, max_amount, median_monthly_rent, refreshed_at`

const monthlyStatistics = namedQuery<
  {
    legal_district_code: string | null
    lawd_cd: string
    deal_month: string
    property_type: TradedPropertyType
    trade_kind: StatisticKind
    sample_count: number
    min_amount: number
    q1_amount: number
    median_amount: number
    q3_amount: number
    max_amount: number
    median_monthly_rent: number | null
    refreshed_at: Date
  },
  [string, readonly string[], readonly string[], readonly string[], from: string, to: string]
>(
  'monthly-statistics',
  `select ${COLUMNS} from market_statistics_monthly
   where legal_district_code = any($2) and property_type = any($3) and trade_kind = any($4)
     and deal_month between $5 and $6
   union all
   select ${COLUMNS} from market_statistics_monthly
   where lawd_cd = $1 and legal_district_code is null and property_type = any($3) and trade_kind = any($4)
     and deal_month between $5 and $6
   order by deal_month desc, property_type, trade_kind, legal_district_code`,
)

/** The monthly statistics of a city district as a whole and of some of its legal districts, newest month first. */
export async function readMonthlyStatistics(pool: Pool, query: MonthlyStatisticsQuery): Promise<MonthlyStatistic[]> {
  const { lawdCd, districtCodes, propertyTypes, tradeKinds, from, to } = query
  const rows = await monthlyStatistics(pool, lawdCd, districtCodes, propertyTypes, tradeKinds, from, to)
  return rows.map((row) => ({
    legalDistrictCode: row.legal_district_code,
    lawdCd: row.lawd_cd,
    dealMonth: row.deal_month,
    propertyType: row.property_type,
    tradeKind: row.trade_kind,
    sampleCount: row.sample_count,
    min: row.min_amount,
    q1: row.q1_amount,
    median: row.median_amount,
    q3: row.q3_amount,
    max: row.max_amount,
    medianMonthlyRent: row.median_monthly_rent,
    refreshedAt: row.refreshed_at,
  }))
}
