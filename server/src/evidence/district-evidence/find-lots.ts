import type { Pool } from 'pg'
import { containing } from '../../platform/like-pattern.ts'
import { namedQuery } from '../../platform/named-query.ts'

/** So many of the newest snapshots of each kind are looked at where no district is asked for. */
const NEWEST_SNAPSHOTS = 1000

const newestLots = namedQuery<{ pnu: string; total: number }, [minSourceCount: number, limit: number, offset: number]>(
  'newest-lots-with-evidence',
  `with recent as materialized (
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
   where $1 <= 1 or $1 <=
     exists (select from building_registers as register where register.pnu = recent.pnu and active)::int
     + exists (select from public_price_snapshots as price where price.pnu = recent.pnu and status = 'FOUND')::int
     + exists (
         select from transaction_facts
         where legal_district_code = left(recent.pnu, 10) and main_number = substr(recent.pnu, 12, 4)
           and sub_number = substr(recent.pnu, 16, 4) and not cancelled
           and land_kind = case substr(recent.pnu, 11, 1) when '2' then 'MOUNTAIN' else 'LAND' end
       )::int
   limit $2 offset $3`,
)

/**
 * PNUs of the lots whose register or public price was stored last, newest first, with at least so many of the three
 * sources (register, public price, transactions). `total` counts them before the sources are.
 */
export async function findNewestLots(
  pool: Pool,
  { minSourceCount, limit, offset = 0 }: { minSourceCount: number; limit: number; offset?: number },
): Promise<{ pnus: string[]; total: number }> {
  const rows = await newestLots(pool, minSourceCount, limit, offset)
  return { pnus: rows.map(({ pnu }) => pnu), total: rows[0]?.total ?? 0 }
}

const tradedLots = namedQuery<{ pnu: string }, [limit: number]>(
  'traded-lots',
  `select pnu
   from (select legal_district_code from district_evidence where transaction_count > 0
         order by transaction_count desc, legal_district_code limit 30) as busy
   cross join lateral (
     select distinct busy.legal_district_code || case land_kind when 'MOUNTAIN' then '2' else '1' end
       || main_number || sub_number as pnu
     from (select land_kind, main_number, sub_number from transaction_facts
           where legal_district_code = busy.legal_district_code and main_number is not null and not cancelled
           limit 200) as traded
     order by pnu limit 20
   ) as lots
   limit $1`,
)

/** PNUs of some lots with past transactions, from the districts that have most of them. */
export async function findTradedLots(pool: Pool, limit: number): Promise<string[]> {
  return (await tradedLots(pool, limit)).map(({ pnu }) => pnu)
}

const lotsOfDistricts = namedQuery<
  { total: number; pnus: string[] },
  [codes: string[], namePattern: string | null, limit: number, offset: number]
>(
  'lots-of-districts',
  `with lots as materialized (
     select pnu
     from unnest($1::text[]) as district (code)
     join building_registers as register
       on register.pnu between district.code || '000000000' and district.code || '999999999'
     where active and ($2::text is null or buildings->0->>'buildingName' ilike $2)
     union
     select pnu
     from unnest($1::text[]) as district (code)
     join public_price_snapshots as snapshot
       on snapshot.pnu between district.code || '000000000' and district.code || '999999999'
     where status = 'FOUND' and (
       $2::text is null
       or exists (
         select from public_prices as price
         where price.pnu = snapshot.pnu and price.kind = snapshot.kind and building_name ilike $2
       )
     )
     union
     select legal_district_code || case land_kind when 'MOUNTAIN' then '2' else '1' end || main_number || sub_number
     from transaction_facts
     where legal_district_code = any($1) and main_number is not null and not cancelled
       and ($2::text is null or building_name ilike $2)
   )
   select
     (select count(*) from lots)::int as total,
     array(select pnu from lots order by pnu limit $3 offset $4) as pnus`,
)

/** PNUs of the lots of some legal districts with stored evidence, in their order; only those whose building is named so. */
export async function findLotsOfDistricts(
  pool: Pool,
  query: { districtCodes: readonly string[]; buildingName: string | null; limit: number; offset: number },
): Promise<{ pnus: string[]; total: number }> {
  const { districtCodes, buildingName, limit, offset } = query
  const pattern = buildingName === null ? null : containing(buildingName)
  const [row] = await lotsOfDistricts(pool, [...districtCodes], pattern, limit, offset)
  return row ?? { pnus: [], total: 0 }
}
