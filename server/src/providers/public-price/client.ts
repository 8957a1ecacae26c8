import type { ProviderReply } from '../../domain/lookup.ts'
import type { PublicPrice, PublicPriceKind } from '../../domain/property/public-price.ts'
import type { PublicPricePort, PublicPriceQuery } from '../../evidence/ports.ts'
import { readPages } from '../pages.ts'
import { NED_PAGE_SIZE, type VworldAccess, vworldUrl } from '../vworld.ts'
import { PRICE_FORMATS, type PricedUnit, parsePricePage, selectPrices } from './wire.ts'

/** Public prices (공시가격) of VWorld's national spatial data: apartment units, individual houses, land. */
export function createPublicPriceClient(access: VworldAccess): PublicPricePort {
  return {
    readApartmentUnits: (query, signal) => readPrices(access, 'APARTMENT_UNIT', query, signal),
    readIndividualHouses: (query, signal) => readPrices(access, 'INDIVIDUAL_HOUSE', query, signal),
    readLand: (query, signal) => readPrices(access, 'LAND', query, signal),
  }
}

async function readPrices(
  access: VworldAccess,
  kind: PublicPriceKind,
  query: PublicPriceQuery,
  signal: AbortSignal | undefined,
): Promise<ProviderReply<PublicPrice[]>> {
  const { http, key } = access
  const { apiName } = PRICE_FORMATS[kind]
  const summary = {
    legalDistrictCode: query.pnu.slice(0, 10),
    lotHash: http.hashForLog(query.pnu),
    stdrYear: query.baseYear,
  }
  if (!key) return http.unavailable({ provider: 'public-price', apiName, summary })
  const reply = await readPages<PricedUnit>((pageNumber, follow) =>
    http.request(
      {
        provider: 'public-price',
        apiName,
        url: vworldUrl(access, key, `/ned/data/${apiName}`, {
          pnu: query.pnu,
          ...(query.baseYear !== null && { stdrYear: String(query.baseYear) }),
          format: 'json',
          numOfRows: String(NED_PAGE_SIZE),
          pageNo: String(pageNumber),
        }),
        summary: { ...summary, pageNo: pageNumber },
        interpret: ({ text }) => follow(parsePricePage(kind, text, pageNumber)),
      },
      signal,
    ),
  )
  if (reply.status !== 'FOUND') return reply
  const prices = selectPrices(reply.value.rows, query)
  return prices.length > 0 ? { status: 'FOUND', value: prices } : { status: 'NOT_FOUND' }
}
