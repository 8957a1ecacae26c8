import type { FeatureModule } from '../../platform/feature-module.ts'
import type { OperatorServices } from '../account/index.ts'
import { appealRoutes } from './appeal-routes.ts'
import { eraseAppeals } from './appeals.ts'
import { expiryJob } from './expire-sanctions.ts'
import { sanctionRoutes } from './routes.ts'

/** Who may not write on the board, and until when. */
export function sanctionsFeature(services: OperatorServices): FeatureModule {
  return {
    routes(app) {
      sanctionRoutes(app, services)
      appealRoutes(app, services)
    },
    jobs: [expiryJob(services)],
    erase: eraseAppeals,
  }
}
