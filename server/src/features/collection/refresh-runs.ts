import type { Pool } from 'pg'

export type RunTrigger = 'SCHEDULED' | 'MANUAL'

/** Why a run ended before everything due was tried. */
export type StopReason = 'QUOTA' | 'PROVIDER_FAILING' | 'KEY_REJECTED' | 'NO_KEY' | 'INTERRUPTED'

export type RunCounts = { collected: number; empty: number; failed: number }

/** Opens the record of a run, and closes those of runs that were killed. Wants the refresh lock. */
export async function openRun(pool: Pool, trigger: RunTrigger, now: Date): Promise<number> {
  await pool.query(`update refresh_runs set state = 'ABANDONED', finished_at = $1 where state = 'RUNNING'`, [now])
  const { rows } = await pool.query<{ run_id: number }>(
    `insert into refresh_runs (trigger, state, started_at) values ($1, 'RUNNING', $2) returning run_id`,
    [trigger, now],
  )
  return (rows[0] as { run_id: number }).run_id
}

export async function recordRegistered(pool: Pool, runId: number, registered: number): Promise<void> {
  await pool.query('update refresh_runs set registered = $2 where run_id = $1', [runId, registered])
}

export async function recordCounts(pool: Pool, runId: number, { collected, empty, failed }: RunCounts): Promise<void> {
  await pool.query({
    name: 'record-refresh-counts',
    text: 'update refresh_runs set collected = $2, empty = $3, failed = $4 where run_id = $1',
    values: [runId, collected, empty, failed],
  })
}

export async function closeRun(
  pool: Pool,
  runId: number,
  end: { state: 'COMPLETED' | 'STOPPED' | 'FAILED'; stopReason: StopReason | null; at: Date },
): Promise<void> {
  await pool.query('update refresh_runs set state = $2, stop_reason = $3, finished_at = $4 where run_id = $1', [
    runId,
    end.state,
    end.stopReason,
    end.at,
  ])
}
