import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../test/properties.ts'
import { testRecorded } from '../../test/recorded.ts'
import { readGatewayPage } from './gateway.ts'

function read(text: string) {
  return readGatewayPage({ httpStatus: 200, contentType: 'application/xml', text })
}

/** Status and reason, and whether a retry makes sense. */
function verdict(text: string): string {
  const page = read(text)
  return page.status === 'ERROR' ? `${page.reason} ${page.retry ?? 'FINAL'}` : page.status
}

function envelopeXml(code: string): string {
  return `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>X</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`
}

function envelopeJson(code: string): string {
  return JSON.stringify({
    OpenAPI_ServiceResponse: { cmmMsgHeader: { errMsg: 'X', returnAuthMsg: '', returnReasonCode: code } },
  })
}

function serviceXml(code: string, body = '<items/><totalCount>0</totalCount>'): string {
  return `<response><header><resultCode>${code}</resultCode><resultMsg>?</resultMsg></header><body>${body}</body></response>`
}

const codes: [code: string, verdict: string][] = [
  ['01', 'PROVIDER_ERROR SOON'],
  ['03', 'NOT_FOUND'],
  ['003', 'NOT_FOUND'],
  ['022', 'QUOTA_EXCEEDED AFTER_MIDNIGHT'],
  ['05', 'PROVIDER_ERROR SOON'],
  ['10', 'PROVIDER_ERROR FINAL'],
  ['12', 'PROVIDER_ERROR FINAL'],
  ['20', 'KEY_REJECTED FINAL'],
  ['22', 'QUOTA_EXCEEDED AFTER_MIDNIGHT'],
  ['23', 'PROVIDER_ERROR SOON'],
  ['26', 'PROVIDER_ERROR SOON'],
  ['30', 'KEY_REJECTED FINAL'],
  ['31', 'KEY_REJECTED FINAL'],
  ['99', 'PROVIDER_ERROR SOON'],
  ['4711', 'PROVIDER_ERROR FINAL'],
]
for (const [code, expected] of codes) {
  test(`code ${code} is ${expected}, in either envelope and in the service header`, () => {
    assert.equal(verdict(envelopeXml(code)), expected)
    assert.equal(verdict(envelopeJson(code)), expected)
    assert.equal(verdict(serviceXml(code)), expected)
  })
}

const bodies: [what: string, text: string, verdict: string][] = [
  ['empty body', '', 'MALFORMED SOON'],
  ['blank body', ' \n', 'MALFORMED SOON'],
  ['Forbidden', 'Forbidden', 'KEY_REJECTED FINAL'],
  ['token quota', 'API token quota exceeded', 'QUOTA_EXCEEDED SOON'],
  ['rate per second', 'API rate limit exceeded', 'PROVIDER_ERROR SOON'],
  ['retired service', 'Unexpected errors', 'PROVIDER_ERROR SOON'],
  ['other text', 'Good morning', 'MALFORMED SOON'],
  ['firewall page', '<!DOCTYPE html><html><body>Request Blocked</body></html>', 'MALFORMED SOON'],
  ['other XML', '<hello/>', 'MALFORMED FINAL'],
  ['no total', serviceXml('00', '<items/>'), 'MALFORMED FINAL'],
  ['no body', '{"response":{"header":{"resultCode":"00"}}}', 'MALFORMED FINAL'],
  ['empty list', serviceXml('000'), 'NOT_FOUND'],
  [
    'empty list as text',
    '{"response":{"header":{"resultCode":"000"},"body":{"items":"","totalCount":0}}}',
    'NOT_FOUND',
  ],
  ['empty list left out', '{"response":{"header":{"resultCode":"00"},"body":{"totalCount":"0"}}}', 'NOT_FOUND'],
]
for (const [what, text, expected] of bodies) test(`${what}: ${expected}`, () => assert.equal(verdict(text), expected))

test('JSON rows come as an array or as one object, and numbers keep every digit', () => {
  const json = (item: string) =>
    `{"response":{"header":{"resultCode":"00"},"body":{"items":{"item":${item}},"totalCount":"1"}}}`
  const row = '{"mgmBldrgstPk": 9999102000001234567890, "excluUseAr": 84.50, "floor": -1}'
  const expected = {
    rows: [{ mgmBldrgstPk: '9999102000001234567890', excluUseAr: '84.50', floor: '-1' }],
    totalCount: 1,
  }
  assert.deepEqual(read(json(row)), { status: 'FOUND', value: expected })
  assert.deepEqual(read(json(`[${row}]`)), { status: 'FOUND', value: expected })
})

test('property: no text makes the reader throw, and none but an answer is FOUND', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.string().map((inner) => `<response>${inner}</response>`),
  )
  fc.assert(fc.property(text, (each) => read(each).status !== 'FOUND'))
})

const recorded: [path: string, verdict: string][] = [
  ['http400-10-invalid-parameter.json', 'PROVIDER_ERROR FINAL'],
  ['http401-20-key-null.json', 'KEY_REJECTED FINAL'],
  ['http403-30-not-registered.json', 'KEY_REJECTED FINAL'],
  ['http403-30-not-registered.xml', 'KEY_REJECTED FINAL'],
  ['legacy-xml-30.xml', 'KEY_REJECTED FINAL'],
]
for (const [path, expected] of recorded) {
  testRecorded(`datagokr-gateway/errors/${path}`, expected, (text) => assert.equal(verdict(text), expected))
}
testRecorded('bldrgst/errors/gateway-26-servicetimeout.xml', 'PROVIDER_ERROR SOON', (text) => {
  assert.equal(verdict(text), 'PROVIDER_ERROR SOON')
})
testRecorded('datagokr-gateway/errors/plain-text-bodies.txt', 'every reported plain text is known', (text) => {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  assert.ok(lines.length > 5)
  for (const line of lines) assert.doesNotMatch(verdict(line.split('\t')[1] ?? ''), /MALFORMED/)
})
