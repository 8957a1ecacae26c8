import { SAME_TIME_DEALS, UNIT_AREA } from '../../domain/rule-book/value-thresholds.ts'
import { dateOf } from '../../domain/value/day.ts'
import type { SameTimeDeals, SoldHome } from '../../domain/value/estimates.ts'

type SaleRow = [day: number, amountManwon: number, areaSquareMeter: number, floor: number, direct: boolean]
type PairRow = [sale: SaleRow, letDay: number, depositManwon: number]
/** `own_sales`: two represent several. */
export type SameTimeRow = { own_sales: SaleRow[]; pair_count: number; near_price_count: number; near_price: PairRow[] }

const { days, depositOfPrice, named } = SAME_TIME_DEALS
const IS_NEAR_PRICE = `deposit >= ${depositOfPrice} * price`

/**
 * Reads from `known`, the lot's deals. Two published deals of one home have the same area to the last digit; a typed area
 * matches the home within `UNIT_AREA`.
 */
export const SAME_TIME_QUERIES = `
  own_sales as (
    select * from known
    where kind = 'SALE' and floor = :floor::int and contract_date >= :day::date - ${days}
      and abs(area - :areaSquareMeter::float8)
        <= greatest(:areaSquareMeter::float8 * ${UNIT_AREA.share}, ${UNIT_AREA.squareMeter})
    order by contract_date desc, fact_id limit 2
  ), fitting as (
    select
      sale.day as sold_day, sale.amount as price, sale.area, sale.floor, sale.weak as direct,
      lease.day as let_day, lease.amount as deposit,
      count(*) over (partition by sale.fact_id) as leases, count(*) over (partition by lease.fact_id) as sales
    from known as sale
    join known as lease on lease.floor = sale.floor and lease.area = sale.area
      and lease.day between sale.day - ${days} and sale.day + ${days}
    where sale.kind = 'SALE' and lease.kind = 'JEONSE' and not lease.weak
  ), pairs as (
    select * from fitting where leases = 1 and sales = 1
  ), near_price as (
    select * from pairs where ${IS_NEAR_PRICE} order by greatest(sold_day, let_day) desc, sold_day, floor limit ${named}
  )`

export const SAME_TIME_COLUMNS = `
    (
      select coalesce(json_agg(json_build_array(day, amount, area, floor, weak)), '[]') from own_sales
    ) as own_sales,
    (select count(*)::int from pairs) as pair_count,
    (select count(*)::int from pairs where ${IS_NEAR_PRICE}) as near_price_count,
    (
      select coalesce(json_agg(
        json_build_array(json_build_array(sold_day, price, area, floor, direct), let_day, deposit)
        order by greatest(sold_day, let_day) desc, sold_day, floor
      ), '[]')
      from near_price
    ) as near_price`

export const SAME_TIME_TYPES = {
  own_sales: 'json',
  pair_count: 'int4',
  near_price_count: 'int4',
  near_price: 'json',
} as const

/** `null` when there are none. */
export function sameTimeDealsOf(row: SameTimeRow): SameTimeDeals | null {
  const [sale, another] = row.own_sales
  const ownSale = sale === undefined || another !== undefined ? null : soldHome(sale)
  if (ownSale === null && row.near_price_count === 0) return null
  return {
    ownSale,
    pairCount: row.pair_count,
    nearPriceCount: row.near_price_count,
    nearPrice: row.near_price.map(([sold, letDay, depositManwon]) => ({
      sale: soldHome(sold),
      lease: { contractDate: dateOf(letDay), depositManwon },
    })),
  }
}

function soldHome([day, amountManwon, areaSquareMeter, floor, direct]: SaleRow): SoldHome {
  return { contractDate: dateOf(day), amountManwon, areaSquareMeter, floor, direct }
}
