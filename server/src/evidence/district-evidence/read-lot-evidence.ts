import type { Pool } from 'pg'
import { statement } from '../../platform/statement.ts'
import type { LotCounts } from './stored-counts.ts'

/** What is stored for one lot. */
export type LotEvidence = {
  pnu: string
  /** As the register, a transaction or a public price has it. */
  buildingName: string | null
  counts: LotCounts
}

const evidenceOfLots = statement<
  {
    pnu: string
    building_name: string | null
    register_at: Date | null
    price_count: number
    price_at: Date | null
    transaction_count: number
    transaction_at: Date | null
  },
  { pnus: readonly string[] }
>({
  name: 'evidence-of-lots',
  columns: {
    pnu: 'text',
    building_name: 'text',
    register_at: 'timestamptz',
    price_count: 'int4',
    price_at: 'timestamptz',
    transaction_count: 'int4',
    transaction_at: 'timestamptz',
  },
  text: `select
     lot.pnu, coalesce(register.buildings->0->>'buildingName', deals.building_name, prices.building_name)
       as building_name,
     register.collected_at as register_at, prices.count as price_count, prices.at as price_at,
     deals.count as transaction_count, deals.at as transaction_at
   from unnest(:pnus::text[]) with ordinality as lot (pnu, place)
   left join building_registers as register on register.pnu = lot.pnu and register.active
   cross join lateral (
     select count(*)::int, max(collected_at) as at,
       (select building_name from public_prices as price where price.pnu = lot.pnu limit 1) as building_name
     from public_price_snapshots as snapshot where snapshot.pnu = lot.pnu and status = 'FOUND'
   ) as prices
   cross join lateral (
     select count(*)::int, max(collected_at) as at, max(building_name) as building_name
     from transaction_facts
     where legal_district_code = left(lot.pnu, 10) and main_number = substr(lot.pnu, 12, 4)
       and sub_number = substr(lot.pnu, 16, 4) and not cancelled
       and land_kind = case substr(lot.pnu, 11, 1) when '2' then 'MOUNTAIN' else 'LAND' end
   ) as deals
   order by place`,
})

/** What is stored for these lots, in their order; nothing stored is a count of 0. */
export async function readEvidenceOfLots(pool: Pool, pnus: readonly string[]): Promise<LotEvidence[]> {
  if (pnus.length === 0) return []
  const rows = await evidenceOfLots(pool, { pnus })
  return rows.map((row) => ({
    pnu: row.pnu,
    buildingName: row.building_name,
    counts: {
      transaction: { count: row.transaction_count, latestAt: row.transaction_at },
      buildingRegister: { count: row.register_at === null ? 0 : 1, latestAt: row.register_at },
      publicPrice: { count: row.price_count, latestAt: row.price_at },
    },
  }))
}
