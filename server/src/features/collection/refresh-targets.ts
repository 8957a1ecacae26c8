import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'

/** A unit of collection: one source, five-digit code and month. */
export type RefreshTarget = { source: string; lawdCd: string; dealMonth: string; attempts: number }

/** A subset of the targets. */
export type RefreshScope = { sources: string[]; lawdCds: string[]; months: string[] }

const insertTargets = statement<{ added: number }, RefreshScope & { dueAt: Date }>({
  name: 'register-refresh-targets',
  columns: { added: 'int4' },
  text: `with added as (
     insert into refresh_targets (source, lawd_cd, deal_month, next_due_at)
     select source, lawd_cd, deal_month, :dueAt
     from unnest(:sources::text[]) as source, unnest(:lawdCds::text[]) as lawd_cd, unnest(:months::text[]) as deal_month
     on conflict do nothing
     returning 1
   )
   select count(*)::int as added from added`,
})

/** Adds every combination that does not exist yet, due at once. @returns how many were new. */
export async function registerTargets(pool: Pool, scope: RefreshScope, now: Date): Promise<number> {
  const [row] = await insertTargets(pool, { ...scope, dueAt: now })
  return row?.added ?? 0
}

/**
 * The targets that a run has yet to process: due ones, limited to a scope when one is given; within a scope also those
 * that failed and wait. `blocked`: sources that the run has given up.
 */
type OpenTargets = { runId: number; now: Date; scope: RefreshScope | null; blocked: string[] }

type OpenParameters = {
  runId: number
  now: Date
  blocked: string[]
  sources: string[] | null
  lawdCds: string[] | null
  months: string[] | null
}

const IS_OPEN = `
  last_run_id is distinct from :runId and source <> all(:blocked)
  and (:sources::text[] is null and next_due_at <= :now
    or source = any(:sources) and lawd_cd = any(:lawdCds) and deal_month = any(:months)
      and (next_due_at <= :now or attempts > 0))`

const selectNext = statement<RefreshTarget, OpenParameters & { limit: number }>({
  name: 'next-refresh-targets',
  planned: 'EACH_TIME',
  columns: { source: 'text', lawdCd: 'text', dealMonth: 'text', attempts: 'int4' },
  text: `select source, lawd_cd as "lawdCd", deal_month as "dealMonth", attempts
   from refresh_targets where ${IS_OPEN}
   order by deal_month desc, source, lawd_cd
   limit :limit`,
})

const countOpen = statement<{ count: number }, OpenParameters>({
  name: 'count-open-refresh-targets',
  planned: 'EACH_TIME',
  columns: { count: 'int4' },
  text: `select count(*)::int as count from refresh_targets where ${IS_OPEN}`,
})

/** The next targets, newest month first. */
export function nextTargets(pool: Pool, open: OpenTargets, count: number): Promise<RefreshTarget[]> {
  return selectNext(pool, { ...openParameters(open), limit: count })
}

export async function countTargets(pool: Pool, open: OpenTargets): Promise<number> {
  const [row] = await countOpen(pool, openParameters(open))
  return row?.count ?? 0
}

function openParameters({ runId, now, scope, blocked }: OpenTargets): OpenParameters {
  return { runId, now, blocked, ...(scope ?? { sources: null, lawdCds: null, months: null }) }
}

/** The outcome of trying a target. `nextDueAt: undefined`: the due date is unchanged. */
export type TargetOutcome = {
  runId: number
  status: 'FOUND' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR'
  reason: string | null
  attempts: number
  nextDueAt: Date | null | undefined
  at: Date
}

const writeOutcome = statement<
  never,
  RefreshTarget & TargetOutcome & { isCollected: boolean; keepsDue: boolean; nextDueAt: Date | null }
>({
  name: 'settle-refresh-target',
  columns: {},
  text: `update refresh_targets set
     last_run_id = :runId, last_status = :status, last_reason = :reason, attempts = :attempts, last_attempt_at = :at,
     collected_at = case when :isCollected then :at else collected_at end,
     next_due_at = case when :keepsDue then next_due_at else :nextDueAt end
   where source = :source and lawd_cd = :lawdCd and deal_month = :dealMonth`,
})

export async function settleTarget(pool: Pool, target: RefreshTarget, outcome: TargetOutcome): Promise<void> {
  await writeOutcome(pool, {
    ...target,
    ...outcome,
    isCollected: outcome.status === 'FOUND' || outcome.status === 'NOT_FOUND',
    keepsDue: outcome.nextDueAt === undefined,
    nextDueAt: outcome.nextDueAt ?? null,
  })
}
