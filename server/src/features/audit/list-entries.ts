import type { AuditLogQuery, AuditLogResponse } from '@lease-risk/contract/audit-log'
import type { Page } from '@lease-risk/contract/common'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../domain/calendar.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { statement } from '../../platform/database/statement.ts'
import { inSnapshot } from '../../platform/database/transaction.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { AUDIT_COLUMNS, type AuditRow, type ChainEnd, entryOf, readChainEnd } from './audit-entry.ts'
import { type AuditSeal, NOTHING_BEFORE } from './audit-seal.ts'

type ListedRow = AuditRow & {
  previous_mac: Buffer | null
  /** Whether the next entry exists. */
  followed: boolean
}

type Filters = {
  actionType: string | null
  targetType: string | null
  resultStatus: string | null
  keywordPattern: string | null
}

/** The text to search matches the expression of the index audit_logs_search. */
const CHOSEN = String.raw`
  (:actionType::text is null or entries.action_type = :actionType)
  and (:targetType::text is null or entries.target_type = :targetType)
  and (:resultStatus::text is null or entries.result_status = :resultStatus)
  and (:keywordPattern::text is null or lower(
    entries.actor_username || E'\n' || coalesce(entries.target_id, '') || E'\n' || coalesce(entries.request_id, '')
      || E'\n' || coalesce(entries.failure_code, '')
  ) like lower(:keywordPattern))`

/** Neighbours are looked up only for the rows of the page. */
const selectPage = statement<ListedRow, Filters & { limit: number; offset: number }>({
  name: 'audit-page',
  planned: 'EACH_TIME',
  columns: { ...AUDIT_COLUMNS, previous_mac: 'bytea', followed: 'bool' },
  text: `select
     entries.*,
     (select mac from audit_logs where audit_id = entries.audit_id - 1) as previous_mac,
     exists (select from audit_logs where audit_id = entries.audit_id + 1) as followed
   from (
     select * from audit_logs as entries where ${CHOSEN} order by audit_id desc limit :limit offset :offset
   ) as entries
   order by audit_id desc`,
})
const countAll = statement<{ count: number }, Filters>({
  name: 'audit-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from audit_logs as entries where ${CHOSEN}`,
})

/** One page of the log, newest first; each entry is verified together with its neighbours. */
export async function listEntries(
  { pool, auditSeal }: { pool: Pool; auditSeal: AuditSeal },
  query: AuditLogQuery,
): Promise<Page<AuditLogResponse>> {
  const { actionType = null, targetType = null, resultStatus = null, keyword, page, size } = query
  const keywordPattern = keyword === undefined ? null : containing(keyword.trim())
  const filters = { actionType, targetType, resultStatus, keywordPattern }
  // One snapshot for all three, so that an entry written concurrently does not look like a broken chain.
  return inSnapshot(pool, async (snapshot) => {
    const rows = await selectPage(snapshot, { ...filters, limit: size, offset: page * size })
    const [total] = await countAll(snapshot, filters)
    const [end] = await readChainEnd(snapshot)
    const answers = rows.map((row) => answerOf(row, isUntouched(row, end, auditSeal)))
    return pageOf(answers, query, total?.count ?? 0)
  })
}

function isUntouched(row: ListedRow, end: ChainEnd | undefined, seal: AuditSeal): boolean {
  const previous = row.audit_id === 1 ? NOTHING_BEFORE : row.previous_mac
  if (previous === null || !seal.fitsEntry(row.mac, entryOf(row), previous)) return false
  if (row.followed) return true
  return end !== undefined && seal.fitsEnd(end) && end.last_audit_id === row.audit_id && end.last_mac.equals(row.mac)
}

function answerOf(row: AuditRow, integrityValid: boolean): AuditLogResponse {
  const { createdAt, ...entry } = entryOf(row)
  return { ...entry, integrityValid, createdAt: seoulDateTime(createdAt) }
}
