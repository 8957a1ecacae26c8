import type { Logger } from 'pino'
import { createRefresh, type Refresh, type RefreshOptions } from './features/collection/index.ts'
import { createCallLog } from './features/operations/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DatabaseConnection } from './platform/database.ts'
import { loadDistrictCatalogue } from './platform/load-district-catalogue.ts'
import { createProviderHttp } from './providers/http.ts'
import { createIndicatorClient } from './providers/r-one/client.ts'
import { createTransactionClient } from './providers/transactions/client.ts'

export type RefreshWiring = {
  config: Pick<Config, 'providers' | 'scheduledRefresh' | 'collection'>
  clock: Clock
  database: DatabaseConnection
  log: Pick<Logger, 'warn'>
  onTarget?: RefreshOptions['onTarget']
}

/** The refresh of stored data as configured, for the schedule and for the command. `flush` writes the call log to its end. */
export function wireRefresh(options: RefreshWiring): { refresh: Refresh; flush: () => Promise<void> } {
  const { config, clock, database, log, onTarget } = options
  const { dataGoKr, rOne } = config.providers
  const { pool } = database
  const now = () => clock.now()
  const callLog = createCallLog(pool, log)
  const http = createProviderHttp({
    timeoutMs: config.providers.timeoutMs,
    recordCall: (call) => callLog.record({ ...call, requestId: null }),
    now,
  })
  const refresh = createRefresh({
    pool,
    catalogue: loadDistrictCatalogue(),
    now,
    transactions: createTransactionClient({ http, baseUrl: dataGoKr.baseUrl, key: dataGoKr.serviceKey }),
    indicators: createIndicatorClient({ http, baseUrl: rOne.baseUrl, key: rOne.key }),
    batchSize: config.scheduledRefresh.batchSize,
    dailyLimit: config.collection.transactionsDailyLimit,
    ...(onTarget && { onTarget }),
  })
  return { refresh, flush: () => callLog.flush() }
}
