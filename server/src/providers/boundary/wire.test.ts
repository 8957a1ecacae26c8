import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { testRecorded, writtenValues } from '../../../test/recorded.ts'
import { layerOf, parseBoundary } from './client.ts'

const DONG = layerOf('1162010200')
const RING = [
  [126.9, 37.4],
  [126.95, 37.4],
  [126.95, 37.45],
  [126.9, 37.4],
]

function feature(geometry: unknown, code = '11620102') {
  return { type: 'Feature', geometry, properties: { emd_cd: code, emd_kor_nm: '가온동' } }
}

function reply(...features: unknown[]): string {
  return JSON.stringify({ response: { status: 'OK', result: { featureCollection: { features } } } })
}

function polygon(coordinates: unknown) {
  return reply(feature({ type: 'Polygon', coordinates }))
}

test('the layer follows the level of the code', () => {
  assert.deepEqual(layerOf('11620'), { data: 'LT_C_ADSIGG_INFO', attribute: 'sig_cd', value: '11620' })
  assert.deepEqual(layerOf('1162000000'), { data: 'LT_C_ADSIGG_INFO', attribute: 'sig_cd', value: '11620' })
  assert.deepEqual(layerOf('1162010200'), { data: 'LT_C_ADEMD_INFO', attribute: 'emd_cd', value: '11620102' })
  assert.deepEqual(layerOf('5115034021'), { data: 'LT_C_ADRI_INFO', attribute: 'li_cd', value: '5115034021' })
})

test('a polygon and a multipolygon are kept as they come', () => {
  const value = { type: 'Polygon', coordinates: [RING] }
  assert.deepEqual(parseBoundary(reply(feature(value)), DONG), { status: 'FOUND', value })
  const multi = { type: 'MultiPolygon', coordinates: [[RING], [RING, RING]] }
  assert.deepEqual(parseBoundary(reply(feature(multi)), DONG), { status: 'FOUND', value: multi })
})

test('a district in several features is one multipolygon; a feature of another district is left out', () => {
  const islands = reply(
    feature({ type: 'Polygon', coordinates: [RING] }),
    feature({ type: 'MultiPolygon', coordinates: [[RING], [RING]] }),
    feature({ type: 'Polygon', coordinates: [RING] }, '11620103'),
  )
  assert.deepEqual(parseBoundary(islands, DONG), {
    status: 'FOUND',
    value: { type: 'MultiPolygon', coordinates: [[RING], [RING], [RING]] },
  })
})

test('an altitude is dropped', () => {
  const parsed = parseBoundary(polygon([RING.map((position) => [...position, 12.5])]), DONG)
  assert.deepEqual(parsed, { status: 'FOUND', value: { type: 'Polygon', coordinates: [RING] } })
})

test('R-MAP-02: an error inside HTTP 200 is ERROR and NOT_FOUND is NOT_FOUND, never an empty polygon', () => {
  const error = { status: 'ERROR', error: { level: '2', code: 'OVER_REQUEST_LIMIT', text: 'the request, echoed' } }
  assert.deepEqual(parseBoundary(JSON.stringify({ response: error }), DONG), {
    status: 'ERROR',
    detail: 'OVER_REQUEST_LIMIT',
    reason: 'QUOTA_EXCEEDED',
    retry: 'AFTER_MIDNIGHT',
  })
  assert.deepEqual(parseBoundary('{"response":{"status":"NOT_FOUND"}}', DONG), { status: 'NOT_FOUND' })
})

test('a shape that no map could draw in Korea is MALFORMED', () => {
  const [first, second, third] = RING
  const cases = {
    'no feature': reply(),
    'only another district': reply(feature({ type: 'Polygon', coordinates: [RING] }, '11620103')),
    'no geometry': reply(feature(undefined)),
    'one good and one bad part': reply(
      feature({ type: 'Polygon', coordinates: [RING] }),
      feature({ type: 'Point', coordinates: first }),
    ),
    'no ring': polygon([]),
    'open ring': polygon([[first, second, third, second]]),
    'too few positions': polygon([[first, second, first]]),
    'text for a number': polygon([RING.map(([x, y]) => [String(x), y])]),
    'null for a number': polygon([RING.map(([x]) => [x, null])]),
    'axes swapped': polygon([RING.map(([x, y]) => [y, x])]),
    metres: polygon([RING.map(() => [953_000, 1_941_000])]),
    'status OK without result': '{"response":{"status":"OK"}}',
  }
  for (const [what, text] of Object.entries(cases)) {
    const parsed = parseBoundary(text, DONG)
    assert.equal(parsed.status === 'ERROR' && parsed.reason, 'MALFORMED', what)
  }
})

test('property: no text makes the parser throw', () => {
  const shapes = fc.json().map((json) => `{"response":{"status":"OK","result":{"featureCollection":${json}}}}`)
  const geometries = fc
    .json()
    .map((json) => reply().replace('[]', `[{"geometry":{"type":"Polygon","coordinates":${json}}}]`))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), shapes, geometries), (text) => {
      parseBoundary(text, DONG)
    }),
  )
})

const folder = 'vworld-data/GetFeature'
for (const [file, attribute, rings] of [
  ['real_parcel_boundary_gangnam_yeoksam_737.json', 'pnu', 1],
  ['real_parcel_boundary_jongno_cheongun.json', 'none', 1],
] as const) {
  testRecorded(`${folder}/${file}`, 'a real shape is read whole', (text) => {
    const parsed = parseBoundary(text, { data: '', attribute, value: writtenValues(text, attribute)[0] ?? '' })
    assert.ok(parsed.status === 'FOUND' && parsed.value.type === 'MultiPolygon')
    const source = JSON.parse(text).response.result.featureCollection.features[0].geometry.coordinates
    assert.deepEqual([parsed.value.coordinates, parsed.value.coordinates.length], [source, rings])
  })
}
testRecorded(`${folder}/real_parcel_boundary_not_found.json`, 'NOT_FOUND', (text) =>
  assert.deepEqual(parseBoundary(text, DONG), { status: 'NOT_FOUND' }),
)
testRecorded(`${folder}/ademd-point-nogeom.json`, 'a dong without its geometry is ERROR', (text) => {
  const [code] = writtenValues(text, 'emd_cd')
  assert.match(code ?? '', /^\d{8}$/)
  assert.equal(parseBoundary(text, layerOf(`${code}00`)).status, 'ERROR')
})
for (const file of ['GetFeature/real_error_invalid_range.json', 'errors/param-required.json']) {
  testRecorded(`vworld-data/${file}`, 'ERROR, with the code and not the text', (text) => {
    const parsed = parseBoundary(text, DONG)
    assert.deepEqual(parsed, {
      status: 'ERROR',
      reason: 'PROVIDER_ERROR',
      detail: JSON.parse(text).response.error.code,
    })
  })
}
