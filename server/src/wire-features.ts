import type { AppOptions } from './app-options.ts'
import { removeEndedLookups } from './evidence/index.ts'
import { accountDeletionFeature, accountFeature, passkeyFeature } from './features/account/plugin.ts'
import { addressSearchFeature } from './features/address-search/plugin.ts'
import { adminFeature } from './features/admin/plugin.ts'
import { assistantFeature } from './features/assistant/plugin.ts'
import { auditFeature } from './features/audit/plugin.ts'
import { clientSettingsFeature } from './features/client-settings/plugin.ts'
import { collectionFeature } from './features/collection/plugin.ts'
import { searchPosts } from './features/community/index.ts'
import { communityFeature } from './features/community/plugin.ts'
import { diagnosisFeature } from './features/diagnosis/plugin.ts'
import { favoritesFeature } from './features/favorites/plugin.ts'
import { countFieldChecks, forgetFieldChecks } from './features/map/index.ts'
import { mapFeature } from './features/map/plugin.ts'
import { moderationFeature } from './features/moderation/plugin.ts'
import { notificationsFeature } from './features/notifications/plugin.ts'
import { operationsFeature } from './features/operations/plugin.ts'
import { papersFeature } from './features/papers/plugin.ts'
import { placesFeature } from './features/places/plugin.ts'
import { regionalFeature } from './features/regional/plugin.ts'
import { sanctionsFeature } from './features/sanctions/plugin.ts'
import { sharingFeature } from './features/sharing/plugin.ts'
import { takedownsFeature } from './features/takedowns/plugin.ts'
import { requestFit } from './features/value/index.ts'
import { valueFeature } from './features/value/plugin.ts'
import { webClientFeature } from './features/web-client/plugin.ts'
import { removeEndedLeases } from './platform/database/lease.ts'
import { forgetWriters } from './platform/database/recent-writers.ts'
import type { FeatureModule } from './platform/feature-module.ts'
import { forgetGivenUpJobs } from './platform/jobs/orphaned-jobs.ts'
import type { Services } from './wire-services.ts'

/** Creates every feature with its services, in the order in which their routes are added. */
export function wireFeatures(services: Services, options: AppOptions): FeatureModule[] {
  const modules = [
    ...ofTenants(services, options),
    ...ofAccounts(services, options),
    ...ofTheService(services, options),
  ]
  const erasures = modules.flatMap(({ erase }) => erase ?? [])
  return [...modules, accountDeletionFeature({ ...services.administration, erasures })]
}

/** Features from an address to a diagnosis, and for using it. */
function ofTenants({ shared, diagnosing, administration, providers, regions, feed }: Services, { config }: AppOptions) {
  const { popupKey: confirmationKey, popupReturnOrigin: returnOrigin, baseUrl: providerOrigin } = config.providers.juso
  const popup = { confirmationKey, providerOrigin, returnOrigin }
  const { addressSearch, boundary, geocoder, tiles } = providers
  const findPosts = (keyword: string, limit: number) => searchPosts(shared.pool, keyword, limit)
  const { timeoutMs: deadlineMs } = config.providers
  return [
    addressSearchFeature({ port: addressSearch, stored: shared, popup }),
    diagnosisFeature({ ...administration, ...diagnosing, ...config.diagnosis, feed }),
    papersFeature(diagnosing),
    sharingFeature(diagnosing),
    favoritesFeature({ ...diagnosing, countFieldChecks, forgetFieldChecks }),
    regionalFeature({ ...shared, regions }),
    placesFeature({ ...shared, regions, findPosts }),
    mapFeature({ ...shared, ...config.map, boundary, geocoder, tiles, deadlineMs }),
  ] satisfies FeatureModule[]
}

/** Features for accounts, notifications, the board and their administration. */
function ofAccounts(services: Services, { config }: AppOptions) {
  const { shared, diagnosing, accounts, administration, providers, feed, pusher, unsubscribeKeys, resolveCaller } =
    services
  const { mailer } = accounts
  return [
    notificationsFeature({
      ...shared,
      evidence: diagnosing.evidence,
      mailer,
      unsubscribeKeys,
      pusher,
      feed,
      ...config.notifications,
      resolveCaller,
    }),
    accountFeature(accounts),
    passkeyFeature(administration),
    adminFeature(administration),
    auditFeature(administration),
    sanctionsFeature(administration),
    communityFeature({ ...administration, feed }),
    moderationFeature(administration),
    takedownsFeature(administration),
    operationsFeature({ ...administration, ...config.operations, providers: providers.state }),
  ] satisfies FeatureModule[]
}

/** Background work, and the client. */
function ofTheService({ shared, accounts, providers }: Services, options: AppOptions) {
  const { config, dataMode, version, database } = options
  const { pool, clock, log } = shared
  const { refresh } = providers
  return [
    clientSettingsFeature({
      dataMode,
      version,
      hasTiles: providers.state.isConfigured('map-tiles'),
      hasPopup: config.providers.juso.popupKey !== undefined,
      hasMail: accounts.mailer !== null,
      hasPasskeys: config.passkeys !== null,
      loginProviders: accounts.loginProviders.offered,
    }),
    valueFeature({ pool, database: database.direct, clock, log }),
    collectionFeature({ ...config.scheduledRefresh, refresh, log, afterCollecting: () => requestFit(pool) }),
    assistantFeature({ clock, dataMode, version, config }),
    // the last one with routes: it may wait for its build without delaying the others
    webClientFeature({
      ...shared,
      dataMode,
      origin: config.mail?.origin,
      built: options.clientBuilt,
      folder: options.clientFolder,
    }),
    { housekeeping: () => accounts.rateLimiter.removeEnded() },
    { housekeeping: () => removeEndedLookups(pool) },
    { housekeeping: () => removeEndedLeases(pool) },
    { housekeeping: () => forgetWriters(pool) },
    { housekeeping: () => forgetGivenUpJobs(pool, log) },
  ] satisfies FeatureModule[]
}
