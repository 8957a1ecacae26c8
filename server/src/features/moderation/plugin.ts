import type { FeatureModule } from '../../platform/feature-module.ts'
import type { AuditServices } from '../audit/index.ts'
import { moderationRoutes } from './moderation-routes.ts'
import { reportRoutes } from './report-routes.ts'
import { eraseReportDetails } from './reports.ts'

/** Reports of posts and comments, and the operators' decisions on them. */
export function moderationFeature(services: AuditServices): FeatureModule {
  return {
    routes(app) {
      reportRoutes(app, services)
      moderationRoutes(app, services)
    },
    erase: eraseReportDetails,
  }
}
