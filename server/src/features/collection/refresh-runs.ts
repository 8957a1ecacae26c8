import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { RunTrigger, StopReason } from './refresh-run.ts'
import { appendRunFailed } from './refresh-run-failed.ts'

export type RunCounts = { collected: number; empty: number; failed: number }

export type RunEnd = { state: 'COMPLETED' | 'STOPPED' | 'FAILED'; stopReason: StopReason | null; at: Date }

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
