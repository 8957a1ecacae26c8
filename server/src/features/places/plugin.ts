import type { FeatureModule } from '../../platform/feature-module.ts'
import type { Services } from '../../services.ts'
import { placeRoutes } from './routes.ts'
import type { FindPosts } from './search.ts'

export function placesFeature(services: Services & { findPosts: FindPosts }): FeatureModule {
  return { routes: (app) => placeRoutes(app, services) }
}
