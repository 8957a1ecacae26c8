import type { PoolClient } from 'pg'
import { statement } from '../statement.ts'
import type { Queryable } from '../transaction.ts'
import type { DomainEvent, EventPayload, EventType } from './events.ts'

/** Does on `transaction` whatever an event brings about: it is there together with the mark that the event was delivered. */
export type Deliver<Payload = EventPayload> = (transaction: PoolClient, event: DomainEvent<Payload>) => Promise<void>

/** Somebody whom events concern. Its name is kept in the database: it stays when the code moves. */
export type Subscriber = { name: string; deliver: ReadonlyMap<string, Deliver> }

type Subscription = [type: string, deliver: Deliver]

export function on<Payload extends EventPayload>(type: EventType<Payload>, deliver: Deliver<Payload>): Subscription {
  return [type.name, deliver as Deliver]
}

export function subscriber(name: string, ...subscriptions: Subscription[]): Subscriber {
  return { name, deliver: new Map(subscriptions) }
}

/** One kind of job for each subscriber, so that only instances that know it take its jobs. */
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

/** A new subscriber gets what is published from now on; one that is known goes on where it was. */
export async function registerSubscribers(database: Queryable, subscribers: readonly Subscriber[]): Promise<void> {
  await register(database, { names: subscribers.map(({ name }) => name) })
}
