import type { Pool } from 'pg'
import { containing } from '../../platform/database/like-pattern.ts'
import { statement } from '../../platform/database/statement.ts'

type Found = { total: number; pnus: string[] }
type Part = { codes: readonly string[]; limit: number; offset: number }

/**
 * Lot counts determine the districts that the page covers, and only those are read: by the primary key, from the start of
 * the page in its first district. The planner does not see the values, so it does not consider a generic plan more
 * expensive, and plans once.
 */
const lotsOfDistricts = statement<Found, Part>({
  name: 'lots-of-districts',
  columns: { total: 'int4', pnus: '_text' },
  text: `
    with districts as (
      select code, lot_count, sum(lot_count) over (order by code) - lot_count as before
      from (select distinct unnest((select :codes::text[])) as code) as asked
      join district_lots on legal_district_code = code
      where lot_count > 0
    )
    select
      coalesce((select sum(lot_count) from districts), 0)::int as total,
      array(
        select pnu::text
        from (select * from districts where before < (select :offset::int + :limit::int) and before + lot_count > (select :offset::int)) as district
        cross join lateral (
          select pnu from stored_lots
          where pnu between (code || '000000000')::bigint and (code || '999999999')::bigint
          order by pnu limit (select :limit::int) offset greatest(0, (select :offset::int) - before)
        ) as lot
        order by pnu limit (select :limit::int)
      ) as pnus`,
})

const namedLotsOfDistricts = statement<Found, Part & { pattern: string }>({
  name: 'named-lots-of-districts',
  columns: { total: 'int4', pnus: '_text' },
  text: `
    with lots as materialized (
      select pnu
      from (select distinct unnest(:codes::text[]) as code) as asked
      join stored_lots on pnu between (code || '000000000')::bigint and (code || '999999999')::bigint
      where concat_ws(E'\\n', register_name, deal_names, price_names) ilike :pattern
    )
    select
      (select count(*) from lots)::int as total,
      array(select pnu::text from lots order by pnu limit :limit::int offset :offset::int) as pnus`,
})

/** PNUs of lots with stored evidence in some legal districts, in PNU order, filtered by building name. */
export async function findLotsOfDistricts(
  pool: Pool,
  query: { districtCodes: readonly string[]; buildingName: string | null; limit: number; offset: number },
): Promise<{ pnus: string[]; total: number }> {
  const { districtCodes: codes, buildingName, limit, offset } = query
  const [row] =
    buildingName === null
      ? await lotsOfDistricts(pool, { codes, limit, offset })
      : await namedLotsOfDistricts(pool, { codes, limit, offset, pattern: containing(buildingName) })
  return row ?? { pnus: [], total: 0 }
}
