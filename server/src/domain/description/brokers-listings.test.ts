import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { BROKERS_LISTINGS } from './brokers-listings.fixture.ts'
import { readListing } from './read-listing.ts'

const catalogue = loadDistrictCatalogue()

for (const [text, ...expected] of BROKERS_LISTINGS)
  test(`R-ADDR-30: ${JSON.stringify(text)} is read as a person reads it, or left open`, () => {
    const {
      contractPurpose: purpose,
      depositManwon,
      monthlyRentManwon,
      maintenanceFeeManwon,
      ...home
    } = readListing(text, catalogue)
    const read = [
      purpose && (purpose === 'JEONSE' ? 'J' : 'M'),
      depositManwon,
      monthlyRentManwon,
      maintenanceFeeManwon,
      home.exclusiveAreaSquareMeter,
      home.floor,
    ]
    assert.deepEqual(
      read,
      read.map((_, at) => expected[at] ?? null),
    )
  })
