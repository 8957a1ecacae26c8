import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choosePublicPrice } from './choose-public-price.ts'
import type { PublicPrice } from './public-price.ts'

function price(parts: Partial<PublicPrice>): PublicPrice {
  return {
    kind: 'APARTMENT_UNIT',
    pnu: '1162010200114220005',
    baseYear: 2026,
    baseMonth: 1,
    priceWon: 100_000_000,
    areaSquareMeter: 29.35,
    buildingName: null,
    dongName: null,
    hoName: null,
    floorName: null,
    updatedOn: null,
    ...parts,
  }
}

const units = [
  price({ dongName: '101', hoName: '301', priceWon: 110_000_000 }),
  price({ dongName: '102', hoName: '301', priceWon: 120_000_000 }),
  price({ dongName: '101', hoName: '302', priceWon: 130_000_000, areaSquareMeter: 29.36 }),
  price({ dongName: '101', hoName: '401', priceWon: 250_000_000, areaSquareMeter: 59.9 }),
  price({ dongName: '101', hoName: '301', priceWon: 90_000_000, baseYear: 2025 }),
]

test('the named unit’s own price is the choice', () => {
  assert.deepEqual(choosePublicPrice(units, { areaSquareMeter: null, unitText: '101동 301호' }), {
    basis: 'UNIT',
    priceManwon: 11_000,
    upperManwon: 11_000,
    alike: true,
    landWonPerSquareMeter: null,
    baseYear: 2026,
    sampleCount: 1,
  })
})

test('a unit name that fits two units names none: the median of the units closest in area serves', () => {
  const choice = choosePublicPrice(units, { areaSquareMeter: 29.4, unitText: '301호' })
  assert.deepEqual([choice?.basis, choice?.priceManwon, choice?.sampleCount], ['LOT_MEDIAN', 12_000, 3])
  assert.deepEqual([choice?.upperManwon, choice?.alike], [12_500, true])
})

test('without area and unit all units of the newest year count', () => {
  const choice = choosePublicPrice(units, { areaSquareMeter: null, unitText: null })
  assert.deepEqual([choice?.basis, choice?.priceManwon, choice?.sampleCount], ['LOT_MEDIAN', 12_500, 4])
  assert.equal(choice?.alike, false)
  assert.equal(choosePublicPrice(units, { areaSquareMeter: 85, unitText: null })?.alike, false)
})

test('a house price is the whole house’s; a land price cannot be held against a deposit', () => {
  const house = choosePublicPrice([price({ kind: 'INDIVIDUAL_HOUSE' })], { areaSquareMeter: 20, unitText: null })
  assert.deepEqual([house?.basis, house?.priceManwon], ['HOUSE', 10_000])
  const land = choosePublicPrice([price({ kind: 'LAND', priceWon: 5_400_000 })], {
    areaSquareMeter: 20,
    unitText: null,
  })
  assert.deepEqual([land?.basis, land?.priceManwon, land?.landWonPerSquareMeter], ['LAND', null, 5_400_000])
})

test('no row, or none with a price, is no choice', () => {
  assert.equal(choosePublicPrice([], { areaSquareMeter: null, unitText: null }), null)
  assert.equal(choosePublicPrice([price({ priceWon: 0 })], { areaSquareMeter: null, unitText: null }), null)
})
