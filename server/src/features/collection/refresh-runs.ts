import type { ExternalDataStatus, RefreshRun } from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../domain/calendar.ts'
import { readTogether } from '../../platform/database/ask-together.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { appendEvent, eventType } from '../../platform/outbox/events.ts'
import { INDICATOR_SOURCES, WHOLE_COUNTRY } from './collect-target.ts'
import type { TargetOutcome } from './refresh-targets.ts'

export type RunCounts = { collected: number; empty: number; failed: number }

type RunEnd = { state: 'COMPLETED' | 'STOPPED' | 'FAILED'; stopReason: StopReason | null; at: Date }

type Ended = { run_id: number; trigger: RunTrigger }

const abandonRuns = statement<Ended, { at: Date }>({
  name: 'abandon-refresh-runs',
  columns: { run_id: 'int8', trigger: 'text' },
  text: `update refresh_runs set state = 'ABANDONED', finished_at = :at where state = 'RUNNING'
   returning run_id, trigger`,
})
const insertRun = statement<{ run_id: number }, { trigger: RunTrigger; at: Date }>({
  name: 'insert-refresh-run',
  columns: { run_id: 'int8' },
  text: `insert into refresh_runs (trigger, state, started_at) values (:trigger, 'RUNNING', :at) returning run_id`,
})
const writeRegistered = statement<never, { runId: number; registered: number }>({
  name: 'record-registered-refresh-targets',
  columns: {},
  text: 'update refresh_runs set registered = :registered where run_id = :runId',
})
const writeCounts = statement<never, RunCounts & { runId: number }>({
  name: 'record-refresh-counts',
  columns: {},
  text: 'update refresh_runs set collected = :collected, empty = :empty, failed = :failed where run_id = :runId',
})
const writeEnd = statement<Ended, RunEnd & { runId: number }>({
  name: 'close-refresh-run',
  columns: { run_id: 'int8', trigger: 'text' },
  text: `update refresh_runs set state = :state, stop_reason = :stopReason, finished_at = :at where run_id = :runId
   returning run_id, trigger`,
})

/** Opens the record of a run, and closes those of killed runs. Requires the lease of the refresh. */
export async function openRun(pool: Pool, trigger: RunTrigger, now: Date): Promise<number> {
  return inTransaction(pool, async (transaction) => {
    const killed = await abandonRuns(transaction, { at: now })
    for (const { run_id: runId, trigger: ofKilled } of killed)
      await appendRunFailed(transaction, { runId, trigger: ofKilled, stopReason: null }, now)
    const [run] = await insertRun(transaction, { trigger, at: now })
    if (run === undefined) throw new Error('the run was not written')
    return run.run_id
  })
}

export async function recordRegistered(pool: Pool, runId: number, registered: number): Promise<void> {
  await writeRegistered(pool, { runId, registered })
}

export async function recordCounts(pool: Pool, runId: number, counts: RunCounts): Promise<void> {
  await writeCounts(pool, { ...counts, runId })
}

export async function closeRun(pool: Pool, runId: number, end: RunEnd): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const [run] = await writeEnd(transaction, { ...end, runId })
    const { state, stopReason, at } = end
    if (run === undefined || state === 'COMPLETED' || stopReason === 'INTERRUPTED') return
    await appendRunFailed(transaction, { runId, trigger: run.trigger, stopReason }, at)
  })
}

export type RunTrigger = 'SCHEDULED' | 'MANUAL'

/** Why a run ended before everything due was tried. */
export type StopReason = 'QUOTA' | 'PROVIDER_FAILING' | 'KEY_REJECTED' | 'NO_KEY' | 'INTERRUPTED'

/** A scheduled run did not try everything that was due; `stopReason` null: the run failed or was killed. */
export const REFRESH_RUN_FAILED = eventType<{ runId: number; stopReason: StopReason | null }>('REFRESH_RUN_FAILED')

/** Manual runs are excluded: whoever starts one sees how it ends. */
async function appendRunFailed(
  transaction: Queryable,
  { runId, trigger, stopReason }: { runId: number; trigger: RunTrigger; stopReason: StopReason | null },
  occurredAt: Date,
): Promise<void> {
  if (trigger === 'MANUAL') return
  await appendEvent(transaction, REFRESH_RUN_FAILED, {
    subject: `refresh run ${runId}`,
    payload: { runId, stopReason },
    occurredAt,
  })
}

const RECENT_RUNS = 10

type RunRow = Omit<RefreshRun, 'startedAt' | 'finishedAt'> & { startedAt: Date; finishedAt: Date | null }

const countTargets = statement<ExternalDataStatus['refreshTargets'], { now: Date }>({
  name: 'count-refresh-targets',
  columns: { total: 'int4', due: 'int4', failed: 'int4' },
  text: `select
     count(*)::int as total,
     (count(*) filter (where next_due_at <= :now))::int as due,
     (count(*) filter (where last_status in ('UNAVAILABLE', 'ERROR')))::int as failed
   from refresh_targets`,
})

const selectRuns = statement<RunRow, { limit: number }>({
  name: 'recent-refresh-runs',
  columns: {
    runId: 'int8',
    trigger: 'text',
    state: 'text',
    stopReason: 'text',
    startedAt: 'timestamptz',
    finishedAt: 'timestamptz',
    registered: 'int4',
    collected: 'int4',
    empty: 'int4',
    failed: 'int4',
  },
  text: `select
     run_id as "runId", trigger, state, stop_reason as "stopReason", started_at as "startedAt",
     finished_at as "finishedAt", registered, collected, empty, failed
   from refresh_runs
   order by started_at desc, run_id desc
   limit :limit`,
})

/** The progress of collecting, and its last runs, newest first. */
export async function readRefreshStatus(
  pool: Pool,
  now: Date,
): Promise<Pick<ExternalDataStatus, 'refreshTargets' | 'recentRuns'>> {
  const [targets, runs] = await Promise.all([countTargets(pool, { now }), selectRuns(pool, { limit: RECENT_RUNS })])
  return { refreshTargets: targets[0] ?? { total: 0, due: 0, failed: 0 }, recentRuns: runs.map(presentRun) }
}

function presentRun(run: RunRow): RefreshRun {
  return {
    ...run,
    startedAt: seoulDateTime(run.startedAt),
    finishedAt: run.finishedAt && seoulDateTime(run.finishedAt),
  }
}

const selectLast = statement<{ last_status: TargetOutcome['status'] }, { sources: string[]; lawdCd: string }>({
  name: 'last-indicator-answer',
  columns: { last_status: 'text' },
  text: `select last_status from refresh_targets
   where source = any(:sources) and lawd_cd = :lawdCd and last_attempt_at is not null
   order by last_attempt_at desc limit 1`,
})

/**
 * How the last collection of published indicators ended, by the newest reply of any table; `null`: none was attempted
 * yet. Requests that arrive while others read are answered by one statement that begins after they arrived.
 */
const lastAnswer = readTogether(async (pool, asks: null[]) => {
  const [answer] = await selectLast(pool, { sources: INDICATOR_SOURCES, lawdCd: WHOLE_COUNTRY })
  return asks.map(() => answer?.last_status ?? null)
})

export function readLastIndicatorAnswer(pool: Pool): Promise<TargetOutcome['status'] | null> {
  return lastAnswer(pool, null)
}
