import type { FeatureModule } from '../../platform/feature-module.ts'
import { FILL_PROCESSING_STATUS, removeExpiredStatusTokens } from '../diagnosis-record/index.ts'
import { eraseDiagnosesOf } from './delete-diagnosis.ts'
import { evidenceRoutes } from './evidence-routes.ts'
import { diagnosisHistoryRoutes, type HistoryServices } from './routes.ts'

export function diagnosisHistoryFeature(services: HistoryServices): FeatureModule {
  return {
    routes(app) {
      evidenceRoutes(app, services)
      diagnosisHistoryRoutes(app, services)
    },
    backfills: [FILL_PROCESSING_STATUS],
    housekeeping: (now) => removeExpiredStatusTokens(services.pool, now),
    erase: eraseDiagnosesOf,
  }
}
