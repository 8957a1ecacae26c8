import type { ContractPurpose } from '../../../domain/comparison/lease-terms.ts'
import type { WayState, WayTick } from '../../../domain/way/way-steps.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A favorite with contract days, as the date plan needs it; `null`: not given. */
export type DatedFavorite = {
  favoriteId: number
  userId: number
  pnu: string | null
  /** The name its owner gave it. */
  home: string
  contractPurpose: ContractPurpose | null
  depositManwon: number | null
  monthlyRentManwon: number | null
  contractOn: string | null
  balanceOn: string | null
  moveInOn: string | null
  endOn: string | null
  state: WayState
  ticks: WayTick[]
  since: string
}

/** Favorites that have not been checked today. Concurrent instances take different rows. */
export const takeUnchecked = statement<DatedFavorite, { today: string; limit: number }>({
  name: 'favorite-reminders-take',
  columns: {
    favoriteId: 'int8',
    userId: 'int8',
    pnu: 'text',
    home: 'text',
    contractPurpose: 'text',
    depositManwon: 'float8',
    monthlyRentManwon: 'float8',
    contractOn: 'text',
    balanceOn: 'text',
    moveInOn: 'text',
    endOn: 'text',
    state: 'text',
    ticks: 'jsonb',
    since: 'text',
  },
  text: `
    with taken as (
      select favorite_id from favorites
      where dates_since is not null and (reminders_checked_on is null or reminders_checked_on < :today::date)
      order by reminders_checked_on nulls first, favorite_id
      limit :limit
      for update skip locked
    )
    update favorites as kept set reminders_checked_on = :today::date
    from taken where kept.favorite_id = taken.favorite_id
    returning kept.favorite_id as "favoriteId", user_id as "userId", pnu,
      coalesce(label, concat_ws(' ', address, unit_text)) as home, contract_purpose as "contractPurpose",
      deposit_manwon as "depositManwon", monthly_rent_manwon as "monthlyRentManwon", contract_on::text as "contractOn",
      balance_on::text as "balanceOn", move_in_on::text as "moveInOn", end_on::text as "endOn",
      state, (
        select coalesce(jsonb_agg(jsonb_build_object('code', step, 'doneOn', done_on)), '[]')
        from favorite_steps as done where done.favorite_id = kept.favorite_id
      ) as ticks, dates_since::text as since`,
})

/** Returns a row for each reminder that was not sent before. */
export const addSent = statement<{ ordinal: number }, { favoriteIds: number[]; steps: string[]; days: string[] }>({
  name: 'favorite-reminders-add',
  columns: { ordinal: 'int4' },
  text: `
    with given as (
      select * from unnest(:favoriteIds::bigint[], :steps::text[], :days::date[])
        with ordinality as due (favorite_id, step, due_on, ordinal)
    ), added as (
      insert into favorite_reminders (favorite_id, step, due_on)
      select favorite_id, step, due_on from given
      on conflict do nothing
      returning favorite_id, step, due_on
    )
    select ordinal::int as ordinal from given join added using (favorite_id, step, due_on) order by ordinal`,
})
