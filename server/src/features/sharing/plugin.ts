import type { FeatureModule } from '../../platform/feature-module.ts'
import type { Services } from '../../services.ts'
import { removeExpiredLinks } from './links.ts'
import { sharingRoutes } from './routes.ts'
import { sheetRoutes } from './sheet-routes.ts'

/** R-PAPERS-21: diagnoses that their owners show to others. */
export function sharingFeature(services: Services): FeatureModule {
  return {
    routes(app) {
      sharingRoutes(app, services)
      sheetRoutes(app, services)
    },
    housekeeping: (now) => removeExpiredLinks(services.pool, { now }),
  }
}
