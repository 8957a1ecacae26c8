import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import fc from '../../test/properties.ts'
import { type StandIn, type StandInReply, startStandIn } from '../../test/stand-in.ts'
import { until } from '../../test/until.ts'
import { serviceVersion } from '../platform/process/service-version.ts'
import {
  createProviderHttp,
  type Interpretation,
  nextSeoulMidnight,
  type ProviderCallRecord,
  type ProviderHttp,
  type WireResponse,
} from './http.ts'
import { decodeBody } from './http-exchange.ts'

const KEY = 'secret+key/with=signs'
const PATH = '/1613000/Service/getThing'

type Setup = {
  standIn: StandIn
  http: ProviderHttp
  records: ProviderCallRecord[]
  clock: { now: Date }
  ask: (options?: Partial<Ask>) => ReturnType<ProviderHttp['request']>
}
type Ask = {
  apiName: string
  retry: boolean
  timeoutMs: number
  signal: AbortSignal
  interpret: (response: WireResponse) => Interpretation<string>
}

const asText = ({ text }: WireResponse): Interpretation<string> =>
  text === ''
    ? { status: 'ERROR', reason: 'MALFORMED', detail: 'empty body', retry: 'SOON' }
    : { status: 'FOUND', value: text }

async function setUp(t: TestContext, timeoutMs = 120_000): Promise<Setup> {
  const standIn = await startStandIn(t)
  const records: ProviderCallRecord[] = []
  const clock = { now: new Date('2026-11-20T12:00:00+09:00') }
  const http = createProviderHttp({
    timeoutMs,
    recordCall: (record) => records.push(record),
    now: () => clock.now,
    random: () => 0,
  })
  t.after(() => assert.ok(!JSON.stringify(records).match(/secret|%2B/), 'the key must not reach the call log'))
  const ask: Setup['ask'] = ({ apiName = 'getThing', interpret = asText, signal, ...rest } = {}) => {
    const url = new URL(PATH, standIn.origin)
    url.searchParams.set('serviceKey', KEY)
    return http.request(
      { provider: 'transactions', apiName, url, summary: { lawdCd: '11680' }, interpret, ...rest },
      signal,
    )
  }
  return { standIn, http, records, clock, ask }
}

test('a reply is recorded once, with path and status and without the key', async (t) => {
  const { standIn, records, ask, clock } = await setUp(t)
  standIn.expect({ path: PATH, query: { serviceKey: KEY } }, { body: 'hello' })
  assert.deepEqual(await ask(), { status: 'FOUND', value: 'hello' })
  const { durationMillis, ...record } = records[0] as ProviderCallRecord
  assert.ok(durationMillis >= 0)
  assert.deepEqual(record, {
    provider: 'transactions',
    apiName: 'getThing',
    endpointPath: PATH,
    requestSummary: { lawdCd: '11680' },
    resultStatus: 'SUCCESS',
    httpStatusCode: 200,
    errorMessage: null,
    createdAt: clock.now,
  })
  assert.equal(records.length, 1)
  assert.ok(standIn.calls[0]?.headers['user-agent']?.startsWith(`lease-risk/${serviceVersion} (`))
})

test('NOT_FOUND is recorded as EMPTY, no key as UNAVAILABLE without a call', async (t) => {
  const { standIn, http, records, ask } = await setUp(t)
  standIn.expect({ path: PATH }, { body: 'x' })
  assert.deepEqual(await ask({ interpret: () => ({ status: 'NOT_FOUND' }) }), { status: 'NOT_FOUND' })
  const unavailable = http.unavailable({ provider: 'juso', apiName: 'addrLinkApi', summary: {} })
  assert.deepEqual(unavailable, { status: 'UNAVAILABLE', reason: 'NO_KEY' })
  assert.deepEqual(
    records.map((record) => record.resultStatus),
    ['EMPTY', 'UNAVAILABLE'],
  )
})

const recovering: [name: string, first: StandInReply][] = [
  ['a 5xx', { status: 503, body: '<html>busy</html>' }],
  ['a 429', { status: 429, body: '' }],
  ['a reset connection', 'RESET'],
  ['a body cut off by the connection', 'CUT'],
  ['a reply that the parser asks to repeat', { body: '' }],
]
for (const [name, first] of recovering) {
  test(`${name} is tried again and the recovered answer recorded once`, async (t) => {
    const { standIn, records, ask } = await setUp(t)
    standIn.expect({ path: PATH }, first)
    standIn.expect({ path: PATH }, { body: 'hello' })
    assert.deepEqual(await ask(), { status: 'FOUND', value: 'hello' })
    assert.equal(records.length, 1)
  })
}

