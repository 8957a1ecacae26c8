import type { Pool } from 'pg'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { statement } from '../../platform/statement.ts'

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

const COLUMNS = {
  legal_district_code: 'text',
  lawd_cd: 'text',
  deal_month: 'text',
  property_type: 'text',
  trade_kind: 'text',
  sample_count: 'int4',
  min_amount: 'float8',
  q1_amount: 'float8',
  median_amount: 'float8',
  q3_amount: 'float8',
  max_amount: 'float8',
  median_monthly_rent: 'float8',
  refreshed_at: 'timestamptz',
} as const
const SELECTED = Object.keys(COLUMNS).join(', ')

const monthlyStatistics = statement<
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
  MonthlyStatisticsQuery
>({
  name: 'monthly-statistics',
  columns: COLUMNS,
  text: `select ${SELECTED} from market_statistics_monthly
   where legal_district_code = any(:districtCodes) and property_type = any(:propertyTypes) and trade_kind = any(:tradeKinds)
     and deal_month between :from and :to
   union all
   select ${SELECTED} from market_statistics_monthly
   where lawd_cd = :lawdCd and legal_district_code is null and property_type = any(:propertyTypes) and trade_kind = any(:tradeKinds)
     and deal_month between :from and :to
   order by deal_month desc, property_type, trade_kind, legal_district_code`,
})

/** The monthly statistics of a city district as a whole and of some of its legal districts, newest month first. */
export async function readMonthlyStatistics(pool: Pool, query: MonthlyStatisticsQuery): Promise<MonthlyStatistic[]> {
  const rows = await monthlyStatistics(pool, query)
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
