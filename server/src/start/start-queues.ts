import type { Logger } from 'pino'
import type { App } from '../app.ts'
import type { DatabaseAddress } from '../platform/database/database.ts'
import { type JobQueue, startJobQueue } from '../platform/jobs/job-queue.ts'

/** Event deliveries are short and run in their own queue, so that no diagnosis delays them. */
const CONCURRENT_DELIVERIES = 2

/** Starts all background work. Stop it before closing the connections it uses. */
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
