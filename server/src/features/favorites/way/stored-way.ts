import type { WayState, WayTick } from '../../../domain/way/way-steps.ts'
import { statement } from '../../../platform/database/statement.ts'

/** Returns no row when it does not belong to the user. If the state is unchanged, the day is unchanged. */
export const changeState = statement<
  { state: WayState },
  { userId: number; favoriteId: number; state: WayState; today: string }
>({
  name: 'favorite-state-change',
  columns: { state: 'text' },
  text: `
    update favorites set
      state_since = case when state = :state::text then state_since else :today::date end,
      -- what a state before kept back is looked at again
      reminders_checked_on = case when state = :state::text then reminders_checked_on end,
      look_again_on = case
        when state = :state::text then look_again_on
        when :state::text = 'LOOKING' then '-infinity'::date
      end,
      state = :state::text
    where favorite_id = :favoriteId and user_id = :userId
    returning state`,
})

export const readTicks = statement<WayTick, { favoriteId: number }>({
  name: 'favorite-steps-read',
  columns: { code: 'text', doneOn: 'text' },
  text: `select step as code, done_on::text as "doneOn" from favorite_steps where favorite_id = :favoriteId`,
})

/** Replaces the day of existing ticks. */
export const addTicks = statement<never, { favoriteId: number; steps: string[]; days: string[] }>({
  name: 'favorite-steps-add',
  columns: {},
  text: `
    insert into favorite_steps (favorite_id, step, done_on)
    select :favoriteId::bigint, step, done_on from unnest(:steps::text[], :days::date[]) as given (step, done_on)
    order by step
    on conflict (favorite_id, step) do update set done_on = excluded.done_on`,
})

export const removeTicks = statement<never, { favoriteId: number; steps: string[] }>({
  name: 'favorite-steps-remove',
  columns: {},
  text: 'delete from favorite_steps where favorite_id = :favoriteId and step = any(:steps::text[])',
})

/** Restarts the way of a favorite that has moved to another lot. */
export const beginAnew = statement<never, { favoriteId: number }>({
  name: 'favorite-way-begin-anew',
  columns: {},
  text: `
    with removed as (delete from favorite_steps where favorite_id = :favoriteId)
    update favorites set state = 'LOOKING', state_since = null, look_again_on = '-infinity'
    where favorite_id = :favoriteId`,
})
