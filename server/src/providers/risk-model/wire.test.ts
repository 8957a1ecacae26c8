import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { testRecorded, writtenValues } from '../../../test/recorded.ts'
import { interpretationOf, type ModelReading, readModelReply } from './wire.ts'

function read(body: unknown, httpStatus = 200): ModelReading {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return readModelReply({ httpStatus, contentType: 'application/json', text })
}

/** `REASON` of a failure, else what kind of reading it is. */
function outcome(reading: ModelReading): string {
  return reading.kind === 'FAILURE' ? reading.reason : reading.kind
}

function message(...content: object[]) {
  return { type: 'message', role: 'assistant', status: 'completed', content }
}
const text = (words: string) => ({ type: 'output_text', text: words, annotations: [] })
const completed = (...output: object[]) => ({ object: 'response', status: 'completed', model: 'm-1', output })

test('the text is found in the message, also behind a reasoning item', () => {
  const reading = read(completed({ type: 'reasoning', summary: [] }, message(text('{"a":1}'))))
  assert.deepEqual(reading, { kind: 'ANSWER', text: '{"a":1}', modelName: 'm-1' })
})

test('text in several parts is one text', () => {
  const reading = read(completed(message(text('{"a"'), text(':1}'))))
  assert.equal(reading.kind === 'ANSWER' && reading.text, '{"a":1}')
})

test('a refusal is no answer, even beside a text', () => {
  const refusal = { type: 'refusal', refusal: 'I cannot help with that.' }
  assert.equal(outcome(read(completed(message(refusal)))), 'REFUSED')
  assert.equal(outcome(read(completed(message(text('{}'), refusal)))), 'REFUSED')
})

test('HTTP 200 with status incomplete, cut by tokens or by the content filter, is no answer', () => {
  for (const reason of ['max_output_tokens', 'content_filter']) {
    const body = { ...completed(message(text('{"criteria":[{'))), status: 'incomplete', incomplete_details: { reason } }
    assert.deepEqual(read(body), { kind: 'FAILURE', reason: 'INCOMPLETE', detail: reason })
  }
})

test('HTTP 200 with status failed is a failure, and a rate limit where its code says so', () => {
  const failed = (code: string) => read({ status: 'failed', error: { code, message: 'secret words' }, output: [] })
  assert.deepEqual(failed('server_is_overloaded'), {
    kind: 'FAILURE',
    reason: 'PROVIDER_ERROR',
    detail: 'server_is_overloaded',
  })
  assert.equal(outcome(failed('rate_limit_exceeded')), 'RATE_LIMITED')
})

const OTHERS: [what: string, body: unknown, httpStatus: number, outcome: string][] = [
  ['a response in progress', { status: 'in_progress', output: [] }, 200, 'PROVIDER_ERROR'],
  ['no status', { output: [] }, 200, 'MALFORMED'],
  ['completed without output', { status: 'completed' }, 200, 'MALFORMED'],
  ['a message without text', completed(message()), 200, 'MALFORMED'],
  ['a text that is no string', completed(message({ type: 'output_text', text: 5 })), 200, 'MALFORMED'],
  ['a page', '<html>점검 중</html>', 200, 'MALFORMED'],
  ['an empty body', '', 200, 'MALFORMED'],
  ['429 with a page', 'Too Many Requests', 429, 'RATE_LIMITED'],
  ['400 without a parameter', { error: { message: 'm', type: 't', param: null, code: null } }, 400, 'PROVIDER_ERROR'],
  ['403', { error: { message: 'm', type: 't', param: null, code: 'forbidden' } }, 403, 'KEY_REJECTED'],
  ['500 with an error', { error: { message: 'm', type: 'server_error', param: null, code: null } }, 500, 'HTTP_STATUS'],
  ['503 with a page', '<html></html>', 503, 'HTTP_STATUS'],
  ['500 with a good body', completed(message(text('{}'))), 500, 'HTTP_STATUS'],
]
for (const [what, body, httpStatus, expected] of OTHERS) {
  test(`${what} is ${expected}`, () => assert.equal(outcome(read(body, httpStatus)), expected))
}

test('a model name that is no plain name is dropped: readers see it', () => {
  for (const model of ['안전합니다', '<b>m</b>', 'm'.repeat(200), '', null]) {
    const reading = read({ ...completed(message(text('{}'))), model })
    assert.equal(reading.kind === 'ANSWER' ? reading.modelName : 'none', null)
  }
})

