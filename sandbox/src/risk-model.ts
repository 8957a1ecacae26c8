import { json, type StandIn, type WireReply, type WireRequest } from './stand-in.ts'

const MODELS = '/v1/models/'

/**
 * The Responses API (R-MODEL-01). Any model name returns deterministic scores derived from the evidence sent;
 * the names in `SANDBOX_MODELS` fail or return bad answers, each in its own way.
 */
export const riskModel: StandIn = {
  provider: 'risk-model',
  operationOf(path) {
    if (path === '/v1/responses') return 'responses'
    return path.startsWith(MODELS) ? 'models' : null
  },
  answer(request) {
    if (request.headers.authorization !== `Bearer ${request.key}`) {
      return apiError(401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided: <redacted>.')
    }
    if (request.operation === 'models') return describeModel(request.path.slice(MODELS.length))
    const body = parse(request.body)
    return refuseRequest(body) ?? answerAs(typeof body['model'] === 'string' ? body['model'] : '', body)
  },
  trouble(request, kind) {
    const model = String(parse(request.body)['model'])
    if (kind === 'quota') return noQuota()
    return kind === 'empty' ? json(modelResponse(model, { output: [] })) : failed(model)
  },
}

/** Faulty models of this sandbox. They are chosen by name, so that nothing has to be switched and calls are repeatable. */
export const SANDBOX_MODELS = [
  /** Refuses `temperature`, and reasons before it answers. */
  'sandbox-reasoning',
  'sandbox-rate-limited',
  'sandbox-no-quota',
  'sandbox-refusing',
  /** Stops in the middle of its JSON. */
  'sandbox-cut',
  'sandbox-failed',
  'sandbox-scores-missing',
  'sandbox-forbidden-wording',
  'sandbox-eleven',
  'sandbox-duplicate',
  'sandbox-extra-field',
  'sandbox-invented-number',
]

type Body = Record<string, unknown>

function answerAs(model: string, body: Body): WireReply {
  switch (model) {
    case 'sandbox-rate-limited':
      return apiError(429, 'requests', 'rate_limit_exceeded', 'Rate limit reached. Please try again in 7m12s.')
    case 'sandbox-no-quota':
      return noQuota()
    case 'sandbox-failed':
      return failed(model)
    case 'sandbox-refusing':
      return json(
        modelResponse(model, { output: [message([{ type: 'refusal', refusal: "I can't help with that." }])] }),
      )
    case 'sandbox-cut': {
      const cut = text(scoreEvidence(body['input'])).slice(0, 300)
      const rest = { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }
      return json(modelResponse(model, { ...rest, output: [message([outputText(cut)])] }))
    }
    case 'sandbox-reasoning':
      return json(
        modelResponse(model, {
          output: [
            { id: 'rs_sandbox', type: 'reasoning', summary: [] },
            message([outputText(text(scoreEvidence(body['input'])))]),
          ],
        }),
      )
    default:
      return json(
        modelResponse(model, { output: [message([outputText(text(spoil(scoreEvidence(body['input']), model)))])] }),
      )
  }
}

/** Every name is a model here except this one. */
function describeModel(id: string): WireReply {
  return id === 'sandbox-unknown'
    ? apiError(404, 'invalid_request_error', 'model_not_found', `The model '${id}' does not exist.`, 'model')
    : json({ id, object: 'model', created: 0, owned_by: 'sandbox' })
}

/** Refuses what the real API refuses before any model is called. */
function refuseRequest(body: Body): WireReply | null {
  const format = asBody(asBody(body['text'])['format'])
  if (typeof body['model'] !== 'string') {
    return apiError(400, 'invalid_request_error', 'missing_required_parameter', 'Missing model.', 'model')
  }
  if ('seed' in body)
    return apiError(400, 'invalid_request_error', 'unknown_parameter', "Unknown parameter: 'seed'.", 'seed')
  if ('temperature' in body && body['model'] === 'sandbox-reasoning') {
    const words = "Unsupported parameter: 'temperature' is not supported with this model."
    return apiError(400, 'invalid_request_error', null, words, 'temperature')
  }
  if (format['type'] === 'json_schema' && isStrict(format['schema'])) return null
  const words = `Invalid schema for response_format '${String(format['name'])}'.`
  return apiError(400, 'invalid_request_error', 'invalid_json_schema', words, 'text.format.schema')
}

/** Strict structured outputs: every object closed, and all its properties required. */
function isStrict(schema: unknown): boolean {
  const { type, properties, required, additionalProperties, items } = asBody(schema)
  if (type === 'array') return isStrict(items)
  if (type !== 'object') return type !== undefined
  const names = Object.keys(asBody(properties))
  const closed = additionalProperties === false && Array.isArray(required) && required.length === names.length
  return closed && names.every((name) => required.includes(name)) && Object.values(asBody(properties)).every(isStrict)
}

function text(criteria: ModelItem[]): string {
  return JSON.stringify({ criteria })
}

function message(content: object[]) {
  return { id: 'msg_sandbox', type: 'message', status: 'completed', role: 'assistant', content }
}

function outputText(words: string) {
  return { type: 'output_text', text: words, annotations: [], logprobs: [] }
}

function failed(model: string): WireReply {
  const error = { code: 'server_error', message: 'The model failed to generate a response.' }
  return json(modelResponse(model, { status: 'failed', error, output: [] }))
}

function noQuota(): WireReply {
  return apiError(429, 'insufficient_quota', 'insufficient_quota', 'You exceeded your current quota.')
}

function apiError(status: number, type: string, code: string | null, words: string, param: string | null = null) {
  return json({ error: { message: words, type, param, code } }, status)
}

function modelResponse(model: string, rest: Body): Body {
  return {
    id: 'resp_sandbox',
    object: 'response',
    created_at: 0,
    status: 'completed',
    error: null,
    incomplete_details: null,
    model,
    store: false,
    ...rest,
  }
}

function parse(body: WireRequest['body']): Body {
  try {
    return asBody(JSON.parse(body))
  } catch {
    return {}
  }
}

function asBody(value: unknown): Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {}
}

