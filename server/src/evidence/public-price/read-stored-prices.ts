import type { Pool } from 'pg'
import type { PublicPrice, PublicPriceKind } from '../../domain/property/public-price.ts'
import { statement } from '../../platform/database/statement.ts'
import type { PublicPriceSource } from '../ports.ts'

/** The last look-up of one kind of official price for one lot. */
export type LookedUpPrices = {
  status: 'FOUND' | 'NOT_FOUND'
  /** Prices of the newest base year that can serve for the requested area or unit. */
  prices: PublicPrice[]
  collectedAt: Date
}

/** The prices of one lot from the published files. */
export type ImportedPrices = {
  /** Prices of the newest base year that can serve for the requested area or unit. */
  prices: PublicPrice[]
  baseYear: number
  source: PublicPriceSource
  /** `YYYY-MM-DD`: the day of the file's data. */
  asOf: string
  /** When the file was imported. */
  collectedAt: Date
}

export type StoredPrices = { lookedUp: LookedUpPrices | null; imported: ImportedPrices | null }

export type StoredPriceQuery = {
  pnu: string
  /** The lot under every code it has had. */
  knownPnus: readonly string[]
  kind: PublicPriceKind
  areaSquareMeter: number | null
  /** Unit number, see `plainUnitName`. */
  hoKey: string | null
  /** Floor in the unit number; `null` when it names none. */
  hoFloor: number | null
}

type PricedLot = Pick<StoredPriceQuery, 'pnu' | 'kind'>
type Text = string | null
type LookedUpRow = [number, number | null, number, number | null, Text, Text, Text, Text, Text]
type ImportedUnit = [dong: Text, ho: Text, floor: number | null, area: number | null, priceWon: number]
/** The row as in the columns; `null` on either side when nothing is stored there. */
export type StoredPriceRow = {
  status: LookedUpPrices['status'] | null
  looked_up_at: Date | null
  looked_up: LookedUpRow[] | null
  base_year: number | null
  base_month: number | null
  source: PublicPriceSource | null
  as_of: string | null
  imported_at: Date | null
  building_name: string | null
  units: ImportedUnit[] | null
}

/**
 * The stored prices of one kind for one lot, from look-ups and from files, each `null` when there are none. For a large
 * complex, only the units closest in area (within 0.05 ㎡ of the closest, as in `choosePublicPrice`), those with the
 * requested unit number and those of its floor are read.
 */
export async function readStoredPrices(pool: Pool, query: StoredPriceQuery): Promise<StoredPrices> {
  const [row] = await storedPrices(pool, query)
  if (row === undefined) return { lookedUp: null, imported: null }
  return pricesOf(query, row)
}

export function pricesOf(lot: PricedLot, row: StoredPriceRow): StoredPrices {
  return { lookedUp: lookedUpOf(lot, row), imported: importedOf(lot, row) }
}

/** The imported prices, unless a look-up found those of a newer year. */
export function servingImport({ imported, lookedUp }: StoredPrices): ImportedPrices | null {
  if (imported === null) return null
  return (lookedUp?.prices ?? []).every(({ baseYear }) => baseYear <= imported.baseYear) ? imported : null
}

function lookedUpOf({ pnu, kind }: PricedLot, row: StoredPriceRow): LookedUpPrices | null {
  const { status, looked_up_at: collectedAt, looked_up: rows } = row
  if (status === null || collectedAt === null) return null
  const prices = (rows ?? []).map((each): PublicPrice => {
    const [baseYear, baseMonth, priceWon, areaSquareMeter, buildingName, dongName, hoName, floorName, updatedOn] = each
    const unit = { areaSquareMeter, buildingName, dongName, hoName, floorName }
    return { kind, pnu, baseYear, baseMonth, priceWon, ...unit, updatedOn }
  })
  return { status, prices, collectedAt }
}

function importedOf({ pnu, kind }: PricedLot, row: StoredPriceRow): ImportedPrices | null {
  const { base_year: baseYear, source, as_of: asOf, imported_at: collectedAt } = row
  if (baseYear === null || source === null || asOf === null || collectedAt === null) return null
  const lot = { kind, pnu, baseYear, baseMonth: row.base_month, buildingName: row.building_name, updatedOn: asOf }
  const prices = (row.units ?? []).map(([dongName, hoName, floor, areaSquareMeter, priceWon]): PublicPrice => {
    return { ...lot, priceWon, areaSquareMeter, dongName, hoName, floorName: floor === null ? null : String(floor) }
  })
  return { prices, baseYear, source, asOf, collectedAt }
}

const storedPrices = statement<StoredPriceRow, StoredPriceQuery>({
  name: 'read-stored-public-prices',
  columns: {
    status: 'text',
    looked_up_at: 'timestamptz',
    looked_up: 'json',
    base_year: 'int2',
    base_month: 'int2',
    source: 'text',
    as_of: 'date',
    imported_at: 'timestamptz',
    building_name: 'text',
    units: 'json',
  },
  text: storedPricesText(':kind'),
})

/** `kind`: the parameter or column with the kind; the other parameters are those of `StoredPriceQuery`. */
export function storedPricesText(kind: string): string {
  return `
    with known as materialized (
      select *, abs(area_square_meter - :areaSquareMeter::float8) as distance
      from public_prices where pnu = :pnu and kind = ${kind}
    ), looked_up as (
      select status, collected_at from public_price_snapshots where pnu = :pnu and kind = ${kind}
    ), lot as materialized (
      select * from imported_public_prices
      where pnu = any(:knownPnus::bigint[]) and kind = ${kind}::public_price_kind
      order by base_year desc, as_of desc limit 1
    ), unit as materialized (
      select dong, ho, floor, area, price, abs(area - :areaSquareMeter) as distance
      from lot cross join lateral unnest(dongs, hos, floors, areas, prices) as unit (dong, ho, floor, area, price)
    )
    select
      looked_up.status, looked_up.collected_at as looked_up_at,
      (
        select json_agg(json_build_array(
          base_year, base_month, price_won, area_square_meter, building_name, dong_name, ho_name, floor_name, updated_on
        ))
        from known
        where :areaSquareMeter is null or ho_key = :hoKey or floor_name = :hoFloor::text
          or coalesce(distance <= (select min(distance) from known) + 0.05, true)
      ) as looked_up,
      lot.base_year, lot.base_month, lot.source, lot.as_of, lot.collected_at as imported_at, lot.building_name,
      (
        select json_agg(json_build_array(dong, ho, floor, area, price))
        from unit
        -- a hair more than is chosen from: areas are stored with seven digits
        where :areaSquareMeter is null or ho = :hoKey or floor = :hoFloor::int
          or coalesce(distance <= (select min(distance) from unit) + 0.051, true)
      ) as units
    from looked_up full join lot on true`
}
