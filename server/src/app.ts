import type { KeyObject } from 'node:crypto'
import type { Logger } from 'pino'
import type { DistrictCatalogue } from './domain/district/district-catalogue.ts'
import { keepReadings } from './domain/region-keyword/kept-readings.ts'
import { removeEndedLookups } from './evidence/face.ts'
import { createKeptNames } from './evidence/lot-names/face.ts'
import { createRegionEvidence } from './evidence/regions/face.ts'
import {
  createCallerResolver,
  createLoginProviders,
  createPasswords,
  operatorNetworks,
  type Passwords,
} from './features/account/face.ts'
import { accountDeletionFeature, accountFeature, passkeyFeature } from './features/account/index.ts'
import { addressSearchFeature } from './features/address-search/index.ts'
import { adminFeature } from './features/admin/index.ts'
import { assistantFeature } from './features/assistant/index.ts'
import { createAuditSeal } from './features/audit/face.ts'
import { auditFeature } from './features/audit/index.ts'
import { candidatesFeature } from './features/candidates/index.ts'
import { clientSettingsFeature } from './features/client-settings/index.ts'
import { collectionFeature } from './features/collection/index.ts'
import { searchPosts } from './features/community/face.ts'
import { communityFeature } from './features/community/index.ts'
import { diagnose, diagnosisFeature } from './features/diagnosis/index.ts'
import { diagnosisHistoryFeature } from './features/diagnosis-history/index.ts'
import { createStatusTokens } from './features/diagnosis-record/face.ts'
import { diagnosisRunsFeature } from './features/diagnosis-runs/index.ts'
import { favoritesFeature } from './features/favorites/index.ts'
import { countFieldChecks, forgetFieldChecks } from './features/map/face.ts'
import { mapFeature } from './features/map/index.ts'
import { moderationFeature } from './features/moderation/index.ts'
import { notificationsFeature } from './features/notifications/index.ts'
import { operationsFeature } from './features/operations/index.ts'
import { papersFeature } from './features/papers/index.ts'
import { placesFeature } from './features/places/index.ts'
import { regionalFeature } from './features/regional/index.ts'
import { sanctionsFeature } from './features/sanctions/index.ts'
import { sharingFeature } from './features/sharing/index.ts'
import { takedownsFeature } from './features/takedowns/index.ts'
import { requestFit } from './features/value/face.ts'
import { valueFeature } from './features/value/index.ts'
import { webClientFeature } from './features/web-client/index.ts'
import { OLD_READS } from './old-read-operations.ts'
import { createAccessTokens } from './platform/access-token.ts'
import { type Backfill, backfillJob } from './platform/backfill.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DataMode } from './platform/data-mode.ts'
import type { DatabaseConnection } from './platform/database.ts'
import type { FeatureModule } from './platform/feature-module.ts'
import { createFeed } from './platform/feed/feed.ts'
import { forgetGivenUpJobs } from './platform/given-up-jobs.ts'
import { housekeepingJob } from './platform/housekeeping.ts'
import { createHttpApp } from './platform/http/create-http-app.ts'
import { waitForFirstData } from './platform/http/first-data.ts'
import type { HttpApp } from './platform/http/http-app.ts'
import { readOldWherePossible } from './platform/http/old-read-requests.ts'
import { trackRequests } from './platform/http/request-context.ts'
import type { Job } from './platform/job-queue.ts'
import { createKeyedHash, derivedKey } from './platform/keyed-hash.ts'
import { removeEndedLeases } from './platform/lease.ts'
import { loadDistrictCatalogue } from './platform/load-district-catalogue.ts'
import { loadRegionReader } from './platform/load-region-reader.ts'
import { createMailer } from './platform/mail.ts'
import { createFileScanner } from './platform/malware-scanner.ts'
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts'
import { createPusher } from './platform/push.ts'
import { forgetWriters } from './platform/recent-writers.ts'
import { createFileStorage } from './platform/storage.ts'
import { wireProviders } from './wire-providers.ts'

export type AppOptions = {
  config: Config
  clock: Clock
  database: DatabaseConnection
  log: Logger
  version: string
  /** `sample`: the providers are the stand-ins of `sandbox/`, and every answer says so. */
  dataMode: DataMode
  /** Ends when the web client is built; left out where it lies there. */
  clientBuilt?: Promise<unknown> | undefined
  /** Where it lies; left out where the build puts it. */
  clientFolder?: string
  /** Ends when the first data are stored, which operations wait for; left out where nothing is stored first. */
  firstData?: Promise<unknown> | undefined
}

/**
 * `jobs`: what the service does behind its requests, with what those share: look-ups under way, breakers, the call log.
 * `outbox`: whom its domain events concern.
 */
export type App = {
  app: HttpApp
  catalogue: DistrictCatalogue
  jobs: Job<never>[]
  backfills: Backfill[]
  outbox: Outbox
  passwords: Passwords
}

