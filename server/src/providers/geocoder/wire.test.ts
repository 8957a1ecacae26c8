import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { testRecorded, writtenValues } from '../../../test/recorded.ts'
import { parseCoordinates } from './client.ts'

function reply(point: unknown): string {
  return JSON.stringify({ response: { status: 'OK', result: { crs: 'EPSG:4326', point } } })
}

test('x is the longitude, y the latitude; strings become numbers', () => {
  assert.deepEqual(parseCoordinates(reply({ x: '126.9291', y: '37.4842' })), {
    status: 'FOUND',
    value: { longitude: 126.9291, latitude: 37.4842 },
  })
})

test('a point outside Korea or without numbers is MALFORMED, never a position', () => {
  const points = [{ x: '37.48', y: '126.92' }, { x: '0', y: '0' }, { x: '', y: '' }, { x: 'NaN', y: '37' }, {}, null]
  for (const point of points) {
    const parsed = parseCoordinates(reply(point))
    assert.equal(parsed.status === 'ERROR' && parsed.reason, 'MALFORMED', JSON.stringify(point))
  }
})

test('property: no text makes the parser throw', () => {
  const points = fc.json().map((json) => `{"response":{"status":"OK","result":{"point":${json}}}}`)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), points), (text) => {
      parseCoordinates(text)
    }),
  )
})

for (const file of ['getcoord-road.json', 'getcoord-parcel.json']) {
  testRecorded(`vworld-data/address/${file}`, 'a point', (text) => {
    const [longitude, latitude] = ['x', 'y'].flatMap((axis) => writtenValues(text, axis)).map(Number)
    assert.deepEqual(parseCoordinates(text), { status: 'FOUND', value: { longitude, latitude } })
  })
}
