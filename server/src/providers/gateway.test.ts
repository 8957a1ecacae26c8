import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { KEY, setUpClient } from '../../test/client-under-test.ts'
import fc from '../../test/properties.ts'
import { testRecorded } from '../../test/recorded.ts'
import type { StandInCall } from '../../test/stand-in.ts'
import { gatewayUrl, readGatewayPage, readGatewayPages } from './gateway.ts'
import { readText } from './wire-object.ts'

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

const PATH = '/1613000/Service/getThings'

function page(from: number, to: number, totalCount: number): string {
  const items = Array.from({ length: to - from + 1 }, (_, index) => `<item><n>${from + index}</n></item>`).join('')
  return `<response><header><resultCode>00</resultCode></header><body><items>${items}</items><totalCount>${totalCount}</totalCount></body></response>`
}

/** Reads against a server that answers page by page with `bodies`. */
async function readBodies(t: TestContext, bodies: string[]) {
  const { standIn, http, records } = await setUpClient(t)
  bodies.forEach((body, index) => standIn.expect({ path: PATH, query: { pageNo: String(index + 1) } }, { body }))
  const reply = await readGatewayPages(http, {
    provider: 'transactions',
    apiName: 'getThings',
    url: gatewayUrl(standIn.origin, PATH, KEY, { numOfRows: '1000' }),
    summary: {},
    readRow: (row) => readText(row, 'n'),
  })
  return { reply, records }
}

test('reads on until the total is there, whatever page size the server grants', async (t) => {
  const { reply, records } = await readBodies(t, [page(1, 2, 5), page(3, 4, 5), page(5, 5, 5)])
  assert.deepEqual(reply, {
    status: 'FOUND',
    value: { rows: ['1', '2', '3', '4', '5'], skippedRows: 0, totalCount: 5 },
  })
  assert.deepEqual(
    records.map((record) => record.requestSummary['pageNo']),
    [1, 2, 3],
  )
})

test('a bad row is dropped and counted; a page of bad rows only is ERROR, not an empty list', async (t) => {
  const { reply } = await readBodies(t, [page(1, 2, 2).replace('<n>2</n>', '<n> </n>')])
  assert.deepEqual(reply, { status: 'FOUND', value: { rows: ['1'], skippedRows: 1, totalCount: 2 } })
  const { reply: renamed } = await readBodies(t, [page(1, 2, 2).replaceAll('<n>', '<m>').replaceAll('</n>', '</m>')])
  assert.deepEqual(renamed, { status: 'ERROR', reason: 'MALFORMED' })
})

test('a total that changes between pages is ERROR: half a list must not pass for a whole one', async (t) => {
  assert.deepEqual((await readBodies(t, [page(1, 2, 4), page(3, 5, 5)])).reply, {
    status: 'ERROR',
    reason: 'PROVIDER_ERROR',
  })
  const empty =
    '<response><header><resultCode>00</resultCode></header><body><items/><totalCount>0</totalCount></body></response>'
  assert.deepEqual((await readBodies(t, [page(1, 2, 4), empty])).reply, { status: 'ERROR', reason: 'PROVIDER_ERROR' })
})

test('a server that ignores the page number is noticed at the second page', async (t) => {
  assert.deepEqual((await readBodies(t, [page(1, 2, 4), page(1, 2, 4)])).reply, {
    status: 'ERROR',
    reason: 'MALFORMED',
  })
})

test('R-WIRE-08: pages that come again in turn, or rows beyond the total, are ERROR: no row must count twice', async (t) => {
  for (const bodies of [
    [page(1, 2, 6), page(3, 4, 6), page(1, 2, 6)],
    [page(1, 3, 5), page(3, 5, 5)],
    [page(1, 2, 1)],
    [page(1, 1, 0)],
  ])
    assert.deepEqual((await readBodies(t, bodies)).reply, { status: 'ERROR', reason: 'MALFORMED' })
})

test('a page without rows before the end is asked again, then ERROR', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: PATH }, { body: page(1, 0, 3) }, 3)
  const url = gatewayUrl(standIn.origin, PATH, KEY, {})
  const reply = await readGatewayPages(http, {
    provider: 'transactions',
    apiName: 'x',
    url,
    summary: {},
    readRow: () => 1,
  })
  assert.deepEqual(reply, { status: 'ERROR', reason: 'MALFORMED' })
})

test('an endless list is TOO_LARGE, and its second page is not asked for', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const endless = ({ query }: StandInCall) => ({
    body: page(Number(query.get('pageNo')), Number(query.get('pageNo')), 1_000_000),
  })
  standIn.expect({ path: PATH }, endless)
  const url = gatewayUrl(standIn.origin, PATH, KEY, {})
  const reply = await readGatewayPages(http, {
    provider: 'transactions',
    apiName: 'x',
    url,
    summary: {},
    readRow: () => 1,
  })
  assert.deepEqual(reply, { status: 'ERROR', reason: 'TOO_LARGE' })
})

test('both spellings of a service key are encoded exactly once', () => {
  const raw = 'aB+/c12=='
  for (const key of [raw, encodeURIComponent(raw), ` ${raw}\n`]) {
    assert.equal(gatewayUrl('https://apis.data.go.kr', '/x', key, {}).search, '?serviceKey=aB%2B%2Fc12%3D%3D')
  }
  assert.equal(gatewayUrl('https://apis.data.go.kr', '/x', '100%', {}).search, '?serviceKey=100%25')
})
