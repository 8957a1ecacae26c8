import type { Lot } from '../../domain/address/lot.ts'
import type { ProviderReply } from '../../domain/lookup.ts'
import type { RegisterBuilding } from '../../domain/property/register-building.ts'
import { gatewayUrl, readGatewayPages } from '../gateway.ts'
import { calendarDate, floorOf, positiveDecimalOf, wholeOf } from '../gateway-fields.ts'
import type { ProviderHttp } from '../http.ts'
import { readText, type WireObject } from '../wire-object.ts'

const API_NAME = 'getBrTitleInfo'
const PATH = `/1613000/BldRgstHubService/${API_NAME}`
/** The server sends at most 100 rows, whatever page size is requested. */
const ROWS_PER_PAGE = '100'

type BuildingRegisterClient = {
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
        readGatewayPages(
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

function withoutDuplicates(reply: ProviderReply<{ rows: RegisterBuilding[] }>): ProviderReply<RegisterBuilding[]> {
  if (reply.status !== 'FOUND') return reply
  const byKey = new Map(reply.value.rows.map((building) => [building.registerKey, building]))
  return { status: 'FOUND', value: [...byKey.values()] }
}

/** One row of `getBrTitleInfo`; `null` without the key that distinguishes buildings. The register has no field for violating buildings (위반건축물). */
export function readTitle(row: WireObject): RegisterBuilding | null {
  const registerKey = readText(row, 'mgmBldrgstPk')
  if (registerKey === null) return null
  return {
    registerKey,
    registerKindName: readText(row, 'regstrKindCdNm'),
    isMain: readText(row, 'mainAtchGbCd') !== '1',
    buildingName: readText(row, 'bldNm'),
    dongName: readText(row, 'dongNm'),
    lotAddress: readText(row, 'platPlc'),
    roadAddress: readText(row, 'newPlatPlc'),
    mainUseCode: readText(row, 'mainPurpsCd'),
    mainUseName: readText(row, 'mainPurpsCdNm'),
    detailUse: readText(row, 'etcPurps'),
    householdCount: wholeOf(row, 'hhldCnt') ?? 0,
    familyCount: wholeOf(row, 'fmlyCnt') ?? 0,
    unitCount: wholeOf(row, 'hoCnt') ?? 0,
    floorsAboveGround: floorOf(row, 'grndFlrCnt'),
    floorsBelowGround: floorOf(row, 'ugrndFlrCnt'),
    totalAreaSquareMeter: positiveDecimalOf(row, 'totArea'),
    structureName: readText(row, 'strctCdNm'),
    useApprovalDate: compactDate(readText(row, 'useAprDay')),
  }
}

/** `YYYYMMDD` to `YYYY-MM-DD`. */
function compactDate(text: string | null): string | null {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '')
  return parts === null ? null : calendarDate(Number(parts[1]), Number(parts[2]), Number(parts[3]))
}
