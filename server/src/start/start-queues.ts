import type { Logger } from 'pino'
import type { App } from '../app.ts'
import type { DatabaseAddress } from '../platform/database/database.ts'
import { type JobQueue, startJobQueue } from '../platform/jobs/job-queue.ts'

/** Event deliveries are short and run in their own queue, so that no diagnosis delays them. */
const CONCURRENT_DELIVERIES = 2
/** A mail server that does not answer delays no diagnosis. */
const CONCURRENT_SENDINGS = 4

/** Starts all background work. Stop it before closing the connections it uses. */
export async function startQueues({
  database: { url: databaseUrl, ...connecting },
  log,
  ...app
}: { database: DatabaseAddress; log: Logger } & Pick<App, 'jobs' | 'outbox'>): Promise<JobQueue> {
  await app.outbox.register()
  const running: JobQueue[] = []
  const stop = async () => void (await Promise.all(running.map((queue) => queue.stop())))
  const groups = [
    { jobs: app.jobs.filter(({ isSending }) => !isSending) },
    { jobs: app.jobs.filter(({ isSending }) => isSending), concurrency: CONCURRENT_SENDINGS },
    { jobs: app.outbox.jobs, concurrency: CONCURRENT_DELIVERIES },
  ]
  try {
    for (const group of groups) running.push(await startJobQueue({ databaseUrl, ...connecting, log, ...group }))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
