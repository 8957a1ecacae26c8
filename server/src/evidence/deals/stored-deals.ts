import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import { addMonths, yearMonth } from '../../domain/calendar.ts'
import type { DealSource, TradeKind } from '../../domain/comparison/deal.ts'
import { type Bands, bandsAround } from '../../domain/comparison/sample.ts'
import type { StoredDeal } from '../../domain/comparison/stored-deal.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { STORED_FIRST } from '../../domain/rule-book/evidence-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import { type DealQuery, TRANSACTION_SOURCE, WITH_ITS_LAND } from './deal-query.ts'
import { LEDGER_ROWS, type LedgerRow, monthsOf, type ReadMonths } from './read-months.ts'

/** The stored deals of one kind for a lot's legal district, property type and months. */
export type StoredDeals = ReadMonths & {
  /** Stored deals that were not cancelled, leases of both purposes; counting stops at `STORED_FIRST.enoughFacts`. */
  factCount: number
  /**
   * The lot's deals if they suffice, with the similar sales around them; otherwise those of the whole district. Either
   * way every sample equals the one from the whole district. Leases: only of the requested purpose.
   */
  deals: readonly StoredDeal[]
}

export type DealRow = [
  dealId: string,
  contractDate: string,
  amountManwon: number,
  monthlyRentManwon: number,
  areaSquareMeter: number | null,
  floor: number | null,
  sameLot: boolean,
  buildingName: string | null,
  houseKind: string | null,
]
/** Approximate memory per deal in this process. */
export const BYTES_OF_A_DEAL = 250

const DEAL = `fact_id, trade_kind, contract_date, coalesce(sale_amount_manwon, deposit_manwon) as amount,
  coalesce(monthly_rent_manwon, 0) as rent, area_square_meter as area, floor, building_name, house_kind,
  coalesce(land_kind = :landKind and main_number = :mainNumber and sub_number = :subNumber, false) as same_lot`
const OF_DISTRICT = `legal_district_code = :legalDistrictCode and property_type = :propertyType
  and deal_month = any(:months) and not cancelled`
const rowsOf = (kind: TradeKind) => `(
  select coalesce(json_agg(
    json_build_array(fact_id, contract_date, amount, rent, area, floor, same_lot, building_name, house_kind)
    order by contract_date desc, fact_id
  ), '[]') from deals where trade_kind = '${kind}')`
const countOf = (kind: TradeKind) => `case
    when (select count(*) from own where trade_kind = '${kind}') >= ${STORED_FIRST.enoughFacts} then ${STORED_FIRST.enoughFacts}
    else (select count(*) from (
      select from stored_deals where ${OF_DISTRICT} and trade_kind = '${kind}' limit ${STORED_FIRST.enoughFacts}
    ) as counted)::int
  end`

/**
 * The lot suffices for a kind when the ladder of `pickSample` ends on it: one of its own deals is similar in area (or in
 * floor, if only that is given), or no similarity is requested. If a floor is given and no deal of the lot has one, the
 * district is read, because it shows whether floors are published at all.
 */
const readFacts = statement<
  { leases: DealRow[]; sales: DealRow[]; lease_count: number; sale_count: number; ledger: LedgerRow[] },
  Lot & {
    lawdCd: string
    propertyType: TradedPropertyType
    months: string[]
    fromDay: string
    beforeDay: string
    isJeonse: boolean
    sources: DealSource[]
    kinds: TradeKind[]
    areasFrom: (number | null)[]
    areasTo: (number | null)[]
    floorsFrom: (number | null)[]
    floorsTo: (number | null)[]
  }
