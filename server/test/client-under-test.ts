import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { FailureReason, ProviderReply } from '../src/domain/lookup.ts'
import { createProviderHttp, type ProviderCallRecord, type ProviderHttp } from '../src/providers/http.ts'
import { type StandIn, type StandInReply, startStandIn } from './stand-in.ts'

/** The key of every client under test; a test fails if it appears in a call record. */
export const KEY = 'SECRET-0A1B-KEY'

export type ClientTest = { standIn: StandIn; http: ProviderHttp; records: ProviderCallRecord[] }

/** Only reached if something hangs. */
const GENEROUS_MS = 60_000
/** For requests that should time out; the request arrives before that, however busy the machine is. */
export const IMPATIENT_MS = 1_000

export async function setUpClient(t: TestContext, timeoutMs = GENEROUS_MS): Promise<ClientTest> {
  const standIn = await startStandIn(t)
  const records: ProviderCallRecord[] = []
  const http = createProviderHttp({
    timeoutMs,
    recordCall: (record) => records.push(record),
    now: () => new Date('2026-11-20T12:00:00+09:00'),
    random: () => 0,
  })
  t.after(() => assert.ok(!JSON.stringify(records).includes('SECRET'), 'the key must not reach a call record'))
  return { standIn, http, records }
}

/** One call of a client: its path, how to make it, and a valid body. */
export type ClientCall = {
  path: string
  ask: (origin: string, http: ProviderHttp, key: string | undefined) => Promise<ProviderReply<unknown>>
  goodBody: string
}

type Failure = { what: string; reply: StandInReply; reason: FailureReason; calls: number }

/** Three calls: the failure is retried twice. */
function failuresOf(goodBody: string): Failure[] {
  const html = '<!doctype html><html><body>점검 중입니다<br></body></html>'
  return [
    { what: 'an empty body', reply: { body: '' }, reason: 'MALFORMED', calls: 3 },
    { what: 'a truncated body', reply: { body: goodBody.slice(0, -9) }, reason: 'MALFORMED', calls: 3 },
    { what: 'an HTML page', reply: { body: html }, reason: 'MALFORMED', calls: 3 },
    { what: 'JSON of another shape', reply: { body: '{"hello":"world"}' }, reason: 'MALFORMED', calls: 1 },
    { what: 'a bare JSON value', reply: { body: 'null' }, reason: 'MALFORMED', calls: 3 },
    { what: 'HTTP 404', reply: { status: 404, body: 'Not Found' }, reason: 'HTTP_STATUS', calls: 1 },
    { what: 'HTTP 503 with a good body', reply: { status: 503, body: goodBody }, reason: 'HTTP_STATUS', calls: 3 },
    { what: 'a broken connection', reply: 'RESET', reason: 'NETWORK', calls: 3 },
    { what: 'no reply in time', reply: 'HANG', reason: 'TIMEOUT', calls: 1 },
  ]
}

/** Adds one test per kind of failure, over real HTTP: always ERROR with its reason, never a throw or an empty result. */
export function testClientFailures({ path, ask, goodBody }: ClientCall): void {
  for (const { what, reply, reason, calls } of failuresOf(goodBody)) {
    test(`${path}: ${what} is ERROR ${reason}`, async (t) => {
      const { standIn, http, records } = await setUpClient(t, reply === 'HANG' ? IMPATIENT_MS : GENEROUS_MS)
      standIn.expect({ path }, reply, calls)
      assert.deepEqual(await ask(standIn.origin, http, KEY), { status: 'ERROR', reason })
      assert.deepEqual([records.length, records[0]?.resultStatus], [1, 'ERROR'])
    })
  }

  test(`${path}: without a key UNAVAILABLE, recorded, and no call`, async (t) => {
    const { standIn, http, records } = await setUpClient(t)
    assert.deepEqual(await ask(standIn.origin, http, undefined), { status: 'UNAVAILABLE', reason: 'NO_KEY' })
    assert.equal(standIn.calls.length, 0)
    assert.deepEqual([records.length, records[0]?.resultStatus], [1, 'UNAVAILABLE'])
  })
}
