export { transactionScope } from './collect-target.ts'
export { createRefresh, type OnTarget, type Refresh } from './create-refresh.ts'
export { withCountedCalls } from './daily-quota.ts'
export {
  type ImportContext,
  type ImportCounts,
  type ImportResult,
  importDeals,
} from './import-deals.ts'
export { readLastIndicatorAnswer } from './last-indicator-answer.ts'
export type { Refusal } from './merge-file.ts'
export { createPlacer } from './place-deal.ts'
export { readRefreshStatus } from './read-refresh-status.ts'
export { REFRESH_RUN_FAILED } from './refresh-run-failed.ts'
export type { RefreshScope, RefreshTarget } from './refresh-targets.ts'
export { REFRESH_LEASE, type RunResult } from './run-refresh.ts'
