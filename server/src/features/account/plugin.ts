import { keptSince } from '../../domain/privacy/retention.ts'
import { removal } from '../../platform/database/removal.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { authRoutes } from './auth-routes.ts'
import { imageRemoval, lateErasureJob } from './delete-account.ts'
import { removeForgottenDevices } from './devices.ts'
import { changeMailJob, removeExpiredMails } from './email/mail-of-change.ts'
import { accountMailJob, removeExpiredOneTimeTokens } from './email/one-time-tokens.ts'
import { emailRoutes } from './email/routes.ts'
import { loginProviderRoutes } from './login-providers/routes.ts'
import type { LoginProviderServices } from './login-providers/services.ts'
import { consentRoutes } from './own-data/consent-routes.ts'
import { exportRoutes } from './own-data/export-routes.ts'
import { type ExportServices, exportJob, removeExpiredExports } from './own-data/make-export.ts'
import { ACCOUNT_DATA } from './own-data/own-tables.ts'
import { endExports } from './own-data/stored-exports.ts'
import { removeExpiredChallenges } from './passkeys/challenges.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import type { PasskeyServices } from './passkeys/services.ts'
import { removeStrayImages } from './profile-image.ts'
import { sessionRoutes } from './session-routes.ts'
import { type UnusedAccountServices, unusedAccountsJob } from './unused-accounts.ts'
import { accountDeletionRoutes, profileImageRoutes, userRoutes } from './user-routes.ts'

export function accountFeature(services: LoginProviderServices): FeatureModule {
  return {
    routes: (app) => accountRoutes(app, services),
    async housekeeping(now) {
      await removeExpiredTokens(services.pool, now)
      await removeStrayImages(services, now)
    },
    jobs: [accountMailJob(services), changeMailJob(services)],
    subscribers: [imageRemoval(services.storage)],
    async erase(transaction, userId) {
      await endExports(transaction, { userId })
    },
    personalData: ACCOUNT_DATA,
  }
}

/** R-ACCT-26, R-ACCT-35: passkeys of operators and users. */
export function passkeyFeature(services: PasskeyServices): FeatureModule {
  return { routes: (app) => passkeyRoutes(app, services) }
}

/** Consents, and what the account's owner may have of their own data. */
export function ownDataFeature(services: ExportServices): FeatureModule {
  return {
    routes(app) {
      consentRoutes(app, services)
      exportRoutes(app, services)
    },
    jobs: [exportJob(services)],
    housekeeping: (now) => removeExpiredExports(services, now),
  }
}

/**
 * Account deletion: every module erases what it stores of the user, in the same transaction in which the account ends.
 */
export function accountDeletionFeature(services: UnusedAccountServices): FeatureModule {
  return {
    routes: (app) => accountDeletionRoutes(app, services),
    jobs: [lateErasureJob(services), unusedAccountsJob(services)],
  }
}

/** Accounts and profiles (R-ACCT-01 to R-ACCT-32). */
async function accountRoutes(app: HttpApp, services: LoginProviderServices): Promise<void> {
  authRoutes(app, services)
  userRoutes(app, services)
  sessionRoutes(app, services)
  emailRoutes(app, services)
  loginProviderRoutes(app, services)
  await profileImageRoutes(app, services)
}

const removeRefreshTokens = removal<{ now: Date }>({
  name: 'remove-expired-refresh-tokens',
  oldest: 'expires_at',
  text: 'delete from refresh_tokens where expires_at <= :now',
})
const removeRevokedAccessTokens = removal<{ now: Date }>({
  name: 'remove-expired-revoked-access-tokens',
  oldest: 'expires_at',
  text: 'delete from revoked_access_tokens where expires_at <= :now',
})

/** An access token may still exist for a session without tokens; no access token lasts longer than a day. */
const removeSessions = removal<{ before: Date }>({
  name: 'remove-ended-sessions',
  oldest: 'last_seen_at',
  text: `delete from sessions where last_seen_at < :before and not exists (
     select from refresh_tokens where refresh_tokens.session_id = sessions.session_id
   )`,
})

/** Removes tokens, sessions, devices and denials that have no effect any more, because the token itself has expired. */
async function removeExpiredTokens(database: Queryable, now: Date): Promise<void> {
  await removeRefreshTokens(database, { now })
  await removeRevokedAccessTokens(database, { now })
  await removeSessions(database, { before: keptSince('ENDED_SESSIONS', now) })
  await removeExpiredOneTimeTokens(database, { now })
  await removeExpiredMails(database, { now })
  await removeExpiredChallenges(database, { now })
  await removeForgottenDevices(database, { before: keptSince('KNOWN_DEVICES', now) })
}
