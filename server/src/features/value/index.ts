import type { FeatureModule } from '../../platform/feature-module.ts'
import { type FitJobOptions, fitJob } from './fit-job.ts'

export function valueFeature(options: FitJobOptions): FeatureModule {
  return { jobs: [fitJob(options)] }
}
