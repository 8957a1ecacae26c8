import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import type { Lot } from './lot.ts'
import { parsePnu, pnuOf } from './pnu.ts'

test('PNU is code, 1 for land or 2 for mountain, main and sub number', () => {
  const lot: Lot = { legalDistrictCode: '1162010200', landKind: 'LAND', mainNumber: '1422', subNumber: '0005' }
  assert.equal(pnuOf(lot), '1162010200114220005')
  assert.equal(pnuOf({ ...lot, landKind: 'MOUNTAIN' }), '1162010200214220005')
})

test('a PNU reads back as its lot', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
  const lots = fc.record<Lot>(
    {
      legalDistrictCode: digits(10),
      landKind: fc.constantFrom('LAND', 'MOUNTAIN'),
      mainNumber: digits(4),
      subNumber: digits(4),
    },
    { noNullPrototype: true },
  )
  fc.assert(fc.property(lots, (lot) => assert.deepEqual(parsePnu(pnuOf(lot)), lot)))
})

for (const text of [
  '',
  '116201020011422000',
  '1162010200014220005',
  '1162010200314220005',
  '1162010200114220005 ',
  '신림동',
]) {
  test(`no PNU: ${JSON.stringify(text)}`, () => assert.equal(parsePnu(text), null))
}
