import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'

/** `deals`: stored deals of the lot, of any kind and month, excluding cancelled ones. */
export type RoadLot = { roadKey: string; pnu: string; deals: number }

const lotsOnRoads = statement<RoadLot, { roadKeys: string[] }>({
  name: 'lots-on-roads',
  columns: { roadKey: 'text', pnu: 'text', deals: 'int4' },
  text: `
    select road_key as "roadKey", pnu, deals.count as deals
    from (
      select distinct road_key, pnu from lot_roads where road_key = any (:roadKeys::text[]) limit 1000
    ) as named
    cross join lateral (
      select count(*)::int from stored_deals
      where legal_district_code = left(pnu, 10) and main_number = substr(pnu, 12, 4)
        and sub_number = substr(pnu, 16, 4) and not cancelled
        and land_kind = case substr(pnu, 11, 1) when '2' then 'MOUNTAIN' else 'LAND' end
    ) as deals
    order by deals desc, pnu limit 200`,
})

/**
 * Stored lots with one of these road names and numbers (`신림로12길 3-4`), in any city; those with the most deals first.
 */
export function findRoadLots(pool: Pool, roadKeys: readonly string[]): Promise<RoadLot[]> {
  return lotsOnRoads(pool, { roadKeys: [...roadKeys] })
}
