import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import type { TradeKind, TransactionSource } from '../../domain/comparison/deal.ts'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { StoredDeal } from '../../domain/comparison/stored-deal.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { statement } from '../../platform/statement.ts'
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

const readFacts = statement<
  { leases: DealRow[]; sales: DealRow[]; lease_count: number; sale_count: number; ledger: LedgerRow[] },
  Lot & {
    lawdCd: string
    propertyType: TradedPropertyType
    months: string[]
    isJeonse: boolean
    sources: TransactionSource[]
  }
>({
  name: 'read-stored-transactions',
  columns: { leases: 'json', sales: 'json', lease_count: 'int4', sale_count: 'int4', ledger: 'json' },
  text: `
    with facts as materialized (
      select
        fact_id, trade_kind, contract_date, coalesce(sale_amount_manwon, deposit_manwon) as amount,
        coalesce(monthly_rent_manwon, 0) as rent, area_square_meter, floor,
        coalesce(land_kind = :landKind and main_number = :mainNumber and sub_number = :subNumber, false) as same_lot,
        building_name, house_kind
      from transaction_facts
      where legal_district_code = :legalDistrictCode and property_type = :propertyType and deal_month = any(:months)
        and not cancelled
    ), deals as (
      select
        trade_kind,
        json_agg(
          json_build_array(fact_id, contract_date, amount, rent, area_square_meter, floor, same_lot, building_name, house_kind)
          order by contract_date desc, fact_id
        ) as rows
      from facts
      where trade_kind = 'SALE' or (rent = 0) = :isJeonse
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
        where lawd_cd = :lawdCd and source = any(:sources) and deal_month = any(:months)
      ) as ledger`,
})

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
  const [row] = await readFacts(pool, {
    ...lot,
    lawdCd: lot.legalDistrictCode.slice(0, 5),
    propertyType,
    months,
    isJeonse: purpose === 'JEONSE',
    sources: [sources.RENT, sources.SALE],
  })
  if (row === undefined) throw new Error('a select without a row')
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
