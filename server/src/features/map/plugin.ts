import type { FeatureModule } from '../../platform/feature-module.ts'
import type { MapServices } from './list-analyzable-locations.ts'
import { mapRoutes } from './routes.ts'

export function mapFeature(services: MapServices): FeatureModule {
  return { routes: (app) => mapRoutes(app, services) }
}
