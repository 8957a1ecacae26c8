import type { FeatureModule } from '../../platform/feature-module.ts'
import type { RegionalServices } from './analyse-region.ts'
import { regionalRoutes } from './routes.ts'

export function regionalFeature(services: RegionalServices): FeatureModule {
  return { routes: (app) => regionalRoutes(app, services) }
}
