import type { Page } from '@lease-risk/contract/common'
import type { CallLogQuery, ExternalApiCallLogResponse } from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../domain/calendar.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { statement } from '../../platform/database/statement.ts'
import { pageOf } from '../../platform/http/envelope.ts'

type CallRow = Omit<ExternalApiCallLogResponse, 'createdAt'> & { createdAt: Date }
type Filters = { resultStatus: string | null; keywordPattern: string | null }

/** The text matches the expression of the index external_api_calls_text. */
const CHOSEN = `
  (:resultStatus::text is null or result_status = :resultStatus)
  and (:keywordPattern::text is null or (
    provider || ' ' || api_name || ' ' || endpoint_path || ' ' || coalesce(error_message, '') || ' '
      || coalesce(request_id, '')
  ) ilike :keywordPattern)`

const selectPage = statement<CallRow, Filters & { limit: number; offset: number }>({
  name: 'external-api-call-page',
  planned: 'EACH_TIME',
  columns: {
    callId: 'int8',
    provider: 'text',
    apiName: 'text',
    endpointPath: 'text',
    requestSummary: 'jsonb',
    resultStatus: 'text',
    httpStatusCode: 'int2',
    durationMillis: 'int4',
    errorMessage: 'text',
    requestId: 'text',
    createdAt: 'timestamptz',
  },
  text: `select
     call_id as "callId", provider, api_name as "apiName", endpoint_path as "endpointPath",
     request_summary as "requestSummary", result_status as "resultStatus", http_status_code as "httpStatusCode",
     duration_millis as "durationMillis", error_message as "errorMessage", request_id as "requestId",
     created_at as "createdAt"
   from external_api_calls
   where ${CHOSEN}
   order by created_at desc, call_id desc
   limit :limit offset :offset`,
})
const countAll = statement<{ count: number }, Filters>({
  name: 'external-api-call-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from external_api_calls where ${CHOSEN}`,
})

/** Calls to the providers, newest first; the log contains neither keys nor replies. */
export async function listCalls(pool: Pool, query: CallLogQuery): Promise<Page<ExternalApiCallLogResponse>> {
  const { page, size } = query
  const keyword = query.keyword?.trim()
  const filters = {
    resultStatus: query.resultStatus ?? null,
    keywordPattern: keyword ? containing(keyword) : null,
  }
  const [rows, counted] = await Promise.all([
    selectPage(pool, { ...filters, limit: size, offset: page * size }),
    countAll(pool, filters),
  ])
  const calls = rows.map((row) => ({ ...row, createdAt: seoulDateTime(row.createdAt) }))
  return pageOf(calls, query, counted[0]?.count ?? 0)
}
