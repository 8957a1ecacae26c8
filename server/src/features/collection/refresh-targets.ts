import type { Pool } from 'pg'

/** What is collected in one go: one source, five-digit code and month. */
export type RefreshTarget = { source: string; lawdCd: string; dealMonth: string; attempts: number }

/** A part of the targets. */
export type RefreshScope = { sources: string[]; lawdCds: string[]; months: string[] }

/** Adds every combination that is not there yet, due at once. @returns how many were new. */
export async function registerTargets(pool: Pool, scope: RefreshScope, now: Date): Promise<number> {
  const { rowCount } = await pool.query({
    name: 'register-refresh-targets',
    text: `
      insert into refresh_targets (source, lawd_cd, deal_month, next_due_at)
      select source, lawd_cd, deal_month, $4
      from unnest($1::text[]) as source, unnest($2::text[]) as lawd_cd, unnest($3::text[]) as deal_month
      on conflict do nothing`,
    values: [scope.sources, scope.lawdCds, scope.months, now],
  })
  return rowCount ?? 0
}

/**
 * Which targets a run still has before it: due ones, of a scope only when one is given; within a scope also those that
 * failed and wait. `blocked`: sources that the run has given up.
 */
export type OpenTargets = { runId: number; now: Date; scope: RefreshScope | null; blocked: string[] }

const IS_OPEN = `
  last_run_id is distinct from $1 and source <> all($2)
  and ($4::text[] is null and next_due_at <= $3
    or source = any($4) and lawd_cd = any($5) and deal_month = any($6) and (next_due_at <= $3 or attempts > 0))`

/** The next targets, newest month first. */
export async function nextTargets(pool: Pool, open: OpenTargets, count: number): Promise<RefreshTarget[]> {
  const { rows } = await pool.query<RefreshTarget>({
    name: 'next-refresh-targets',
    text: `
      select source, lawd_cd as "lawdCd", deal_month as "dealMonth", attempts
      from refresh_targets where ${IS_OPEN}
      order by deal_month desc, source, lawd_cd
      limit $7`,
    values: [...openValues(open), count],
  })
  return rows
}

export async function countTargets(pool: Pool, open: OpenTargets): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count-open-refresh-targets',
    text: `select count(*)::int as count from refresh_targets where ${IS_OPEN}`,
    values: openValues(open),
  })
  return rows[0]?.count ?? 0
}

function openValues({ runId, now, scope, blocked }: OpenTargets): unknown[] {
  return [runId, blocked, now, scope?.sources ?? null, scope?.lawdCds ?? null, scope?.months ?? null]
}

/** How trying a target ended. `nextDueAt: undefined`: when it is due stays as it was. */
export type TargetOutcome = {
  runId: number
  status: 'FOUND' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR'
  reason: string | null
  attempts: number
  nextDueAt: Date | null | undefined
  at: Date
}

export async function settleTarget(pool: Pool, target: RefreshTarget, outcome: TargetOutcome): Promise<void> {
  const isCollected = outcome.status === 'FOUND' || outcome.status === 'NOT_FOUND'
  await pool.query({
    name: 'settle-refresh-target',
    text: `
      update refresh_targets set
        last_run_id = $4, last_status = $5, last_reason = $6, attempts = $7, last_attempt_at = $8,
        collected_at = case when $9 then $8 else collected_at end,
        next_due_at = case when $10 then next_due_at else $11 end
      where source = $1 and lawd_cd = $2 and deal_month = $3`,
    values: [
      target.source,
      target.lawdCd,
      target.dealMonth,
      outcome.runId,
      outcome.status,
      outcome.reason,
      outcome.attempts,
      outcome.at,
      isCollected,
      outcome.nextDueAt === undefined,
      outcome.nextDueAt ?? null,
    ],
  })
}
