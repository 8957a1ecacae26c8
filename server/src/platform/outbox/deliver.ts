import type { Pool, PoolClient } from 'pg'
import { statement } from '../database/statement.ts'
import { inSavepoint, inTransaction } from '../database/transaction.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { EVENT_COLUMN_TYPES, EVENT_COLUMNS, type EventRow, eventOf, OUTBOX_ATTEMPTS } from './events.ts'
import type { Subscriber } from './subscribers.ts'

/** Serializes deliveries to one subscriber over all instances by locking its row. */
const lockPosition = statement<{ position: number }, { subscriber: string }>({
  name: 'outbox-lock-position',
  columns: { position: 'int8' },
  text: 'select position from outbox_subscribers where subscriber = :subscriber for update',
})

type Next = { [Column in keyof EventRow]: EventRow[Column] | null } & { last_sequence: number; behind: boolean | null }

/** Reads in one snapshot the next event of the types, and how far the position may advance if there is none. */
const selectNext = statement<Next, { subscriber: string; position: number; types: string[] }>({
  name: 'outbox-next',
  columns: { last_sequence: 'int8', ...EVENT_COLUMN_TYPES, behind: 'bool' },
  text: `select last_sequence, next.*
   from outbox_end left join lateral (
     select ${EVENT_COLUMNS}, exists (
         select from outbox_set_aside as earlier
         where earlier.subscriber = :subscriber and earlier.subject = outbox.subject
       ) as behind
     from outbox
     where outbox.sequence > :position and event_type = any(:types)
     order by outbox.sequence limit 1
   ) as next on true`,
})

const movePosition = statement<never, { subscriber: string; position: number }>({
  name: 'outbox-move-position',
  columns: {},
  text: 'update outbox_subscribers set position = :position where subscriber = :subscriber',
})

const setAside = statement<never, { subscriber: string; sequence: number; subject: string }>({
  name: 'outbox-set-aside',
  columns: {},
  text: 'insert into outbox_set_aside (subscriber, sequence, subject) values (:subscriber, :sequence, :subject)',
})

const selectSetAside = statement<EventRow, { subscriber: string; subject: string }>({
  name: 'outbox-next-set-aside',
  columns: EVENT_COLUMN_TYPES,
  text: `select ${EVENT_COLUMNS}
   from outbox_set_aside join outbox using (sequence)
   where subscriber = :subscriber and outbox_set_aside.subject = :subject
   order by outbox.sequence limit 1`,
})

const removeSetAside = statement<never, { subscriber: string; sequence: number }>({
  name: 'outbox-remove-set-aside',
  columns: {},
  text: 'delete from outbox_set_aside where subscriber = :subscriber and sequence = :sequence',
})

export function retryJob(subscriberName: string): string {
  return `retry-events:${subscriberName}`
}

/**
 * Delivers the next event: its effect and the record of its delivery are committed in one transaction. An event that fails is
 * set aside together with later events of its subject, so that events of other subjects need not wait.
 * @returns false if nothing was left; the error if the delivery failed.
 */
export function deliverNext(pool: Pool, { name: subscriber, deliver }: Subscriber): Promise<boolean | Error> {
  return inTransaction(pool, async (transaction) => {
    const position = await lockedPosition(transaction, subscriber)
    const [next] = await selectNext(transaction, { subscriber, position, types: [...deliver.keys()] })
    const reached = next?.sequence ?? next?.last_sequence ?? position
    if (reached > position) await movePosition(transaction, { subscriber, position: reached })
    if (next === undefined || !isEvent(next)) return false
    const { sequence, subject } = next
    if (next.behind) {
      await setAside(transaction, { subscriber, sequence, subject })
      return true
    }
    const failure = await inSavepoint(transaction, () => deliverEvent(transaction, deliver, next))
    if (failure === undefined) return true
    await setAside(transaction, { subscriber, sequence, subject })
    await enqueueJob(transaction, retryJob(subscriber), { subject }, { maxAttempts: OUTBOX_ATTEMPTS })
    return failure
  })
}

/** Delivers the first of a subject's events set aside. @returns false if none is left. @throws the delivery's error. */
export function retryNext(pool: Pool, { name: subscriber, deliver }: Subscriber, subject: string): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    await lockedPosition(transaction, subscriber)
    const [event] = await selectSetAside(transaction, { subscriber, subject })
    if (event === undefined) return false
    await deliverEvent(transaction, deliver, event)
    await removeSetAside(transaction, { subscriber, sequence: event.sequence })
    return true
  })
}

async function lockedPosition(transaction: PoolClient, subscriber: string): Promise<number> {
  const [row] = await lockPosition(transaction, { subscriber })
  if (row === undefined) throw new Error(`the subscriber ${subscriber} is not registered`)
  return row.position
}

function isEvent(next: Next): next is Next & EventRow {
  return next.sequence !== null
}

/** Delivers an event to its handler; does nothing if the subscriber no longer handles its type. */
async function deliverEvent(transaction: PoolClient, deliver: Subscriber['deliver'], row: EventRow): Promise<void> {
  await deliver.get(row.event_type)?.(transaction, eventOf(row))
}
