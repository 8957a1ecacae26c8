import type { FeatureModule } from '../../platform/feature-module.ts'
import { asynchronousRoutes, type RunServices } from './routes.ts'
import { diagnosisJob, type JobServices } from './run-diagnosis.ts'
import { removeExpiredRuns } from './runs.ts'

/** The asynchronous form of the diagnosis. */
export function diagnosisRunsFeature(services: RunServices & JobServices): FeatureModule {
  return {
    routes: (app) => asynchronousRoutes(app, services),
    jobs: [diagnosisJob(services)],
    housekeeping: (now) => removeExpiredRuns(services.pool, now),
  }
}
