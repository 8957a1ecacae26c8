import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import type { PublicPrice } from './public-price.ts'
import { unpublishedUnit } from './unpublished-unit.ts'

function published(hoName: string, parts: Partial<PublicPrice> = {}): PublicPrice {
  return {
    kind: 'APARTMENT_UNIT',
    pnu: '1162010200114220005',
    baseYear: 2026,
    baseMonth: 1,
    priceWon: 145_000_000,
    areaSquareMeter: 29.35,
    buildingName: null,
    dongName: null,
    hoName,
    floorName: null,
    updatedOn: null,
    ...parts,
  }
}

const LIST = ['201', '202', '301', '302', '303', '제비01호'].map((ho) => published(ho))

// biome-ignore format: a table
const TABLE: [text: string | null, others: string[] | null][] = [
  ['305호', ['301', '302', '303']],
  ['302-1호', ['301', '302', '303']],
  ['303호', null],
  ['3층 제303호', null],
  // the list has no unit on that floor, so it may end below it
  ['401호', null],
  ['B102호', null],
  ['5호', null],
  ['3층', null],
  [null, null],
]
for (const [text, others] of TABLE) {
  test(`R-DIAG-62: "${text}" is ${others === null ? 'published, or nothing is said of it' : 'not among the published units of its floor'}`, () => {
    assert.deepEqual(unpublishedUnit(LIST, text)?.others ?? null, others)
  })
}

test('R-DIAG-62: only units of the named building count, and only the newest year', () => {
  const complex = [published('301', { dongName: '101동' }), published('305', { dongName: '제102동' })]
  assert.deepEqual(unpublishedUnit(complex, '101동 305호')?.others, ['301'])
  assert.equal(unpublishedUnit(complex, '102동 305호'), null)
  assert.equal(unpublishedUnit(complex, '305호'), null, 'without a building it may be in any of them')
  assert.equal(unpublishedUnit(complex, '103동 305호'), null, 'of that building nothing is published')
  const years = [published('305', { baseYear: 2025 }), published('301')]
  assert.equal(unpublishedUnit(years, '305호')?.baseYear, 2026)
})

test('a unit of the list is never called unpublished', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 101, max: 2_905 }), { minLength: 1, maxLength: 30 }), (numbers) => {
      const list = numbers.map((number) => published(String(number)))
      for (const number of numbers) assert.equal(unpublishedUnit(list, `${number}호`), null)
    }),
  )
})
