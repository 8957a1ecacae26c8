import type { KeyObject } from 'node:crypto'
import type { AppOptions } from './app-options.ts'
import { keepReadings } from './domain/region-keyword/read-region-keyword.ts'
import { createKeptNames } from './evidence/lot-names/index.ts'
import { createRegionEvidence } from './evidence/regions/index.ts'
import { createLoginProviders, createPasswords } from './features/account/index.ts'
import { createAuditSeal } from './features/audit/index.ts'
import { createStatusTokens } from './features/diagnosis/index.ts'
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
import { wireProviders } from './wire-providers.ts'

/** What the HTTP side already provides, and what the services are built from. */
type Wired = AppOptions & {
  app: HttpApp
  rateLimiter: RateLimiter
  accessTokens: AccessTokens
  resolveCaller: ResolveCaller
}

export type Services = Awaited<ReturnType<typeof wireServices>>

/**
 * Creates the services of the features, in groups: `shared` for most, `diagnosing` for diagnoses, `accounts` for users, and
 * `administration`, which also writes the audit log. Closing the application closes everything opened here.
 */
export async function wireServices(wired: Wired) {
  const { app, config, clock, database, log, dataMode } = wired
  const { pool } = database
  const { jwtSecret, previousJwtSecret } = config
  const catalogue = loadDistrictCatalogue()
  const providers = wireProviders({ config, clock, pool, catalogue, log })
  app.addHook('onClose', () => providers.close())
  const names = createKeptNames({ pool, log })
  app.addHook('onClose', () => names.settled())
  const shared = { pool, clock, catalogue, readKeyword: keepReadings(loadRegionReader(catalogue)), names, log }
  const feed = createFeed({ databaseUrl: database.direct.url, log })
  app.addHook('onClose', () => feed.close())
  const accounts = { ...shared, ...(await accountServices(wired)) }
  return {
    providers,
    shared,
    regions: createRegionEvidence(shared),
    feed,
    accounts,
    administration: { ...accounts, auditSeal: createAuditSeal(...config.auditSecrets), passkeys: config.passkeys },
    diagnosing: {
      ...shared,
      evidence: providers.evidence,
      scoreRisk: providers.scoreRisk,
      deadlineMs: config.diagnosis.deadlineMs,
      statusTokens: createStatusTokens(jwtSecret, previousJwtSecret),
      markOf: createKeyedHash(jwtSecret, 'idempotency key'),
      dataMode,
    },
    resolveCaller: wired.resolveCaller,
    pusher: createPusher(config),
    unsubscribeKeys: unsubscribeKeys(config),
  }
}

async function accountServices({ config, clock, log, accessTokens, rateLimiter }: Wired) {
  const { jwtSecret } = config
  return {
    accessTokens,
    passwords: await createPasswords(config.accounts.passwords),
    rateLimiter,
    storage: await createFileStorage(config),
    scanFile: createFileScanner(config.clamdAddress),
    acceptsPublishedPasswords: config.environment !== 'production',
    refreshTokenTtlSeconds: config.accounts.refreshTokenTtlSeconds,
    mailer: createMailer(config),
    loginProviders: createLoginProviders(config.loginProviders, { clock, log }),
    deviceMark: createKeyedHash(jwtSecret, 'device'),
    oneTimeKey: derivedKey(jwtSecret, 'one-time token'),
    loginKey: derivedKey(jwtSecret, 'provider login'),
  }
}

/** The first key signs links; links signed with any of the keys still work. */
function unsubscribeKeys({ jwtSecret, previousJwtSecret }: Config): [KeyObject, ...KeyObject[]] {
  const current = derivedKey(jwtSecret, 'unsubscribe')
  return previousJwtSecret === undefined ? [current] : [current, derivedKey(previousJwtSecret, 'unsubscribe')]
}
