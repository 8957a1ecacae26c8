import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import type { PublicPriceKind } from '../../domain/property/public-price.ts'
import { statement } from '../../platform/statement.ts'

/** The official prices of one kind that are stored for a lot, in won (land: won per square metre). */
export type StoredPriceRange = {
  kind: PublicPriceKind
  baseYear: number
  priceCount: number
  minWon: number
  medianWon: number
  maxWon: number
  collectedAt: Date
}

/** One past transaction of a lot. Amounts in manwon. */
export type PastDeal = {
  propertyType: TradedPropertyType
  tradeKind: 'RENT_JEONSE' | 'RENT_MONTHLY' | 'SALE'
  /** `YYYY-MM-DD`. */
  contractDate: string
  amountManwon: number
  monthlyRentManwon: number | null
  areaSquareMeter: number | null
  floor: number | null
}

const priceRanges = statement<
  {
    kind: PublicPriceKind
    base_year: number
    count: number
    min: number
    median: number
    max: number
    collected_at: Date
  },
  { pnu: string }
>({
  name: 'price-ranges-of-lot',
  columns: {
    kind: 'text',
    base_year: 'int2',
    count: 'int4',
    min: 'int8',
    median: 'float8',
    max: 'int8',
    collected_at: 'timestamptz',
  },
  text: `select
     snapshot.kind, max(base_year) as base_year, count(*)::int, min(price_won),
     percentile_cont(0.5) within group (order by price_won) as median, max(price_won), collected_at
   from public_price_snapshots as snapshot
   join public_prices as price on price.pnu = snapshot.pnu and price.kind = snapshot.kind
   where snapshot.pnu = :pnu and status = 'FOUND'
   group by snapshot.kind, collected_at
   order by snapshot.kind`,
})

export async function readPriceRanges(pool: Pool, pnu: string): Promise<StoredPriceRange[]> {
  const rows = await priceRanges(pool, { pnu })
  return rows.map((row) => ({
    kind: row.kind,
    baseYear: row.base_year,
    priceCount: row.count,
    minWon: row.min,
    medianWon: row.median,
    maxWon: row.max,
    collectedAt: row.collected_at,
  }))
}

const pastDeals = statement<
  {
    property_type: TradedPropertyType
    trade_kind: 'RENT' | 'SALE'
    contract_date: string
    amount: number
    monthly_rent_manwon: number | null
    area_square_meter: number | null
    floor: number | null
  },
  Lot & { limit: number }
>({
  name: 'past-deals-of-lot',
  columns: {
    property_type: 'text',
    trade_kind: 'text',
    contract_date: 'date',
    amount: 'int4',
    monthly_rent_manwon: 'int4',
    area_square_meter: 'float8',
    floor: 'int2',
  },
  text: `select property_type, trade_kind, contract_date, coalesce(sale_amount_manwon, deposit_manwon) as amount,
     monthly_rent_manwon, area_square_meter, floor
   from transaction_facts
   where legal_district_code = :legalDistrictCode and main_number = :mainNumber and sub_number = :subNumber
     and land_kind = :landKind and not cancelled
   order by contract_date desc, fact_id
   limit :limit`,
})

/** The newest past transactions of a lot, cancelled ones left out. */
export async function readPastDeals(pool: Pool, lot: Lot, limit: number): Promise<PastDeal[]> {
  const rows = await pastDeals(pool, { ...lot, limit })
  return rows.map((row) => ({
    propertyType: row.property_type,
    tradeKind: row.trade_kind === 'SALE' ? 'SALE' : row.monthly_rent_manwon === 0 ? 'RENT_JEONSE' : 'RENT_MONTHLY',
    contractDate: row.contract_date,
    amountManwon: row.amount,
    monthlyRentManwon: row.monthly_rent_manwon,
    areaSquareMeter: row.area_square_meter,
    floor: row.floor,
  }))
}
