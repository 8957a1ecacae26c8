import { CONSENT_KINDS } from '@lease-risk/contract/consents'
import type { AppOptions } from './app-options.ts'
import { keptMs } from './domain/privacy/retention.ts'
import { removeEndedLookups } from './evidence/index.ts'
import { removeOldLandLedger } from './evidence/land-ledger/index.ts'
import { CONSENT_VERSIONS } from './features/account/index.ts'
import { accountDeletionFeature, accountFeature, ownDataFeature, passkeyFeature } from './features/account/plugin.ts'
import { addressSearchFeature } from './features/address-search/plugin.ts'
import { adminFeature } from './features/admin/plugin.ts'
import { assistantFeature } from './features/assistant/plugin.ts'
import { auditFeature } from './features/audit/plugin.ts'
import { searchPosts } from './features/board/index.ts'
import { boardFeature } from './features/board/plugin.ts'
import { brokerOfficesFeature } from './features/broker-offices/plugin.ts'
import { clientSettingsFeature } from './features/client-settings/plugin.ts'
import { collectionFeature } from './features/collection/plugin.ts'
import { diagnosisFeature } from './features/diagnosis/plugin.ts'
import { favoritesFeature } from './features/favorites/plugin.ts'
import { countFieldChecks, forgetFieldChecks } from './features/map/index.ts'
import { mapFeature } from './features/map/plugin.ts'
import { notificationsFeature } from './features/notifications/plugin.ts'
import { operationsFeature } from './features/operations/plugin.ts'
import { papersFeature } from './features/papers/plugin.ts'
import { placesFeature } from './features/places/plugin.ts'
import { privacyFeature } from './features/privacy/plugin.ts'
import { regionalFeature } from './features/regional/plugin.ts'
import { sharingFeature } from './features/sharing/plugin.ts'
import { requestFit } from './features/value/index.ts'
import { valueFeature } from './features/value/plugin.ts'
import { webClientFeature } from './features/web-client/plugin.ts'
import { removeEndedLeases } from './platform/database/lease.ts'
import { forgetWriters } from './platform/database/recent-writers.ts'
import type { FeatureModule } from './platform/feature-module.ts'
import { forgetGivenUpJobs } from './platform/jobs/orphaned-jobs.ts'
import type { Wiring } from './wire-services.ts'

/** Creates every feature with its services, in the order in which their routes are added. */
export function wireFeatures(wiring: Wiring, options: AppOptions): FeatureModule[] {
  const modules = [...ofTenants(wiring, options), ...ofAccounts(wiring, options), ...ofTheService(wiring, options)]
  const erasures = modules.flatMap(({ erase }) => erase ?? [])
  const personalData = modules.flatMap((module) => module.personalData ?? [])
  const { dormantDays } = options.config.accounts
  return [
    ...modules,
    ownDataFeature({ ...wiring.operators, personalData }),
    accountDeletionFeature({ ...wiring.operators, erasures, dormantDays }),
  ]
}

/** Features from an address to a diagnosis, and for using it. */
function ofTenants({ services, diagnosing, operators, providers }: Wiring, { config }: AppOptions) {
  const { popupKey: confirmationKey, popupReturnOrigin: returnOrigin, baseUrl: providerOrigin } = config.providers.juso
  const popup = { confirmationKey, providerOrigin, returnOrigin }
  const findPosts = (keyword: string, limit: number) => searchPosts(services.pool, keyword, limit)
  const { timeoutMs: deadlineMs } = config.providers
  return [
    addressSearchFeature({ port: providers.addressSearch, stored: services, popup }),
    diagnosisFeature({ ...operators, ...diagnosing, ...config.diagnosis }),
    papersFeature(services),
    brokerOfficesFeature(services),
    sharingFeature(services),
    favoritesFeature({ ...services, countFieldChecks, forgetFieldChecks }),
    regionalFeature(services),
    placesFeature({ ...services, findPosts }),
    mapFeature({ ...services, ...config.map, deadlineMs }),
  ] satisfies FeatureModule[]
}

/** Features for accounts, notifications, the board and their administration. */
function ofAccounts({ services, accounts, operators, providers, unsubscribeKeys }: Wiring, { config }: AppOptions) {
  return [
    notificationsFeature({ ...services, unsubscribeKeys, ...config.notifications }),
    accountFeature(accounts),
    passkeyFeature(operators),
    adminFeature(operators),
    auditFeature(operators),
    boardFeature(operators),
    operationsFeature({ ...operators, ...config.operations, providers: providers.state }),
  ] satisfies FeatureModule[]
}

/** Background work, and the client. */
function ofTheService({ services, accounts, providers }: Wiring, options: AppOptions) {
  const { config, version, database } = options
  const { pool, clock, log, dataMode } = services
  const { refresh } = providers
  return [
    clientSettingsFeature({
      dataMode,
      version,
      hasTiles: providers.state.isConfigured('map-tiles'),
      hasPopup: config.providers.juso.popupKey !== undefined,
      hasMail: services.mailer !== null,
      hasPasskeys: config.passkeys !== null,
      loginProviders: accounts.loginProviders.offered,
      consents: CONSENT_KINDS.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] })),
    }),
    privacyFeature(config),
    valueFeature({ pool, database: database.direct, clock, log }),
    collectionFeature({ ...config.scheduledRefresh, refresh, log, afterCollecting: () => requestFit(pool) }),
    assistantFeature({ clock, dataMode, version, config }),
    // the last one with routes: it may wait for its build without delaying the others
    webClientFeature({
      ...services,
      origin: config.mail?.origin,
      built: options.clientBuilt,
      folder: options.clientFolder,
    }),
    { housekeeping: () => services.rateLimiter.removeEnded() },
    { housekeeping: () => removeEndedLookups(pool) },
    { housekeeping: (now: Date) => removeOldLandLedger(pool, now) },
    { housekeeping: () => removeEndedLeases(pool) },
    { housekeeping: () => forgetWriters(pool) },
    {
      housekeeping: () =>
        forgetGivenUpJobs(pool, log, {
          killedSeconds: keptMs('KILLED_JOBS') / 1000,
          failedSeconds: keptMs('GIVEN_UP_JOBS') / 1000,
        }),
    },
  ] satisfies FeatureModule[]
}
