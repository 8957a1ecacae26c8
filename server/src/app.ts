import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { DistrictCatalogue } from './domain/district/district-catalogue.ts'
import { createEvidence } from './evidence/index.ts'
import {
  accountDeletionRoutes,
  accountRoutes,
  createCallerResolver,
  createPasswords,
  imageRemoval,
  lateErasureJob,
} from './features/account/index.ts'
import { addressSearchRoutes } from './features/address-search/index.ts'
import { adminUserRoutes } from './features/admin/index.ts'
import { auditRoutes, createAuditSeal } from './features/audit/index.ts'
import { candidateRoutes } from './features/candidates/index.ts'
import { withCountedCalls } from './features/collection/index.ts'
import { createModelScorer, diagnosisRoutes, type RiskScorer, scoreByRules } from './features/diagnosis/index.ts'
import { diagnosisHistoryRoutes, eraseDiagnosesOf, evidenceRoutes } from './features/diagnosis-history/index.ts'
import { createStatusTokens } from './features/diagnosis-record/index.ts'
import { asynchronousRoutes, diagnosisJob } from './features/diagnosis-runs/index.ts'
import { mapRoutes } from './features/map/index.ts'
import { createCallLog, operationRoutes, type Provider } from './features/operations/index.ts'
import { placeRoutes } from './features/places/index.ts'
import { regionalRoutes } from './features/regional/index.ts'
import { createAccessTokens } from './platform/access-token.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DataMode } from './platform/data-mode.ts'
import type { DatabaseConnection } from './platform/database.ts'
import { createHttpApp, type HttpApp } from './platform/http/http-app.ts'
import { currentRequestId, trackRequests } from './platform/http/request-context.ts'
import type { Job } from './platform/job-queue.ts'
import { createKeyedHash } from './platform/keyed-hash.ts'
import { loadDistrictCatalogue } from './platform/load-district-catalogue.ts'
import type { Subscriber } from './platform/outbox/subscribers.ts'
import { createFileStorage } from './platform/storage.ts'
import { createVouching } from './platform/vouching.ts'
import { createBoundaryClient } from './providers/boundary/client.ts'
import { createBuildingRegisterClient } from './providers/building-register/client.ts'
import { createGeocoderClient } from './providers/geocoder/client.ts'
import { createProviderHttp, type ProviderHttp } from './providers/http.ts'
import { createAddressSearchClient } from './providers/juso/client.ts'
import { createPublicPriceClient } from './providers/public-price/client.ts'
import { createRiskModelClient } from './providers/risk-model/client.ts'
import { createTransactionClient } from './providers/transactions/client.ts'

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
 * `subscribers`: whom its domain events concern.
 */
