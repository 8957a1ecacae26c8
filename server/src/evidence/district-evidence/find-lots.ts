import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'

/** How many of the newest snapshots of each kind are searched when no district is requested. */
const NEWEST_SNAPSHOTS = 1000

const newestLots = statement<{ pnu: string; total: number }, { minSourceCount: number; limit: number; offset: number }>(
  {
    name: 'newest-lots-with-evidence',
    columns: { pnu: 'text', total: 'int4' },
    text: `with recent as materialized (
     select pnu
     from (
       (select pnu, collected_at from building_registers where active order by collected_at desc limit ${NEWEST_SNAPSHOTS})
       union all
       (select pnu, collected_at from public_price_snapshots where status = 'FOUND'
        order by collected_at desc limit ${NEWEST_SNAPSHOTS})
     ) as snapshots
     group by pnu
     order by max(collected_at) desc, pnu
   )
   select pnu, (select count(*) from recent)::int as total
   from recent
   where :minSourceCount <= 1 or :minSourceCount <=
     exists (select from building_registers as register where register.pnu = recent.pnu and active)::int
     + exists (select from public_price_snapshots as price where price.pnu = recent.pnu and status = 'FOUND')::int
     + exists (
         select from stored_deals
         where legal_district_code = left(recent.pnu, 10) and main_number = substr(recent.pnu, 12, 4)
           and sub_number = substr(recent.pnu, 16, 4) and not cancelled
           and land_kind = case substr(recent.pnu, 11, 1) when '2' then 'MOUNTAIN' else 'LAND' end
       )::int
   limit :limit offset :offset`,
  },
)

/**
 * PNUs of the lots whose register or public price was stored most recently, newest first, with at least the given number
 * of the three sources (register, public price, transactions). `total` is the count before that filter.
 */
export async function findNewestLots(
  pool: Pool,
  { minSourceCount, limit, offset = 0 }: { minSourceCount: number; limit: number; offset?: number },
): Promise<{ pnus: string[]; total: number }> {
  const rows = await newestLots(pool, { minSourceCount, limit, offset })
  return { pnus: rows.map(({ pnu }) => pnu), total: rows[0]?.total ?? 0 }
}

const tradedLots = statement<{ pnu: string }, { limit: number }>({
  name: 'traded-lots',
  columns: { pnu: 'text' },
  text: `select pnu
   from (select legal_district_code from district_evidence where transaction_count > 0
         order by transaction_count desc, legal_district_code limit 30) as busy
   cross join lateral (
     select distinct busy.legal_district_code || case land_kind when 'MOUNTAIN' then '2' else '1' end
       || main_number || sub_number as pnu
     from (select land_kind, main_number, sub_number from stored_deals
           where legal_district_code = busy.legal_district_code and main_number is not null and not cancelled
           limit 200) as traded
     order by pnu limit 20
   ) as lots
   limit :limit`,
})

/** PNUs of some lots with past deals, from the districts with the most deals. */
export async function findTradedLots(pool: Pool, limit: number): Promise<string[]> {
  return (await tradedLots(pool, { limit })).map(({ pnu }) => pnu)
}