testRecorded('openai/responses/json_schema-2026-05-person.json', 'the JSON text is read', (recorded) => {
  const reading = read(recorded)
  assert.ok(reading.kind === 'ANSWER')
  assert.doesNotThrow(() => JSON.parse(reading.text) as unknown)
})
testRecorded('openai/responses/json_schema-store_false-math.json', 'the JSON text and the dated model', (recorded) => {
  const reading = read(recorded)
  assert.ok(reading.kind === 'ANSWER')
  assert.equal(reading.modelName, writtenValues(recorded, 'model')[0])
  assert.match(reading.modelName ?? '', /-\d{4}-\d\d-\d\d$/)
  assert.match(
    (JSON.parse(reading.text) as { final_answer: string }).final_answer,
    /^\p{L} = -\\\p{L}{4}\{\d\d\}\{\d\}$/u,
  )
})
testRecorded('openai/responses/reasoning-gpt-5.6-effort-none-temperature.json', 'a text', (recorded) => {
  const [modelName] = writtenValues(recorded, 'model')
  const [answer] = writtenValues(recorded, 'text')
  assert.match(answer ?? '', /^\p{L}+$/u)
  assert.deepEqual(read(recorded), { kind: 'ANSWER', text: answer, modelName })
})
testRecorded('openai/responses/text-all-params-2026-04.json', 'a text, unknown members ignored', (recorded) => {
  assert.equal(outcome(read(recorded)), 'ANSWER')
})
testRecorded('openai/responses/incomplete-max_output_tokens.json', 'INCOMPLETE', (recorded) => {
  assert.deepEqual(read(recorded), { kind: 'FAILURE', reason: 'INCOMPLETE', detail: 'max_output_tokens' })
})
testRecorded('openai/responses/doc-status-failed.json', 'PROVIDER_ERROR', (recorded) => {
  assert.deepEqual(read(recorded), { kind: 'FAILURE', reason: 'PROVIDER_ERROR', detail: 'server_error' })
})

const ERRORS: [file: string, httpStatus: number, expected: ModelReading][] = [
  ['http400-temperature-unsupported-reasoning-model', 400, { kind: 'WRONG_PARAMETER', parameter: 'temperature' }],
  ['http400-model_not_found', 400, { kind: 'WRONG_PARAMETER', parameter: 'model' }],
  ['http401-invalid_api_key', 401, { kind: 'FAILURE', reason: 'KEY_REJECTED', detail: 'HTTP 401 invalid_api_key' }],
  [
    'http429-insufficient_quota',
    429,
    { kind: 'FAILURE', reason: 'QUOTA_EXCEEDED', detail: 'HTTP 429 insufficient_quota' },
  ],
  [
    'http429-rate_limit_exceeded-rpd',
    429,
    { kind: 'FAILURE', reason: 'RATE_LIMITED', detail: 'HTTP 429 rate_limit_exceeded' },
  ],
]
for (const [file, httpStatus, expected] of ERRORS) {
  testRecorded(`openai/errors/${file}.json`, JSON.stringify(expected), (recorded) => {
    assert.deepEqual(read(recorded, httpStatus), expected)
  })
}

test('any bytes and any JSON under any status are read without a throw, and the log never quotes the provider', () => {
  const anyJson = fc.jsonValue().map((value) => JSON.stringify(value))
  const nearly = fc
    .record({
      status: fc.constantFrom('completed', 'failed', 'incomplete'),
      output: fc.jsonValue(),
      error: fc.jsonValue(),
    })
    .map((value) => JSON.stringify(value))
  const httpStatus = fc.constantFrom(200, 204, 400, 401, 404, 429, 500, 503)
  fc.assert(
    fc.property(fc.oneof(fc.string(), anyJson, nearly), httpStatus, (body, status) => {
      const reading = read(body, status)
      const interpretation = interpretationOf(reading)
      assert.equal(interpretation.status === 'FOUND', reading.kind === 'ANSWER')
      assert.ok(status < 400 || reading.kind !== 'ANSWER')
      if (interpretation.status === 'ERROR') assert.match(interpretation.detail, /^[A-Za-z0-9_.[\], ]{0,100}$/)
    }),
  )
})
