import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { statement } from '../../platform/database/statement.ts'
import { VERSION_OF, VERSIONED_COLUMNS, type Versioned, versionedText } from '../regions/stored-versions.ts'

export const STATISTIC_KINDS = ['RENT_JEONSE', 'RENT_MONTHLY', 'SALE'] as const
export type StatisticKind = (typeof STATISTIC_KINDS)[number]

/** One row of `market_statistics_monthly`. Amounts in manwon. */
export type MonthlyStatistic = {
  /** `null` for the whole city district. */
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
  /** Median of monthly-rent contracts only. */
  medianMonthlyRent: number | null
  refreshedAt: Date
}

export type MonthlyStatisticsQuery = {
  lawdCd: string
  /** Empty for only the city district as a whole. */
  districtCodes: readonly string[]
  propertyTypes: readonly TradedPropertyType[]
  tradeKinds: readonly StatisticKind[]
  /** First and last month, `YYYYMM`. */
  from: string
  to: string
}

const SELECTED = `
  legal_district_code as "legalDistrictCode", lawd_cd as "lawdCd", deal_month as "dealMonth",
  property_type as "propertyType", trade_kind as "tradeKind", sample_count as "sampleCount", min_amount as min,
  q1_amount as q1, median_amount as median, q3_amount as q3, max_amount as max,
  median_monthly_rent as "medianMonthlyRent", refreshed_at as "refreshedAt"`

export type MonthlyStatisticRow = Omit<MonthlyStatistic, 'refreshedAt'> & { refreshedAt: string }

/** Monthly statistics of a whole city district and of some of its legal districts, newest month first. */
export const monthlyStatistics = statement<Versioned<MonthlyStatisticRow>, MonthlyStatisticsQuery>({
  name: 'monthly-statistics',
  columns: VERSIONED_COLUMNS,
  text: versionedText(
    VERSION_OF.district,
    `select ${SELECTED} from market_statistics_monthly
     where legal_district_code = any(:districtCodes::text[]) and property_type = any(:propertyTypes::text[])
       and trade_kind = any(:tradeKinds::text[]) and deal_month between :from and :to
     union all
     select ${SELECTED} from market_statistics_monthly
     where lawd_cd = :lawdCd and legal_district_code is null and property_type = any(:propertyTypes::text[])
       and trade_kind = any(:tradeKinds::text[]) and deal_month between :from and :to
     order by "dealMonth" desc, "propertyType", "tradeKind", "legalDistrictCode"`,
  ),
})

export function monthlyStatisticOf({ refreshedAt, ...row }: MonthlyStatisticRow): MonthlyStatistic {
  return { ...row, refreshedAt: new Date(refreshedAt) }
}
