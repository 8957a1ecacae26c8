import type { FeatureModule } from '../../platform/feature-module.ts'
import { moderationRoutes } from './moderation-routes.ts'
import { reportRoutes } from './report-routes.ts'
import { eraseReportDetails } from './reports.ts'
import type { ModerationServices } from './services.ts'

/** Reports of posts and comments, and the operators' decisions on them. */
export function moderationFeature(services: ModerationServices): FeatureModule {
  return {
    routes(app) {
      reportRoutes(app, services)
      moderationRoutes(app, services)
    },
    erase: eraseReportDetails,
  }
}
