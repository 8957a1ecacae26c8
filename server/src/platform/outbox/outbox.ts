import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { removal } from '../database/removal.ts'
import type { Job } from '../jobs/job-queue.ts'
import { deliverNext, retryJob, retryNext } from './deliver.ts'
import { PUBLISH_JOB } from './events.ts'
import { publishEvents } from './publish.ts'
import { deliveryJob, registerSubscribers, type Subscriber } from './subscribers.ts'

export type Outbox = {
  /** Jobs to be run by every instance, after `register`. */
  jobs: Job<never>[]
  /** Registers the subscribers for all instances; call it before the jobs run. */
  register(): Promise<void>
  /** Removes events older than `time` that every subscriber has received. */
  removeDelivered(time: Date): Promise<void>
}

const removeOld = removal<{ time: Date; subscribers: string[] }>({
  name: 'outbox-remove-delivered',
  oldest: 'occurred_at',
  text: `delete from outbox
   where occurred_at < :time
     and sequence <= (
       select least(last_sequence, min(position)) from outbox_end
         left join outbox_subscribers on subscriber = any(:subscribers)
       group by last_sequence
     )
     and not exists (select from outbox_set_aside as waiting where waiting.sequence = outbox.sequence)`,
})

/** Delivers domain events to their subscribers, each with exactly-once effect (docs/adr/0026-outbox.md). */
export function createOutbox({
  pool,
  log,
  subscribers,
}: {
  pool: Pool
  log: Pick<Logger, 'warn'>
  subscribers: readonly Subscriber[]
}): Outbox {
  return {
    jobs: [{ name: PUBLISH_JOB, run: () => publishEvents(pool) }, ...subscribers.flatMap(jobsOf)],
    register: () => registerSubscribers(pool, subscribers),
    async removeDelivered(time) {
      await removeOld(pool, { time, subscribers: subscribers.map(({ name }) => name) })
    },
  }

  function jobsOf(to: Subscriber): Job<never>[] {
    const deliver: Job = {
      name: deliveryJob(to.name),
      run: (_payload, signal) =>
        untilNothingIsLeft(signal, async () => {
          const delivered = await deliverNext(pool, to)
          if (delivered instanceof Error)
            log.warn({ err: delivered, subscriber: to.name }, 'an event could not be delivered and is tried again')
          return delivered !== false
        }),
    }
    const retry: Job<{ subject: string }> = {
      name: retryJob(to.name),
      run: ({ subject }, signal) => untilNothingIsLeft(signal, () => retryNext(pool, to, subject)),
    }
    return [deliver, retry]
  }
}

/** A job stopped midway throws, so that the queue assigns it again. */
async function untilNothingIsLeft(signal: AbortSignal, next: () => Promise<boolean>): Promise<void> {
  while (await next()) signal.throwIfAborted()
}
