import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../test/properties.ts'
import { distanceMeter, holdsPoint, meetsOutline, readBoundingBox } from './bounding-box.ts'

const BOX = { west: 126, south: 37, east: 127, north: 38 }
const square = (west: number, south: number, side: number) => ({
  coordinates: [
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ],
  ],
})

test('four numbers in their order are a box; reading never throws', () => {
  assert.deepEqual(readBoundingBox('126,37,127,38'), BOX)
  for (const wrong of ['', '126,37,127', '127,37,126,38', '126,37,127,95', 'x,y,z,w'])
    assert.equal(readBoundingBox(wrong), null)
  fc.assert(fc.property(fc.string(), (text) => readBoundingBox(text) === null || text.split(',').length === 4))
})

test('points and outlines within, across the edge and elsewhere', () => {
  assert.ok(holdsPoint(BOX, 126.5, 37.5) && holdsPoint(BOX, 126, 37) && !holdsPoint(BOX, 125.9, 37.5))
  assert.ok(meetsOutline(BOX, [square(126.9, 37.9, 1)]))
  assert.ok(meetsOutline(BOX, [square(120, 30, 20)]))
  assert.ok(!meetsOutline(BOX, [square(128, 37, 1)]))
  assert.ok(!meetsOutline(BOX, []))
})

test('a distance is the same both ways, and a degree of latitude is about 111 km', () => {
  const point = fc.record({
    longitude: fc.double({ min: 124, max: 132, noNaN: true }),
    latitude: fc.double({ min: 33, max: 39, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (one, other) => Math.abs(distanceMeter(one, other) - distanceMeter(other, one)) < 1e-3),
  )
  const degree = distanceMeter({ longitude: 127, latitude: 37 }, { longitude: 127, latitude: 38 })
  assert.ok(Math.abs(degree - 111_195) < 10)
})
