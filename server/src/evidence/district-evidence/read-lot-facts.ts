import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { statement } from '../../platform/database/statement.ts'

/** One past deal of a lot. Amounts in manwon. */
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
   from stored_deals
   where legal_district_code = :legalDistrictCode and main_number = :mainNumber and sub_number = :subNumber
     and land_kind = :landKind and not cancelled
   order by contract_date desc, fact_id
   limit :limit`,
})

/** The newest past deals of a lot, excluding cancelled ones. */
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
