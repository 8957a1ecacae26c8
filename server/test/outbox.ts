import type { TestContext } from 'node:test'
import { pino } from 'pino'
import { startJobQueue } from '../src/platform/jobs/job-queue.ts'
import { type EventPayload, eventType } from '../src/platform/outbox/events.ts'
import { createOutbox, type Outbox } from '../src/platform/outbox/outbox.ts'
import type { Subscriber } from '../src/platform/outbox/subscribers.ts'
import type { TestDatabase } from './database.ts'

/** An event of the tests; `number` identifies it. */
export const HAPPENED = eventType<EventPayload & { number: number }>('HAPPENED')

/** Delivers events in this process, like an instance of the service, until the test ends. */
export async function startOutbox(
  t: Pick<TestContext, 'after'>,
  { pool, url }: Pick<TestDatabase, 'pool' | 'url'>,
  subscribers: readonly Subscriber[],
  sweepEveryMs = 20_000,
): Promise<Outbox> {
  const log = pino({ enabled: false })
  const outbox = createOutbox({ pool, log, subscribers })
  await outbox.register()
  const queue = await startJobQueue({ databaseUrl: url, jobs: outbox.jobs, log, sweepEveryMs })
  t.after(() => queue.stop())
  return outbox
}
