import type { AuditLogQuery, AuditLogResponse } from '@lease-risk/contract/audit-log'
import type { Page } from '@lease-risk/contract/common'
import { type RawBuilder, sql } from 'kysely'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Db } from '../../platform/database.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { containing } from '../../platform/like-pattern.ts'
import { type AuditRow, type ChainEnd, entryOf } from './audit-entry.ts'
import { type AuditSeal, NOTHING_BEFORE } from './audit-seal.ts'

type ListedRow = AuditRow & {
  previous_mac: Buffer | null
  /** Whether the entry after it is there. */
  followed: boolean
}

/** One page of the log, newest first, each entry judged together with its neighbours. */
export async function listEntries(
  { db, auditSeal }: { db: Db; auditSeal: AuditSeal },
  query: AuditLogQuery,
): Promise<Page<AuditLogResponse>> {
  const where = sql.join([sql`true`, ...conditions(query)], sql` and `)
  // One snapshot for all three, so that an entry written meanwhile does not look like a broken chain.
  const { rows, total, end } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => ({
      rows: (await selectPage(where, query).execute(snapshot)).rows,
      total: (await sql<{ count: number }>`select count(*) from audit_logs as entries where ${where}`.execute(snapshot))
        .rows,
      end: (await sql<ChainEnd>`select last_audit_id, last_mac, mac from audit_chain`.execute(snapshot)).rows[0],
    }))
  const answers = rows.map((row) => answerOf(row, isUntouched(row, end, auditSeal)))
  return pageOf(answers, query, total[0]?.count ?? 0)
}

function conditions({ actionType, targetType, resultStatus, keyword }: AuditLogQuery): RawBuilder<unknown>[] {
  return [
    ...(actionType === undefined ? [] : [sql`entries.action_type = ${actionType}`]),
    ...(targetType === undefined ? [] : [sql`entries.target_type = ${targetType}`]),
    // Written out, not bound: the index of failures is a partial one.
    ...(resultStatus === undefined ? [] : [sql`entries.result_status = ${sql.lit(resultStatus)}`]),
    ...(keyword === undefined ? [] : [sql`${SEARCHED} like lower(${containing(keyword.trim())})`]),
  ]
}

/** The expression of the index audit_logs_search. */
const SEARCHED = sql`lower(entries.actor_username || E'\\n' || coalesce(entries.target_id, '') || E'\\n'
  || coalesce(entries.request_id, '') || E'\\n' || coalesce(entries.failure_code, ''))`

/** The neighbours are looked up for the rows of the page alone. */
function selectPage(where: RawBuilder<unknown>, { page, size }: AuditLogQuery): RawBuilder<ListedRow> {
  return sql<ListedRow>`
    select
      entries.*,
      (select mac from audit_logs where audit_id = entries.audit_id - 1) as previous_mac,
      exists (select from audit_logs where audit_id = entries.audit_id + 1) as followed
    from (
      select * from audit_logs as entries where ${where} order by audit_id desc limit ${size} offset ${page * size}
    ) as entries
    order by audit_id desc`
}

function isUntouched(row: ListedRow, end: ChainEnd | undefined, seal: AuditSeal): boolean {
  const previous = row.audit_id === 1 ? NOTHING_BEFORE : row.previous_mac
  if (previous === null || !row.mac.equals(seal.ofEntry(entryOf(row), previous))) return false
  if (row.followed) return true
  return end !== undefined && seal.fitsEnd(end) && end.last_audit_id === row.audit_id && end.last_mac.equals(row.mac)
}

function answerOf(row: AuditRow, integrityValid: boolean): AuditLogResponse {
  const { createdAt, ...entry } = entryOf(row)
  return { ...entry, integrityValid, createdAt: seoulDateTime(createdAt) }
}