/** One criterion as scored by the stand-in model. */
type ModelItem = {
  criterionCode: string
  status: string
  riskScore: number | null
  userVisibleExplanation: string | null
}

type AskedCriterion = { criterionCode: string; status: string; ruleScore: number | null; evidence?: unknown[] }

/**
 * Scores every criterion of the input: the rule's score plus a little more risk if there is little evidence, so that
 * model scores can be distinguished from rule scores.
 */
function scoreEvidence(input: unknown): ModelItem[] {
  return readCriteria(input).map(({ criterionCode, status, ruleScore, evidence = [] }) => ({
    criterionCode,
    status,
    riskScore: ruleScore === null ? null : Math.min(100, ruleScore + Math.max(1, 5 - evidence.length)),
    userVisibleExplanation: ruleScore === null ? null : '공개 자료와 입력한 조건을 함께 살펴본 점수입니다.',
  }))
}

/** Corrupts the answer in the way named by a sandbox model; returns it unchanged for any other name. */
function spoil(items: ModelItem[], model: string): ModelItem[] {
  const first = items[0]
  if (first === undefined) return items
  switch (model) {
    case 'sandbox-scores-missing':
      return items.map((item) => ({ ...item, status: 'AVAILABLE', riskScore: item.riskScore ?? 0 }))
    case 'sandbox-forbidden-wording':
      return items.map((item) => ({ ...item, userVisibleExplanation: '이 집은 안전하므로 계약해도 됩니다.' }))
    case 'sandbox-invented-number':
      return items.map((item) => ({ ...item, userVisibleExplanation: '주변 시세는 987,654만 원입니다.' }))
    case 'sandbox-eleven':
      return items.slice(1)
    case 'sandbox-duplicate':
      return [...items.slice(0, -1), first]
    case 'sandbox-extra-field':
      return items.map((item) => ({ ...item, verdict: 'REVIEW_POSSIBLE' }))
    default:
      return items
  }
}

function readCriteria(input: unknown): AskedCriterion[] {
  try {
    const { criteria } = JSON.parse(String(input)) as { criteria?: AskedCriterion[] }
    return Array.isArray(criteria) ? criteria : []
  } catch {
    return []
  }
}
