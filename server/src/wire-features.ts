import type { AppOptions } from './app-options.ts'
import { removeEndedLookups } from './evidence/face.ts'
import { accountDeletionFeature, accountFeature, passkeyFeature } from './features/account/index.ts'
import { addressSearchFeature } from './features/address-search/index.ts'
import { adminFeature } from './features/admin/index.ts'
import { assistantFeature } from './features/assistant/index.ts'
import { auditFeature } from './features/audit/index.ts'
import { candidatesFeature } from './features/candidates/index.ts'
import { clientSettingsFeature } from './features/client-settings/index.ts'
import { collectionFeature } from './features/collection/index.ts'
import { searchPosts } from './features/community/face.ts'
import { communityFeature } from './features/community/index.ts'
import { diagnose, diagnosisFeature } from './features/diagnosis/index.ts'
import { diagnosisHistoryFeature } from './features/diagnosis-history/index.ts'
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
    candidatesFeature(diagnosing),
    diagnosisFeature(diagnosing),
    diagnosisRunsFeature({ ...diagnosing, feed, diagnose: (...asked) => diagnose(diagnosing, ...asked) }),
    diagnosisHistoryFeature({ ...administration, ...diagnosing, ...config.diagnosis }),
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
