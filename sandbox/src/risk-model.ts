import { json, type StandIn, type WireReply } from './stand-in.ts'

/** The Responses API (providers.md section 7): keys are checked, no model answers. */
export const riskModel: StandIn = {
  provider: 'risk-model',
  operationOf: (path) => (path === '/v1/responses' ? 'responses' : null),
  answer({ headers, key }) {
    if (headers.authorization !== `Bearer ${key}`) {
      return apiError(401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided: <redacted>.')
    }
    return apiError(503, 'server_error', null, 'The sandbox has no model. This is sample mode.')
  },
  trouble(_request, kind) {
    if (kind === 'quota') {
      return apiError(429, 'insufficient_quota', 'insufficient_quota', 'You exceeded your current quota.')
    }
    if (kind === 'empty') return json(modelResponse('completed', null))
    return json(modelResponse('failed', { code: 'server_error', message: 'The model failed to generate a response.' }))
  },
}

function apiError(status: number, type: string, code: string | null, message: string): WireReply {
  return json({ error: { message, type, param: null, code } }, status)
}

function modelResponse(status: 'completed' | 'failed', error: { code: string; message: string } | null) {
  return { id: 'resp_sandbox', object: 'response', created_at: 0, status, error, incomplete_details: null, output: [] }
}
