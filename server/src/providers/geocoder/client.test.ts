import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY, setUpClient, testClientFailures } from '../../../test/client-under-test.ts'
import { createGeocoderClient } from './client.ts'

const PATH = '/req/address'
const JIBUN = '서울특별시 관악구 신림동 1422-77'
const ROAD = '서울특별시 관악구 가온로 34'
const FOUND = JSON.stringify({ response: { status: 'OK', result: { point: { x: '126.9291', y: '37.4842' } } } })
const NOT_FOUND = JSON.stringify({ response: { status: 'NOT_FOUND' } })
const VALUE = { longitude: 126.9291, latitude: 37.4842 }

testClientFailures({
  path: PATH,
  ask: (baseUrl, http, key) =>
    createGeocoderClient({ http, baseUrl, key, domain: undefined }).locate({ jibunAddress: JIBUN, roadAddress: ROAD }),
  goodBody: FOUND,
})

test('the lot number is asked first; found, nothing else is asked', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect(
    { path: PATH, query: { request: 'getCoord', type: 'PARCEL', address: JIBUN, key: KEY } },
    { body: FOUND },
  )
  const client = createGeocoderClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
  assert.deepEqual(await client.locate({ jibunAddress: JIBUN, roadAddress: ROAD }), { status: 'FOUND', value: VALUE })
})

test('a lot that the provider does not know is asked by its road name, when there is one', async (t) => {
  const { standIn, http } = await setUpClient(t)
  standIn.expect({ path: PATH, query: { type: 'PARCEL' } }, { body: NOT_FOUND }, 2)
  standIn.expect({ path: PATH, query: { type: 'ROAD', address: ROAD } }, { body: FOUND })
  const client = createGeocoderClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
  assert.deepEqual(await client.locate({ jibunAddress: JIBUN, roadAddress: ROAD }), { status: 'FOUND', value: VALUE })
  assert.deepEqual(await client.locate({ jibunAddress: JIBUN, roadAddress: null }), { status: 'NOT_FOUND' })
})

test('an error under HTTP 200 is ERROR and no reason to try the other type', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const error = { status: 'ERROR', error: { code: 'INVALID_KEY', text: JIBUN } }
  standIn.expect({ path: PATH, query: { type: 'PARCEL' } }, { body: JSON.stringify({ response: error }) })
  const client = createGeocoderClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
  const reply = await client.locate({ jibunAddress: JIBUN, roadAddress: ROAD })
  assert.deepEqual(reply, { status: 'ERROR', reason: 'KEY_REJECTED' })
})

test('neither address nor result reaches a call record, only a short hash of the address', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  standIn.expect({ path: PATH }, { body: FOUND })
  const client = createGeocoderClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
  await client.locate({ jibunAddress: JIBUN, roadAddress: null })
  const hash = String(records[0]?.requestSummary.addressHash)
  assert.match(hash, /^[0-9a-f]{16}$/)
  // the hash differs in each run and may contain the digits of the lot by chance
  assert.doesNotMatch(JSON.stringify(records).replaceAll(hash, ''), /신림|1422|126\.9|%EC/)
})
