import type { FeatureModule } from '../../platform/feature-module.ts'
import type { Services } from '../../services.ts'
import { calculationRoute } from './calculation-route.ts'
import { requestRoutes } from './request-routes.ts'
import { keptRoutes } from './saved-reading-routes.ts'
import { specialClauseRoute } from './special-clauses.ts'
import { unreturnedDepositRoute } from './unreturned-deposit.ts'

/** R-PAPERS-01 to R-PAPERS-26: the half of the risk that only the tenant can read from papers. */
export function papersFeature(services: Services): FeatureModule {
  return {
    routes(app) {
      calculationRoute(app, services)
      keptRoutes(app, services)
      requestRoutes(app, services)
      specialClauseRoute(app, services)
      unreturnedDepositRoute(app, services)
    },
  }
}
