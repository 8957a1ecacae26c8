import type { Pool } from 'pg'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import { comparedMonths, type RegionalReverseJeonse, reverseJeonse } from '../../domain/market/reverse-jeonse.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { WINDOWS } from '../../domain/rule-book/thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import { type Memory, remembered } from '../memory.ts'

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

export type MarketSignalEvidence = {
  /** The newest statistic of each kind and scope. */
  statistics: MarketStatistic[]
  /** `null` for monthly rent, and when the stored months have too few deals. */
  reverseJeonse: RegionalReverseJeonse | null
}

type Row = {
  /** Whether the row is one of the jeonse months to compare, rather than a newest statistic. */
  is_cell: boolean
  trade_kind: string
  legal_district_code: string | null
  deal_month: string
  sample_count: number
  median_amount: number
  median_monthly_rent: number | null
}

const marketSignal = statement<
  Row,
  {
    legalDistrictCode: string
    lawdCd: string
    propertyType: PropertyType
    leaseKind: string
    fromMonth: string
    enough: number
    jeonseMonths: string[]
  }
>({
  name: 'market-signal',
  columns: {
    is_cell: 'bool',
    trade_kind: 'text',
    legal_district_code: 'text',
    deal_month: 'text',
    sample_count: 'int4',
    median_amount: 'float8',
    median_monthly_rent: 'float8',
  },
  text: `(select distinct on (trade_kind, legal_district_code is null)
     false as is_cell, trade_kind, legal_district_code, deal_month, sample_count, median_amount, median_monthly_rent
   from market_statistics_monthly
   where lawd_cd = :lawdCd and property_type = :propertyType and trade_kind in ('SALE', :leaseKind) and deal_month >= :fromMonth
     and (legal_district_code = :legalDistrictCode or legal_district_code is null) and sample_count >= :enough
   order by trade_kind, legal_district_code is null, deal_month desc)
   union all
   select true, trade_kind, legal_district_code, deal_month, sample_count, median_amount, null
   from market_statistics_monthly
   where lawd_cd = :lawdCd and property_type = :propertyType and trade_kind = 'RENT_JEONSE' and deal_month = any(:jeonseMonths)
     and (legal_district_code = :legalDistrictCode or legal_district_code is null) and sample_count >= :enough`,
})

export type MarketSignalQuery = {
  legalDistrictCode: string
  propertyType: PropertyType
  purpose: ContractPurpose
  /** Oldest month that still counts as recent, `YYYYMM`. */
  fromMonth: string
  /** The newest completed month, `YYYYMM`. */
  lastMonth: string
}

export type MarketReader = { pool: Pool; markets: Memory<MarketSignalEvidence> }

const BYTES_OF_A_SIGNAL = 2_000

/** `version`: version of the statistics as just read by the caller; null when unknown. */
export function readMarketSignal(
  { pool, markets }: MarketReader,
  query: MarketSignalQuery,
  version: string | null,
): Promise<MarketSignalEvidence> {
  const key = Object.values(query).join(' ')
  return remembered(
    markets,
    { key, version },
    () => readStoredSignal(pool, query),
    () => BYTES_OF_A_SIGNAL,
  )
}

/**
 * The newest monthly statistic with at least three deals, from `fromMonth` on, for the legal district and for the whole
 * city district; for jeonse, also how its deposits moved within the term of a lease. Stored data only, one statement.
 */
export async function readStoredSignal(pool: Pool, query: MarketSignalQuery): Promise<MarketSignalEvidence> {
  const { legalDistrictCode, propertyType, purpose, fromMonth, lastMonth } = query
  const leaseKind = purpose === 'JEONSE' ? 'RENT_JEONSE' : 'RENT_MONTHLY'
  const lawdCd = legalDistrictCode.slice(0, 5)
  const rows = await marketSignal(pool, {
    legalDistrictCode,
    lawdCd,
    propertyType,
    leaseKind,
    fromMonth,
    enough: WINDOWS.enoughDeals,
    jeonseMonths: purpose === 'JEONSE' ? comparedMonths(lastMonth) : [],
  })
  return {
    statistics: rows.filter(({ is_cell: isCell }) => !isCell).map(statisticOf),
    reverseJeonse: narrowestReverseJeonse(
      rows.filter(({ is_cell: isCell }) => isCell),
      lastMonth,
    ),
  }
}

function statisticOf(row: Row): MarketStatistic {
  return {
    tradeKind: row.trade_kind === 'SALE' ? 'SALE' : 'LEASE',
    scope: scopeOf(row),
    dealMonth: row.deal_month,
    sampleCount: row.sample_count,
    medianManwon: row.median_amount,
    medianMonthlyRentManwon: row.median_monthly_rent,
  }
}

/** For the legal district, or for its whole city district when the district alone has too few deals. */
function narrowestReverseJeonse(rows: Row[], lastMonth: string): RegionalReverseJeonse | null {
  for (const scope of ['LEGAL_DISTRICT', 'LAWD_CD'] as const) {
    const cells = rows.filter((row) => scopeOf(row) === scope)
    const found = reverseJeonse(
      cells.map((row) => ({
        dealMonth: row.deal_month,
        sampleCount: row.sample_count,
        medianManwon: row.median_amount,
      })),
      lastMonth,
    )
    if (found !== null) return { ...found, scope }
  }
  return null
}

function scopeOf(row: Row): MarketStatistic['scope'] {
  return row.legal_district_code === null ? 'LAWD_CD' : 'LEGAL_DISTRICT'
}
