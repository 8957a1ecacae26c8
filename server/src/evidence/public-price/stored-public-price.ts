import type { Pool } from 'pg'
import type { PublicPrice, PublicPriceKind } from '../../domain/property/public-price.ts'
import { plainUnitName } from '../../domain/property/unit-text.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockLot } from '../district-evidence/lock-lot.ts'
import type { LookedUpPrices } from './read-stored-prices.ts'

type Snapshot = { pnu: string; kind: PublicPriceKind }

const writeSnapshot = statement<never, Snapshot & { status: LookedUpPrices['status']; collectedAt: Date }>({
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

/** Replaces the stored prices of the kind. `prices` is empty when the provider has none. */
export async function storePublicPrices(
  pool: Pool,
  { prices, collectedAt, ...snapshot }: Snapshot & { prices: PublicPrice[]; collectedAt: Date },
): Promise<void> {
  const keyed = prices.map((price) => ({ ...price, hoKey: price.hoName && plainUnitName(price.hoName) }))
  await inTransaction(pool, async (client) => {
    await lockLot(client, snapshot.pnu)
    await writeSnapshot(client, { ...snapshot, collectedAt, status: prices.length > 0 ? 'FOUND' : 'NOT_FOUND' })
    await removePrices(client, snapshot)
    await insertPrices(client, { ...snapshot, prices: JSON.stringify(keyed) })
  })
}
