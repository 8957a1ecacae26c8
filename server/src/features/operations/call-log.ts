import type { Page } from '@lease-risk/contract/common'
import type { CallLogQuery, ExternalApiCallLogResponse } from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { seoulDateTime } from '../../domain/calendar.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'
import { pageOf } from '../../platform/http/envelope.ts'

/** One call to a provider, as logged: no key, no raw reply, no address in clear text. */
type ProviderCall = {
  provider: string
  apiName: string
  endpointPath: string
  requestSummary: Record<string, string | number | null>
  resultStatus: 'SUCCESS' | 'EMPTY' | 'UNAVAILABLE' | 'ERROR'
  httpStatusCode: number | null
  durationMillis: number
  errorMessage: string | null
  /** The incoming request for which the call was made; `null` for jobs. */
  requestId: string | null
  createdAt: Date
}

type CallLog = {
  /** Never throws and never waits: logging must not slow down or fail a response. */
  record(call: ProviderCall): void
  /** Writes the calls still held in memory. */
  flush(): Promise<void>
}

const FLUSH_MILLIS = 250

/** Writes calls to `external_api_calls` in batches. A batch that cannot be written is logged and dropped. */
export function createCallLog(pool: Pool, log: Pick<Logger, 'warn'>): CallLog {
  let held: ProviderCall[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = held
    held = []
    if (batch.length === 0) return
    try {
      await insertCalls(pool, { calls: JSON.stringify(batch) })
    } catch (error) {
      log.warn({ err: error, calls: batch.length }, 'provider calls were not logged')
    }
  }

  return {
    record(call) {
      held.push(call)
      timer ??= setTimeout(() => void flush(), FLUSH_MILLIS).unref()
    },
    flush,
  }
}

const insertCalls = statement<never, { calls: string }>({
  name: 'insert-external-api-calls',
  columns: {},
  text: `
    insert into external_api_calls (
      provider, api_name, endpoint_path, request_summary, result_status, http_status_code, duration_millis,
      error_message, request_id, created_at
    )
    select
      call->>'provider', call->>'apiName', call->>'endpointPath', call->'requestSummary', call->>'resultStatus',
      (call->>'httpStatusCode')::smallint, (call->>'durationMillis')::int, call->>'errorMessage', call->>'requestId',
      (call->>'createdAt')::timestamptz
    from jsonb_array_elements(:calls::jsonb) as call`,
})

export const removeOldCalls = removal<{ before: Date }>({
  name: 'remove-old-external-api-calls',
  oldest: 'created_at',
  text: 'delete from external_api_calls where created_at < :before',
})

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
