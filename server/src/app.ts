import type { Logger } from 'pino'
import { createRegionKeywordReader } from './domain/region-keyword/read-region-keyword.ts'
import {
  accountDeletionFeature,
  accountFeature,
  createCallerResolver,
  createPasswords,
  type Passwords,
} from './features/account/index.ts'
import { addressSearchFeature } from './features/address-search/index.ts'
import { adminFeature } from './features/admin/index.ts'
import { auditFeature, createAuditSeal } from './features/audit/index.ts'
import { candidatesFeature } from './features/candidates/index.ts'
import { collectionFeature } from './features/collection/index.ts'
import { diagnosisFeature } from './features/diagnosis/index.ts'
import { diagnosisHistoryFeature } from './features/diagnosis-history/index.ts'
import { createStatusTokens } from './features/diagnosis-record/index.ts'
import { diagnosisRunsFeature } from './features/diagnosis-runs/index.ts'
import { mapFeature } from './features/map/index.ts'
import { operationsFeature } from './features/operations/index.ts'
import { papersFeature } from './features/papers/index.ts'
import { placesFeature } from './features/places/index.ts'
import { regionalFeature } from './features/regional/index.ts'
import { sharingFeature } from './features/sharing/index.ts'
import { requestFit, valueFeature } from './features/value/index.ts'
import { createAccessTokens } from './platform/access-token.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DataMode } from './platform/data-mode.ts'
import type { DatabaseConnection } from './platform/database.ts'
import type { FeatureModule } from './platform/feature-module.ts'
import { housekeepingJob } from './platform/housekeeping.ts'
import { createHttpApp, type HttpApp } from './platform/http/http-app.ts'
import { trackRequests } from './platform/http/request-context.ts'
import type { Job } from './platform/job-queue.ts'
import { createKeyedHash } from './platform/keyed-hash.ts'
import { loadDistrictCatalogue } from './platform/load-district-catalogue.ts'
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts'
import { createFileStorage } from './platform/storage.ts'
import { createVouching } from './platform/vouching.ts'
import { wireProviders } from './wire-providers.ts'

export type AppOptions = {
  config: Config
  clock: Clock
  database: DatabaseConnection
  log: Logger
  version: string
  /** `sample`: the providers are the stand-ins of `sandbox/`, and every answer says so. */
  dataMode: DataMode
}

/**
 * `jobs`: what the service does behind its requests, with what those share: look-ups under way, breakers, the call log.
 * `outbox`: whom its domain events concern.
 */
export type App = { app: HttpApp; jobs: Job<never>[]; outbox: Outbox; passwords: Passwords }

/** The whole service, wired; it does not listen yet. Closing it waits for look-ups under way and writes the call log. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock, database, log, dataMode } = options
  const { pool } = database
  const { accessTokenTtlSeconds, refreshTokenTtlSeconds } = config.accounts
  const accessTokens = createAccessTokens({ secret: config.jwtSecret, ttlSeconds: accessTokenTtlSeconds, clock })
  const { app, rateLimiter } = await createHttpApp({
    ...options,
    resolveCaller: createCallerResolver({ pool, accessTokens }),
  })
  trackRequests(app)
  const catalogue = loadDistrictCatalogue()
  const providers = wireProviders({ config, clock, pool, catalogue, log })
  const { evidence, refresh, scoreRisk, addressSearch, boundary, geocoder } = providers
  const vouching = createVouching(database.url)
  app.addHook('onClose', async () => {
    await providers.close()
    await vouching.close()
  })

  const shared = { pool, clock, catalogue, readKeyword: createRegionKeywordReader(catalogue), log }
  const passwords = await createPasswords({ waiting: config.accounts.passwordQueueLength })
  const storage = await createFileStorage(config)
  const accounts = { ...shared, accessTokens, passwords, rateLimiter, storage, refreshTokenTtlSeconds }
  const administration = { ...accounts, auditSeal: createAuditSeal(config.jwtSecret) }
  const diagnosing = {
    ...shared,
    evidence,
    scoreRisk,
    deadlineMs: config.diagnosis.deadlineMs,
    statusTokens: createStatusTokens(config.jwtSecret),
    vouching,
    markOf: createKeyedHash(config.jwtSecret, 'idempotency key'),
    dataMode,
  }
  const { popupKey, popupReturnOrigin, baseUrl } = config.providers.juso
  const popup = { confirmationKey: popupKey, providerOrigin: baseUrl, returnOrigin: popupReturnOrigin }

  const rooms: FeatureModule[] = [
    landingPage,
    addressSearchFeature({ port: addressSearch, popup }),
    candidatesFeature(diagnosing),
    diagnosisFeature(diagnosing),
    diagnosisRunsFeature(diagnosing),
    diagnosisHistoryFeature(shared),
    papersFeature(diagnosing),
    sharingFeature(diagnosing),
    accountFeature(accounts),
    adminFeature(administration),
    auditFeature(administration),
    regionalFeature(shared),
    // a search finds posts as soon as there is a community to ask
    placesFeature({ ...shared, findPosts: async () => [] }),
    mapFeature({ ...shared, boundary, geocoder, deadlineMs: config.providers.timeoutMs }),
    operationsFeature({ ...shared, providers: providers.state }),
    valueFeature({ databaseUrl: database.url, clock, log }),
    collectionFeature({ ...config.scheduledRefresh, refresh, log, afterCollecting: () => requestFit(pool) }),
    { housekeeping: () => rateLimiter.removeEnded() },
  ]
  const erasures = rooms.flatMap(({ erase }) => erase ?? [])
  const features = [...rooms, accountDeletionFeature({ ...administration, erasures })]
  for (const { routes } of features) await routes?.(app)
  const outbox = createOutbox({ pool, log, subscribers: features.flatMap(({ subscribers = [] }) => subscribers) })
  const housekeeping = features.flatMap((feature) => feature.housekeeping ?? [])
  const forgetEvents = (now: Date) => outbox.removeDelivered(hoursBefore(now, config.outbox.retentionHours))
  const jobs = features.flatMap((feature) => feature.jobs ?? [])
  return { app, jobs: [...jobs, housekeepingJob(clock, [...housekeeping, forgetEvents])], outbox, passwords }
}

function hoursBefore(time: Date, hours: number): Date {
  return new Date(time.getTime() - hours * 60 * 60_000)
}

/** Until there is a client, a visitor lands on the API page. */
const landingPage: FeatureModule = {
  routes(app) {
    app.get('/', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
      reply.redirect('/swagger-ui'),
    )
  },
}
