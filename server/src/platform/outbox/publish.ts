import type { Pool } from 'pg'
import { statement } from '../database/statement.ts'
import { inTransaction } from '../database/transaction.ts'
import { publishing } from '../feed/feed.ts'
import { OUTBOX_ATTEMPTS } from './events.ts'
import { deliveryJob } from './subscribers.ts'

const MOST_AT_ONCE = 1_000

const lockEnd = statement<{ last_sequence: number }>({
  name: 'outbox-lock-end',
  columns: { last_sequence: 'int8' },
  text: 'select last_sequence from outbox_end for update',
})

/** Sees only what was committed before it began, so an event written after a visible one never precedes it. */
const publishNext = statement<{ published: number }, { last: number; limit: number }>({
  name: 'outbox-publish',
  columns: { published: 'int8' },
  text: `with unpublished as (
     select event_id, row_number() over (order by event_id) as place
     from outbox where sequence is null order by event_id limit :limit
   ), published as (
     update outbox set sequence = :last::bigint + place
     from unpublished where outbox.event_id = unpublished.event_id
     returning outbox.event_id
   ), moved as (
     update outbox_end set last_sequence = :last::bigint + (select count(*) from published)
     where exists (select from published)
   )
   select count(*) as published from published`,
})

/** Adds a job per subscriber and signals all instances in one statement: the next publisher waits until it commits. */
const wakeSubscribers = statement<{ signalled: ''; woken: number }, { prefix: string; maxAttempts: number }>({
  name: 'outbox-wake-subscribers',
  columns: { signalled: 'void', woken: 'int8' },
  text: `select
     ${publishing('event')} as signalled,
     (
       select count(added.id)
       from (select :prefix || subscriber as job from outbox_subscribers order by subscriber) as subscribed
       cross join lateral graphile_worker.add_job(job, job_key => job, max_attempts => :maxAttempts) as added
     ) as woken`,
})

/**
 * Assigns numbers to committed events and wakes the subscribers of all instances. The numbers are drawn while the single row
 * of `outbox_end` is locked, so a number never becomes visible before a smaller one: a reader up to a number has
 * missed nothing, however late an event was committed (docs/adr/0026-outbox.md).
 */
export async function publishEvents(pool: Pool): Promise<void> {
  while ((await publishSome(pool)) === MOST_AT_ONCE);
}

function publishSome(pool: Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    const [end] = await lockEnd(client)
    if (end === undefined) throw new Error('outbox_end has no row')
    const [done] = await publishNext(client, { last: end.last_sequence, limit: MOST_AT_ONCE })
    const published = done?.published ?? 0
    if (published > 0) await wakeSubscribers(client, { prefix: deliveryJob(''), maxAttempts: OUTBOX_ATTEMPTS })
    return published
  })
}
