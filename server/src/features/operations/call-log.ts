import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'

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

export type CallLog = {
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
