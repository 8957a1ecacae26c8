import type { FeatureModule } from '../../platform/feature-module.ts'
import { type FitJobOptions, fitJob } from './fit-job.ts'

export { requestFit } from './fit-job.ts'
export { type FitResult, fitValues } from './fit-values.ts'

export function valueFeature(options: FitJobOptions): FeatureModule {
  return { jobs: [fitJob(options)] }
}
