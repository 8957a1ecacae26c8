import type { Page } from '@lease-risk/contract/common'
import type { CallLogQuery, ExternalApiCallLogResponse } from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../domain/calendar.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { containing } from '../../platform/like-pattern.ts'

type CallRow = Omit<ExternalApiCallLogResponse, 'createdAt'> & { createdAt: Date }

/** Calls to the providers, newest first; neither keys nor replies are in the log. */
export async function listCalls(pool: Pool, query: CallLogQuery): Promise<Page<ExternalApiCallLogResponse>> {
  const keyword = query.keyword?.trim()
  const filters = [query.resultStatus ?? null, keyword ? containing(keyword) : null]
  const [{ rows }, counted] = await Promise.all([
    pool.query<CallRow>(
      `select
         call_id as "callId", provider, api_name as "apiName", endpoint_path as "endpointPath",
         request_summary as "requestSummary", result_status as "resultStatus", http_status_code as "httpStatusCode",
         duration_millis as "durationMillis", error_message as "errorMessage", request_id as "requestId",
         created_at as "createdAt"
       from external_api_calls
       where ${chosenCalls}
       order by created_at desc, call_id desc
       limit $3 offset $4`,
      [...filters, query.size, query.page * query.size],
    ),
    pool.query<{ count: number }>(`select count(*) from external_api_calls where ${chosenCalls}`, filters),
  ])
  const calls = rows.map((row) => ({ ...row, createdAt: seoulDateTime(row.createdAt) }))
  return pageOf(calls, query, counted.rows[0]?.count ?? 0)
}

/** The text is that of the index external_api_calls_text. */
const chosenCalls = `
  ($1::text is null or result_status = $1)
  and ($2::text is null or (
    provider || ' ' || api_name || ' ' || endpoint_path || ' ' || coalesce(error_message, '') || ' '
      || coalesce(request_id, '')
  ) ilike $2)`
