import type { Lot } from '../../domain/address/lot.ts'
import { bandsAround } from '../../domain/comparison/sample.ts'
import { DATED_SALES } from '../../domain/rule-book/value-thresholds.ts'
import { CHOICE } from '../../domain/value/comparables.ts'
import type { SameTimeDeals } from '../../domain/value/estimates.ts'
import { countedYears, topFloorOf } from '../../domain/value/lot-building.ts'
import type { Comparable, ValueKind } from '../../domain/value/valued-home.ts'
import { replaceParameters, statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { FIT_VERSIONS, type FitScope } from './fit-versions.ts'
import {
  SAME_TIME_COLUMNS,
  SAME_TIME_QUERIES,
  SAME_TIME_TYPES,
  type SameTimeRow,
  sameTimeDealsOf,
} from './same-time-deals.ts'
import { DEAL_AMOUNT, DEAL_COUNTS, DEAL_DAY, DEAL_IS_WEAK, DEAL_KIND, lotKey } from './valued-deals.ts'

/** The stored deals of a lot, for both estimates. */
export type OwnDeals = {
  /** The most similar deals of each kind, with their `countedYears`; their top floor is the lot's. */
  deals: Record<ValueKind, Omit<Comparable, 'topFloor'>[]>
  /** Sales of the last `DATED_SALES.months` with about the requested area, newest first. */
  datedSales: Pick<Comparable, 'day' | 'amountManwon' | 'areaSquareMeter' | 'floor' | 'weak'>[]
  /** Sales paired with leases of the same home; `null` for none. */
  sameTime: SameTimeDeals | null
  /** Ordinary deals within a year. */
  dealsWithinYear: Record<ValueKind, number>
  /** Highest floor with a deal, see `topFloorOf`. */
  topFloor: number | null
  /** The year that most deals name, as in `buildYearOf`. */
  buildYear: number | null
  /** The current fits; empty for none. */
  versions: string
}

export type OwnDealsQuery = FitScope & {
  lot: Lot
  /** `null` for any area. */
  areaSquareMeter: number | null
  floor: number | null
  /** Only deals contracted before this day count; `YYYY-MM-DD`. */
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
type SaleRow = [day: number, amountManwon: number, areaSquareMeter: number, floor: number | null, weak: boolean]
type Row = SameTimeRow & {
  deals: DealRow[]
  dated_sales: SaleRow[]
  sales_within_year: number
  jeonses_within_year: number
  top_floors: number[] | null
  floor_count: number
  build_year: number | null
  versions: string
}
type Parameters = Omit<OwnDealsQuery, 'lot'> & Lot & { areaFrom: number | null; areaTo: number | null }

export async function readOwnDeals(database: Queryable, { lot, ...query }: OwnDealsQuery): Promise<OwnDeals> {
  const [row] = await ownDeals(database, parametersOf({ lot, ...query }))
  if (row === undefined) throw new Error('the statement makes one row')
  return ownDealsOf(row, lot)
}

/** Reads several homes, in order, with one statement. */
export async function readOwnDealsOfHomes(database: Queryable, queries: readonly OwnDealsQuery[]): Promise<OwnDeals[]> {
  if (queries.length === 0) return []
  const homes = queries.map((query, place) => ({ place, ...parametersOf(query) }))
  const rows = await ownDealsOfHomes(database, { homes: JSON.stringify(homes) })
  return queries.map(({ lot }, index) => ownDealsOf(rows[index] as Row, lot))
}

function parametersOf({ lot, ...query }: OwnDealsQuery): Parameters {
  const { area } = bandsAround(query)
  return { ...lot, ...query, areaFrom: area?.from ?? null, areaTo: area?.to ?? null }
}

function ownDealsOf(row: Row, lot: Lot): OwnDeals {
  const key = lotKey(lot)
  const years = countedYears(
    row.deals.map(([, , , , , , buildYear]) => buildYear),
    row.build_year,
  )
  const deals = row.deals.map(([kind, dealId, day, amountManwon, areaSquareMeter, floor, , weak], place) => ({
    kind,
    deal: { dealId, lot: key, day, amountManwon, areaSquareMeter, floor, buildYear: years[place] ?? null, weak },
  }))
  const dealsOf = (kind: ValueKind) => deals.flatMap(({ kind: of, deal }) => (of === kind ? deal : []))
  return {
    deals: { SALE: dealsOf('SALE'), JEONSE: dealsOf('JEONSE') },
    datedSales: row.dated_sales.map(([day, amountManwon, areaSquareMeter, floor, weak]) => ({
      day,
      amountManwon,
      areaSquareMeter,
      floor,
      weak,
    })),
    sameTime: sameTimeDealsOf(row),
    dealsWithinYear: { SALE: row.sales_within_year, JEONSE: row.jeonses_within_year },
    topFloor: topFloorOf(row.top_floors ?? [], row.floor_count),
    buildYear: row.build_year,
    versions: row.versions,
  }
}

const { days, most, scoreDays, scoreLnArea, scoreFloors, scoreWeak } = CHOICE.own

const COLUMNS = {
  deals: 'json',
  dated_sales: 'json',
  ...SAME_TIME_TYPES,
  sales_within_year: 'int4',
  jeonses_within_year: 'int4',
  top_floors: 'json',
  floor_count: 'int4',
  build_year: 'int4',
  versions: 'text',
} as const

/**
 * Reads one lot over the last years by index; the score is that of `chooseOwn`. Deals of other lots come with the fit:
 * scoring a whole legal district here took 8.5 ms on average over 400 lots, this takes 0.5 ms.
 */
const OWN_DEALS = `
  with known as materialized (
    select
      ${DEAL_KIND} as kind, fact_id, contract_date, ${DEAL_DAY} as day, ${DEAL_AMOUNT} as amount,
      area_square_meter as area, floor, build_year, ${DEAL_IS_WEAK} as weak
    from stored_deals
    where legal_district_code = :legalDistrictCode and main_number = :mainNumber and sub_number = :subNumber
      and contract_date >= :day::date - interval '${DATED_SALES.months} months' and contract_date < :day::date
      and land_kind = :landKind and property_type = :propertyType and ${DEAL_COUNTS}
  ), own as materialized (
    select * from known where contract_date >= :day::date - ${days}
  ), dated as (
    select * from known
    where kind = 'SALE' and (:areaFrom::float8 is null or area between :areaFrom and :areaTo::float8)
    order by contract_date desc, fact_id limit ${DATED_SALES.most}
  ), ${SAME_TIME_QUERIES}, ranked as (
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
    (
      select coalesce(
        json_agg(json_build_array(day, amount, area, floor, weak) order by contract_date desc, fact_id), '[]'
      )
      from dated
    ) as dated_sales,${SAME_TIME_COLUMNS},
    (count(*) filter (where kind = 'SALE' and is_recent))::int as sales_within_year,
    (count(*) filter (where kind = 'JEONSE' and is_recent))::int as jeonses_within_year,
    to_json((array_agg(floor order by floor desc) filter (where floor is not null))[1:2]) as top_floors,
    count(floor)::int as floor_count,
    (mode() within group (order by build_year))::int as build_year,
    ${FIT_VERSIONS} as versions
  from own, lateral (select not weak and contract_date >= :day::date - 365 as is_recent) as judged`

const ownDeals = statement<Row, Parameters>({ name: 'read-own-valued-deals', columns: COLUMNS, text: OWN_DEALS })

const ownDealsOfHomes = statement<Row, { homes: string }>({
  name: 'read-own-valued-deals-of-homes',
  columns: COLUMNS,
  text: `
    select found.*
    from jsonb_to_recordset(:homes::jsonb) as home (
      place int, "legalDistrictCode" text, "landKind" text, "mainNumber" text, "subNumber" text, "propertyType" text,
      zone text, "areaSquareMeter" float8, "areaFrom" float8, "areaTo" float8, floor int, day date
    )
    cross join lateral (${replaceParameters(OWN_DEALS, (name) => `home."${name}"`)}) as found
    order by place`,
})
