import type { FeatureModule } from '../../platform/feature-module.ts'
import { FILL_PROCESSING_STATUS, removeExpiredStatusTokens } from '../diagnosis-record/index.ts'
import type { OperatorServices } from './delete-any-diagnosis.ts'
import { eraseDiagnosesOf } from './delete-diagnosis.ts'
import { evidenceRoutes } from './evidence-routes.ts'
import { operatorRoutes } from './operator-routes.ts'
import { diagnosisHistoryRoutes, type HistoryServices } from './routes.ts'

type Services = HistoryServices & OperatorServices

export function diagnosisHistoryFeature(services: Services): FeatureModule {
  return {
    routes(app) {
      evidenceRoutes(app, services)
      diagnosisHistoryRoutes(app, services)
      operatorRoutes(app, services)
    },
    backfills: [FILL_PROCESSING_STATUS],
    housekeeping: (now) => removeExpiredStatusTokens(services.pool, now),
    erase: eraseDiagnosesOf,
  }
}
