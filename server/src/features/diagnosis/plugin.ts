import type { FeatureModule } from '../../platform/feature-module.ts'
import type { CreationServices } from './create-diagnosis.ts'
import { removeExpiredIdempotencyKeys } from './once-per-key.ts'
import { catalogueRoutes, creationRoutes } from './routes.ts'

export { diagnose } from './diagnose.ts'

export function diagnosisFeature(services: CreationServices): FeatureModule {
  return {
    routes: (app) => {
      catalogueRoutes(app)
      creationRoutes(app, services)
    },
    housekeeping: (now) => removeExpiredIdempotencyKeys(services.pool, now),
  }
}
