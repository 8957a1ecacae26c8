import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { aBuilding } from '../assessment/facts/lease-facts.fixture.ts'
import { isSharedHouse } from '../property/determination.ts'
import { determineProperty } from '../property/determine-property.ts'
import type { RegisterBuilding } from '../property/register-building.ts'
import { registerOutcome } from '../property/register-candidates.ts'
import { paperHomeOf, typedHome } from './paper-home.ts'

const DISTRICT = '1162010200'

function determine(buildings: RegisterBuilding[], knownPropertyType: string | null = null) {
  const hints = { knownPropertyType, sameLotDealTypes: [], unitText: null, chosenRegisterKey: null }
  return determineProperty({ status: registerOutcome(buildings), buildings }, hints)
}

const detached = (parts: Partial<RegisterBuilding>) =>
  aBuilding({ mainUseCode: '01000', mainUseName: '단독주택', detailUse: '단독주택', householdCount: 0, ...parts })

/** Households, families, name; then whether the house is shared, and by how many. */
const HOUSES: [number, number, string, boolean, number | null][] = [
  [1, 1, '단독주택', true, 2],
  [1, 5, '단독주택', true, 6],
  [0, 5, '다가구주택', true, 5],
  [0, 1, '단독주택', false, 1],
  [0, 1, '다가구주택', false, 1],
  [0, 0, '단독주택', false, null],
  [0, 0, '다가구주택', true, null],
]
for (const [householdCount, familyCount, detailUse, shared, households] of HOUSES) {
  test(`${householdCount} households, ${familyCount} families, ${detailUse}: the papers follow the determination`, () => {
    const property = determine([detached({ householdCount, familyCount, detailUse })])
    const home = paperHomeOf(DISTRICT, property)
    assert.deepEqual([home.isShared, home.householdCount], [shared, households])
    assert.equal(isSharedHouse(property), shared)
  })
}

test('whatever the register holds, a home of the papers is shared where the diagnosis says so', () => {
  const building = fc.record({
    mainUseCode: fc.constantFrom('01000', '02000', '03000', null),
    mainUseName: fc.constantFrom('단독주택', '다가구주택', null),
    detailUse: fc.constantFrom('단독주택', '다가구주택', null),
    householdCount: fc.nat({ max: 2 }),
    familyCount: fc.nat({ max: 2 }),
    registerKey: fc.constantFrom('1', '2'),
  })
  fc.assert(
    fc.property(fc.array(building, { maxLength: 2 }), fc.constantFrom(null, '다가구', '아파트'), (buildings, hint) => {
      const property = determine(buildings.map(aBuilding), hint)
      assert.equal(paperHomeOf(DISTRICT, property).isShared, isSharedHouse(property))
    }),
  )
})

test('a typed home is only known by its type and its households: a detached house may be shared until it has one', () => {
  const typed = (propertyType: 'DETACHED_MULTI_FAMILY' | 'APARTMENT', householdCount?: number) =>
    typedHome({ legalDistrictCode: DISTRICT, propertyType, ...(householdCount && { householdCount }) }).isShared
  assert.deepEqual(
    [typed('DETACHED_MULTI_FAMILY'), typed('DETACHED_MULTI_FAMILY', 8), typed('DETACHED_MULTI_FAMILY', 1)],
    [true, true, false],
  )
  assert.equal(typed('APARTMENT', 120), false)
})
