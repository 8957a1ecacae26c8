import type { Pool } from 'pg'
import type { PublicPriceKind } from '../../domain/property/public-price.ts'
import { statement } from '../../platform/database/statement.ts'

/** The stored official prices of one kind for a lot, in won (land: won per square metre). */
export type StoredPriceRange = {
  kind: PublicPriceKind
  baseYear: number
  priceCount: number
  minWon: number
  medianWon: number
  maxWon: number
  collectedAt: Date
}

const priceRanges = statement<StoredPriceRange, { pnu: string }>({
  name: 'price-ranges-of-lot',
  columns: {
    kind: 'text',
    baseYear: 'int2',
    priceCount: 'int4',
    minWon: 'int8',
    medianWon: 'float8',
    maxWon: 'int8',
    collectedAt: 'timestamptz',
  },
  text: `
    with prices as (
      select snapshot.kind, base_year, collected_at, price_won as price, false as is_imported
      from public_price_snapshots as snapshot
      join public_prices as price on price.pnu = snapshot.pnu and price.kind = snapshot.kind
      where snapshot.pnu = :pnu and status = 'FOUND'
      union all
      select kind::text, base_year, collected_at, unnest(prices), true
      from imported_public_prices where pnu = :pnu::bigint
    )
    select distinct on (kind)
      kind, base_year as "baseYear", count(*)::int as "priceCount", min(price) as "minWon",
      percentile_cont(0.5) within group (order by price) as "medianWon", max(price) as "maxWon",
      max(collected_at) as "collectedAt"
    from prices
    group by kind, base_year, is_imported
    order by kind, base_year desc, is_imported desc`,
})

/** For each kind, the prices of the newest base year. */
export function readPriceRanges(pool: Pool, pnu: string): Promise<StoredPriceRange[]> {
  return priceRanges(pool, { pnu })
}
