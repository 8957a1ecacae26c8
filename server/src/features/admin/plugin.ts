import type { FeatureModule } from '../../platform/feature-module.ts'
import type { OperatorServices } from '../account/index.ts'
import { userChangeRoutes } from './change-routes.ts'
import { adminUserRoutes, passkeyResetRoute } from './routes.ts'
import { expireChanges } from './user-changes.ts'

export function adminFeature(services: OperatorServices): FeatureModule {
  return {
    routes: (app) => {
      adminUserRoutes(app, services)
      userChangeRoutes(app, services)
      passkeyResetRoute(app, services)
    },
    housekeeping: (now) => expireChanges(services.pool, now),
  }
}
