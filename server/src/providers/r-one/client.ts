import type { ProviderReply } from '../../domain/lookup.ts'
import type { IndicatorItemTag, IndicatorPort } from '../../evidence/ports.ts'
import type { ProviderHttp } from '../http.ts'
import { readPages } from '../pages.ts'
import type { WireObject } from '../wire-object.ts'
import {
  PAGE_SIZE,
  parseStatisticsPage,
  readItemRow,
  readObservationRow,
  readTableRow,
  type StatisticsOperation,
} from './wire.ts'

export type StatisticsAccess = {
  http: ProviderHttp
  /** Origin only. */
  baseUrl: string
  key: string | undefined
}

const TAGS: Record<IndicatorItemTag, string> = { GROUP: '그룹', CLASS: '분류', MEASURE: '항목' }

/**
 * Statistics of the Korea Real Estate Board (R-ONE). Without a key the provider would answer the first five rows of a table as a
 * success, so that no call is made then; a page shorter than its own total is an error for the same reason.
 */
export function createIndicatorClient(access: StatisticsAccess): IndicatorPort {
  return {
    async readTable(statblId, signal) {
      const reply = await readRows(access, 'SttsApiTbl', { STATBL_ID: statblId }, readTableRow, signal)
      if (reply.status !== 'FOUND') return reply
      const table = reply.value.find((each) => each.statblId === statblId)
      return table ? { status: 'FOUND', value: table } : { status: 'NOT_FOUND' }
    },
    readItems: (statblId, tag, signal) =>
      readRows(access, 'SttsApiTblItm', { STATBL_ID: statblId, ITM_TAG: TAGS[tag] }, readItemRow, signal),
    readData: ({ statblId, cycle, itemId, classId, from, to }, signal) => {
      const query = {
        STATBL_ID: statblId,
        DTACYCLE_CD: cycle,
        START_WRTTIME: from,
        END_WRTTIME: to,
        ...(itemId !== undefined && { ITM_ID: itemId }),
        ...(classId !== undefined && { CLS_ID: classId }),
      }
      return readRows(access, 'SttsApiTblData', query, readObservationRow, signal)
    },
  }
}

async function readRows<Row>(
  { http, baseUrl, key }: StatisticsAccess,
  operation: StatisticsOperation,
  query: Record<string, string>,
  readRow: (row: WireObject | null) => Row | null,
  signal: AbortSignal | undefined,
): Promise<ProviderReply<Row[]>> {
  const call = { provider: 'r-one', apiName: operation } as const
  if (!key) return http.unavailable({ ...call, summary: query })
  const reply = await readPages<Row>((pageNumber, follow) => {
    const url = new URL(`/r-one/openapi/${operation}.do`, baseUrl)
    const paging = { pIndex: String(pageNumber), pSize: String(PAGE_SIZE) }
    url.search = new URLSearchParams({ KEY: key, Type: 'json', ...paging, ...query }).toString()
    return http.request(
      {
        ...call,
        url,
        summary: { ...query, pIndex: pageNumber },
        interpret: ({ text }) => follow(parseStatisticsPage(operation, text, pageNumber, readRow)),
      },
      signal,
    )
  })
  return reply.status === 'FOUND' ? { status: 'FOUND', value: reply.value.rows } : reply
}
