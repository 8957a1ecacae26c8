import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'

/** One index look-up per district; all months of a district are refreshed together. */
const selectDistricts = statement<{ code: string; refreshedAt: Date }, { codes: string[]; most: number }>({
  name: 'districts-with-statistics',
  columns: { code: 'text', refreshedAt: 'timestamptz' },
  text: `select code, refreshed_at as "refreshedAt"
   from unnest(:codes::text[]) as code cross join lateral (
     select refreshed_at from market_statistics_monthly where legal_district_code = code
     order by property_type desc, trade_kind desc, deal_month desc limit 1
   ) as newest
   order by code limit :most`,
})

/** Which of these districts have their own monthly statistics, and when those were computed. */
export function districtsWithStatistics(
  pool: Pool,
  asked: { codes: string[]; most: number },
): Promise<{ code: string; refreshedAt: Date }[]> {
  return selectDistricts(pool, asked)
}
