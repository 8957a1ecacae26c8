import type { ExternalDataStatus, RefreshRun } from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../domain/calendar.ts'
import { statement } from '../../platform/database/statement.ts'

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
