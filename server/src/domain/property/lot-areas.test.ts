import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { unlikeAreas } from './lot-areas.ts'

const known = (...areas: (number | null)[]) =>
  areas.map((areaSquareMeter, index) => ({ key: String(index), areaSquareMeter }))

test('R-EVID-09: an area is about another within 10 % or 5 ㎡, and unlike a lot when it is about none of its homes', () => {
  const of = (area: number | null) => unlikeAreas('ROW_HOUSE_MULTI_UNIT', area, known(29.35, 41.2, 41.2))
  assert.deepEqual(of(84.9), { count: 3, fromSquareMeter: 29.35, toSquareMeter: 41.2 })
  assert.deepEqual(of(35.2), { count: 3, fromSquareMeter: 29.35, toSquareMeter: 41.2 }, 'between two plans')
  for (const area of [24.4, 29.35, 34.3, 36.2, 46.2, null]) assert.equal(of(area), null, `${area}`)
})

test('too few homes say nothing of the others, and one home given twice is one', () => {
  assert.equal(unlikeAreas('APARTMENT', 200, known(59.9, 84.9, null, 0)), null)
  const twice = { key: 'same', areaSquareMeter: 59.9 }
  assert.equal(unlikeAreas('APARTMENT', 200, [twice, twice, ...known(84.9)]), null)
  for (const type of ['DETACHED_MULTI_FAMILY', 'NEIGHBORHOOD_FACILITY', 'UNKNOWN'] as const)
    assert.equal(unlikeAreas(type, 200, known(59.9, 84.9, 114)), null, type)
})

test('an area that the lot is known to have is never unlike it', () => {
  const area = fc.double({ min: 5, max: 500, noNaN: true })
  fc.assert(
    fc.property(fc.array(area, { minLength: 1, maxLength: 30 }), fc.nat(), (areas, place) => {
      assert.equal(unlikeAreas('OFFICETEL', areas[place % areas.length]!, known(...areas)), null)
    }),
  )
})
