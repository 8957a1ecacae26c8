import {
  html,
  json,
  type OwnTrouble,
  pageOf,
  type WireReply,
  type WireRequest,
  wholeNumber,
  xml,
  xmlFields,
} from './stand-in.ts'

/** The gateway in front of the building register and the transactions (R-GATE-02 to R-GATE-06). */
export type DataGoKrService = {
  /** `00` or `000`, with its message. */
  ok: { code: string; message: string }
  xmlDeclaration: string
  /** The maximum number of rows per page. */
  pageCap: number
  requiredParameters: string[]
  /** A row, or the paging numbers, as JSON text. */
  jsonRow(row: DataGoKrRow): string
  jsonNumber(value: number): string
}

export type DataGoKrRow = Record<string, string | number>

/** Returns the gateway's own refusal, or null if the request may pass to the service. */
export function refuseAtGateway(request: WireRequest, service: DataGoKrService): WireReply | null {
  if (!request.headers['user-agent']) return html('<html><body><h1>Request Blocked</h1></body></html>', 400)
  const key = request.parameters.get('serviceKey') ?? request.parameters.get('ServiceKey')
  if (!key) return gatewayError(401, '20', 'SERVICE_KEY_IS_NULL', '서비스 접근거부')
  if (key !== request.key) {
    return gatewayError(403, '30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR', '등록되지 않은 서비스키')
  }
  if (service.requiredParameters.some((name) => !request.parameters.get(name))) {
    return gatewayError(400, '10', 'INVALID_REQUEST_PARAMETER_ERROR', '잘못된 요청 파라미터 에러')
  }
  return null
}

function gatewayError(status: number, code: string, errMsg: string, returnAuthMsg: string): WireReply {
  return json({ OpenAPI_ServiceResponse: { cmmMsgHeader: { errMsg, returnAuthMsg, returnReasonCode: code } } }, status)
}

export function noSuchOperation(): WireReply {
  return gatewayError(400, '12', 'NO_OPENAPI_SERVICE_ERROR', '해당 오픈API 서비스가 없거나 폐기됨')
}

/** Returns one page of rows in the requested format: XML, or JSON with `_type=json`. */
export function listReply(request: WireRequest, service: DataGoKrService, rows: DataGoKrRow[]): WireReply {
  const page = wholeNumber(request.parameters, 'pageNo', 1)
  const asked = wholeNumber(request.parameters, 'numOfRows', 10)
  const shown = pageOf(rows, page, Math.min(asked, service.pageCap))
  if (request.parameters.get('_type') === 'json') {
    const items = shown.length === 0 ? '""' : `{"item":[${shown.map((row) => service.jsonRow(row)).join(',')}]}`
    const paging = Object.entries({ numOfRows: asked, pageNo: page, totalCount: rows.length })
      .map(([name, value]) => `"${name}":${service.jsonNumber(value)}`)
      .join(',')
    const header = JSON.stringify({ resultCode: service.ok.code, resultMsg: service.ok.message })
    return { ...json(null), body: `{"response":{"header":${header},"body":{"items":${items},${paging}}}}` }
  }
  const items = shown.map((row) => `<item>${xmlFields(row)}</item>`).join('')
  return xml(
    `${service.xmlDeclaration}<response>${xmlHeader(service.ok.code, service.ok.message)}<body>` +
      (items ? `<items>${items}</items>` : '<items/>') +
      `${xmlFields({ numOfRows: asked, pageNo: page, totalCount: rows.length })}</body></response>`,
  )
}

function xmlHeader(resultCode: string, resultMsg: string): string {
  return `<header>${xmlFields({ resultCode, resultMsg })}</header>`
}

export function gatewayTrouble(request: WireRequest, service: DataGoKrService, kind: OwnTrouble): WireReply {
  if (kind === 'empty') return listReply(request, service, [])
  if (kind === 'quota') {
    return gatewayError(429, '22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR', '일일 트래픽 초과')
  }
  if (request.parameters.get('_type') === 'json') {
    return json({ response: { header: { resultCode: '01', resultMsg: 'APPLICATION_ERROR' } } })
  }
  return xml(`${service.xmlDeclaration}<response>${xmlHeader('01', 'APPLICATION_ERROR')}</response>`)
}
