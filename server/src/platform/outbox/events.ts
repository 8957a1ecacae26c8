import { statement } from '../database/statement.ts'
import type { Queryable } from '../database/transaction.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'

/** IDs and codes only: subscribers that need more read it, and so notice what was deleted meanwhile. */
export type EventPayload = Record<string, string | number | boolean | null | readonly string[]>

/** A kind of event, such as `DIAGNOSIS_FINISHED`, and its payload. */
export type EventType<Payload extends EventPayload> = { name: string; readonly payload?: Payload }

export function eventType<Payload extends EventPayload>(name: string): EventType<Payload> {
  return { name }
}

export type DomainEvent<Payload = EventPayload> = {
  /** Its position in the order of all events, which is the same on every instance. */
  sequence: number
  type: string
  /** The subject of the event, such as `diagnosis 12`. */
  subject: string
  payload: Payload
  occurredAt: Date
}

/** The columns of `outbox` that make a `DomainEvent`. */
export const EVENT_COLUMNS = 'outbox.sequence, event_type, outbox.subject, payload, occurred_at'
export const EVENT_COLUMN_TYPES = {
  sequence: 'int8',
  event_type: 'text',
  subject: 'text',
  payload: 'jsonb',
  occurred_at: 'timestamptz',
} as const
export type EventRow = {
  sequence: number
  event_type: string
  subject: string
  payload: EventPayload
  occurred_at: Date
}

export function eventOf({ sequence, event_type, subject, payload, occurred_at }: EventRow): DomainEvent {
  return { sequence, type: event_type, subject, payload, occurredAt: occurred_at }
}

/** Assigns new events their sequence numbers; see `publish.ts`. */
export const PUBLISH_JOB = 'publish-events'

/**
 * Attempts of each outbox job: the queue runs it at once, then after seconds, finally every six hours, for three weeks.
 * A killed instance costs its jobs an attempt too.
 */
export const OUTBOX_ATTEMPTS = 90

const insert = statement<never, { type: string; subject: string; payload: string; occurredAt: Date }>({
  name: 'outbox-append',
  columns: {},
  text: `insert into outbox (event_type, subject, payload, occurred_at)
   values (:type, :subject, :payload, :occurredAt)`,
})

/** Records an event in the transaction of the change itself: it is published if that commits, or not at all. */
export async function appendEvent<Payload extends EventPayload>(
  transaction: Queryable,
  type: EventType<Payload>,
  { subject, payload, occurredAt }: { subject: string; payload: Payload; occurredAt: Date },
): Promise<void> {
  await insert(transaction, { type: type.name, subject, payload: JSON.stringify(payload), occurredAt })
  // without a key: with a shared job row, every writer of events would wait for the previous one
  await enqueueJob(transaction, PUBLISH_JOB, {}, { maxAttempts: OUTBOX_ATTEMPTS })
}

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
