import type { ProviderReply } from '../../domain/lookup.ts'
import type { LandLedgerPort } from '../../evidence/ports.ts'
import type { Interpretation } from '../http.ts'
import { type Page, readPages } from '../pages.ts'
import { NED_PAGE_SIZE, type VworldAccess, vworldUrl } from '../vworld.ts'
import { type OfLot, parseLandRights, parseOwnership, rowsOfLot } from './wire.ts'

/** What the land ledger says of a lot's owners and its units' land rights, in V-World's national spatial data. */
export function createLandLedgerClient(access: VworldAccess): LandLedgerPort {
  return {
    readOwners: (pnu, signal) => readRows(access, 'getPossessionAttr', parseOwnership, pnu, signal),
    readLandRights: (pnu, signal) => readRows(access, 'ldaregList', parseLandRights, pnu, signal),
  }
}

async function readRows<Row>(
  access: VworldAccess,
  apiName: 'getPossessionAttr' | 'ldaregList',
  parse: (text: string, pageNumber: number) => Interpretation<Page<OfLot<Row>>>,
  pnu: string,
  signal: AbortSignal | undefined,
): Promise<ProviderReply<Row[]>> {
  const { http, key } = access
  const call = { provider: 'land-ledger', apiName } as const
  const summary = { legalDistrictCode: pnu.slice(0, 10), lotHash: http.hashForLog(pnu) }
  if (!key) return http.unavailable({ ...call, summary })
  const reply = await readPages<OfLot<Row>>((pageNumber, follow) =>
    http.request(
      {
        ...call,
        url: vworldUrl(access, key, `/ned/data/${apiName}`, {
          pnu,
          format: 'json',
          numOfRows: String(NED_PAGE_SIZE),
          pageNo: String(pageNumber),
        }),
        summary: { ...summary, pageNo: pageNumber },
        interpret: ({ text }) => follow(parse(text, pageNumber)),
      },
      signal,
    ),
  )
  if (reply.status !== 'FOUND') return reply
  const rows = rowsOfLot(reply.value.rows, pnu)
  return rows.length > 0 ? { status: 'FOUND', value: rows } : { status: 'NOT_FOUND' }
}
