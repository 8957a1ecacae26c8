import type { Pool } from 'pg'
import { addMonths } from '../../domain/calendar.ts'
import { type ReverseJeonse, reverseJeonse } from '../../domain/market/reverse-jeonse.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { namedQuery } from '../../platform/named-query.ts'

export type ReverseJeonseQuery = {
  legalDistrictCode: string
  propertyType: TradedPropertyType
  /** The newest completed month, `YYYYMM`. */
  lastMonth: string
}

/** `scope`: the legal district, or its whole city district where the district alone has too few deals. */
export type ReverseJeonseEvidence = ReverseJeonse & { scope: 'LEGAL_DISTRICT' | 'LAWD_CD' }

const jeonseCells = namedQuery<
  { of_district: boolean; deal_month: string; sample_count: number; median_amount: number },
  [legalDistrictCode: string, lawdCd: string, propertyType: TradedPropertyType, months: string[]]
>(
  'reverse-jeonse-cells',
  `select true as of_district, deal_month, sample_count, median_amount
   from market_statistics_monthly
   where legal_district_code = $1 and property_type = $3 and trade_kind = 'RENT_JEONSE' and deal_month = any($4)
   union all
   select false, deal_month, sample_count, median_amount
   from market_statistics_monthly
   where lawd_cd = $2 and legal_district_code is null and property_type = $3 and trade_kind = 'RENT_JEONSE'
     and deal_month = any($4)`,
)

/** The reverse-jeonse signal of a district and type from stored statistics; `null` when they hold too few deals. */
export async function readReverseJeonse(
  pool: Pool,
  { legalDistrictCode, propertyType, lastMonth }: ReverseJeonseQuery,
): Promise<ReverseJeonseEvidence | null> {
  const months = [0, 1, 2, 24, 25, 26].map((age) => addMonths(lastMonth, -age))
  const rows = await jeonseCells(pool, legalDistrictCode, legalDistrictCode.slice(0, 5), propertyType, months)
  for (const scope of ['LEGAL_DISTRICT', 'LAWD_CD'] as const) {
    const cells = rows
      .filter((row) => row.of_district === (scope === 'LEGAL_DISTRICT'))
      .map((row) => ({
        dealMonth: row.deal_month,
        sampleCount: row.sample_count,
        medianManwon: row.median_amount,
      }))
    const found = reverseJeonse(cells, lastMonth)
    if (found !== null) return { ...found, scope }
  }
  return null
}
