import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RealItem, RealMonth } from './real-months.ts'

/** The decoded key, with characters that a wrongly encoded key loses. */
export const REAL_PROVIDER_KEY = 'real+items/proof=='

export type RealProvider = {
  /** `http://127.0.0.1:PORT`, a base URL for data.go.kr and VWorld. */
  origin: string
  /** Path of every request so far. */
  requests: string[]
  stop(): Promise<void>
}

/** What the building register says of a lot. */
export type RegisteredBuilding = {
  use: readonly [code: string, name: string, detail: string]
  builtYear: number | null
  floors: number
}

const ORDINARY: RegisteredBuilding = { use: ['02000', '공동주택', '아파트'], builtYear: 2001, floors: 15 }

type Reply = { status: number; contentType: string; body: string }

/**
 * A stand-in that serves real published months as the ministry's gateway does (XML, key check, paging), an apartment
 * building for every lot of the building register unless `registerOf` says otherwise, and no public price. A lot is
 * `1162010200 1422 0005`.
 */
export async function startRealProvider(
  months: RealMonth[],
  registerOf: (lot: string) => RegisteredBuilding | null = () => null,
): Promise<RealProvider> {
  const published = new Map(months.map((month) => [`${month.kind} ${month.lawdCd} ${month.dealMonth}`, month.items]))
  const requests: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    requests.push(url.pathname)
    send(response, answer(url, request, { published, registerOf }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const TRANSACTION_PATHS: Record<string, RealMonth['kind']> = {
  '/1613000/RTMSDataSvcAptRent/getRTMSDataSvcAptRent': 'rent',
  '/1613000/RTMSDataSvcAptTradeDev/getRTMSDataSvcAptTradeDev': 'sale',
}
const REGISTER_PATH = '/1613000/BldRgstHubService/getBrTitleInfo'
const REGISTER_PAGE_CAP = 100

type Published = { published: Map<string, RealItem[]>; registerOf: (lot: string) => RegisteredBuilding | null }

function answer(url: URL, request: IncomingMessage, { published, registerOf }: Published): Reply {
  const { pathname, searchParams: query } = url
  if (pathname.startsWith('/ned/data/')) return noPublicPrice(query)
  const refusal = refuse(request, query)
  if (refusal !== null) return refusal
  const kind = TRANSACTION_PATHS[pathname]
  if (kind !== undefined) {
    const rows = published.get(`${kind} ${query.get('LAWD_CD')} ${query.get('DEAL_YMD')}`) ?? []
    return page(query, { code: '000', message: 'OK', cap: Number.MAX_SAFE_INTEGER }, rows)
  }
  if (pathname === REGISTER_PATH) {
    return page(query, { code: '00', message: 'NORMAL SERVICE', cap: REGISTER_PAGE_CAP }, [
      titleOf(query, registerOf(lotOf(query)) ?? ORDINARY),
    ])
  }
  return gatewayError(400, '12', 'NO_OPENAPI_SERVICE_ERROR')
}

/** Returns the refusal of requests that the gateway rejects before the service receives them (R-GATE-01). */
function refuse(request: IncomingMessage, query: URLSearchParams): Reply | null {
  if (!request.headers['user-agent']) {
    return { status: 400, contentType: 'text/html', body: '<html><body><h1>Request Blocked</h1></body></html>' }
  }
  const key = query.get('serviceKey')
  if (!key) return gatewayError(401, '20', 'SERVICE_KEY_IS_NULL')
  return key === REAL_PROVIDER_KEY ? null : gatewayError(403, '30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR')
}

function gatewayError(status: number, returnReasonCode: string, errMsg: string): Reply {
  const body = { OpenAPI_ServiceResponse: { cmmMsgHeader: { errMsg, returnAuthMsg: '', returnReasonCode } } }
  return { status, contentType: 'application/json', body: JSON.stringify(body) }
}

/** One page as XML, with the tags in alphabetical order and a blank value as one space. */
function page(
  query: URLSearchParams,
  service: { code: string; message: string; cap: number },
  rows: RealItem[],
): Reply {
  const pageNo = Number(query.get('pageNo') ?? 1)
  const numOfRows = Number(query.get('numOfRows') ?? 10)
  const size = Math.min(numOfRows, service.cap)
  const items = rows
    .slice((pageNo - 1) * size, pageNo * size)
    .map((row) => `<item>${tags(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))}</item>`)
  const header = tags([
    ['resultCode', service.code],
    ['resultMsg', service.message],
  ])
  const paging = tags(Object.entries({ numOfRows, pageNo, totalCount: rows.length }))
  const list = items.length === 0 ? '<items/>' : `<items>${items.join('')}</items>`
  return {
    status: 200,
    contentType: 'application/xml;charset=utf-8',
    body: `<?xml version="1.0" encoding="utf-8" standalone="yes"?><response><header>${header}</header><body>${list}${paging}</body></response>`,
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function tags(fields: [name: string, value: string | number][]): string {
  return fields
    .map(([name, value]) => {
      const text = String(value).replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character)
      return `<${name}>${text === '' ? ' ' : text}</${name}>`
    })
    .join('')
}

function lotOf(query: URLSearchParams): string {
  const text = (name: string) => query.get(name) ?? ''
  return `${text('sigunguCd')}${text('bjdongCd')} ${text('bun')} ${text('ji')}`
}

function titleOf(query: URLSearchParams, { use, builtYear, floors }: RegisteredBuilding): RealItem {
  const [mainPurpsCd, mainPurpsCdNm, etcPurps] = use
  const text = (name: string) => query.get(name) ?? ''
  return {
    mgmBldrgstPk: `1${text('sigunguCd')}${text('bjdongCd')}${text('bun')}${text('ji')}`,
    sigunguCd: text('sigunguCd'),
    bjdongCd: text('bjdongCd'),
    platGbCd: text('platGbCd'),
    bun: text('bun'),
    ji: text('ji'),
    regstrGbCd: '2',
    regstrGbCdNm: '집합',
    regstrKindCd: '3',
    regstrKindCdNm: '표제부',
    mainAtchGbCd: '0',
    mainAtchGbCdNm: '주건축물',
    mainPurpsCd,
    mainPurpsCdNm,
    etcPurps,
    hhldCnt: '120',
    fmlyCnt: '0',
    hoCnt: '0',
    grndFlrCnt: `${floors}`,
    ugrndFlrCnt: '1',
    totArea: '12000.5',
    strctCdNm: '철근콘크리트구조',
    useAprDay: builtYear === null ? '' : `${builtYear}0302`,
    bldNm: '',
    dongNm: '',
  }
}

/** If there are no rows, the JSON root has a different name (R-PRICE-03). */
function noPublicPrice(query: URLSearchParams): Reply {
  const paging = { pageNo: query.get('pageNo') ?? '1', numOfRows: query.get('numOfRows') ?? '10', totalCount: '0' }
  const body = { response: { ...paging, resultCode: '', resultMsg: '' } }
  return { status: 200, contentType: 'application/json;charset=UTF-8', body: JSON.stringify(body) }
}

function send(response: ServerResponse, { status, contentType, body }: Reply): void {
  response.writeHead(status, { 'content-type': contentType }).end(body)
}
