import { daysBefore } from '../../domain/calendar.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import type { OperatorServices } from '../account/index.ts'
import type { DiagnosisServices } from './diagnose.ts'
import { eraseDiagnosesOf } from './history/delete-diagnosis.ts'
import { DIAGNOSIS_DATA } from './history/diagnosis-data.ts'
import { evidenceRoutes, historyRoutes, operatorRoutes } from './history/routes.ts'
import { removeExpiredIdempotencyKeys } from './once-per-key.ts'
import { FILL_PROCESSING_STATUS } from './record/fill-processing-status.ts'
import { unpackLateRecords, unpackRecords } from './record/packed-record.ts'
import { removeAnonymousDiagnoses } from './record/remove-diagnoses.ts'
import { removeExpiredStatusTokens } from './record/status-token.ts'
import { candidateRoutes, catalogueRoutes, creationRoutes } from './routes.ts'
import { asynchronousRoutes } from './runs/routes.ts'
import { diagnosisJob } from './runs/run-diagnosis.ts'
import { removeExpiredRuns } from './runs/runs.ts'

export function diagnosisFeature(
  services: DiagnosisServices & OperatorServices & { anonymousRetentionDays: number },
): FeatureModule {
  const { pool, anonymousRetentionDays, log } = services
  return {
    routes(app) {
      candidateRoutes(app, services)
      catalogueRoutes(app)
      creationRoutes(app, services)
      asynchronousRoutes(app, services)
      evidenceRoutes(app, services)
      historyRoutes(app, services)
      operatorRoutes(app, services)
    },
    jobs: [diagnosisJob(services)],
    backfills: [FILL_PROCESSING_STATUS, unpackRecords(log)],
    async housekeeping(now) {
      await removeExpiredIdempotencyKeys(pool, now)
      await removeExpiredRuns(pool, now)
      await unpackLateRecords(pool, log)
      await removeExpiredStatusTokens(pool, now)
      await removeAnonymousDiagnoses(pool, daysBefore(now, anonymousRetentionDays))
    },
    erase: eraseDiagnosesOf,
    personalData: DIAGNOSIS_DATA,
  }
}
