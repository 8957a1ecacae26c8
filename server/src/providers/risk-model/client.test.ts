import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY, setUpClient } from '../../../test/client-under-test.ts'
import type { StandInCall, StandInReply } from '../../../test/stand-in.ts'
import type { ModelQuestion } from '../../domain/assessment/model-scoring/model-port.ts'
import type { ProviderHttp } from '../http.ts'
import { createRiskModelClient, lookUpModel } from './client.ts'

const CALL = { path: '/v1/responses', method: 'POST' }
const QUESTION: ModelQuestion = {
  instructions: 'Score.',
  input: '{"criteria":[]}',
  schemaName: 'scores',
  schema: { type: 'object', additionalProperties: false, required: [], properties: {} },
}

function clientOf(http: ProviderHttp, baseUrl: string, parts: { key?: undefined; seed?: number } = {}) {
  const key = 'key' in parts ? parts.key : KEY
  return createRiskModelClient({ http, baseUrl, key, model: 'm', maxOutputTokens: 2400, seed: parts.seed })
}

function json(body: unknown, status = 200): StandInReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function bodyOf(call: StandInCall | undefined): Record<string, unknown> {
  return JSON.parse(call?.body ?? '') as Record<string, unknown>
}

const ANSWER = json({
  status: 'completed',
  model: 'm-2025-04-14',
  output: [{ type: 'message', content: [{ type: 'output_text', text: '{"criteria":[]}' }] }],
})
const ANSWERED = { status: 'ANSWERED', text: '{"criteria":[]}', modelName: 'm-2025-04-14' }

function refusal(param: string, code: string | null = null): StandInReply {
  return json(
    { error: { message: `Unsupported parameter: '${param}'`, type: 'invalid_request_error', param, code } },
    400,
  )
}

test('R-MODEL-01: one POST with bearer key, strict schema, temperature 0, no storage and a token limit', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect(CALL, ANSWER)
  assert.deepEqual(await clientOf(http, standIn.origin).ask(QUESTION, 2_000), { ...ANSWERED, calls: 1 })
  assert.equal(standIn.calls[0]?.headers.authorization, `Bearer ${KEY}`)
  assert.deepEqual(bodyOf(standIn.calls[0]), {
    model: 'm',
    instructions: QUESTION.instructions,
    input: QUESTION.input,
    text: { format: { type: 'json_schema', name: 'scores', strict: true, schema: QUESTION.schema } },
    store: false,
    max_output_tokens: 2400,
    temperature: 0,
  })
})

test('R-MODEL-03: a seed goes out only when one is configured', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect(CALL, ANSWER)
  await clientOf(http, standIn.origin, { seed: 7 }).ask(QUESTION, 2_000)
  assert.equal(bodyOf(standIn.calls[0])['seed'], 7)
})

test('a reasoning model that refuses temperature is asked once more without it, and never again with it', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const client = clientOf(http, standIn.origin)
  standIn.expect(CALL, refusal('temperature'))
  standIn.expect(CALL, ANSWER, 2)
  assert.deepEqual(await client.ask(QUESTION, 2_000), { ...ANSWERED, calls: 2 })
  assert.deepEqual(await client.ask(QUESTION, 2_000), { ...ANSWERED, calls: 1 })
  assert.deepEqual(
    standIn.calls.map((call) => 'temperature' in bodyOf(call)),
    [true, false, false],
  )
  assert.deepEqual(
    records.map(({ resultStatus }) => resultStatus),
    ['ERROR', 'SUCCESS', 'SUCCESS'],
  )
})

test('a model that refuses seed and temperature loses both, one call each', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect(CALL, refusal('seed', 'unknown_parameter'))
  standIn.expect(CALL, refusal('temperature', 'unsupported_value'))
  standIn.expect(CALL, ANSWER)
  const reply = await clientOf(http, standIn.origin, { seed: 7 }).ask(QUESTION, 2_000)
  assert.deepEqual(reply, { ...ANSWERED, calls: 3 })
})

test('a parameter refused though it was not sent, or one that cannot be left out, ends the question', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const failed = { status: 'FAILED', reason: 'PROVIDER_ERROR' }
  standIn.expect(CALL, refusal('model', 'model_not_found'))
  standIn.expect(CALL, refusal('temperature'), 2)
  const client = clientOf(http, standIn.origin)
  assert.deepEqual(await client.ask(QUESTION, 2_000), { ...failed, calls: 1 })
  assert.deepEqual(await client.ask(QUESTION, 2_000), { ...failed, calls: 2 })
})

