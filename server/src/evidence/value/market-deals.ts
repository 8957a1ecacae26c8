import type { DealSource } from '../../domain/comparison/deal.ts'
import type { MarketDeal } from '../../domain/value/create-gu-market.ts'
import { VALUE_KINDS, VALUED_TYPES, type ValuedType, type ValueKind } from '../../domain/value/valued-home.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { TRANSACTION_SOURCE } from '../deals/deal-query.ts'
import { DEAL_AMOUNT, DEAL_COUNTS, DEAL_DAY, DEAL_IS_WEAK, DEAL_LOT } from './valued-deals.ts'

/** A city district with stored deals of a kind and type. */
export type StoredMarket = {
  kind: ValueKind
  propertyType: ValuedType
  lawdCd: string
  /** Deals since `recentMonth`. */
  recentDeals: number
}

/** Every market that can be fitted, ordered by kind, type and code; from the monthly statistics. */
export async function listMarkets(database: Queryable, recentMonth: string): Promise<StoredMarket[]> {
  const rows = await storedMarkets(database, { types: VALUED_TYPES, recentMonth })
  const found = rows.map(({ trade_kind, property_type: propertyType, lawd_cd: lawdCd, recent_deals: recentDeals }) => {
    const kind: ValueKind = trade_kind === 'SALE' ? 'SALE' : 'JEONSE'
    return { kind, propertyType, lawdCd, recentDeals }
  })
  return VALUE_KINDS.flatMap((kind) => found.filter((market) => market.kind === kind))
}

/** The relevant deals of one city district, contracted from a month on and before a day. */
export async function readMarketDeals(
  database: Queryable,
  { kind, propertyType, lawdCd }: Pick<StoredMarket, 'kind' | 'propertyType' | 'lawdCd'>,
  { sinceMonth, before }: { sinceMonth: string; before: string },
): Promise<MarketDeal[]> {
  const source = TRANSACTION_SOURCE[propertyType][kind === 'SALE' ? 'SALE' : 'RENT']
  const rows = await marketDeals(database, { lawdCd, source, sinceMonth, before })
  // each row creates new strings; a million deals share a few thousand distinct ones
  const shared = new Map<string, string>()
  const share = (text: string) => shared.get(text) ?? (shared.set(text, text), text)
  return rows.map((row) => ({
    dealId: row.fact_id,
    legalDistrictCode: share(row.legal_district_code),
    lot: share(row.lot),
    day: row.day,
    amountManwon: row.amount,
    areaSquareMeter: row.area_square_meter,
    floor: row.floor,
    buildYear: row.build_year,
    weak: row.weak,
  }))
}

const storedMarkets = statement<
  { trade_kind: string; property_type: ValuedType; lawd_cd: string; recent_deals: number },
  { types: readonly ValuedType[]; recentMonth: string }
>({
  name: 'list-valued-markets',
  columns: { trade_kind: 'text', property_type: 'text', lawd_cd: 'text', recent_deals: 'int4' },
  text: `
    select
      trade_kind, property_type, lawd_cd,
      coalesce(sum(sample_count) filter (where deal_month >= :recentMonth), 0)::int as recent_deals
    from market_statistics_monthly
    where legal_district_code is null and property_type = any(:types) and trade_kind in ('SALE', 'RENT_JEONSE')
    group by trade_kind, property_type, lawd_cd
    order by property_type, lawd_cd`,
})

type DealRow = {
  fact_id: string
  legal_district_code: string
  lot: string
  day: number
  amount: number
  area_square_meter: number
  floor: number | null
  build_year: number | null
  weak: boolean
}

const marketDeals = statement<DealRow, { lawdCd: string; source: DealSource; sinceMonth: string; before: string }>({
  name: 'read-market-deals',
  columns: {
    fact_id: 'uuid',
    legal_district_code: 'text',
    lot: 'text',
    day: 'int4',
    amount: 'int4',
    area_square_meter: 'float8',
    floor: 'int2',
    build_year: 'int2',
    weak: 'bool',
  },
  text: `
    select
      fact_id, legal_district_code, ${DEAL_LOT} as lot, ${DEAL_DAY} as day, ${DEAL_AMOUNT} as amount,
      area_square_meter, floor, build_year, ${DEAL_IS_WEAK} as weak
    from stored_deals
    where lawd_cd = :lawdCd and source = :source and deal_month >= :sinceMonth and contract_date < :before::date
      and legal_district_code is not null and main_number is not null and ${DEAL_COUNTS}`,
})
