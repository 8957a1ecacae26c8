import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import type { TradeKind } from '../../domain/comparison/deal.ts'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { StoredDeal } from '../../domain/comparison/stored-deal.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { TRANSACTION_SOURCE } from './sources.ts'

/** Deals of one kind that are stored for a lot's legal district, property type and months. */
export type StoredTransactions = {
  /** Every stored deal of the kind that was not cancelled; leases of both purposes count here. */
  factCount: number
  /** Leases: of the asked purpose only. */
  deals: StoredDeal[]
  /** When each month was last read to its end; a month that never was is missing. */
  collectedAt: Map<string, Date>
}

export type TransactionQuery = {
  lot: Lot
  propertyType: TradedPropertyType
  purpose: ContractPurpose
  /** `YYYYMM`. */
  months: string[]
}

type DealRow = [string, string, number, number, number | null, number | null, boolean, string | null, string | null]
type LedgerRow = [source: string, dealMonth: string, collectedAt: string]

/**
 * Leases, sales and the ledger of their months in one statement. The deals travel as JSON arrays, which costs half of
 * what rows cost for the several hundred deals of a busy district.
 */
export async function readStoredTransactions(
  pool: Pool,
  query: TransactionQuery,
): Promise<Record<TradeKind, StoredTransactions>> {
  const { lot, propertyType, purpose, months } = query
  const sources = TRANSACTION_SOURCE[propertyType]
  const { rows } = await pool.query<Record<string, unknown>>({
    ...readFacts,
    values: [
      lot.legalDistrictCode,
      propertyType,
      months,
      purpose === 'JEONSE',
      lot.landKind,
      lot.mainNumber,
      lot.subNumber,
      lot.legalDistrictCode.slice(0, 5),
      [sources.RENT, sources.SALE],
    ],
  })
  const row = rows[0] as {
    leases: DealRow[]
    sales: DealRow[]
    lease_count: number
    sale_count: number
    ledger: LedgerRow[]
  }
  const ledgerOf = (kind: TradeKind) =>
    new Map(row.ledger.filter(([source]) => source === sources[kind]).map(([, month, at]) => [month, new Date(at)]))
  return {
    RENT: { factCount: row.lease_count, deals: row.leases.map(storedDeal), collectedAt: ledgerOf('RENT') },
    SALE: { factCount: row.sale_count, deals: row.sales.map(storedDeal), collectedAt: ledgerOf('SALE') },
  }
}

function storedDeal(row: DealRow): StoredDeal {
  const [
    dealId,
    contractDate,
    amountManwon,
    monthlyRentManwon,
    areaSquareMeter,
    floor,
    sameLot,
    buildingName,
    houseKind,
  ] = row
  return {
    dealId,
    contractDate,
    amountManwon,
    monthlyRentManwon,
    areaSquareMeter,
    floor,
    sameLot,
    buildingName,
    houseKind,
    cancelled: false,
  }
}

const readFacts = {
  name: 'read-stored-transactions',
  text: `
    with facts as materialized (
      select
        fact_id, trade_kind, contract_date, coalesce(sale_amount_manwon, deposit_manwon) as amount,
        coalesce(monthly_rent_manwon, 0) as rent, area_square_meter, floor,
        coalesce(land_kind = $5 and main_number = $6 and sub_number = $7, false) as same_lot, building_name, house_kind
      from transaction_facts
      where legal_district_code = $1 and property_type = $2 and deal_month = any($3) and not cancelled
    ), deals as (
      select
        trade_kind,
        json_agg(
          json_build_array(fact_id, contract_date, amount, rent, area_square_meter, floor, same_lot, building_name, house_kind)
          order by contract_date desc, fact_id
        ) as rows
      from facts
      where trade_kind = 'SALE' or (rent = 0) = $4
      group by trade_kind
    )
    select
      coalesce((select rows from deals where trade_kind = 'RENT'), '[]') as leases,
      coalesce((select rows from deals where trade_kind = 'SALE'), '[]') as sales,
      (select count(*) from facts where trade_kind = 'RENT')::int as lease_count,
      (select count(*) from facts where trade_kind = 'SALE')::int as sale_count,
      (
        select coalesce(json_agg(json_build_array(source, deal_month, collected_at)), '[]')
        from collection_ledger
        where lawd_cd = $8 and source = any($9) and deal_month = any($3)
      ) as ledger`,
}
