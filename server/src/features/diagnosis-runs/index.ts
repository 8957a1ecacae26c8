import type { FeatureModule } from '../../platform/feature-module.ts'
import type { AsyncServices } from './accept-diagnosis.ts'
import { asynchronousRoutes } from './routes.ts'
import { diagnosisJob, type JobServices } from './run-diagnosis.ts'
import { removeExpiredRuns } from './runs.ts'

export { readOwnProgress } from './read-status.ts'

/** The asynchronous form of the diagnosis. */
export function diagnosisRunsFeature(services: AsyncServices & JobServices): FeatureModule {
  return {
    routes: (app) => asynchronousRoutes(app, services),
    jobs: [diagnosisJob(services)],
    housekeeping: (now) => removeExpiredRuns(services.pool, now),
  }
}
