import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PublicPrice } from './public-price.ts'
import { areaToCompare, distinctAreas, publishedArea } from './unit-area.ts'

test('R-SCORE-47: a published area goes before a typed one that differs by more than 3 % and more than 1 ㎡', () => {
  for (const [typed, published, compared] of [
    [84.78, 59.94, 59.94],
    [59, 59.94, 59],
    // 1.1 ㎡, but under 3 %
    [59.94, 61.04, 59.94],
    // 5 %, but under 1 ㎡
    [18.9, 18, 18.9],
    [null, 59.94, 59.94],
    [59.94, null, 59.94],
    [null, null, null],
  ] as const)
    assert.equal(areaToCompare(typed, published), compared, `${typed} ${published}`)
})

const unit = (dongName: string | null, hoName: string, areaSquareMeter: number, baseYear = 2026): PublicPrice => ({
  kind: 'APARTMENT_UNIT',
  pnu: '1162010200114500000',
  baseYear,
  baseMonth: 1,
  priceWon: 400_000_000,
  areaSquareMeter,
  buildingName: null,
  dongName,
  hoName,
  floorName: null,
  updatedOn: null,
})

test('the area is that of the one unit of the name; of two of one name it is not known', () => {
  const prices = [unit('101', '701', 84.78), unit('102', '701', 59.94), unit('102', '701', 45, 2024)]
  assert.equal(publishedArea(prices, '102동 701호'), 59.94)
  assert.equal(publishedArea(prices, '701호'), null)
  assert.equal(publishedArea(prices, '102동 801호'), null)
  assert.equal(publishedArea(prices, null), null)
  assert.equal(publishedArea([{ ...unit(null, '701', 59.94), kind: 'LAND' }], '701호'), null)
})

test('plans that differ by the second decimal are one size', () => {
  const areas = [84.97, 84.98, 84.98, 59.9, null, 0]
  assert.deepEqual(distinctAreas(areas.map((areaSquareMeter) => ({ areaSquareMeter }))), [59.9, 84.98])
})
