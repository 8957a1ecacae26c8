import type { FeatureModule } from '../../platform/feature-module.ts'
import type { PlaceServices } from './regions.ts'
import { placeRoutes } from './routes.ts'
import type { FindPosts } from './search.ts'

export function placesFeature(services: PlaceServices & { findPosts: FindPosts }): FeatureModule {
  return { routes: (app) => placeRoutes(app, services) }
}
