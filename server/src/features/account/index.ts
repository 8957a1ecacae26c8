import type { FeatureModule } from '../../platform/feature-module.ts'
import type { DeletionServices } from './delete-account.ts'
import { accountDeletionRoutes } from './deletion-routes.ts'
import { changeMailJob } from './email/mail-of-change.ts'
import { accountMailJob } from './email/send-mail.ts'
import { lateErasureJob } from './erase-late-rows.ts'
import type { LoginProviderServices } from './login-providers/services.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import type { PasskeyServices } from './passkeys/services.ts'
import { removeExpiredTokens } from './remove-expired-tokens.ts'
import { accountRoutes } from './routes.ts'
import { removeStrayImages } from './show-image.ts'
import { imageRemoval } from './user-deleted.ts'

export function accountFeature(services: LoginProviderServices): FeatureModule {
  return {
    routes: (app) => accountRoutes(app, services),
    async housekeeping(now) {
      await removeExpiredTokens(services.pool, now)
      await removeStrayImages(services, now)
    },
    jobs: [accountMailJob(services), changeMailJob(services)],
    subscribers: [imageRemoval(services.storage)],
  }
}

/** R-ACCT-26, R-ACCT-35: passkeys of operators and users. */
export function passkeyFeature(services: PasskeyServices): FeatureModule {
  return { routes: (app) => passkeyRoutes(app, services) }
}

/**
 * Account deletion: every module erases what it stores of the user, in the same transaction in which the account ends.
 */
export function accountDeletionFeature(services: DeletionServices): FeatureModule {
  return {
    routes: (app) => accountDeletionRoutes(app, services),
    jobs: [lateErasureJob(services)],
  }
}
