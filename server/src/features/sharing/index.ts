import type { FeatureModule } from '../../platform/feature-module.ts'
import type { PaperServices } from '../papers/face.ts'
import { removeExpiredLinks } from './links.ts'
import { sharingRoutes } from './routes.ts'

/** R-PAPERS-21: diagnoses that their owners show to others. */
export function sharingFeature(services: PaperServices): FeatureModule {
  return {
    routes: (app) => sharingRoutes(app, services),
    housekeeping: (now) => removeExpiredLinks(services.pool, { now }),
  }
}
