import type { FeatureModule } from '../../platform/feature-module.ts'
import { type MapRouteServices, mapRoutes } from './routes.ts'

export { forgetFieldChecks } from './own/field-checks.ts'
export { TILE_ZOOM } from './tiles.ts'

export function mapFeature(services: MapRouteServices): FeatureModule {
  return { routes: (app) => mapRoutes(app, services) }
}