>({
  name: 'read-stored-deals',
  columns: { leases: 'json', sales: 'json', lease_count: 'int4', sale_count: 'int4', ledger: 'json' },
  text: `
    with own as materialized (
      select ${DEAL} from stored_deals
      where ${OF_DISTRICT} and main_number = :mainNumber and sub_number = :subNumber and land_kind = :landKind
        and contract_date >= :fromDay::date and contract_date < :beforeDay::date
    ), asked as materialized (
      select *
      from unnest(:kinds::text[], :areasFrom::float8[], :areasTo::float8[], :floorsFrom::int[], :floorsTo::int[])
        as bands (kind, area_from, area_to, floor_from, floor_to),
      lateral (
        select case
          when area_from is null and floor_from is null then count(*) > 0
          when floor_from is not null and count(floor) = 0 then false
          when area_from is null then coalesce(bool_or(floor between floor_from and floor_to), false)
          else coalesce(bool_or(area between area_from and area_to), false)
        end as on_lot
        from own where trade_kind = kind and ${WITH_ITS_LAND} and (kind = 'SALE' or (rent = 0) = :isJeonse)
      ) as answered
    ), around as (
      select ${DEAL} from stored_deals, asked
      where ${OF_DISTRICT} and trade_kind = 'SALE' and ${WITH_ITS_LAND} and kind = 'SALE'
        and (select on_lot and (area_from is not null or floor_from is not null) from asked where kind = 'SALE')
        and (area_from is null or area_square_meter between area_from and area_to)
        and (floor_from is null or floor between floor_from and floor_to or not (
          select exists (
            select from stored_deals
            where ${OF_DISTRICT} and trade_kind = 'SALE' and ${WITH_ITS_LAND} and floor is not null
              and (land_kind = :landKind and main_number = :mainNumber and sub_number = :subNumber) is not true
          )
        ))
    ), deals as materialized (
      select * from own
      where (select on_lot from asked where kind = trade_kind) and (trade_kind = 'SALE' or (rent = 0) = :isJeonse)
      union all
      select * from around where not same_lot
      union all
      select ${DEAL} from stored_deals
      where ${OF_DISTRICT} and trade_kind = 'SALE' and not (select on_lot from asked where kind = 'SALE')
      union all
      select ${DEAL} from stored_deals
      where ${OF_DISTRICT} and trade_kind = 'RENT' and not (select on_lot from asked where kind = 'RENT')
        and (coalesce(monthly_rent_manwon, 0) = 0) = :isJeonse
    )
    select
      ${rowsOf('RENT')} as leases,
      ${rowsOf('SALE')} as sales,
      ${countOf('RENT')} as lease_count,
      ${countOf('SALE')} as sale_count,
      ${LEDGER_ROWS} as ledger`,
})

/**
 * Reads leases, sales and the ledger of their months in one statement. The lot is read first; its district only for a
 * kind for which the lot does not suffice. Deals are transferred as JSON arrays, at half the cost of rows.
 */
export async function readStoredDeals(pool: Pool, query: DealQuery): Promise<Record<TradeKind, StoredDeals>> {
  const { lot, propertyType, purpose, months, similarTo } = query
  const sources = TRANSACTION_SOURCE[propertyType]
  const [row] = await readFacts(pool, {
    ...lot,
    ...daysOf(months),
    ...bandsOf(similarTo),
    lawdCd: lot.legalDistrictCode.slice(0, 5),
    propertyType,
    months,
    isJeonse: purpose === 'JEONSE',
    sources: [sources.RENT, sources.SALE],
  })
  if (row === undefined) throw new Error('a select without a row')
  const read = await monthsOf(pool, query, row.ledger)
  return {
    RENT: { factCount: row.lease_count, deals: row.leases.map((each) => storedDeal(each)), ...read.RENT },
    SALE: { factCount: row.sale_count, deals: row.sales.map((each) => storedDeal(each)), ...read.SALE },
  }
}

/** Converts months to a range of days: a deal belongs to the month of its contract, and the lot's index holds the day. */
function daysOf(months: readonly string[]): { fromDay: string; beforeDay: string } {
  const sorted = months.toSorted()
  const firstDay = (month: string) => `${yearMonth(month)}-01`
  return { fromDay: firstDay(sorted[0] as string), beforeDay: firstDay(addMonths(sorted.at(-1) as string, 1)) }
}

function bandsOf(similarTo: DealQuery['similarTo']) {
  const kinds: TradeKind[] = ['RENT', 'SALE']
  const bands = kinds.map((kind) => bandsAround(similarTo[kind]))
  const ends = (of: keyof Bands, end: 'from' | 'to') => bands.map((band) => band[of]?.[end] ?? null)
  return {
    kinds,
    areasFrom: ends('area', 'from'),
    areasTo: ends('area', 'to'),
    floorsFrom: ends('floor', 'from'),
    floorsTo: ends('floor', 'to'),
  }
}

/** Converts a row of a deal that was not cancelled. */
export function storedDeal(row: DealRow): StoredDeal {
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
