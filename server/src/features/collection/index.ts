export { transactionScope } from './collect-target.ts'
export { createRefresh, type OnTarget, type Refresh, scheduledRefreshJob } from './create-refresh.ts'
export { withCountedCalls } from './daily-quota.ts'
export {
  type ImportContext,
  type ImportCounts,
  type ImportResult,
  importTransactions,
} from './import-transactions.ts'
export { readLastIndicatorAnswer } from './last-indicator-answer.ts'
export type { Refusal } from './merge-file.ts'
export { readRefreshStatus } from './read-refresh-status.ts'
export type { RefreshScope, RefreshTarget } from './refresh-targets.ts'
export type { RunResult } from './run-refresh.ts'
