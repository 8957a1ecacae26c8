import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import type { LotCounts } from './stored-counts.ts'

/** The stored evidence for one lot. */
export type LotEvidence = {
  pnu: string
  /** The name in the register, a transaction or a public price. */
  buildingName: string | null
  counts: LotCounts
}

type LotRow = {
  pnu: string
  building_name: string | null
  register_at: Date | null
  price_count: number
  price_at: Date | null
  deal_count: number
  deal_at: Date | null
}

/** The planner does not see the lots, so it plans once; the plan would be the same for any number of lots. */
const evidenceOfLots = statement<LotRow, { pnus: readonly string[] }>({
  name: 'evidence-of-lots',
  columns: {
    pnu: 'text',
    building_name: 'text',
    register_at: 'timestamptz',
    price_count: 'int4',
    price_at: 'timestamptz',
    deal_count: 'int4',
    deal_at: 'timestamptz',
  },
  text: `
    select
      asked.pnu::text,
      coalesce(register_name, split_part(deal_names, E'\\n', 1), split_part(price_names, E'\\n', 1)) as building_name,
      register_at, coalesce(price_count, 0) as price_count, price_at, coalesce(deal_count, 0) as deal_count, deal_at
    from unnest((select :pnus::bigint[])) with ordinality as asked (pnu, place)
    left join stored_lots as lot on lot.pnu = asked.pnu
    order by place`,
})

/** The stored evidence for these lots, in the given order; a count of 0 when nothing is stored. */
export async function readEvidenceOfLots(pool: Pool, pnus: readonly string[]): Promise<LotEvidence[]> {
  if (pnus.length === 0) return []
  const rows = await evidenceOfLots(pool, { pnus })
  return rows.map((row) => ({
    pnu: row.pnu,
    buildingName: row.building_name,
    counts: {
      transaction: { count: row.deal_count, latestAt: row.deal_at },
      buildingRegister: { count: row.register_at === null ? 0 : 1, latestAt: row.register_at },
      publicPrice: { count: row.price_count, latestAt: row.price_at },
    },
  }))
}
