import type { Pool } from 'pg'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { accuracyRoutes } from './accuracy-routes.ts'
import { type FitJobOptions, fitJob } from './fit-job.ts'

export function valueFeature({ pool, ...options }: FitJobOptions & { pool: Pool }): FeatureModule {
  return { jobs: [fitJob(options)], routes: accuracyRoutes(pool) }
}
