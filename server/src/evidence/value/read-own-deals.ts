import type { Lot } from '../../domain/address/lot.ts'
import { CHOICE } from '../../domain/value/comparables.ts'
import type { Comparable, ValueKind } from '../../domain/value/valued-home.ts'
import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { FIT_VERSIONS, type FitScope } from './fit-versions.ts'
import { DEAL_AMOUNT, DEAL_COUNTS, DEAL_DAY, DEAL_IS_WEAK, DEAL_KIND, lotKey } from './valued-deals.ts'

/** What is stored of a lot's own deals, for both estimates. */
export type OwnDeals = {
  /** The most alike of each kind; their top floor is the lot's. */
  deals: Record<ValueKind, Omit<Comparable, 'topFloor'>[]>
  /** Ordinary deals within a year. */
  dealsWithinYear: Record<ValueKind, number>
  /** Highest floor dealt. */
  topFloor: number | null
  buildYear: number | null
  /** The fits in force; empty: none. */
  versions: string
}

export type OwnDealsQuery = FitScope & {
  lot: Lot
  areaSquareMeter: number
  floor: number | null
  /** Deals agreed before it count; `YYYY-MM-DD`. */
  day: string
}

type DealRow = [
  kind: ValueKind,
  dealId: string,
  day: number,
  amountManwon: number,
  areaSquareMeter: number,
  floor: number | null,
  buildYear: number | null,
  weak: boolean,
]
type Row = {
  deals: DealRow[]
  sales_within_year: number
  jeonses_within_year: number
  top_floor: number | null
  build_year: number | null
  versions: string
}
type Parameters = Omit<OwnDealsQuery, 'lot'> & Lot

export async function readOwnDeals(database: Queryable, { lot, ...query }: OwnDealsQuery): Promise<OwnDeals> {
  const [row] = await ownDeals(database, { ...lot, ...query })
  if (row === undefined) throw new Error('the statement makes one row')
  const key = lotKey(lot)
  const dealsOf = (kind: ValueKind) =>
    row.deals
      .filter(([of]) => of === kind)
      .map(([, dealId, day, amountManwon, areaSquareMeter, floor, buildYear, weak]) => ({
        dealId,
        lot: key,
        day,
        amountManwon,
        areaSquareMeter,
        floor,
        buildYear,
        weak,
      }))
  return {
    deals: { SALE: dealsOf('SALE'), JEONSE: dealsOf('JEONSE') },
    dealsWithinYear: { SALE: row.sales_within_year, JEONSE: row.jeonses_within_year },
    topFloor: row.top_floor,
    buildYear: row.build_year,
    versions: row.versions,
  }
}

const { days, most, scoreDays, scoreLnArea, scoreFloors, scoreWeak } = CHOICE.own

/**
 * One lot over the last years by its index; the score is that of `chooseOwn`. Deals of other lots come with the
 * fit: to score a whole legal district here took 8.5 ms on average over 400 lots, this takes 0.5.
 */
const ownDeals = statement<Row, Parameters>({
  name: 'read-own-valued-deals',
  columns: {
    deals: 'json',
    sales_within_year: 'int4',
    jeonses_within_year: 'int4',
    top_floor: 'int4',
    build_year: 'int4',
    versions: 'text',
  },
  text: `
    with own as materialized (
      select
        ${DEAL_KIND} as kind, fact_id, contract_date, ${DEAL_DAY} as day, ${DEAL_AMOUNT} as amount,
        area_square_meter as area, floor, build_year, ${DEAL_IS_WEAK} as weak
      from transaction_facts
      where legal_district_code = :legalDistrictCode and main_number = :mainNumber and sub_number = :subNumber
        and contract_date >= :day::date - ${days} and contract_date < :day::date
        and land_kind = :landKind and property_type = :propertyType and ${DEAL_COUNTS}
    ), ranked as (
      select own.*, row_number() over (
        partition by kind
        order by
          (:day::date - contract_date) / ${scoreDays}::float8 + abs(ln(area / :areaSquareMeter::float8)) / ${scoreLnArea}
            + coalesce(abs(floor - :floor::int), 0) / ${scoreFloors}::float8 + case when weak then ${scoreWeak} else 0 end,
          contract_date desc, fact_id
      ) as place
      from own
    )
    select
      (
        select coalesce(json_agg(json_build_array(kind, fact_id, day, amount, area, floor, build_year, weak)), '[]')
        from ranked where place <= ${most}
      ) as deals,
      (count(*) filter (where kind = 'SALE' and is_recent))::int as sales_within_year,
      (count(*) filter (where kind = 'JEONSE' and is_recent))::int as jeonses_within_year,
      max(floor)::int as top_floor,
      max(build_year)::int as build_year,
      ${FIT_VERSIONS} as versions
    from own, lateral (select not weak and contract_date >= :day::date - 365 as is_recent) as judged`,
})
