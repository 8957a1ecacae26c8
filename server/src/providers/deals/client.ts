import type { DealSource, MonthOfDeals } from '../../domain/comparison/deal.ts'
import type { ProviderReply } from '../../domain/lookup.ts'
import { gatewayUrl, readGatewayPages } from '../gateway.ts'
import type { ProviderHttp } from '../http.ts'
import { readDeal } from './wire.ts'

/** No lower cap was ever observed; the largest known month (강남구 leases) takes two pages. */
const ROWS_PER_PAGE = '1000'

/** One month of one source and LAWD_CD; `dealMonth` is `YYYYMM`. */
type MonthQuery = { source: DealSource; lawdCd: string; dealMonth: string }

export type DealClient = {
  /** The whole month. An unknown, a future or a parent city's code is NOT_FOUND as well: the provider does not distinguish. */
  readMonth(query: MonthQuery, signal?: AbortSignal): Promise<ProviderReply<MonthOfDeals>>
}

/** Published past deals of the ministry (data.go.kr, 국토교통부 실거래가), one month of one LAWD_CD at a time. */
export function createDealClient(options: {
  http: ProviderHttp
  baseUrl: string
  key: string | undefined
}): DealClient {
  const { http, baseUrl, key } = options
  return {
    async readMonth({ source, lawdCd, dealMonth }, signal) {
      const apiName = `getRTMSDataSvc${source}`
      const summary = { lawdCd, dealMonth }
      if (!key) return http.unavailable({ provider: 'transactions', apiName, summary })
      const query = { LAWD_CD: lawdCd, DEAL_YMD: dealMonth, numOfRows: ROWS_PER_PAGE }
      const reply = await readGatewayPages(
        http,
        {
          provider: 'transactions',
          apiName,
          url: gatewayUrl(baseUrl, `/1613000/RTMSDataSvc${source}/${apiName}`, key, query),
          summary,
          readRow: (row) => readDeal(row, source, lawdCd),
        },
        signal,
      )
      if (reply.status !== 'FOUND') return reply
      const { rows: deals, skippedRows, totalCount } = reply.value
      return { status: 'FOUND', value: { deals, skippedRows, totalCount } }
    },
  }
}
