import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { type DealGroup, type GroupColumns, groupColumns } from './deal-group.ts'
import { WITH_ITS_LAND } from './deal-query.ts'

/**
 * Recomputes `market_statistics_monthly` for months of a source: per legal district and for the whole LAWD_CD.
 * Quartiles by linear interpolation (`percentile_cont`), as `domain/comparison` does. Cancelled deals and land-lease
 * apartments (토지임대부) never count.
 */
export async function refreshMonthStatistics(client: Queryable, groups: DealGroup[], refreshedAt: Date): Promise<void> {
  const columns = groupColumns(groups)
  await removeStale(client, columns)
  await insertFresh(client, { ...columns, refreshedAt })
}

const removeStale = statement<never, GroupColumns>({
  name: 'remove-month-statistics',
  columns: {},
  text: `
    delete from market_statistics_monthly as stale
    using unnest(:sources::text[], :lawdCds::text[], :dealMonths::text[]) as chosen (source, lawd_cd, deal_month)
    where stale.lawd_cd = chosen.lawd_cd and stale.deal_month = chosen.deal_month and stale.source = chosen.source`,
})

const insertFresh = statement<never, GroupColumns & { refreshedAt: Date }>({
  name: 'insert-month-statistics',
  columns: {},
  text: `
    with counted as (
      select
        lawd_cd, source, deal_month, legal_district_code, property_type, monthly_rent_manwon,
        case when trade_kind = 'SALE' then 'SALE' when monthly_rent_manwon = 0 then 'RENT_JEONSE' else 'RENT_MONTHLY' end
          as kind,
        coalesce(sale_amount_manwon, deposit_manwon) as amount
      from unnest(:sources::text[], :lawdCds::text[], :dealMonths::text[]) as chosen (source, lawd_cd, deal_month)
      join stored_deals using (lawd_cd, source, deal_month)
      where not cancelled and ${WITH_ITS_LAND}
    )
    insert into market_statistics_monthly (
      lawd_cd, legal_district_code, property_type, trade_kind, source, deal_month, sample_count,
      min_amount, q1_amount, median_amount, q3_amount, max_amount, median_monthly_rent, refreshed_at
    )
    select
      lawd_cd, legal_district_code, property_type, kind, source, deal_month, count(*),
      min(amount),
      percentile_cont(0.25) within group (order by amount),
      percentile_cont(0.5) within group (order by amount),
      percentile_cont(0.75) within group (order by amount),
      max(amount),
      case when kind = 'RENT_MONTHLY' then percentile_cont(0.5) within group (order by monthly_rent_manwon) end,
      :refreshedAt
    from counted
    group by grouping sets (
      (lawd_cd, source, deal_month, property_type, kind, legal_district_code),
      (lawd_cd, source, deal_month, property_type, kind)
    )
    having grouping(legal_district_code) = 1 or legal_district_code is not null`,
})
