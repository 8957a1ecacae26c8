import assert from 'node:assert/strict'
import { test } from 'node:test'
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
  let settled = 0
  for (const { code, fullName } of lowest) {
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
  const namesakes = lowest.filter(({ name }) => bareName(name) !== name)
  assert.ok(settled >= lowest.length - namesakes.length, `${settled} of ${lowest.length}`)
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
    { numRuns: 1500 },
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
    { numRuns: 2000 },
  )
})

test('the English name of a well-known place means what its Korean name means', () => {
  for (const [korean, english] of WELL_KNOWN) {
    const { region } = readKeyword(korean)
    assert.ok(region !== null, korean)
    for (const name of english.split('|')) assert.deepEqual(readKeyword(name).region?.districts, region.districts, name)
  }
})
