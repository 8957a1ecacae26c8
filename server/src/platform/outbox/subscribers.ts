import type { PoolClient } from 'pg'
import { statement } from '../database/statement.ts'
import type { Queryable } from '../database/transaction.ts'
import type { DomainEvent, EventPayload, EventType } from './events.ts'

/** Applies the effect of an event on `transaction`; it is committed together with the record of the delivery. */
export type Deliver<Payload = EventPayload> = (transaction: PoolClient, event: DomainEvent<Payload>) => Promise<void>

/** A consumer of events. Its name is stored in the database, so it must not change when the code moves. */
export type Subscriber = { name: string; deliver: ReadonlyMap<string, Deliver> }

type Subscription = [type: string, deliver: Deliver]

export function on<Payload extends EventPayload>(type: EventType<Payload>, deliver: Deliver<Payload>): Subscription {
  return [type.name, deliver as Deliver]
}

export function subscriber(name: string, ...subscriptions: Subscription[]): Subscriber {
  return { name, deliver: new Map(subscriptions) }
}

/** Returns a job name per subscriber, so that only instances that know the subscriber take its jobs. */
export function deliveryJob(subscriberName: string): string {
  return `deliver-events:${subscriberName}`
}

const register = statement<never, { names: string[] }>({
  name: 'outbox-register',
  columns: {},
  text: `insert into outbox_subscribers (subscriber, position)
   select name, last_sequence from unnest(:names::text[]) as name, outbox_end
   on conflict do nothing`,
})

/** Registers subscribers. New ones receive events published from now on; known ones resume where they were. */
export async function registerSubscribers(database: Queryable, subscribers: readonly Subscriber[]): Promise<void> {
  await register(database, { names: subscribers.map(({ name }) => name) })
}
