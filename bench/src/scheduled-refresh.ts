import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SANDBOX_KEY, type Sandbox } from '@lease-risk/sandbox'
import { DEAL_SOURCES } from '../../server/src/domain/comparison/deal.ts'
import type { DistrictCatalogue } from '../../server/src/domain/district/district-catalogue.ts'
import { createRefresh, transactionScope } from '../../server/src/features/collection/index.ts'
import { createCallLog } from '../../server/src/features/operations/index.ts'
import type { DatabaseConnection } from '../../server/src/platform/database/database.ts'
import { createLogger } from '../../server/src/platform/log.ts'
import { createDealClient } from '../../server/src/providers/deals/client.ts'
import { createProviderHttp } from '../../server/src/providers/http.ts'
import { createIndicatorClient } from '../../server/src/providers/r-one/client.ts'
import { heading, line, ratio } from './report.ts'

const MONTHS = ['202610', '202609', '202608', '202607']

/**
 * Measures the refresh of all sources of many districts against the stand-ins, month after month: calls per second, and
 * whether memory stays at the level of the first month. The stand-ins share this process, its two cores and its memory.
 */
export async function measureRefresh(
  database: DatabaseConnection,
  sandbox: Sandbox,
  { catalogue, districts, now }: { catalogue: DistrictCatalogue; districts: number; now: () => Date },
): Promise<void> {
  const callLog = createCallLog(database.pool, createLogger('warn'))
  const http = createProviderHttp({
    timeoutMs: 4_000,
    recordCall: (call) => callLog.record({ ...call, requestId: null }),
    now,
  })
  const access = { http, baseUrl: sandbox.origin, key: SANDBOX_KEY }
  const refresh = createRefresh({
    pool: database.pool,
    catalogue,
    now,
    transactions: createDealClient(access),
    indicators: createIndicatorClient(access),
    batchSize: 50,
    dailyLimit: 1_000_000,
  })
  const lawdCds = everyNth(transactionScope(catalogue, []).lawdCds, districts)
  heading(`Scheduled refresh: ${lawdCds.length} districts × ${DEAL_SOURCES.length} sources, month after month`)
  const heaps: number[] = []
  for (const month of MONTHS) {
    sandbox.clear()
    const startedAt = performance.now()
    const result = await refresh.runChosen(
      { sources: [...DEAL_SOURCES], lawdCds, months: [month] },
      new AbortController().signal,
    )
    const seconds = (performance.now() - startedAt) / 1000
    const calls = sandbox.requests.length
    sandbox.clear()
    await callLog.flush()
    heaps.push(heapAfterCollection())
    line(
      `${month}: ${result.collected} with deals, ${result.empty} empty, ${result.failed} failed`,
      `${Math.round(calls / seconds)} calls/s, ${megabytes(heaps.at(-1) ?? 0)} heap, ${megabytes(process.memoryUsage().rss)} resident`,
    )
  }
  ratio('heap after the last month ÷ after the first', (heaps.at(-1) ?? 0) / (heaps[0] ?? 0), { atMost: 1.1 })
}

/** Heap use without garbage that is still to be collected. */
function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

function everyNth<T>(list: T[], atMost: number): T[] {
  const step = Math.max(1, list.length / atMost)
  return Array.from({ length: Math.min(atMost, list.length) }, (_, index) => list[Math.floor(index * step)] as T)
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MiB`
}
