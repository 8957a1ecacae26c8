import type { KeyObject } from 'node:crypto'
import type { AppOptions } from './app-options.ts'
import { keepReadings } from './domain/region-keyword/read-region-keyword.ts'
import { createKeptNames } from './evidence/lot-names/index.ts'
import { createRegionEvidence } from './evidence/regions/index.ts'
import { createLoginProviders, createPasswords, type LoginProviderServices } from './features/account/index.ts'
import { createAuditSeal } from './features/audit/index.ts'
import { createStatusTokens, type DiagnosisServices } from './features/diagnosis/index.ts'
import type { Config } from './platform/config/config.ts'
import { createFeed } from './platform/feed/feed.ts'
import type { ResolveCaller } from './platform/http/access.ts'
import type { HttpApp } from './platform/http/http-app.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'
import { loadDistrictCatalogue } from './platform/load-district-catalogue.ts'
import { loadRegionReader } from './platform/load-region-reader.ts'
import { createMailer } from './platform/mail.ts'
import { createFileScanner } from './platform/malware-scanner.ts'
import { createPusher } from './platform/push.ts'
import type { AccessTokens } from './platform/secrets/access-token.ts'
import { createKeyedHash, derivedKey } from './platform/secrets/keyed-hash.ts'
import { createFileStorage } from './platform/storage.ts'
import type { Services } from './services.ts'
import { wireProviders } from './wire-providers.ts'

/** What the HTTP side already provides, and what the services are built from. */
type Wired = AppOptions & {
  app: HttpApp
  rateLimiter: RateLimiter
  accessTokens: AccessTokens
  resolveCaller: ResolveCaller
}

/** The shared services, and what single features are given beside them. */
export type Wiring = Awaited<ReturnType<typeof wireServices>>

/** Creates the services of a process. Closing the application closes everything opened here. */
export async function wireServices(wired: Wired) {
  const { app, config, clock, database, log, dataMode, rateLimiter, accessTokens, resolveCaller } = wired
  const { pool } = database
  const { jwtSecret, previousJwtSecret } = config
  const catalogue = loadDistrictCatalogue()
  const providers = wireProviders({ config, clock, pool, catalogue, log })
  app.addHook('onClose', () => providers.close())
  const names = createKeptNames({ pool, log })
  app.addHook('onClose', () => names.settled())
  const feed = createFeed({ databaseUrl: database.direct.url, log })
  app.addHook('onClose', () => feed.close())
  const { evidence, boundary, geocoder, tiles } = providers
  const services: Services = {
    pool,
    clock,
    log,
    dataMode,
    catalogue,
    readKeyword: keepReadings(loadRegionReader(catalogue)),
    evidence,
    names,
    regions: createRegionEvidence({ pool, catalogue }),
    boundary,
    geocoder,
    tiles,
    feed,
    mailer: createMailer(config),
    pusher: createPusher(config),
    storage: await createFileStorage(config),
    scanFile: createFileScanner(config.clamdAddress),
    rateLimiter,
    accessTokens,
    resolveCaller,
  }
  const diagnosing: DiagnosisServices = {
    ...services,
    scoreRisk: providers.scoreRisk,
    deadlineMs: config.diagnosis.deadlineMs,
    statusTokens: createStatusTokens(jwtSecret, previousJwtSecret),
    markOf: createKeyedHash(jwtSecret, 'idempotency key'),
  }
  const accounts = {
    ...services,
    passwords: await createPasswords(config.accounts.passwords),
    acceptsPublishedPasswords: config.environment !== 'production',
    refreshTokenTtlSeconds: config.accounts.refreshTokenTtlSeconds,
    loginProviders: createLoginProviders(config.loginProviders, { clock, log }),
    deviceMark: createKeyedHash(jwtSecret, 'device'),
    oneTimeKey: derivedKey(jwtSecret, 'one-time token'),
    loginKey: derivedKey(jwtSecret, 'provider login'),
  } satisfies LoginProviderServices
  const operators = { ...accounts, auditSeal: createAuditSeal(...config.auditSecrets), passkeys: config.passkeys }
  return { providers, services, diagnosing, accounts, operators, unsubscribeKeys: unsubscribeKeys(config) }
}

/** The first key signs links; links signed with any of the keys still work. */
function unsubscribeKeys({ jwtSecret, previousJwtSecret }: Config): [KeyObject, ...KeyObject[]] {
  const current = derivedKey(jwtSecret, 'unsubscribe')
  return previousJwtSecret === undefined ? [current] : [current, derivedKey(previousJwtSecret, 'unsubscribe')]
}
