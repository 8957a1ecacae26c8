import type { Pool } from 'pg'
import { addMonths, seoulMonth } from '../../domain/calendar.ts'
import type { Collected } from '../../evidence/index.ts'
import { withLease } from '../../platform/database/lease.ts'
import { isIndicatorSource } from './collect-target.ts'
import { blockingReason, createProviderHealth, type ProviderHealth } from './provider-health.ts'
import {
  closeRun,
  openRun,
  type RunCounts,
  type RunTrigger,
  recordCounts,
  recordRegistered,
  type StopReason,
} from './refresh-runs.ts'
import {
  countTargets,
  nextTargets,
  type RefreshScope,
  type RefreshTarget,
  registerTargets,
  settleTarget,
} from './refresh-targets.ts'

export type RefreshContext = {
  pool: Pool
  collect: (target: RefreshTarget) => Promise<Collected>
  now: () => Date
  /** Targets taken from the table at a time; between batches, counts are written and stop conditions are checked. */
  batchSize: number
  /** How long a failing provider is paused before it is tried again. */
  pauseMillis: number
  onTarget?: (target: RefreshTarget, answer: Collected, total: number) => void
}

type RefreshOrder = {
  trigger: RunTrigger
  /** Scopes to register first, in this order. */
  register: RefreshScope[]
  /** Only these targets; `null`: whatever is due. */
  only: RefreshScope | null
}

export type RunResult = RunCounts & {
  /** `BUSY`: another process is refreshing; nothing was done. */
  state: 'COMPLETED' | 'STOPPED' | 'BUSY'
  stopReason: StopReason | null
  registered: number
}

export const REFRESH_LEASE = 'refresh'

/**
 * Targets processed concurrently: half of the concurrent calls allowed per host, so that a diagnosis does not wait for
 * the refresh.
 */
const AT_ONCE = 4

/**
 * One run of the refresh: registers targets, then collects open ones in batches, until none is left, the caller stops
 * the run, or no provider can be called any more. Only one process runs at a time; each run tries a target once.
 * Collected data is kept; the next run resumes a run that ended early.
 */
export async function runRefresh(
  context: RefreshContext,
  order: RefreshOrder,
  signal: AbortSignal,
): Promise<RunResult> {
  const { pool, now } = context
  const result = await withLease(pool, REFRESH_LEASE, async (lost) => {
    const runId = await openRun(pool, order.trigger, now())
    try {
      const ended = await collectOpenTargets(context, order, runId, AbortSignal.any([signal, lost]))
      if (lost.aborted) throw new Error('the lease of the refresh was lost')
      await closeRun(pool, runId, { state: ended.state, stopReason: ended.stopReason, at: now() })
      return ended
    } catch (error) {
      // if the database is unavailable, the next run closes this one
      await closeRun(pool, runId, { state: 'FAILED', stopReason: null, at: now() }).catch(() => undefined)
      throw error
    }
  })
  return result ?? { state: 'BUSY', stopReason: null, registered: 0, collected: 0, empty: 0, failed: 0 }
}

type EndedRun = RunResult & { state: 'COMPLETED' | 'STOPPED' }

async function collectOpenTargets(
  context: RefreshContext,
  order: RefreshOrder,
  runId: number,
  signal: AbortSignal,
): Promise<EndedRun> {
  const { pool, now } = context
  let registered = 0
  for (const scope of order.register) registered += await registerTargets(pool, scope, now())
  await recordRegistered(pool, runId, registered)
  const health = createProviderHealth(context.pauseMillis)
  const open = () => ({ runId, now: now(), scope: order.only, blocked: health.blockedSources() })
  const run: BatchRun = {
    context,
    health,
    runId,
    counts: { collected: 0, empty: 0, failed: 0 },
    total: await countTargets(pool, open()),
  }
  while (!signal.aborted) {
    const batch = await nextTargets(pool, open(), context.batchSize)
    if (batch.length === 0) break
    await collectBatch(run, batch, signal)
    await recordCounts(pool, runId, run.counts)
    await health.pause(signal)
  }
  const stopReason = signal.aborted ? 'INTERRUPTED' : health.stopReason()
  return { state: stopReason === null ? 'COMPLETED' : 'STOPPED', stopReason, registered, ...run.counts }
}

type BatchRun = { context: RefreshContext; health: ProviderHealth; runId: number; counts: RunCounts; total: number }

async function collectBatch(run: BatchRun, batch: RefreshTarget[], signal: AbortSignal): Promise<void> {
  const waiting = [...batch]
  async function work(): Promise<void> {
    for (let target = waiting.shift(); target !== undefined && !signal.aborted; target = waiting.shift()) {
      if (run.health.needsPause(target.source) || run.health.blockedSources().includes(target.source)) continue
      await collectOne(run, target)
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: Math.min(AT_ONCE, batch.length) }, work))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

const HOUR_MILLIS = 3_600_000
const DAY_MILLIS = 24 * HOUR_MILLIS
const FIRST_BACK_OFF_MILLIS = HOUR_MILLIS / 4
const LONGEST_BACK_OFF_MILLIS = DAY_MILLIS

/**
 * How often a month that still changes is collected again: deals are reported up to 30 days late and cancelled for
 * months. Each interval is slightly under whole weeks, so that a weekly run finds it due.
 */
const ASK_AGAIN: [monthsOld: number, days: number][] = [
  [1, 6.5],
  [3, 13.5],
  [12, 27.5],
]

/**
 * When a collected month is due again; `null`: never, it no longer changes. `isSeries`: each newer month includes the
 * older ones.
 */
export function dueAfterSuccess(month: string, now: Date, isSeries: boolean): Date | null {
  const limit = isSeries ? 1 : Number.POSITIVE_INFINITY
  const rule = ASK_AGAIN.find(([monthsOld]) => month >= addMonths(seoulMonth(now), -monthsOld))
  return rule === undefined || rule[0] > limit ? null : new Date(now.getTime() + rule[1] * DAY_MILLIS)
}

/** When a failed target is due again: later with each consecutive failure, at most a day. */
export function dueAfterFailure(attempts: number, now: Date): Date {
  const millis = FIRST_BACK_OFF_MILLIS * 2 ** Math.min(attempts - 1, 10)
  return new Date(now.getTime() + Math.min(millis, LONGEST_BACK_OFF_MILLIS))
}

async function collectOne({ context, health, runId, counts, total }: BatchRun, target: RefreshTarget): Promise<void> {
  const answer = await context.collect(target)
  health.note(target.source, answer)
  // no call was made, so this run still has to try the target
  if (answer.status === 'ERROR' && answer.reason === 'CIRCUIT_OPEN') return
  const at = context.now()
  const isCollected = answer.status === 'FOUND' || answer.status === 'NOT_FOUND'
  const isBlocked = blockingReason(answer) !== null
  if (answer.status === 'FOUND') counts.collected += 1
  else if (answer.status === 'NOT_FOUND') counts.empty += 1
  else counts.failed += 1
  const attempts = isCollected ? 0 : target.attempts + (isBlocked ? 0 : 1)
  await settleTarget(context.pool, target, {
    runId,
    status: answer.status,
    reason: 'reason' in answer ? answer.reason : null,
    attempts,
    at,
    nextDueAt: isCollected
      ? dueAfterSuccess(target.dealMonth, at, isIndicatorSource(target.source))
      : isBlocked
        ? undefined
        : dueAfterFailure(attempts, at),
  })
  context.onTarget?.(target, answer, total)
}
