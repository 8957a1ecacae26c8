import {
  json,
  type OwnTrouble,
  pageOf,
  type WireReply,
  type WireRequest,
  wholeNumber,
  xml,
  xmlFields,
} from './stand-in.ts'

/** The envelope shared by VWorld's data service and geocoder; errors have HTTP 200 (R-VWORLD-02). */
type Service = { name: 'data' | 'address'; operation: string }

const FAILURES = {
  PARAM_REQUIRED: '1',
  INVALID_RANGE: '1',
  INVALID_KEY: '2',
  OVER_REQUEST_LIMIT: '2',
  SYSTEM_ERROR: '3',
}

export function vworldReply(service: Service, status: string, rest: Record<string, unknown>): WireReply {
  return json({ response: { service: { ...service, version: '2.0', time: '19(ms)' }, status, ...rest } })
}

export function vworldError(service: Service, code: keyof typeof FAILURES, text: string): WireReply {
  return vworldReply(service, 'ERROR', { error: { level: FAILURES[code], code, text } })
}

/** Returns an error about the key or a missing parameter, or null if the request is valid. */
export function refuseAtVworld(
  service: Service,
  parameters: URLSearchParams,
  key: string,
  required: string[],
): WireReply | null {
  const missing = ['key', ...required].find((name) => !parameters.get(name))
  if (missing) {
    return vworldError(service, 'PARAM_REQUIRED', `필수 파라미터인 ${missing}가 없어서 요청을 처리할수 없습니다.`)
  }
  if (parameters.get('key') !== key) return vworldError(service, 'INVALID_KEY', '등록되지 않은 인증키입니다.')
  return null
}

export function vworldTrouble(service: Service, kind: Exclude<OwnTrouble, 'empty'>): WireReply {
  if (kind === 'quota') {
    return vworldError(
      service,
      'OVER_REQUEST_LIMIT',
      '서비스 사용량이 일일 제한량을 초과하여 더 이상 서비스를 사용할 수 없습니다.',
    )
  }
  return vworldError(service, 'SYSTEM_ERROR', '시스템 에러가 발생하였습니다. 잠시 후 다시 시도하여 주십시오.')
}

/** One row of national spatial data: every value is a string. */
export type NedRow = Record<string, string>

/** How the lists of one operation of `/ned/data/*` are written; `xmlRow` where XML spells a row differently. */
export type NedList = { root: string; rows: string; xmlRow?: (row: NedRow) => string }

/** The operation of a path, if it is one of these. */
export function nedOperation(path: string, operations: readonly string[]): string | null {
  const operation = /^\/ned\/data\/(\w+)$/.exec(path)?.[1]
  return operation !== undefined && operations.includes(operation) ? operation : null
}

/** Refusals are HTTP 200. */
function nedRefusal({ root }: NedList, request: WireRequest, resultCode: string, resultMsg: string): WireReply {
  if (request.parameters.get('format') !== 'json')
    return xml(`<response>${xmlFields({ resultCode, resultMsg })}</response>`)
  return json({ [root]: { resultCode, resultMsg } })
}

export function nedKeyRefusal(list: NedList, request: WireRequest): WireReply | null {
  if (request.parameters.get('key') === request.key) return null
  return nedRefusal(list, request, 'INVALID_KEY', '등록되지 않은 인증키입니다.')
}

export function nedPnuRefusal(list: NedList, request: WireRequest): WireReply | null {
  if ((request.parameters.get('pnu') ?? '').length >= 8) return null
  return nedRefusal(list, request, 'PARAM_REQUIRED', '필수 파라미터인 pnu가 없어서 요청을 처리할수 없습니다.')
}

export function nedTrouble(list: NedList, request: WireRequest, kind: OwnTrouble): WireReply {
  if (kind === 'empty') return nedList(list, request, [])
  if (kind === 'quota')
    return nedRefusal(list, request, 'OVER_REQUEST_LIMIT', '서비스 사용량이 일일 제한량을 초과하였습니다.')
  return nedRefusal(list, request, 'SYSTEM_ERROR', '시스템 에러가 발생하였습니다.')
}

/** Without rows, the JSON root has another name and the list is missing; more than 1,000 rows asked for give none. */
export function nedList(list: NedList, { parameters }: WireRequest, rows: NedRow[]): WireReply {
  const asked = wholeNumber(parameters, 'numOfRows', 10)
  const page = wholeNumber(parameters, 'pageNo', 1)
  const known = asked > 1000 ? [] : rows
  const shown = pageOf(known, page, asked)
  const paging = { numOfRows: String(asked), pageNo: String(page), totalCount: String(known.length) }
  if (parameters.get('format') === 'json') {
    if (shown.length === 0) return json({ response: { ...paging, resultCode: '', resultMsg: '' } })
    return json({ [list.root]: { [list.rows]: shown, ...paging, resultCode: '', resultMsg: '' } })
  }
  const { xmlRow = xmlFields } = list
  const fields = shown.map((row) => `<${list.rows}>${xmlRow(row)}</${list.rows}>`).join('')
  return xml(`<response>${xmlFields(paging)}${fields ? `<fields>${fields}</fields>` : ''}</response>`)
}
