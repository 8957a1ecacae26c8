import type { FeatureModule } from '../../platform/feature-module.ts'
import { userChangeRoutes } from './change-routes.ts'
import { passkeyResetRoute } from './passkey-routes.ts'
import { adminUserRoutes } from './routes.ts'
import type { AdminServices } from './services.ts'
import { expireChanges } from './user-changes.ts'

export function adminFeature(services: AdminServices): FeatureModule {
  return {
    routes: (app) => {
      adminUserRoutes(app, services)
      userChangeRoutes(app, services)
      passkeyResetRoute(app, services)
    },
    housekeeping: (now) => expireChanges(services.pool, now),
  }
}
