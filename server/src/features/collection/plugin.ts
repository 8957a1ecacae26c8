import { FOLD_COPIES } from '../../evidence/deals/index.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { type RefreshJobOptions, scheduledRefreshJob } from './create-refresh.ts'

/** The schedule is off unless it is enabled. */
export function collectionFeature({ enabled, ...options }: RefreshJobOptions & { enabled: boolean }): FeatureModule {
  return { jobs: enabled ? [scheduledRefreshJob(options)] : [], backfills: [FOLD_COPIES] }
}
