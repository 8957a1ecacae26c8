import type { AppOptions } from './app-options.ts'
import type { DistrictCatalogue } from './domain/district/district-catalogue.ts'
import { createCallerResolver, operatorNetworks, type Passwords } from './features/account/index.ts'
import { OLD_READS } from './old-read-operations.ts'
import { type Backfill, backfillJob } from './platform/database/backfill.ts'
import { createHttpApp } from './platform/http/create-http-app.ts'
import { waitForFirstData } from './platform/http/first-data.ts'
import type { HttpApp } from './platform/http/http-app.ts'
import { readOldWherePossible } from './platform/http/old-read-requests.ts'
import { trackRequests } from './platform/http/request-context.ts'
import { housekeepingJob } from './platform/jobs/housekeeping.ts'
import type { Job } from './platform/jobs/job-queue.ts'
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts'
import { createAccessTokens } from './platform/secrets/access-token.ts'
import { wireFeatures } from './wire-features.ts'
import { wireServices } from './wire-services.ts'

/**
 * `jobs`: the background jobs, which share running look-ups, breakers and the call log with the requests.
 * `outbox`: delivers domain events to their subscribers.
 */
export type App = {
  app: HttpApp
  catalogue: DistrictCatalogue
  jobs: Job<never>[]
  backfills: Backfill[]
  outbox: Outbox
  passwords: Passwords
}

/** Wires the whole service without listening yet. Closing it waits for running look-ups and writes the call log. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock, database, log } = options
  const { pool } = database
  const { jwtSecret: secret, previousJwtSecret: previousSecret, passkeys } = config
  const ttlSeconds = config.accounts.accessTokenTtlSeconds
  const accessTokens = createAccessTokens({ secret, previousSecret, ttlSeconds, clock })
  const isOperatorNetwork = operatorNetworks(config.operatorNetworks)
  const resolveCaller = createCallerResolver({ pool, accessTokens, clock, passkeys, isOperatorNetwork })
  const { app, rateLimiter } = await createHttpApp({ ...options, resolveCaller })
  trackRequests(app)
  if (options.firstData !== undefined) waitForFirstData(app, options.firstData)
  readOldWherePossible(app, database, { operations: OLD_READS, maxLagSeconds: config.database.readMaxLagSeconds })

  const wiring = await wireServices({ ...options, app, rateLimiter, accessTokens, resolveCaller })
  const features = wireFeatures(wiring, options)
  for (const { routes } of features) await routes?.(app)
  const outbox = createOutbox({ pool, log, subscribers: features.flatMap(({ subscribers = [] }) => subscribers) })
  const housekeeping = features.flatMap((feature) => feature.housekeeping ?? [])
  const forgetEvents = (now: Date) => outbox.removeDelivered(hoursBefore(now, config.outbox.retentionHours))
  const backfills = features.flatMap((feature) => feature.backfills ?? [])
  const jobs = [
    ...features.flatMap((feature) => feature.jobs ?? []),
    backfillJob({ pool, clock, log }, backfills),
    housekeepingJob(clock, [...housekeeping, forgetEvents]),
  ]
  const { catalogue } = wiring.services
  return { app, catalogue, jobs, backfills, outbox, passwords: wiring.accounts.passwords }
}

function hoursBefore(time: Date, hours: number): Date {
  return new Date(time.getTime() - hours * 60 * 60_000)
}
