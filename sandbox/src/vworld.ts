import { json, type OwnTrouble, type WireReply } from './stand-in.ts'

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