/** The whole service, wired; it does not listen yet. Closing it waits for look-ups under way and writes the call log. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock, database, log, dataMode } = options
  const { pool } = database
  const { accessTokenTtlSeconds, refreshTokenTtlSeconds } = config.accounts
  const { jwtSecret: secret, previousJwtSecret: previousSecret } = config
  const accessTokens = createAccessTokens({ secret, previousSecret, ttlSeconds: accessTokenTtlSeconds, clock })
  const resolveCaller = createCallerResolver({
    pool,
    accessTokens,
    clock,
    passkeys: config.passkeys,
    isOperatorNetwork: operatorNetworks(config.operatorNetworks),
  })
  const { app, rateLimiter } = await createHttpApp({
    ...options,
    resolveCaller,
  })
  trackRequests(app)
  if (options.firstData !== undefined) waitForFirstData(app, options.firstData)
  readOldWherePossible(app, database, { operations: OLD_READS, maxLagSeconds: config.database.readMaxLagSeconds })
  const catalogue = loadDistrictCatalogue()
  const providers = wireProviders({ config, clock, pool, catalogue, log })
  const { evidence, refresh, scoreRisk, addressSearch, boundary, geocoder, tiles } = providers
  app.addHook('onClose', () => providers.close())

  const names = createKeptNames({ pool, log })
  app.addHook('onClose', () => names.settled())
  const shared = { pool, clock, catalogue, readKeyword: keepReadings(loadRegionReader(catalogue)), names, log }
  const regions = createRegionEvidence(shared)
  const feed = createFeed({ databaseUrl: database.direct.url, log })
  app.addHook('onClose', () => feed.close())
  const passwords = await createPasswords(config.accounts.passwords)
  const storage = await createFileStorage(config)
  const scanFile = createFileScanner(config.clamdAddress)
  const mailer = createMailer(config)
  const pusher = createPusher(config)
  const accountKeys = {
    deviceMark: createKeyedHash(secret, 'device'),
    oneTimeKey: derivedKey(secret, 'one-time token'),
    loginKey: derivedKey(secret, 'provider login'),
  }
  const loginProviders = createLoginProviders(config.loginProviders, { clock, log })
  const unsubscribeKey = derivedKey(secret, 'unsubscribe')
  const unsubscribeKeys: [KeyObject, ...KeyObject[]] =
    previousSecret === undefined ? [unsubscribeKey] : [unsubscribeKey, derivedKey(previousSecret, 'unsubscribe')]
  const accounts = {
    ...shared,
    accessTokens,
    passwords,
    rateLimiter,
    storage,
    scanFile,
    refreshTokenTtlSeconds,
    mailer,
    loginProviders,
    ...accountKeys,
  }
  const administration = { ...accounts, auditSeal: createAuditSeal(...config.auditSecrets), passkeys: config.passkeys }
  const diagnosing = {
    ...shared,
    evidence,
    scoreRisk,
    deadlineMs: config.diagnosis.deadlineMs,
    statusTokens: createStatusTokens(secret, previousSecret),
    markOf: createKeyedHash(secret, 'idempotency key'),
    dataMode,
  }
  const { popupKey, popupReturnOrigin, baseUrl } = config.providers.juso
  const popup = { confirmationKey: popupKey, providerOrigin: baseUrl, returnOrigin: popupReturnOrigin }

  const modules: FeatureModule[] = [
    addressSearchFeature({ port: addressSearch, stored: shared, popup }),
    candidatesFeature(diagnosing),
    diagnosisFeature(diagnosing),
    diagnosisRunsFeature({ ...diagnosing, feed, diagnose: (...asked) => diagnose(diagnosing, ...asked) }),
    diagnosisHistoryFeature({ ...administration, ...config.diagnosis }),
    papersFeature(diagnosing),
    sharingFeature(diagnosing),
    favoritesFeature({ ...diagnosing, countFieldChecks, forgetFieldChecks }),
    notificationsFeature({ ...shared, mailer, unsubscribeKeys, pusher, feed, ...config.notifications, resolveCaller }),
    accountFeature(accounts),
    passkeyFeature(administration),
    adminFeature(administration),
    auditFeature(administration),
    regionalFeature({ ...shared, regions }),
    sanctionsFeature(administration),
    communityFeature({ ...administration, feed }),
    moderationFeature(administration),
    takedownsFeature(administration),
    placesFeature({ ...shared, regions, findPosts: (keyword, limit) => searchPosts(pool, keyword, limit) }),
    mapFeature({ ...shared, ...config.map, boundary, geocoder, tiles, deadlineMs: config.providers.timeoutMs }),
    clientSettingsFeature({
      dataMode,
      version: options.version,
      hasTiles: providers.state.isConfigured('map-tiles'),
      hasPopup: popupKey !== undefined,
      hasMail: mailer !== null,
      hasPasskeys: config.passkeys !== null,
      loginProviders: loginProviders.offered,
    }),
    operationsFeature({ ...administration, ...config.operations, providers: providers.state }),
    valueFeature({ pool, database: database.direct, clock, log }),
    collectionFeature({ ...config.scheduledRefresh, refresh, log, afterCollecting: () => requestFit(pool) }),
    assistantFeature({ clock, dataMode, version: options.version, config }),
    // the last one with routes: it may wait for its build, and the others do not wait for it
    webClientFeature({
      ...shared,
      dataMode,
      origin: config.mail?.origin,
      built: options.clientBuilt,
      folder: options.clientFolder,
    }),
    { housekeeping: () => rateLimiter.removeEnded() },
    { housekeeping: () => removeEndedLookups(pool) },
    { housekeeping: () => removeEndedLeases(pool) },
    { housekeeping: () => forgetWriters(pool) },
    { housekeeping: () => forgetGivenUpJobs(pool, log) },
  ]
  const erasures = modules.flatMap(({ erase }) => erase ?? [])
  const features = [...modules, accountDeletionFeature({ ...administration, erasures })]
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
  return { app, catalogue, jobs, backfills, outbox, passwords }
}

function hoursBefore(time: Date, hours: number): Date {
  return new Date(time.getTime() - hours * 60 * 60_000)
}
