import type { FeatureModule } from '../../platform/feature-module.ts'
import { type MapRouteServices, mapRoutes } from './routes.ts'

export function mapFeature(services: MapRouteServices): FeatureModule {
  return { routes: (app) => mapRoutes(app, services) }
}
