import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY, setUpClient, testClientFailures } from '../../../test/client-under-test.ts'
import { createBoundaryClient } from './client.ts'

const PATH = '/req/data'
const GEOMETRY = {
  type: 'Polygon',
  coordinates: [
    [
      [126.9, 37.4],
      [126.95, 37.4],
      [126.95, 37.45],
      [126.9, 37.4],
    ],
  ],
}
const FOUND = JSON.stringify({
  response: {
    status: 'OK',
    result: { featureCollection: { features: [{ geometry: GEOMETRY, properties: { emd_cd: '11620102' } }] } },
  },
})

testClientFailures({
  path: PATH,
  ask: (baseUrl, http, key) =>
    createBoundaryClient({ http, baseUrl, key, domain: undefined }).readBoundary('1162010200'),
  goodBody: FOUND,
})

test('asks for one district of its level, in degrees, with key and domain', async (t) => {
  const { standIn, http, records } = await setUpClient(t)
  const query = {
    service: 'data',
    request: 'GetFeature',
    data: 'LT_C_ADEMD_INFO',
    attrFilter: 'emd_cd:=:11620102',
    crs: 'EPSG:4326',
    key: KEY,
    domain: 'https://example.test',
  }
  standIn.expect({ path: PATH, query }, { body: FOUND })
  const client = createBoundaryClient({ http, baseUrl: standIn.origin, key: KEY, domain: 'https://example.test' })
  assert.deepEqual(await client.readBoundary('1162010200'), { status: 'FOUND', value: GEOMETRY })
  assert.deepEqual(records[0]?.requestSummary, { data: 'LT_C_ADEMD_INFO', emd_cd: '11620102' })
})

test('R-MAP-02: an error inside HTTP 200 is ERROR', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const error = { status: 'ERROR', error: { level: '2', code: 'UNAVAILABLE_KEY', text: KEY } }
  standIn.expect({ path: PATH }, { body: JSON.stringify({ response: error }) })
  const client = createBoundaryClient({ http, baseUrl: standIn.origin, key: KEY, domain: undefined })
  assert.deepEqual(await client.readBoundary('1162010200'), { status: 'ERROR', reason: 'KEY_REJECTED' })
})