test('a refused parameter gets no additional time', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const refused = refusal('temperature')
  standIn.expect(CALL, typeof refused === 'string' ? refused : { ...refused, delayMs: 200 })
  standIn.expect(CALL, 'HANG')
  const limits: number[] = []
  const noting: ProviderHttp = {
    ...http,
    request(request, signal) {
      limits.push(request.timeoutMs ?? Number.NaN)
      return http.request(request, signal)
    },
  }
  const reply = await clientOf(noting, standIn.origin).ask(QUESTION, 1_500)
  assert.deepEqual(reply, { status: 'FAILED', reason: 'TIMEOUT', calls: 2 })
  const [first = Number.NaN, second = Number.NaN] = limits
  assert.ok(first <= 1_500 && second <= first - 200, limits.join())
})

const FAILURES: [what: string, reply: StandInReply, reason: string][] = [
  ['HTTP 429', json({ error: { type: 'requests', code: 'rate_limit_exceeded' } }, 429), 'RATE_LIMITED'],
  ['HTTP 429 without JSON', { status: 429, body: 'slow down' }, 'RATE_LIMITED'],
  [
    'a used-up credit',
    json({ error: { type: 'insufficient_quota', code: 'insufficient_quota' } }, 429),
    'QUOTA_EXCEEDED',
  ],
  ['a wrong key', json({ error: { code: 'invalid_api_key', message: `Incorrect: ${KEY}` } }, 401), 'KEY_REJECTED'],
  ['HTTP 500', json({ error: { message: 'x', code: null } }, 500), 'HTTP_STATUS'],
  ['HTTP 503 with a page', { status: 503, body: '<html>' }, 'HTTP_STATUS'],
  ['HTTP 200 with a page', { body: '<html>' }, 'MALFORMED'],
  ['an empty body', { body: '' }, 'MALFORMED'],
  ['status failed', json({ status: 'failed', error: { code: 'server_is_overloaded' }, output: [] }), 'PROVIDER_ERROR'],
  [
    'status incomplete',
    json({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
    'INCOMPLETE',
  ],
  [
    'a refusal',
    json({ status: 'completed', output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'no' }] }] }),
    'REFUSED',
  ],
  ['a broken connection', 'RESET', 'NETWORK'],
  ['a body cut off', 'CUT', 'NETWORK'],
  ['no reply in time', 'HANG', 'TIMEOUT'],
]
for (const [what, reply, reason] of FAILURES) {
  test(`${what} is FAILED ${reason} after exactly one call, recorded as ERROR`, async (t) => {
    const { standIn, http, records } = await setUpClient(t)
    standIn.expect(CALL, reply)
    const answer = await clientOf(http, standIn.origin).ask(QUESTION, reply === 'HANG' ? 200 : 2_000)
    assert.deepEqual(answer, { status: 'FAILED', reason, calls: 1 })
    assert.deepEqual(
      records.map(({ provider, resultStatus }) => [provider, resultStatus]),
      [['risk-model', 'ERROR']],
    )
  })
}

test('without a key no call is made, and the call log says UNAVAILABLE', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const reply = await clientOf(http, standIn.origin, { key: undefined }).ask(QUESTION, 2_000)
  assert.deepEqual(reply, { status: 'FAILED', reason: 'NO_KEY', calls: 0 })
  assert.deepEqual([standIn.calls.length, records[0]?.resultStatus], [0, 'UNAVAILABLE'])
})

test('neither prompt nor answer reaches a call record', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  standIn.expect(CALL, ANSWER)
  await clientOf(http, standIn.origin).ask({ ...QUESTION, input: '신림동' }, 2_000)
  assert.doesNotMatch(JSON.stringify(records), /신림|Score|criteria/)
  assert.deepEqual(records[0]?.requestSummary, { model: 'm', parameters: 'temperature' })
})

test('key and model are tried without a question: found, refused key, unknown model', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const look = () => lookUpModel({ http, baseUrl: standIn.origin, key: KEY, model: 'm' })
  const call = { path: '/v1/models/m', method: 'GET' }
  const refused = (status: number, code: string) =>
    json({ error: { message: 'No.', type: 'x', param: null, code } }, status)
  standIn.expect(call, json({ id: 'm', object: 'model' }))
  assert.deepEqual(await look(), { status: 'FOUND', value: null })
  standIn.expect(call, refused(401, 'invalid_api_key'))
  assert.deepEqual(await look(), { status: 'ERROR', reason: 'KEY_REJECTED' })
  standIn.expect(call, refused(404, 'model_not_found'))
  assert.deepEqual(await look(), { status: 'ERROR', reason: 'PROVIDER_ERROR' })
})
