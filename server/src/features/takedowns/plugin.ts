import type { FeatureModule } from '../../platform/feature-module.ts'
import type { AuditServices } from '../audit/index.ts'
import { takedownJob } from './decide-takedown.ts'
import { operatorRoutes } from './operator-routes.ts'
import { takedownRoutes } from './routes.ts'
import { eraseTakedowns } from './takedowns.ts'

/** R-BOARD-27 to R-BOARD-32: takedown requests, with or without an account. */
export function takedownsFeature(services: AuditServices): FeatureModule {
  return {
    routes(app) {
      takedownRoutes(app, services)
      operatorRoutes(app, services)
    },
    jobs: [takedownJob(services)],
    erase: eraseTakedowns,
  }
}
