import type { AdminCommunityReportResponse, ReportTargetType } from '@lease-risk/contract/community-moderation'
import { seoulDateTime } from '../../domain/calendar.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

type Target = { targetType: ReportTargetType; targetId: number }
type Decision = AdminCommunityReportResponse['earlierDecisions'][number]
type History = { pending: number; decided: Decision[] }

const selectPending = statement<Target & { pending: number }, { types: string[]; ids: number[] }>({
  name: 'reports-pending-of-targets',
  columns: { targetType: 'text', targetId: 'int8', pending: 'int8' },
  text: `select type as "targetType", id as "targetId", (
     select count(*) from reports where target_type = type and target_id = id and status = 'PENDING'
   ) as pending
   from unnest(:types::text[], :ids::bigint[]) as wanted (type, id)`,
})
const selectDecided = statement<
  Target & Omit<Decision, 'reviewedAt'> & { reviewedAt: Date },
  { types: string[]; ids: number[]; most: number }
>({
  name: 'reports-decided-of-targets',
  columns: {
    targetType: 'text',
    targetId: 'int8',
    reportId: 'int8',
    reason: 'text',
    status: 'text',
    resolutionNote: 'text',
    reviewedAt: 'timestamptz',
  },
  text: `select target_type as "targetType", target_id as "targetId", report_id as "reportId", reason, status,
     resolution_note as "resolutionNote", reviewed_at as "reviewedAt"
   from unnest(:types::text[], :ids::bigint[]) as wanted (type, id) cross join lateral (
     select * from reports where target_type = type and target_id = id and reviewed_at is not null
     order by reviewed_at desc, report_id desc limit :most
   ) as newest`,
})

/** For each target: the number of pending reports, and at most `most` decided ones, last decision first. */
export async function readTargetHistories(
  database: Queryable,
  targets: readonly Target[],
  most: number,
): Promise<(target: Target) => History> {
  const wanted = [...new Map(targets.map((target) => [keyOf(target), target])).values()]
  const of = { types: wanted.map(({ targetType }) => targetType), ids: wanted.map(({ targetId }) => targetId) }
  const waiting = new Map((await selectPending(database, of)).map((row) => [keyOf(row), row.pending]))
  const decided = Map.groupBy(await selectDecided(database, { ...of, most }), keyOf)
  return (target) => ({
    pending: waiting.get(keyOf(target)) ?? 0,
    decided: (decided.get(keyOf(target)) ?? []).map(({ reportId, reason, status, resolutionNote, reviewedAt }) => ({
      reportId,
      reason,
      status,
      resolutionNote,
      reviewedAt: seoulDateTime(reviewedAt),
    })),
  })
}

function keyOf({ targetType, targetId }: Target): string {
  return `${targetType} ${targetId}`
}
