import type { FeatureModule } from '../../platform/feature-module.ts'
import type { CreationServices } from '../diagnosis/face.ts'
import { asynchronousRoutes } from './routes.ts'
import { diagnosisJob, type JobServices } from './run-diagnosis.ts'
import { removeExpiredRuns } from './runs.ts'

/** The asynchronous form of the diagnosis. */
export function diagnosisRunsFeature(services: CreationServices & JobServices): FeatureModule {
  return {
    routes: (app) => asynchronousRoutes(app, services),
    jobs: [diagnosisJob(services)],
    housekeeping: (now) => removeExpiredRuns(services.pool, now),
  }
}
