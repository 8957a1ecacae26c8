import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { DistrictCatalogue } from './domain/district/district-catalogue.ts'
import { accountRoutes, createCallerResolver, createPasswords, type Passwords } from './features/account/index.ts'
import { addressSearchRoutes } from './features/address-search/index.ts'
import { adminUserRoutes } from './features/admin/index.ts'
import { auditRoutes, createAuditSeal } from './features/audit/index.ts'
import { candidateRoutes } from './features/candidates/index.ts'
import { scheduledRefreshJob } from './features/collection/index.ts'
import { diagnosisRoutes } from './features/diagnosis/index.ts'
import { diagnosisHistoryRoutes, evidenceRoutes } from './features/diagnosis-history/index.ts'
import { createStatusTokens } from './features/diagnosis-record/index.ts'
import { asynchronousRoutes, diagnosisJob } from './features/diagnosis-runs/index.ts'
import { mapRoutes } from './features/map/index.ts'
import { operationRoutes } from './features/operations/index.ts'
import { placeRoutes } from './features/places/index.ts'
import { regionalRoutes } from './features/regional/index.ts'
import { housekeeping } from './jobs.ts'
import { createAccessTokens } from './platform/access-token.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DataMode } from './platform/data-mode.ts'
import type { DatabaseConnection } from './platform/database.ts'
import { createHttpApp, type HttpApp } from './platform/http/http-app.ts'
import { trackRequests } from './platform/http/request-context.ts'
import type { Job } from './platform/job-queue.ts'
import { loadDistrictCatalogue } from './platform/load-district-catalogue.ts'
import { createFileStorage } from './platform/storage.ts'
import { type Providers, wireProviders } from './wire-providers.ts'

export type AppOptions = {
  config: Config
  clock: Clock
  database: DatabaseConnection
  log: Logger
  version: string
  /** `sample`: the providers are the stand-ins of `sandbox/`, and every answer says so. */
  dataMode: DataMode
}

/** `jobs`: what the service does behind its requests, with what those share: look-ups under way, breakers, the call log. */
export type App = { app: HttpApp; jobs: Job<never>[]; passwords: Passwords }

/** The whole service, wired; it does not listen yet. Closing it waits for look-ups under way and writes the call log. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock, database, log, dataMode } = options
  const { pool } = database
  const { accessTokenTtlSeconds, refreshTokenTtlSeconds } = config.accounts
  const accessTokens = createAccessTokens({ secret: config.jwtSecret, ttlSeconds: accessTokenTtlSeconds, clock })
  const resolveCaller = createCallerResolver({ pool, accessTokens })
  const { app, rateLimiter } = await createHttpApp({ ...options, resolveCaller })
  trackRequests(app)

  const catalogue = loadDistrictCatalogue()
  const providers = wireProviders({ config, clock, pool, catalogue, log })

  // until there is a client, a visitor lands on the API page
  app.get('/', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply.redirect('/swagger-ui'),
  )
  const { juso } = config.providers
  await addressSearchRoutes(app, {
    port: providers.addressSearch,
    popup: { confirmationKey: juso.popupKey, providerOrigin: juso.baseUrl, returnOrigin: juso.popupReturnOrigin },
  })
  const diagnosing = {
    pool,
    clock,
    catalogue,
    evidence: providers.evidence,
    deadlineMs: config.diagnosis.deadlineMs,
    scoreRisk: providers.scoreRisk,
    dataMode,
    statusTokens: createStatusTokens(config.jwtSecret),
    log,
  }
  candidateRoutes(app, diagnosing)
  diagnosisRoutes(app, diagnosing)
  asynchronousRoutes(app, diagnosing)
  evidenceRoutes(app, diagnosing)
  diagnosisHistoryRoutes(app, { pool, clock })

  const passwords = await createPasswords()
  const storage = await createFileStorage(config)
  const accounts = { pool, clock, accessTokens, passwords, rateLimiter, storage, refreshTokenTtlSeconds, log }
  await accountRoutes(app, accounts)
  const audited = { ...accounts, auditSeal: createAuditSeal(config.jwtSecret) }
  adminUserRoutes(app, audited)
  auditRoutes(app, audited)

  await marketRoutes(app, { config, pool, clock, catalogue, providers })

  app.addHook('onClose', () => providers.close())
  const { enabled, cron } = config.scheduledRefresh
  return {
    app,
    jobs: [
      diagnosisJob(diagnosing),
      housekeeping({ pool, clock, rateLimiter }),
      ...(enabled ? [scheduledRefreshJob(providers.refresh, { cron, log })] : []),
    ],
    passwords,
  }
}

/** What is answered from stored data: regions, lots, the map, and how collecting and the providers do. */
async function marketRoutes(
  app: HttpApp,
  services: { config: Config; pool: Pool; clock: Clock; catalogue: DistrictCatalogue; providers: Providers },
): Promise<void> {
  const { config, pool, clock, catalogue, providers } = services
  await regionalRoutes(app, { pool, clock, catalogue })
  // a search finds posts as soon as there is a community to ask
  await placeRoutes(app, { pool, clock, catalogue, findPosts: async () => [] })
  const { boundary, geocoder, state } = providers
  await mapRoutes(app, { pool, catalogue, boundary, geocoder, deadlineMs: config.providers.timeoutMs })
  await operationRoutes(app, { pool, clock, providers: state })
}
