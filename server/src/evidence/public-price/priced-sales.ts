import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

/** The public price of the home sold in a stored row-house sale. */
export type PricedSaleFact = {
  factId: string
  /** 기준연도. */
  baseYear: number
  /** The median of the units that match. */
  publicPriceManwon: number
}

/**
 * `fromMonth`: oldest contract month, `YYYYMM`; `before`: the first contract date (`YYYY-MM-DD`) that is excluded;
 * `newestYear`: the newest of the three requested base years.
 */
export type PricedSaleQuery = { lawdCd: string; newestYear: number; fromMonth: string; before: string }

/**
 * A deal names no unit. It matches the units of its floor, if floors are known, with the closest area: within 1 ㎡ and 5 %,
 * and within 0.02 ㎡ of the closest (some areas have three decimals). For a lot and year, files take precedence over look-ups.
 */
const pricedSales = statement<PricedSaleFact, PricedSaleQuery>({
  name: 'read-priced-sales',
  columns: { factId: 'uuid', baseYear: 'int2', publicPriceManwon: 'float8' },
  text: `
    with sale as materialized (
      select
        fact_id, floor, area_square_meter as area,
        pnu_of(legal_district_code, land_kind, main_number, sub_number) as pnu
      from stored_deals
      where lawd_cd = :lawdCd and source = 'RHTrade' and deal_month >= :fromMonth and contract_date < :before::date
        and legal_district_code is not null and main_number is not null and not cancelled and area_square_meter > 0
    ), lot as materialized (
      select distinct pnu from sale
    ), unit as (
      select pnu, base_year, floor, area, price, true as is_imported
      from imported_public_prices join lot using (pnu)
      cross join lateral unnest(floors, areas, prices) as unit (floor, area, price)
      where kind = 'APARTMENT_UNIT' and base_year between :newestYear::int - 2 and :newestYear
      union all
      select
        lot.pnu, base_year,
        case when floor_name ~ '^-?[0-9]{1,2}층?$' then rtrim(floor_name, '층')::int when floor_name ~ '^(지하|지층|B)' then -1 end,
        area_square_meter, price_won, false
      from public_prices join lot on public_prices.pnu = lot.pnu::text
      where kind = 'APARTMENT_UNIT' and base_year between :newestYear::int - 2 and :newestYear
    ), matching as (
      select
        fact_id, base_year, price, is_imported, abs(unit.area - sale.area) as distance,
        min(abs(unit.area - sale.area)) over (partition by fact_id, base_year, is_imported) as least,
        bool_or(is_imported) over (partition by fact_id, base_year) as in_files
      from sale join unit using (pnu)
      where price > 0 and (sale.floor = unit.floor or sale.floor is null or unit.floor is null)
        and abs(unit.area - sale.area) <= least(1, sale.area * 0.05)
    )
    select
      fact_id as "factId", base_year as "baseYear",
      percentile_cont(0.5) within group (order by price) / 10000 as "publicPriceManwon"
    from matching
    where is_imported = in_files and distance <= least + 0.0201
    group by fact_id, base_year
    order by fact_id, base_year`,
})

/** Sales of one city district with their public prices; sales whose unit has none are omitted. */
export function readPricedSales(database: Queryable, query: PricedSaleQuery): Promise<PricedSaleFact[]> {
  return pricedSales(database, query)
}
