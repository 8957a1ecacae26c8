import type { Logger } from 'pino'
import type { App } from './app.ts'
import { removeExpiredTokens } from './features/account/index.ts'
import { scheduledRefreshJob } from './features/collection/index.ts'
import { removeExpiredIdempotencyKeys } from './features/diagnosis/index.ts'
import { removeExpiredStatusTokens } from './features/diagnosis-record/index.ts'
import { removeExpiredRuns } from './features/diagnosis-runs/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DatabaseConnection } from './platform/database.ts'
import { createRateLimiter } from './platform/http/rate-limit.ts'
import { type Job, type JobQueue, startJobQueue } from './platform/job-queue.ts'
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts'
import { wireRefresh } from './wire-refresh.ts'

export type JobOptions = {
  config: Config
  clock: Clock
  database: DatabaseConnection
  databaseUrl: string
  log: Logger
} & Pick<App, 'jobs' | 'subscribers'>

/** Deliveries of events, which are short: beside the other jobs, so that no diagnosis keeps them waiting. */
const CONCURRENT_DELIVERIES = 2

/** Everything that happens without a request, wired and running. Closing comes before the connections it works with. */
export async function startJobs(options: JobOptions): Promise<JobQueue> {
  const { database, databaseUrl, log, jobs, subscribers } = options
  const domainEvents = createOutbox({ pool: database.pool, log, subscribers })
  await domainEvents.register()
  const others = [...jobs, housekeeping({ ...options, domainEvents }), ...scheduledRefresh(options)]
  const running = [await startJobQueue({ databaseUrl, log, jobs: others })]
  const stop = async () => void (await Promise.all(running.map((queue) => queue.stop())))
  try {
    running.push(await startJobQueue({ databaseUrl, log, jobs: domainEvents.jobs, concurrency: CONCURRENT_DELIVERIES }))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

/** Hourly: removes what has expired and says nothing any more. */
export function housekeeping({
  config,
  clock,
  database,
  domainEvents,
}: Pick<JobOptions, 'config' | 'clock' | 'database'> & { domainEvents: Pick<Outbox, 'removeDelivered'> }): Job {
  const rateLimiter = createRateLimiter(database, clock, config)
  return {
    name: 'housekeeping',
    schedule: '17 * * * *',
    async run() {
      await removeExpiredTokens(database.pool, clock.now())
      await removeExpiredIdempotencyKeys(database.pool, clock.now())
      await removeExpiredRuns(database.pool, clock.now())
      await removeExpiredStatusTokens(database.pool, clock.now())
      await domainEvents.removeDelivered(new Date(clock.now().getTime() - config.outbox.retentionHours * 60 * 60_000))
      await rateLimiter.removeEnded()
    },
  }
}

/** Collects the newest completed month and whatever else is due, by the configured schedule; off by default. */
export function scheduledRefresh(options: Pick<JobOptions, 'config' | 'clock' | 'database' | 'log'>): Job[] {
  const { enabled, cron } = options.config.scheduledRefresh
  if (!enabled) return []
  const { refresh, flush } = wireRefresh(options)
  const job = scheduledRefreshJob(refresh, { cron, log: options.log })
  return [
    {
      ...job,
      async run(payload, signal) {
        try {
          await job.run(payload, signal)
        } finally {
          await flush()
        }
      },
    },
  ]
}
