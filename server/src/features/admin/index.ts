import type { FeatureModule } from '../../platform/feature-module.ts'
import { adminUserRoutes } from './routes.ts'
import type { AdminServices } from './services.ts'

export function adminFeature(services: AdminServices): FeatureModule {
  return { routes: (app) => adminUserRoutes(app, services) }
}
