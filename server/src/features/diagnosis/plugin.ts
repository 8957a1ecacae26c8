import { daysBefore } from '../../domain/calendar.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import type { CandidateServices } from './find-candidates.ts'
import { eraseDiagnosesOf, type OperatorServices } from './history/delete-diagnosis.ts'
import { evidenceRoutes, type HistoryServices, historyRoutes, operatorRoutes } from './history/routes.ts'
import { removeExpiredIdempotencyKeys } from './once-per-key.ts'
import { FILL_PROCESSING_STATUS } from './record/fill-processing-status.ts'
import { removeAnonymousDiagnoses } from './record/remove-diagnoses.ts'
import { removeExpiredStatusTokens } from './record/status-token.ts'
import { candidateRoutes, catalogueRoutes, creationRoutes } from './routes.ts'
import { asynchronousRoutes, type RunServices } from './runs/routes.ts'
import { diagnosisJob, type JobServices } from './runs/run-diagnosis.ts'
import { removeExpiredRuns } from './runs/runs.ts'

type Services = CandidateServices &
  RunServices &
  JobServices &
  HistoryServices &
  OperatorServices & { anonymousRetentionDays: number }

export function diagnosisFeature(services: Services): FeatureModule {
  const { pool, anonymousRetentionDays } = services
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
    backfills: [FILL_PROCESSING_STATUS],
    async housekeeping(now) {
      await removeExpiredIdempotencyKeys(pool, now)
      await removeExpiredRuns(pool, now)
      await removeExpiredStatusTokens(pool, now)
      await removeAnonymousDiagnoses(pool, daysBefore(now, anonymousRetentionDays))
    },
    erase: eraseDiagnosesOf,
  }
}
