import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples, someOf } from '../../../test/examples.ts'
import fc from '../../../test/properties.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { loadRegionReader } from '../../platform/load-region-reader.ts'
import { romaniseAddress, romaniseName } from '../../words/en/place-names.ts'
import { normaliseAddress } from '../address/normalise-address.ts'
import { bareName } from '../district/name-index.ts'
import { WELL_KNOWN } from './well-known-places.ts'

const catalogue = loadDistrictCatalogue()
const active = catalogue.active()
const lowest = active.filter(({ code }) => catalogue.childrenOf(code).length === 0)
const readKeyword = loadRegionReader(catalogue)

const wordsOf = (address: string) => address.split(/, | (?=[A-Z][a-z]+-)/)

// R-ADDR-22, R-ADDR-23
test('the official spelling of every district reads back as that district; only true namesakes are asked about', () => {
  const tried = someOf(lowest)
  let settled = 0
  for (const { code, fullName } of tried) {
    const address = romaniseAddress(`${fullName} 12-3`)
    const result = normaliseAddress({ address }, catalogue)
    if (result.ok) assert.equal(result.lot.legalDistrictCode, code, address)
    else
      assert.ok(
        result.candidates.some((each) => each.code === code),
        `${address}: ${result.reason}`,
      )
    settled += Number(result.ok)
  }
  const namesakes = tried.filter(({ name }) => bareName(name) !== name)
  assert.ok(settled >= tried.length - namesakes.length, `${settled} of ${tried.length}`)
})

/** Ways in which apps and people write a building, floor or room. */
const UNITS =
  '#302|Unit 101-1203|Apt 101-1203|Apt. #101-1203|101-1203|101-302 ho|Bldg 2, Unit 302|2 dong 302 ho|13F-1506|13/F|B1F|B101|No. 302|101/1203|Flat 302|Level 3'.split(
    '|',
  )

test('R-ADDR-23: however the part of a building is written, and wherever it stands, it is no part of the lot number', () => {
  const anyPlace = fc.constantFrom<(address: string, unit: string) => string>(
    (address, unit) => `${unit}, ${address}`,
    (address, unit) => `${address} ${unit}`,
    (address, unit) => address.replace(' ', `, ${unit}, `),
    (address, unit) => address.replace(',', ` ${unit},`),
  )
  fc.assert(
    fc.property(fc.constantFrom(...lowest), fc.constantFrom(...UNITS), anyPlace, ({ code, fullName }, unit, place) => {
      const address = place(romaniseAddress(`${fullName} 397`), unit)
      const result = normaliseAddress({ address }, catalogue)
      assert.ok(!result.ok || result.address.pnu === `${code}103970000`, `${address}: ${JSON.stringify(result)}`)
    }),
    { numRuns: examples(1500) },
  )
})

test('without commas, hyphens and capitals, and from the widest down, it means the same', () => {
  const anyLowest = fc.constantFrom(...lowest)
  const spell = fc.constantFrom<(address: string) => string>(
    (address) => address.toLowerCase(),
    (address) => address.toUpperCase(),
    (address) => address.replaceAll(',', ''),
    (address) => address.replaceAll('-', ' ').replace('12 3 ', '12-3 '),
    (address) => `${wordsOf(address.slice(5)).toReversed().join(', ')} 12-3`,
    (address) => `Unit 301, ${address}, Republic of Korea`,
  )
  fc.assert(
    fc.property(anyLowest, spell, ({ code, fullName }, change) => {
      const address = change(romaniseAddress(`${fullName} 12-3`))
      const result = normaliseAddress({ address }, catalogue)
      if (result.ok) assert.equal(result.address.pnu, `${code}100120003`, address)
      else
        assert.ok(
          result.candidates.some((each) => each.code === code),
          `${address}: ${result.reason}`,
        )
    }),
    { numRuns: examples(1500) },
  )
})

test('a question with the name of a district and the one above it means that district, or is open with it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...active), ({ code, name, parentCode }) => {
      const above = parentCode === null ? null : catalogue.find(parentCode)
      const question = [name, ...(above === null ? [] : [above.name])].map(romaniseName).join(', ')
      const { region } = readKeyword(question)
      const codes = [...(region?.districts ?? []), ...(region?.others ?? [])].map((district) => district.code)
      assert.ok(codes.includes(code), question)
    }),
    { numRuns: examples(2000) },
  )
})

test('the English name of a well-known place means what its Korean name means', () => {
  for (const [korean, english] of WELL_KNOWN) {
    const { region } = readKeyword(korean)
    assert.ok(region !== null, korean)
    for (const name of english.split('|')) assert.deepEqual(readKeyword(name).region?.districts, region.districts, name)
  }
})
