import type { Page } from '@lease-risk/contract/common'
import type { SecurityEventQuery, SecurityEventResponse } from '@lease-risk/contract/security-events'
import { seoulDateTime } from '../../domain/calendar.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { pageOf } from '../../platform/http/envelope.ts'

type Row = Omit<SecurityEventResponse, 'minute'> & { minute: Date }
type Filters = { kind: string | null; userId: number | null }
const CHOSEN = '(:kind::text is null or kind = :kind) and (:userId::bigint is null or user_id = :userId)'

const selectPage = statement<Row, Filters & { limit: number; offset: number }>({
  name: 'security-event-page',
  planned: 'EACH_TIME',
  columns: {
    eventId: 'int8',
    minute: 'timestamptz',
    kind: 'text',
    operation: 'text',
    caller: 'text',
    userId: 'int8',
    count: 'int4',
  },
  text: `select event_id as "eventId", minute, kind, operation, caller, user_id as "userId", count
   from security_events where ${CHOSEN} order by event_id desc limit :limit offset :offset`,
})
const countAll = statement<{ count: number }, Filters>({
  name: 'security-event-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from security_events where ${CHOSEN}`,
})

/** Logins and refusals per minute, newest first. */
export async function listSecurityEvents(
  database: Queryable,
  { kind, userId, page, size }: SecurityEventQuery,
): Promise<Page<SecurityEventResponse>> {
  const filters = { kind: kind ?? null, userId: userId ?? null }
  const rows = await selectPage(database, { ...filters, limit: size, offset: page * size })
  const [counted] = await countAll(database, filters)
  const content = rows.map((row) => ({ ...row, minute: seoulDateTime(row.minute) }))
  return pageOf(content, { page, size }, counted?.count ?? 0)
}
