import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc, { runs } from '../../../test/properties.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { compactName } from './name-index.ts'
import { createDistrictSearch } from './search-districts.ts'
import { shortSidoNames } from './sido-names.ts'

const districts = loadDistrictCatalogue().active()
const search = createDistrictSearch(districts)

/** Some letters of a full name, possibly only one, and sometimes of another name. */
const part = fc
  .tuple(fc.nat(districts.length - 1), fc.nat(20), fc.integer({ min: 1, max: 6 }))
  .map(([place, from, length]) => districts[place]?.fullName.slice(from, from + length) ?? '')
const keyword = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))

test('a search finds just those districts whose names hold every word', () => {
  fc.assert(
    fc.property(keyword, (text) => {
      const words = text.split(/\s+/u).map(compactName).filter(Boolean)
      const holding = districts.filter(({ sidoName, fullName }) => {
        const name = `${shortSidoNames(sidoName).join(' ')} ${compactName(fullName)}`
        return words.length > 0 && words.every((word) => name.includes(word))
      })
      const found = search(text, districts.length + 1).flat()
      assert.deepEqual(new Set(found), new Set(holding))
      assert.equal(found.length, holding.length)
    }),
    runs(200),
  )
})
