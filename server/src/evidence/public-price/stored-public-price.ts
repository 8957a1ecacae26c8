import type { Pool } from 'pg'
import type { PublicPrice, PublicPriceKind } from '../../domain/property/public-price.ts'
import { plainUnitName } from '../../domain/property/unit-text.ts'
import { statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'

/** The last look-up of one kind of official price for one lot. */
export type StoredPublicPrices = {
  status: 'FOUND' | 'NOT_FOUND'
  /** Of the newest base year; those that can serve for the asked area or unit. */
  prices: PublicPrice[]
  collectedAt: Date
}

type PriceRow = [
  number,
  number | null,
  number,
  number | null,
  string | null,
  string | null,
  string | null,
  string | null,
  string | null,
]

type PriceQuery = { pnu: string; kind: PublicPriceKind; areaSquareMeter: number | null; hoKey: string | null }

const readPrices = statement<
  { status: StoredPublicPrices['status']; collected_at: Date; prices: PriceRow[] },
  PriceQuery
>({
  name: 'read-stored-public-prices',
  columns: { status: 'text', collected_at: 'timestamptz', prices: 'json' },
  text: `
    with known as materialized (
      select *, abs(area_square_meter - :areaSquareMeter) as distance
      from public_prices where pnu = :pnu and kind = :kind
    )
    select
      status, collected_at,
      (
        select coalesce(json_agg(json_build_array(
          base_year, base_month, price_won, area_square_meter, building_name, dong_name, ho_name, floor_name, updated_on
        )), '[]')
        from known
        where :areaSquareMeter::float8 is null or ho_key = :hoKey
          or coalesce(distance <= (select min(distance) from known) + 0.05, true)
      ) as prices
    from public_price_snapshots
    where pnu = :pnu and kind = :kind`,
})

/**
 * `null` when never asked. Of a large complex only the units closest in area (within 0.05 ㎡ of the closest, as
 * `choosePublicPrice` takes them) and those with the asked unit number (`hoKey`, see `plainUnitName`) are read.
 */
export async function readStoredPublicPrices(pool: Pool, query: PriceQuery): Promise<StoredPublicPrices | null> {
  const [row] = await readPrices(pool, query)
  if (row === undefined) return null
  return { status: row.status, collectedAt: row.collected_at, prices: row.prices.map((price) => priceOf(query, price)) }
}

function priceOf({ pnu, kind }: { pnu: string; kind: PublicPriceKind }, row: PriceRow): PublicPrice {
  const [baseYear, baseMonth, priceWon, areaSquareMeter, buildingName, dongName, hoName, floorName, updatedOn] = row
  return {
    kind,
    pnu,
    baseYear,
    baseMonth,
    priceWon,
    areaSquareMeter,
    buildingName,
    dongName,
    hoName,
    floorName,
    updatedOn,
  }
}

type Snapshot = { pnu: string; kind: PublicPriceKind }

const writeSnapshot = statement<never, Snapshot & { status: StoredPublicPrices['status']; collectedAt: Date }>({
  name: 'write-public-price-snapshot',
  columns: {},
  text: `insert into public_price_snapshots (pnu, kind, status, collected_at) values (:pnu, :kind, :status, :collectedAt)
   on conflict (pnu, kind) do update set status = excluded.status, collected_at = excluded.collected_at`,
})
const removePrices = statement<never, Snapshot>({
  name: 'remove-public-prices',
  columns: {},
  text: 'delete from public_prices where pnu = :pnu and kind = :kind',
})
const insertPrices = statement<never, Snapshot & { prices: string }>({
  name: 'insert-public-prices',
  columns: {},
  text: `insert into public_prices (
     pnu, kind, base_year, base_month, price_won, area_square_meter, building_name, dong_name, ho_name, ho_key,
     floor_name, updated_on
   )
   select
     :pnu, :kind, "baseYear", "baseMonth", "priceWon", "areaSquareMeter", "buildingName", "dongName", "hoName", "hoKey",
     "floorName", "updatedOn"
   from jsonb_to_recordset(:prices::jsonb) as price (
     "baseYear" smallint, "baseMonth" smallint, "priceWon" bigint, "areaSquareMeter" float8, "buildingName" text,
     "dongName" text, "hoName" text, "hoKey" text, "floorName" text, "updatedOn" date
   )`,
})

/** Replaces what was known of the kind. `prices` empty: the provider has none. */
export async function storePublicPrices(
  pool: Pool,
  { prices, collectedAt, ...snapshot }: Snapshot & { prices: PublicPrice[]; collectedAt: Date },
): Promise<void> {
  const keyed = prices.map((price) => ({ ...price, hoKey: price.hoName && plainUnitName(price.hoName) }))
  await inTransaction(pool, async (client) => {
    await writeSnapshot(client, { ...snapshot, collectedAt, status: prices.length > 0 ? 'FOUND' : 'NOT_FOUND' })
    await removePrices(client, snapshot)
    await insertPrices(client, { ...snapshot, prices: JSON.stringify(keyed) })
  })
}