export type App = { app: HttpApp; jobs: Job<never>[]; subscribers: Subscriber[] }

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
  const callLog = createCallLog(pool, log)
  const now = () => clock.now()
  const http = createProviderHttp({
    timeoutMs: config.providers.timeoutMs,
    recordCall: (call) => callLog.record({ ...call, requestId: currentRequestId() }),
    now,
    hashForLog: createKeyedHash(config.jwtSecret, 'call log'),
  })
  const { juso, dataGoKr, vworld } = config.providers
  const evidence = createEvidence({
    pool,
    catalogue,
    buildingRegister: createBuildingRegisterClient({ http, baseUrl: dataGoKr.baseUrl, key: dataGoKr.serviceKey }),
    transactions: withCountedCalls(
      createTransactionClient({ http, baseUrl: dataGoKr.baseUrl, key: dataGoKr.serviceKey }),
      { pool, now },
    ),
    publicPrice: createPublicPriceClient({ http, baseUrl: vworld.baseUrl, key: vworld.key, domain: vworld.domain }),
    now,
    reuseHours: config.collection.reuseHours,
  })

  // until there is a client, a visitor lands on the API page
  app.get('/', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply.redirect('/swagger-ui'),
  )
  await addressSearchRoutes(app, {
    port: createAddressSearchClient({ http, baseUrl: juso.baseUrl, key: juso.searchKey }),
    popup: { confirmationKey: juso.popupKey, providerOrigin: juso.baseUrl, returnOrigin: juso.popupReturnOrigin },
  })
  const vouching = createVouching(database.url)
  const diagnosing = {
    pool,
    clock,
    catalogue,
    evidence,
    deadlineMs: config.diagnosis.deadlineMs,
    scoreRisk: riskScorer(config, http),
    dataMode,
    statusTokens: createStatusTokens(config.jwtSecret),
    vouching,
    log,
  }
  candidateRoutes(app, diagnosing)
  diagnosisRoutes(app, diagnosing)
  asynchronousRoutes(app, diagnosing)
  evidenceRoutes(app, diagnosing)
  diagnosisHistoryRoutes(app, { pool, clock })

  const passwords = await createPasswords({ waiting: config.accounts.passwordQueueLength })
  const storage = await createFileStorage(config)
  const accounts = { pool, clock, accessTokens, passwords, rateLimiter, storage, refreshTokenTtlSeconds, log }
  await accountRoutes(app, accounts)
  const audited = { ...accounts, auditSeal: createAuditSeal(config.jwtSecret) }
  // what a room keeps of a user it erases in the transaction in which an account ends
  const erasures = [eraseDiagnosesOf]
  accountDeletionRoutes(app, { ...audited, erasures })
  adminUserRoutes(app, audited)
  auditRoutes(app, audited)

  await marketRoutes(app, { config, pool, clock, catalogue, http })

  app.addHook('onClose', async () => {
    await evidence.landed()
    await callLog.flush()
    await vouching.close()
  })
  return {
    app,
    jobs: [diagnosisJob(diagnosing), lateErasureJob({ pool, clock, erasures })],
    subscribers: [imageRemoval(storage)],
  }
}

function riskScorer({ riskScoring }: Config, http: ProviderHttp): RiskScorer {
  if (!riskScoring.enabled) return scoreByRules
  const { baseUrl, apiKey: key, model, maxOutputTokens, seed, timeoutMs } = riskScoring
  const client = createRiskModelClient({ http, baseUrl, key, model, maxOutputTokens, seed })
  return createModelScorer({ model: client, timeoutMs })
}

/** What is answered from stored data: regions, lots, the map, and how collecting and the providers do. */
async function marketRoutes(
  app: HttpApp,
  services: { config: Config; pool: Pool; clock: Clock; catalogue: DistrictCatalogue; http: ProviderHttp },
): Promise<void> {
  const { config, pool, clock, catalogue, http } = services
  const { vworld, timeoutMs } = config.providers
  await regionalRoutes(app, { pool, clock, catalogue })
  // a search finds posts as soon as there is a community to ask
  await placeRoutes(app, { pool, clock, catalogue, findPosts: async () => [] })
  const boundary = createBoundaryClient({ http, ...vworld })
  const geocoder = createGeocoderClient({ http, ...vworld })
  await mapRoutes(app, { pool, catalogue, boundary, geocoder, deadlineMs: timeoutMs })
  const keys = providerKeys(config)
  const isConfigured = (provider: Provider) => keys[provider] !== undefined
  await operationRoutes(app, { pool, clock, providers: { isConfigured, breakerState: http.breakerState } })
}

/** The key that each provider wants; none: it is not asked. */
function providerKeys({ providers, riskScoring }: Config): Record<Provider, string | undefined> {
  const { juso, dataGoKr, vworld, rOne } = providers
  return {
    juso: juso.searchKey,
    'building-register': dataGoKr.serviceKey,
    transactions: dataGoKr.serviceKey,
    'public-price': vworld.key,
    boundary: vworld.key,
    geocoder: vworld.key,
    'r-one': rOne.key,
    'risk-model': riskScoring.enabled ? riskScoring.apiKey : undefined,
  }
}