const lasting: [name: string, reply: StandInReply, reason: string, tries: number][] = [
  ['5xx', { status: 500, body: 'Unexpected' }, 'HTTP_STATUS', 3],
  ['404', { status: 404, body: 'API not found' }, 'HTTP_STATUS', 1],
  ['5xx page in an undeclared charset', { status: 502, body: Buffer.from([0xc1, 0xa1, 0xb0]) }, 'HTTP_STATUS', 3],
  ['redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/?serviceKey=x' } }, 'HTTP_STATUS', 1],
  ['reset', 'RESET', 'NETWORK', 3],
  ['empty body', { body: '' }, 'MALFORMED', 3],
  [
    'code page 949 declared as UTF-8',
    { headers: { 'content-type': 'text/xml;charset=UTF-8' }, body: Buffer.from([0xb0, 0xa1]) },
    'MALFORMED',
    1,
  ],
  [
    'unknown charset',
    { headers: { 'content-type': 'text/xml;charset=klingon' }, body: Buffer.from([0xb0, 0xa1]) },
    'MALFORMED',
    1,
  ],
]
for (const [name, reply, reason, tries] of lasting) {
  test(`${name}: ERROR ${reason} after ${tries} tries`, async (t) => {
    const { standIn, records, ask } = await setUp(t)
    standIn.expect({ path: PATH }, reply, tries)
    assert.deepEqual(await ask(), { status: 'ERROR', reason })
    assert.match(records[0]?.errorMessage ?? '', new RegExp(`^${reason}: `))
  })
}

test('retry: false asks once', async (t) => {
  const { standIn, ask } = await setUp(t)
  standIn.expect({ path: PATH }, { status: 503 })
  assert.deepEqual(await ask({ retry: false }), { status: 'ERROR', reason: 'HTTP_STATUS' })
})

test('code page 949 is read by Content-Type or XML prolog, and UTF-8 wins over a wrong declaration', async (t) => {
  const { standIn, ask } = await setUp(t)
  const ga = Buffer.from([0xb0, 0xa1])
  standIn.expect({ path: PATH }, { headers: { 'content-type': 'text/plain; charset=cp949' }, body: ga })
  standIn.expect(
    { path: PATH },
    { headers: {}, body: Buffer.concat([Buffer.from('<?xml version="1.0" encoding="ks_c_5601-1987"?>'), ga]) },
  )
  standIn.expect({ path: PATH }, { headers: { 'content-type': 'text/plain; charset=euc-kr' }, body: '가' })
  assert.deepEqual(await ask(), { status: 'FOUND', value: '가' })
  assert.deepEqual(await ask(), { status: 'FOUND', value: '<?xml version="1.0" encoding="ks_c_5601-1987"?>가' })
  assert.deepEqual(await ask(), { status: 'FOUND', value: '가' })
})

test('an endless body ends as TOO_LARGE and its connection is closed', async (t) => {
  const { standIn, ask } = await setUp(t)
  standIn.expect({ path: PATH }, 'ENDLESS')
  assert.deepEqual(await ask(), { status: 'ERROR', reason: 'TOO_LARGE' })
  await until(() => standIn.openConnections() === 0, 'the end of the connection')
})

test('the time limit covers all tries together', async (t) => {
  // long enough for a second try on a busy machine
  const { standIn, ask, records } = await setUp(t, 3_000)
  standIn.expect({ path: PATH }, 'RESET')
  standIn.expect({ path: PATH }, 'HANG')
  assert.deepEqual(await ask(), { status: 'ERROR', reason: 'TIMEOUT' })
  assert.equal(records.length, 1)
})

test('the caller can end the wait: DEADLINE', async (t) => {
  // its own limit would never end it
  const { standIn, ask } = await setUp(t, 3_600_000)
  standIn.expect({ path: PATH }, 'HANG')
  const leaving = new AbortController()
  const asked = ask({ signal: leaving.signal })
  await until(() => standIn.calls.length === 1, 'the call')
  leaving.abort()
  assert.deepEqual(await asked, { status: 'ERROR', reason: 'DEADLINE' })
  assert.deepEqual(await ask({ signal: AbortSignal.abort() }), { status: 'ERROR', reason: 'DEADLINE' })
})

test('a parser that throws is a MALFORMED reply', async (t) => {
  const { standIn, ask } = await setUp(t)
  standIn.expect({ path: PATH }, { body: 'x' })
  const interpret = () => {
    throw new TypeError(`no such thing at ${KEY}`)
  }
  assert.deepEqual(await ask({ interpret }), { status: 'ERROR', reason: 'MALFORMED' })
})

test('an error status never passes for an answer, but the body may name the cause', async (t) => {
  const { standIn, ask } = await setUp(t)
  standIn.expect({ path: PATH }, { status: 404, body: 'x' }, 2)
  assert.deepEqual(await ask(), { status: 'ERROR', reason: 'HTTP_STATUS' })
  const interpret = (): Interpretation<string> => ({ status: 'ERROR', reason: 'KEY_REJECTED', detail: 'code 30' })
  assert.deepEqual(await ask({ interpret }), { status: 'ERROR', reason: 'KEY_REJECTED' })
})

