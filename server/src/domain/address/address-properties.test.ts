import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from 'fast-check'
import { createDistrictCatalogue } from '../district/district-catalogue.ts'
import { createLotNumber, formatLotNumber, type LotNumber } from './lot-number.ts'
import { normaliseAddress } from './normalise-address.ts'
import { parseAddress } from './parse-address.ts'

const FILE = new URL('../district/catalogue/districts.tsv', import.meta.url)
const catalogue = createDistrictCatalogue(readFileSync(FILE, 'utf8'))
const lowest = catalogue.active().filter(({ code }) => catalogue.childrenOf(code).length === 0)

const anyLowest = fc.constantFrom(...lowest)
const anyLotNumber = fc
  .tuple(fc.constantFrom('LAND' as const, 'MOUNTAIN' as const), fc.integer({ min: 1, max: 9999 }), fc.nat(9999))
  .map(([kind, main, sub]) => createLotNumber(kind, main, sub))
  .filter((lotNumber): lotNumber is LotNumber => lotNumber !== null)

/** Pieces that steer a random text into every branch of the parser. */
const anyPiece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  anyLowest.map(({ name }) => name),
  fc.constantFrom(
    '서울',
    '광주',
    '신림1동',
    '성수동',
    '1가',
    '산',
    '12-3',
    '번지',
    '호',
    '로',
    '길',
    '(',
    ')',
    '-',
    '０',
    ' ',
  ),
)
const anyText = fc.array(anyPiece, { maxLength: 12 }).map((pieces) => pieces.join(''))

test('parsing never throws, whatever the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      parseAddress(text, catalogue)
      normaliseAddress({ address: text, jusoAddress: { admCd: text, lnbrMnnm: text, lnbrSlno: text } }, catalogue)
    }),
    { numRuns: 500 },
  )
})

test('a very long text is read as quickly as a short one', () => {
  const start = performance.now()
  for (const text of ['서울'.repeat(50_000), '1'.repeat(100_000), '가로'.repeat(50_000), ' '.repeat(100_000)]) {
    parseAddress(text, catalogue)
  }
  assert.ok(performance.now() - start < 1000)
})

test('the name of every district of the lowest level reads back as that district', () => {
  for (const { code, fullName } of lowest) {
    const result = normaliseAddress({ address: `${fullName} 산 12-3` }, catalogue)
    assert.ok(result.ok, `${fullName}: ${result.ok || result.reason}`)
    assert.equal(result.address.pnu, `${code}200120003`)
  }
})

test('a displayed lot reads back as the same lot', () => {
  fc.assert(
    fc.property(anyLowest, anyLotNumber, ({ code, fullName }, lotNumber) => {
      const result = normaliseAddress({ address: `${fullName} ${formatLotNumber(lotNumber)}` }, catalogue)
      assert.ok(result.ok)
      assert.deepEqual(result.lot, { legalDistrictCode: code, ...lotNumber })
      assert.deepEqual([result.address.unitText, result.address.formerCode], [null, null])
    }),
    { numRuns: 500 },
  )
})

test('blanks within the names of districts change nothing', () => {
  const anyBlanks = fc.array(fc.constantFrom('', '', ' ', '  ', '\u3000', '\t'), { minLength: 60, maxLength: 60 })
  fc.assert(
    fc.property(anyLowest, anyLotNumber, anyBlanks, ({ code, fullName }, lotNumber, blanks) => {
      const letters = Array.from(fullName.replaceAll(' ', ''))
      const spaced = letters.map((letter, at) => letter + (blanks[at] ?? '')).join('')
      const result = normaliseAddress({ address: `${spaced}${formatLotNumber(lotNumber)}` }, catalogue)
      assert.ok(result.ok)
      assert.deepEqual(result.lot, { legalDistrictCode: code, ...lotNumber })
    }),
    { numRuns: 500 },
  )
})
