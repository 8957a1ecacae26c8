import type { Logger } from 'pino'
import { completedMonths } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { type CollectorOptions, createCollector } from '../../evidence/index.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'
import { collectTarget, indicatorScope, transactionScope } from './collect-target.ts'
import { withDailyQuota } from './daily-quota.ts'
import type { RefreshScope } from './refresh-targets.ts'
import { type RefreshContext, type RunResult, runRefresh } from './run-refresh.ts'

export type RefreshOptions = CollectorOptions & {
  batchSize: number
  /** Calls per day to one operation of the transaction service (`TRANSACTIONS_DAILY_LIMIT`). */
  dailyLimit: number
  /** Default: slightly longer than the HTTP client pauses calls to a failing provider. */
  pauseMillis?: number
}

/** Called for each target that was tried, with the number of targets at the beginning of the run. */
export type OnTarget = NonNullable<RefreshContext['onTarget']>

const PAUSE_MILLIS = 20_000

export type Refresh = {
  /** The newest completed month of everything, and whatever else is due. */
  runScheduled(signal: AbortSignal, onTarget?: OnTarget): Promise<RunResult>
  /** A manual run: these months of these places; targets that were collected and are not due again are skipped. */
  runChosen(scope: RefreshScope, signal: AbortSignal, onTarget?: OnTarget): Promise<RunResult>
  /** A manual run of what the schedule does. */
  runDue(signal: AbortSignal, onTarget?: OnTarget): Promise<RunResult>
}

/** The refresh of stored public data, wired to its ports. */
export function createRefresh(options: RefreshOptions): Refresh {
  const { pool, catalogue, now, dailyLimit } = options
  const transactions = withDailyQuota(options.transactions, { pool, limit: dailyLimit, now })
  const collector = createCollector({ ...options, transactions })
  const context: RefreshContext = {
    pool,
    now,
    batchSize: options.batchSize,
    pauseMillis: options.pauseMillis ?? PAUSE_MILLIS,
    collect: (target) => collectTarget(collector, target),
  }
  const withTargetReports = (onTarget?: OnTarget) => (onTarget ? { ...context, onTarget } : context)
  const newest = (catalogue: DistrictCatalogue) => {
    const months = completedMonths(now(), 1)
    return [transactionScope(catalogue, months), indicatorScope(months)]
  }
  return {
    runScheduled: (signal, onTarget) =>
      runRefresh(
        withTargetReports(onTarget),
        { trigger: 'SCHEDULED', register: newest(catalogue), only: null },
        signal,
      ),
    runDue: (signal, onTarget) =>
      runRefresh(withTargetReports(onTarget), { trigger: 'MANUAL', register: newest(catalogue), only: null }, signal),
    runChosen: (scope, signal, onTarget) =>
      runRefresh(withTargetReports(onTarget), { trigger: 'MANUAL', register: [scope], only: scope }, signal),
  }
}

/** `cron`: five fields in Asia/Seoul. */
export type RefreshJobOptions = {
  refresh: Refresh
  cron: string
  log: Pick<Logger, 'info' | 'warn'>
  /** Recomputes what depends on the stored deals. */
  afterCollecting: () => Promise<void>
}

/**
 * The scheduled job for the job queue. A run that finds another one in progress ends at once; a run that a shutdown
 * interrupts ends, and the next one continues where it stopped.
 */
export function scheduledRefreshJob({ refresh, cron, log, afterCollecting }: RefreshJobOptions): Job {
  return {
    name: 'scheduled-refresh',
    schedule: cron,
    async run(_payload, signal) {
      const result = await refresh.runScheduled(signal)
      const level = result.state === 'STOPPED' && result.stopReason !== 'INTERRUPTED' ? 'warn' : 'info'
      log[level](result, 'scheduled refresh ended')
      if (result.collected > 0) await afterCollecting()
    },
  }
}
