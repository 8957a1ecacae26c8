import type { Logger } from 'pino'
import type { App } from '../app.ts'
import type { DatabaseAddress } from '../platform/database.ts'
import { type JobQueue, startJobQueue } from '../platform/job-queue.ts'

/** Deliveries of events, which are short: beside the other jobs, so that no diagnosis keeps them waiting. */
const CONCURRENT_DELIVERIES = 2

/** Everything that happens without a request, running. Closing comes before the connections it works with. */
export async function startQueues({
  database: { url: databaseUrl, ...connecting },
  log,
  ...app
}: { database: DatabaseAddress; log: Logger } & Pick<App, 'jobs' | 'outbox'>): Promise<JobQueue> {
  const queue = { databaseUrl, ...connecting, log }
  await app.outbox.register()
  const running = [await startJobQueue({ ...queue, jobs: app.jobs })]
  const stop = async () => void (await Promise.all(running.map((queue) => queue.stop())))
  try {
    running.push(await startJobQueue({ ...queue, jobs: app.outbox.jobs, concurrency: CONCURRENT_DELIVERIES }))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
