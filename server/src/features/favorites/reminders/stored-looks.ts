import type { WayState } from '../../../domain/way/way-steps.ts'
import { statement } from '../../../platform/database/statement.ts'

/** Records that the owner has viewed homes, once a day. */
export const noteSeen = statement<never, { favoriteIds: number[]; today: string }>({
  name: 'favorite-seen',
  columns: {},
  text: `
    update favorites set seen_on = :today::date
    where favorite_id = any(:favoriteIds::bigint[]) and seen_on is distinct from :today::date`,
})

/** A favorite to check for whether its owner is to be asked. */
export type UnseenFavorite = {
  favoriteId: number
  userId: number
  pnu: string | null
  unitText: string | null
  /** The name its owner gave it. */
  home: string
  state: WayState
  contractOn: string | null
  /** The last day on which its owner viewed or changed it. */
  seenOn: string
}

/** Concurrent instances take different rows. */
export const takeUnseen = statement<UnseenFavorite, { today: string; limit: number }>({
  name: 'favorite-look-again-take',
  columns: {
    favoriteId: 'int8',
    userId: 'int8',
    pnu: 'text',
    unitText: 'text',
    home: 'text',
    state: 'text',
    contractOn: 'text',
    seenOn: 'text',
  },
  text: `
    select favorite_id as "favoriteId", user_id as "userId", pnu, unit_text as "unitText",
      coalesce(label, concat_ws(' ', address, unit_text)) as home, state, contract_on::text as "contractOn",
      greatest(seen_on, state_since, (updated_at at time zone 'Asia/Seoul')::date)::text as "seenOn"
    from favorites
    where look_again_on <= :today::date
    order by look_again_on, favorite_id
    limit :limit
    for no key update skip locked`,
})

/** Users who were last asked after a day. */
export const readLastAsked = statement<{ userId: number; askedOn: string }, { userIds: number[]; after: string }>({
  name: 'favorite-look-again-last',
  columns: { userId: 'int8', askedOn: 'text' },
  text: `
    select user_id as "userId", max(look_again_sent_on)::text as "askedOn" from favorites
    where user_id = any(:userIds::bigint[]) and look_again_sent_on > :after::date
    group by user_id`,
})

/**
 * `null` in `days`: never again. `asked`: its owner was asked about it today, or about a newer home that counted it
 * among the others.
 */
export const planLooks = statement<
  never,
  { favoriteIds: number[]; days: (string | null)[]; asked: boolean[]; today: string }
>({
  name: 'favorite-look-again-plan',
  columns: {},
  text: `
    update favorites as kept set
      look_again_on = planned.day,
      look_again_sent_on = case when planned.asked then :today::date else look_again_sent_on end
    from unnest(:favoriteIds::bigint[], :days::date[], :asked::boolean[]) as planned (favorite_id, day, asked)
    where kept.favorite_id = planned.favorite_id`,
})
