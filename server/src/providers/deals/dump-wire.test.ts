import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDumpReader } from './dump-wire.ts'

for (const [format, start, rest] of [
  ['JSON', '[{"dealYear": "', 'a'],
  ['JSON', '[{"dealYear": ', '1'],
  ['XML', '<response><item>', '<a>'],
] as const) {
  test(`${format}: a record that does not end is the file's problem, and nothing behind it is looked at`, () => {
    const reader = createDumpReader(format)
    reader.push(start)
    for (let piece = 0; piece < 5; piece += 1) assert.deepEqual(reader.push(rest.repeat(30_000)), [])
    assert.deepEqual(
      reader.push(format === 'JSON' ? '"}]{"dealYear": "2026"}' : '</item><item><dealYear>1</dealYear></item>'),
      [],
    )
    assert.equal(reader.end().problem, '항목 하나가 너무 깁니다.')
  })
}

test('R-GATE-06: a saved error reply is named as one, an empty month is not', () => {
  const problemOf = (format: 'JSON' | 'XML', text: string) => {
    const reader = createDumpReader(format)
    assert.deepEqual(reader.push(text), [])
    return reader.end().problem
  }
  const header = (code: string) => `<response><header><resultCode>${code}</resultCode></header><body/></response>`
  const errors = [
    problemOf('XML', header('22')),
    problemOf('XML', '<OpenAPI_ServiceResponse><returnReasonCode>22</returnReasonCode></OpenAPI_ServiceResponse>'),
    problemOf('JSON', '{"response":{"header":{"resultCode":"22","resultMsg":"LIMITED"}}}'),
    problemOf('JSON', '{"OpenAPI_ServiceResponse":{"cmmMsgHeader":{"returnReasonCode":"22"}}}'),
  ]
  assert.deepEqual(new Set(errors), new Set(['거래가 아니라 제공 기관의 오류 응답입니다(코드 22).']))
  for (const code of ['000', '00', '03']) {
    assert.equal(problemOf('XML', header(code)), null)
    const body = '"body":{"items":"","totalCount":0}'
    assert.equal(problemOf('JSON', `{"response":{"header":{"resultCode":"${code}"},${body}}}`), null)
  }
})
