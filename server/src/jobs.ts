import type { Logger } from 'pino'
import { removeExpiredTokens } from './features/account/index.ts'
import { scheduledRefreshJob } from './features/collection/index.ts'
import { removeExpiredIdempotencyKeys } from './features/diagnosis/index.ts'
import { removeExpiredRuns } from './features/diagnosis-runs/index.ts'
import { fitJob, requestFit } from './features/value/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DatabaseConnection } from './platform/database.ts'
import { createRateLimiter } from './platform/http/rate-limit.ts'
import { type Job, type JobQueue, startJobQueue } from './platform/job-queue.ts'
import { wireRefresh } from './wire-refresh.ts'

export type JobOptions = {
  config: Config
  clock: Clock
  database: DatabaseConnection
  databaseUrl: string
  log: Logger
  /** Those that share what the application has wired, from `createApp`. */
  jobs: Job<never>[]
}

/** Everything that happens without a request, wired and running. Closing comes before the connections it works with. */
export function startJobs(options: JobOptions): Promise<JobQueue> {
  const { databaseUrl, log, jobs } = options
  return startJobQueue({
    databaseUrl,
    log,
    jobs: [
      ...jobs,
      housekeeping(options),
      fitJob(options),
      ...scheduledRefresh(options).map((job) => followedByFit(job, options)),
    ],
  })
}

/** What was collected changes what homes are worth. */
function followedByFit(job: Job, { database }: Pick<JobOptions, 'database'>): Job {
  return {
    ...job,
    async run(payload, signal) {
      await job.run(payload, signal)
      await requestFit(database.pool)
    },
  }
}

/** Hourly: removes what has expired and says nothing any more. */
export function housekeeping({ config, clock, database }: Pick<JobOptions, 'config' | 'clock' | 'database'>): Job {
  const rateLimiter = createRateLimiter(database, clock, config.rateLimit)
  return {
    name: 'housekeeping',
    schedule: '17 * * * *',
    async run() {
      await removeExpiredTokens(database.pool, clock.now())
      await removeExpiredIdempotencyKeys(database.pool, clock.now())
      await removeExpiredRuns(database.pool, clock.now())
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
