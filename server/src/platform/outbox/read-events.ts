import { statement } from '../database/statement.ts'
import type { Queryable } from '../database/transaction.ts'
import { type DomainEvent, EVENT_COLUMN_TYPES, EVENT_COLUMNS, type EventRow, eventOf } from './events.ts'

const selectAfter = statement<EventRow, { types: readonly string[]; after: number; limit: number }>({
  name: 'outbox-read-after',
  columns: EVENT_COLUMN_TYPES,
  text: `select ${EVENT_COLUMNS} from outbox
   where sequence > :after and event_type = any(:types)
   order by sequence limit :limit`,
})

const selectEnd = statement<{ last_sequence: number }>({
  name: 'outbox-read-end',
  columns: { last_sequence: 'int8' },
  text: 'select last_sequence from outbox_end',
})

/**
 * Returns published events of these types after a number, in order: the same on every instance, and none is ever inserted
 * later. Events are kept for at least a day (`OUTBOX_RETENTION_HOURS`).
 */
export async function readEventsAfter(
  database: Queryable,
  reading: { types: readonly string[]; after: number; limit: number },
): Promise<DomainEvent[]> {
  return (await selectAfter(database, reading)).map(eventOf)
}

/** Returns the number of the last published event: the starting point for readers of new events only. */
export async function newestSequence(database: Queryable): Promise<number> {
  return (await selectEnd(database))[0]?.last_sequence ?? 0
}
