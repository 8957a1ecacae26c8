import type { FeatureModule } from '../../platform/feature-module.ts'
import { evidenceRoutes } from './evidence-routes.ts'
import { diagnosisHistoryRoutes, type HistoryServices } from './routes.ts'

export function diagnosisHistoryFeature(services: HistoryServices): FeatureModule {
  return {
    routes(app) {
      evidenceRoutes(app, services)
      diagnosisHistoryRoutes(app, services)
    },
  }
}
