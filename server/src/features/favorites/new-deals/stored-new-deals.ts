import type { PropertyType } from '../../../domain/property/property-type.ts'
import type { HomeNews } from '../../../evidence/deals/index.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'

export type WatchedFavorite = {
  favoriteId: number
  pnu: string
  propertyType: PropertyType | null
  areaSquareMeter: number | null
  floor: number | null
  createdAt: Date
}

/**
 * A user with several favorites on one lot gets one notification. It names the newest favorite and counts all deals
 * since the first. Units of other sizes or floors have similar deals of their own. Nobody is notified of a dropped home.
 */
export const listWatched = statement<WatchedFavorite, { lawdCds: string[] }>({
  name: 'favorite-watched',
  columns: {
    favoriteId: 'int8',
    pnu: 'text',
    propertyType: 'text',
    areaSquareMeter: 'float8',
    floor: 'int2',
    createdAt: 'timestamptz',
  },
  text: `
    select distinct on (pnu, user_id, property_type, area_square_meter, floor_number)
      max(favorite_id) over lot as "favoriteId", pnu, property_type as "propertyType",
      area_square_meter as "areaSquareMeter", floor_number as floor, min(created_at) over lot as "createdAt"
    from unnest(:lawdCds::text[]) as chosen (lawd_cd)
    join favorites on pnu between lawd_cd || repeat('0', 14) and lawd_cd || repeat('9', 14) and state <> 'DROPPED'
    window lot as (partition by pnu, user_id)
    order by pnu, user_id, property_type, area_square_meter, floor_number`,
})

const add = statement<never, { news: string }>({
  name: 'favorite-news-add',
  columns: {},
  text: `
    insert into favorite_news as kept (favorite_id, lot_count, lot_months, similar_count, similar_months)
    select
      id, case when "isSimilar" then 0 else count end, case when "isSimilar" then '{}' else months end,
      case when "isSimilar" then count else 0 end, case when "isSimilar" then months else '{}' end
    from jsonb_to_recordset(:news::jsonb) as news (id bigint, "isSimilar" boolean, count int, months text[])
    -- one may have been deleted meanwhile
    where exists (select from favorites where favorite_id = id)
    order by id
    on conflict (favorite_id) do update set
      lot_count = kept.lot_count + excluded.lot_count,
      lot_months = array(select distinct unnest(kept.lot_months || excluded.lot_months) order by 1),
      similar_count = kept.similar_count + excluded.similar_count,
      similar_months = array(select distinct unnest(kept.similar_months || excluded.similar_months) order by 1)`,
})

export async function addNews(transaction: Queryable, news: readonly HomeNews[]): Promise<void> {
  if (news.length > 0) await add(transaction, { news: JSON.stringify(news) })
}

/** News for the lot on which the home was. */
export const removeNews = statement<never, { favoriteId: number }>({
  name: 'favorite-news-remove',
  columns: {},
  text: 'delete from favorite_news where favorite_id = :favoriteId',
})

/**
 * `home`: the name its owner gave it. `isSimilar`: the lot had no deals of its own. One of several homes on a lot may
 * have no news.
 */
export type DueNews = {
  favoriteId: number
  userId: number
  home: string
  isSimilar: boolean
  count: number
  months: string[]
}

/** News that owners of up to `limit` homes have not received and may receive today. It counts as sent from then on. */
export const takeDueNews = statement<DueNews, { today: string; limit: number }>({
  name: 'favorite-news-take-due',
  columns: {
    favoriteId: 'int8',
    userId: 'int8',
    home: 'text',
    isSimilar: 'bool',
    count: 'int4',
    months: '_text',
  },
  text: `
    with due as materialized (
      select news.*, user_id, home, coalesce(label, concat_ws(' ', address, unit_text)) as name
      from favorite_news as news join favorites using (favorite_id)
      where (lot_count > 0 or similar_count > 0) and state <> 'DROPPED' and not exists (
        select from favorites as kept join favorite_news as sent using (favorite_id)
        where kept.user_id = favorites.user_id and kept.home = favorites.home and sent.told_on >= :today::date
      )
      order by favorite_id limit :limit for update of news
    ), sent as (
      update favorite_news set
        told_on = :today::date, lot_count = 0, lot_months = '{}', similar_count = 0, similar_months = '{}'
      where favorite_id in (select favorite_id from due)
    )
    select "favoriteId", "userId", called as home, "isSimilar",
      case when "isSimilar" then similar_count else lot_count end as count,
      case when "isSimilar" then similar_months else lot_months end as months
    from (
      select max(favorite_id) over lot as "favoriteId", user_id as "userId", sum(lot_count) over lot = 0 as "isSimilar",
        first_value(name) over (lot order by favorite_id desc) as called, due.*
      from due window lot as (partition by user_id, home)
    ) as heard`,
})
