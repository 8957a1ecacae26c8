import { enqueueJob } from '../enqueue-job.ts'
import { statement } from '../statement.ts'
import type { Queryable } from '../transaction.ts'

/** Ids and codes: whoever needs more reads it, and finds what was deleted meanwhile to be gone. */
export type EventPayload = Record<string, string | number | boolean | null | readonly string[]>

/** A kind of event, such as `DIAGNOSIS_FINISHED`, and what it holds. */
export type EventType<Payload extends EventPayload> = { name: string; readonly payload?: Payload }

export function eventType<Payload extends EventPayload>(name: string): EventType<Payload> {
  return { name }
}

export type DomainEvent<Payload = EventPayload> = {
  /** Its place in the one order of all events, the same on every instance. */
  sequence: number
  type: string
  /** What it happened to, such as `diagnosis 12`. */
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

/** Gives new events their places in the order; `publish.ts`. */
export const PUBLISH_JOB = 'publish-events'

/**
 * For every job of the outbox: the queue tries it at once, then after seconds, in the end every six hours, for three weeks.
 * A killed instance costs its jobs a try, too.
 */
export const OUTBOX_ATTEMPTS = 90

const insert = statement<never, { type: string; subject: string; payload: string; occurredAt: Date }>({
  name: 'outbox-append',
  columns: {},
  text: `insert into outbox (event_type, subject, payload, occurred_at)
   values (:type, :subject, :payload, :occurredAt)`,
})

/** Records that something happened, in the transaction in which it happens: published with it, or not at all. */
export async function appendEvent<Payload extends EventPayload>(
  transaction: Queryable,
  type: EventType<Payload>,
  { subject, payload, occurredAt }: { subject: string; payload: Payload; occurredAt: Date },
): Promise<void> {
  await insert(transaction, { type: type.name, subject, payload: JSON.stringify(payload), occurredAt })
  // without a key: a common job row would make every writer of events wait for the one before it
  await enqueueJob(transaction, PUBLISH_JOB, {}, { maxAttempts: OUTBOX_ATTEMPTS })
}