test('what we sent is masked when a parser quotes it', async (t) => {
  const { standIn, ask, records } = await setUp(t)
  standIn.expect({ path: PATH }, { body: 'x' })
  const detail = `bad key ${KEY} or ${encodeURIComponent(KEY)} ${'x'.repeat(300)}`
  await ask({ interpret: () => ({ status: 'ERROR', reason: 'PROVIDER_ERROR', detail }) })
  assert.match(records[0]?.errorMessage ?? '', /^PROVIDER_ERROR: bad key \*\*\* or \*\*\* x+$/)
  assert.equal(records[0]?.errorMessage?.length, 200)
})

test('a used-up daily quota stops calls to that operation until midnight in Seoul', async (t) => {
  const { standIn, ask, clock, records } = await setUp(t)
  const interpret = (): Interpretation<string> => ({
    status: 'ERROR',
    reason: 'QUOTA_EXCEEDED',
    detail: 'code 22',
    retry: 'AFTER_MIDNIGHT',
  })
  standIn.expect({ path: PATH }, { body: 'x' }, 3)
  await ask({ interpret })
  assert.deepEqual(await ask(), { status: 'ERROR', reason: 'QUOTA_EXCEEDED' })
  assert.equal(standIn.calls.length, 1)
  assert.equal(records[1]?.httpStatusCode, null)
  assert.equal((await ask({ apiName: 'getOther' })).status, 'FOUND')
  clock.now = new Date('2026-11-21T00:00:00+09:00')
  assert.equal((await ask()).status, 'FOUND')
})

test('midnight in Seoul is 15:00 UTC', () => {
  assert.equal(nextSeoulMidnight(new Date('2026-11-20T14:59:59Z')).toISOString(), '2026-11-20T15:00:00.000Z')
  assert.equal(nextSeoulMidnight(new Date('2026-11-20T15:00:00Z')).toISOString(), '2026-11-21T15:00:00.000Z')
})

test('five failed calls in a row open the circuit; one probe closes it again', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 })
  const { standIn, http, ask, records } = await setUp(t)
  standIn.expect({ path: PATH }, { status: 503 }, 5)
  for (let i = 0; i < 5; i++) {
    assert.equal(http.breakerState('transactions'), 'CLOSED')
    await ask({ retry: false })
  }
  assert.equal(http.breakerState('transactions'), 'OPEN')
  assert.deepEqual(await ask(), { status: 'ERROR', reason: 'CIRCUIT_OPEN' })
  assert.equal(standIn.calls.length, 5)
  assert.match(records.at(-1)?.errorMessage ?? '', /^CIRCUIT_OPEN/)
  assert.equal(http.breakerState('juso'), 'CLOSED')

  t.mock.timers.tick(15_000)
  standIn.expect({ path: PATH }, { body: 'well again', delayMs: 30 })
  const probe = ask()
  await until(() => http.breakerState('transactions') === 'HALF_OPEN', 'the probe')
  assert.equal((await probe).status, 'FOUND')
  assert.equal(http.breakerState('transactions'), 'CLOSED')
})

test('a refused key or a wrong question does not open the circuit', async (t) => {
  const { standIn, http, ask } = await setUp(t)
  standIn.expect({ path: PATH }, { status: 403, body: 'Forbidden' }, 6)
  for (let i = 0; i < 6; i++) await ask()
  assert.equal(http.breakerState('transactions'), 'CLOSED')
})

test('at most eight calls run at one time against one host', async (t) => {
  const { standIn, ask } = await setUp(t)
  let running = 0
  let most = 0
  standIn.expect(
    { path: PATH },
    () => {
      running += 1
      most = Math.max(most, running)
      setTimeout(() => {
        running -= 1
      }, 25)
      return { body: 'x', delayMs: 30 }
    },
    20,
  )
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask()))
  assert.ok(replies.every((reply) => reply.status === 'FOUND'))
  assert.equal(most, 8)
})

test('property: no bytes and no declared charset make the decoder throw, and valid UTF-8 is read as it is', () => {
  const declared = fc.oneof(
    fc.constantFrom('text/xml;charset=euc-kr', 'text/xml; charset="utf-16"', 'charset='),
    fc.string(),
  )
  fc.assert(fc.property(fc.uint8Array(), declared, (bytes, contentType) => void decodeBody(bytes, contentType)))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), declared, (text, contentType) => {
      assert.equal(decodeBody(Buffer.from(text), contentType), text.replace(/^\uFEFF/, ''))
    }),
  )
})
