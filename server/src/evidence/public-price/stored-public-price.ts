import type { Pool } from 'pg'
import type { PublicPrice, PublicPriceKind } from '../../domain/property/public-price.ts'
import { plainUnitName } from '../../domain/property/unit-text.ts'

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

/**
 * `null` when never asked. Of a large complex only the units closest in area (within 0.05 ㎡ of the closest, as
 * `choosePublicPrice` takes them) and those with the asked unit number (`hoKey`, see `plainUnitName`) are read.
 */
export async function readStoredPublicPrices(
  pool: Pool,
  query: { pnu: string; kind: PublicPriceKind; areaSquareMeter: number | null; hoKey: string | null },
): Promise<StoredPublicPrices | null> {
  const { rows } = await pool.query<{ status: StoredPublicPrices['status']; collected_at: Date; prices: PriceRow[] }>({
    ...readPrices,
    values: [query.pnu, query.kind, query.areaSquareMeter, query.hoKey],
  })
  const row = rows[0]
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

/** Replaces what was known of the kind. `prices` empty: the provider has none. */
export async function storePublicPrices(
  pool: Pool,
  look: { pnu: string; kind: PublicPriceKind; prices: PublicPrice[]; collectedAt: Date },
): Promise<void> {
  const { pnu, kind, prices, collectedAt } = look
  const column = <K extends keyof PublicPrice>(name: K) => prices.map((price) => price[name])
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    await client.query(
      `insert into public_price_snapshots (pnu, kind, status, collected_at) values ($1, $2, $3, $4)
       on conflict (pnu, kind) do update set status = excluded.status, collected_at = excluded.collected_at`,
      [pnu, kind, prices.length > 0 ? 'FOUND' : 'NOT_FOUND', collectedAt],
    )
    await client.query(`delete from public_prices where pnu = $1 and kind = $2`, [pnu, kind])
    await client.query(
      `insert into public_prices (
         pnu, kind, base_year, base_month, price_won, area_square_meter, building_name, dong_name, ho_name, ho_key,
         floor_name, updated_on
       )
       select $1, $2, * from unnest(
         $3::smallint[], $4::smallint[], $5::bigint[], $6::float8[], $7::text[], $8::text[], $9::text[], $10::text[],
         $11::text[], $12::date[]
       )`,
      [
        pnu,
        kind,
        column('baseYear'),
        column('baseMonth'),
        column('priceWon'),
        column('areaSquareMeter'),
        column('buildingName'),
        column('dongName'),
        column('hoName'),
        prices.map((price) => price.hoName && plainUnitName(price.hoName)),
        column('floorName'),
        column('updatedOn'),
      ],
    )
    await client.query('commit')
  } catch (error) {
    failure = error as Error
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release(failure)
  }
}

const readPrices = {
  name: 'read-stored-public-prices',
  text: `
    with known as materialized (
      select *, abs(area_square_meter - $3) as distance from public_prices where pnu = $1 and kind = $2
    )
    select
      status, collected_at,
      (
        select coalesce(json_agg(json_build_array(
          base_year, base_month, price_won, area_square_meter, building_name, dong_name, ho_name, floor_name, updated_on
        )), '[]')
        from known
        where $3::float8 is null or ho_key = $4 or coalesce(distance <= (select min(distance) from known) + 0.05, true)
      ) as prices
    from public_price_snapshots
    where pnu = $1 and kind = $2`,
}
