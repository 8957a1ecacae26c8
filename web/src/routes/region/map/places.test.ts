import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnalyzableLocation } from '@lease-risk/contract/map'
import fc from '../../../../../server/test/properties.ts'
import { drawnPlaces, grouped, mediansOf, placeAt } from './places.ts'

const district: AnalyzableLocation = {
  legalDistrictCode: '1162010200',
  lawdCd: '11620',
  regionName: '서울특별시 관악구 신림동',
  sourceCount: 2,
  metrics: [],
  usualJeonse: null,
  notice: '',
  boundaryPolygons: [
    {
      type: 'Polygon',
      coordinates: [
        [
          [126.9, 37.4],
          [127.1, 37.4],
          [127.1, 37.6],
          [126.9, 37.4],
        ],
      ],
    },
  ],
  boundaryLookupStatus: 'FOUND',
  boundaryLookupMessage: null,
}

test('a district is drawn where its boundary was received, latitude first', () => {
  const [place] = drawnPlaces([district])
  assert.deepEqual(place?.position, [37.5, 127])
  assert.equal(place?.short, '신림동')
})

test('a district without a boundary is not drawn anywhere', () =>
  assert.deepEqual(drawnPlaces([{ ...district, boundaryPolygons: [], boundaryLookupStatus: 'ERROR' }]), []))

const pixel = fc.record({ x: fc.integer({ min: 0, max: 1_000 }), y: fc.integer({ min: 0, max: 1_000 }) })

test('no place is lost in groups, and no two groups cover each other', () => {
  fc.assert(
    fc.property(fc.array(pixel), (pixels) => {
      const groups = grouped(pixels, (place) => place, { width: 92, height: 52 })
      assert.equal(groups.flat().length, pixels.length)
      const heads = groups.flatMap(([head]) => head ?? [])
      for (const [index, one] of heads.entries())
        for (const other of heads.slice(index + 1))
          assert.ok(Math.abs(one.x - other.x) >= 92 || Math.abs(one.y - other.y) >= 52)
    }),
  )
})

test('R-REGION-24: a position is in the place whose outline is around it, and in none outside of all', () => {
  const places = drawnPlaces([district])
  assert.equal(placeAt(places, [37.45, 127.08])?.key, 'district-1162010200')
  assert.equal(placeAt(places, [37.55, 127.0]), undefined)
  assert.equal(placeAt(places, [35.1, 129.0]), undefined)
})

test('R-MAP-13: places drawn as one have the least and the greatest median', () => {
  const [place] = drawnPlaces([district])
  assert.ok(place)
  const having = (medianDepositManwon: number | null, dealCount: number) => ({
    ...place,
    jeonse: { medianDepositManwon, dealCount, medianMonthlyRentManwon: null },
  })
  assert.deepEqual(mediansOf([having(15_000, 4), having(null, 2), having(24_000, 9), place]), {
    least: 15_000,
    most: 24_000,
  })
  assert.equal(mediansOf([having(null, 2), place]), null)
})
