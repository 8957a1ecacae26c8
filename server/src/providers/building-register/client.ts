import type { Lot } from '../../domain/address/lot.ts'
import type { ProviderReply } from '../../domain/lookup.ts'
import type { RegisterBuilding } from '../../domain/property/register-building.ts'
import { gatewayUrl, readAllPages } from '../gateway-pages.ts'
import type { ProviderHttp } from '../http.ts'
import { readTitle } from './wire.ts'

const API_NAME = 'getBrTitleInfo'
const PATH = `/1613000/BldRgstHubService/${API_NAME}`
/** The server sends at most 100 rows, whatever page size is requested. */
const ROWS_PER_PAGE = '100'

export type BuildingRegisterClient = {
  /** Every building of the lot, including annexes, each once. The lot's code is the one in the register, perhaps abolished. */
  readTitles(lot: Lot, signal?: AbortSignal): Promise<ProviderReply<RegisterBuilding[]>>
}

/** Title sections of the ministry's building register (data.go.kr, 건축HUB 건축물대장정보). */
export function createBuildingRegisterClient(options: {
  http: ProviderHttp
  baseUrl: string
  key: string | undefined
}): BuildingRegisterClient {
  const { http, baseUrl, key } = options
  return {
    async readTitles(lot, signal) {
      const summary = {
        legalDistrictCode: lot.legalDistrictCode,
        lotHash: http.hashForLog(Object.values(lotQuery(lot)).join()),
      }
      if (!key) return http.unavailable({ provider: 'building-register', apiName: API_NAME, summary })
      const readAs = (format: Record<string, string>) =>
        readAllPages(
          http,
          {
            provider: 'building-register',
            apiName: API_NAME,
            url: gatewayUrl(baseUrl, PATH, key, { ...lotQuery(lot), numOfRows: ROWS_PER_PAGE, ...format }),
            summary,
            readRow: readTitle,
          },
          signal,
        )
      const asXml = await readAs({})
      // During outages the service answers one of its two formats with an empty body and the other normally.
      const isUnreadable = asXml.status === 'ERROR' && asXml.reason === 'MALFORMED'
      return withoutDuplicates(isUnreadable ? await readAs({ _type: 'json' }) : asXml)
    },
  }
}

/** The register numbers land kinds from 0, the PNU from 1. */
function lotQuery(lot: Lot): Record<string, string> {
  return {
    sigunguCd: lot.legalDistrictCode.slice(0, 5),
    bjdongCd: lot.legalDistrictCode.slice(5, 10),
    platGbCd: lot.landKind === 'MOUNTAIN' ? '1' : '0',
    bun: lot.mainNumber,
    ji: lot.subNumber,
  }
}

function withoutDuplicates(reply: ProviderReply<{ values: RegisterBuilding[] }>): ProviderReply<RegisterBuilding[]> {
  if (reply.status !== 'FOUND') return reply
  const byKey = new Map(reply.value.values.map((building) => [building.registerKey, building]))
  return { status: 'FOUND', value: [...byKey.values()] }
}
