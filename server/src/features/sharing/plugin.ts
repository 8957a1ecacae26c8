import type { DataMode } from '../../platform/data-mode.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import type { PaperServices } from '../papers/index.ts'
import { removeExpiredLinks } from './links.ts'
import { sharingRoutes } from './routes.ts'
import { sheetRoutes } from './sheet-routes.ts'

/** R-PAPERS-21: diagnoses that their owners show to others. */
export function sharingFeature(services: PaperServices & { dataMode: DataMode }): FeatureModule {
  return {
    routes(app) {
      sharingRoutes(app, services)
      sheetRoutes(app, services)
    },
    housekeeping: (now) => removeExpiredLinks(services.pool, { now }),
  }
}
