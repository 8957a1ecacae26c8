import type { Logger } from 'pino'
import { daysBefore } from '../../domain/calendar.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import {
  FILL_PROCESSING_STATUS,
  removeAnonymousDiagnoses,
  removeExpiredStatusTokens,
  unpackLateRecords,
  unpackRecords,
} from '../diagnosis-record/index.ts'
import type { OperatorServices } from './delete-any-diagnosis.ts'
import { eraseDiagnosesOf } from './delete-diagnosis.ts'
import { evidenceRoutes } from './evidence-routes.ts'
import { operatorRoutes } from './operator-routes.ts'
import { diagnosisHistoryRoutes, type HistoryServices } from './routes.ts'

type Services = HistoryServices & OperatorServices & { anonymousRetentionDays: number; log: Logger }

export function diagnosisHistoryFeature(services: Services): FeatureModule {
  const { pool, anonymousRetentionDays, log } = services
  return {
    routes(app) {
      evidenceRoutes(app, services)
      diagnosisHistoryRoutes(app, services)
      operatorRoutes(app, services)
    },
    backfills: [FILL_PROCESSING_STATUS, unpackRecords(log)],
    async housekeeping(now) {
      await unpackLateRecords(pool, log)
      await removeExpiredStatusTokens(pool, now)
      await removeAnonymousDiagnoses(pool, daysBefore(now, anonymousRetentionDays))
    },
    erase: eraseDiagnosesOf,
  }
}
