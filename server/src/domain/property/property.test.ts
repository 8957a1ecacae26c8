import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { aBuilding } from '../assessment/facts/lease-facts.fixture.ts'
import { isSharedHouse, readBuildingUse } from './building-use.ts'
import { determineProperty, type PropertyHints } from './determine-property.ts'
import { propertyTypeFromHint } from './property-hint.ts'
import type { RegisterBuilding } from './register-building.ts'
import { registerOutcome } from './register-candidates.ts'
import { saleSimilarTo } from './sale-similarity.ts'
import { isSameName, parseUnitText } from './unit-text.ts'

const NO_HINTS: PropertyHints = {
  knownPropertyType: null,
  sameLotDealTypes: [],
  unitText: null,
  chosenRegisterKey: null,
}

function determine(buildings: RegisterBuilding[], hints: Partial<PropertyHints> = {}) {
  return determineProperty({ status: registerOutcome(buildings), buildings }, { ...NO_HINTS, ...hints })
}

const apartment = (key: string, dongName: string | null = null) =>
  aBuilding({ registerKey: key, dongName, detailUse: '아파트', floorsAboveGround: 14 })
const shop = (key: string) =>
  aBuilding({
    registerKey: key,
    mainUseCode: '03000',
    mainUseName: '제1종근린생활시설',
    detailUse: '근린생활시설',
    householdCount: 0,
  })
const sharedHouse = (key: string) =>
  aBuilding({
    registerKey: key,
    mainUseCode: '01000',
    mainUseName: '단독주택',
    detailUse: '다가구주택',
    householdCount: 0,
    familyCount: 6,
  })

const READINGS: [string, Partial<RegisterBuilding>, string, string][] = [
  ['multi-unit with shops', { detailUse: '다세대주택/근린생활시설' }, 'ROW_HOUSE_MULTI_UNIT', 'MIXED'],
  ['multi-unit', { detailUse: '다세대주택' }, 'ROW_HOUSE_MULTI_UNIT', 'HOUSING'],
  ['row house', { detailUse: '연립주택' }, 'ROW_HOUSE_MULTI_UNIT', 'HOUSING'],
  ['apartment', { detailUse: '아파트', floorsAboveGround: 14 }, 'APARTMENT', 'HOUSING'],
  ['sub code 02001', { mainUseCode: '02001', mainUseName: null, detailUse: null }, 'APARTMENT', 'HOUSING'],
  ['sub code 02003', { mainUseCode: '02003', mainUseName: null, detailUse: null }, 'ROW_HOUSE_MULTI_UNIT', 'HOUSING'],
  ['four floors of homes', { detailUse: '공동주택' }, 'ROW_HOUSE_MULTI_UNIT', 'HOUSING'],
  ['five floors may stand on pillars', { detailUse: '공동주택', floorsAboveGround: 5 }, 'UNKNOWN', 'HOUSING'],
  ['fifteen floors of homes', { detailUse: '공동주택', floorsAboveGround: 15 }, 'APARTMENT', 'HOUSING'],
  [
    'detached',
    { mainUseCode: '01000', mainUseName: '단독주택', detailUse: '단독주택' },
    'DETACHED_MULTI_FAMILY',
    'HOUSING',
  ],
  [
    'house with a shop',
    { mainUseCode: '01000', mainUseName: '단독주택', detailUse: '근린생활시설 및 다가구주택' },
    'DETACHED_MULTI_FAMILY',
    'MIXED',
  ],
  [
    'officetel',
    { mainUseCode: '14000', mainUseName: '업무시설', detailUse: '오피스텔, 근린생활시설' },
    'OFFICETEL',
    'OFFICETEL',
  ],
  ['officetel wins over the main use', { detailUse: '아파트, 오피스텔' }, 'OFFICETEL', 'OFFICETEL'],
  [
    'office without officetel',
    { mainUseCode: '14000', mainUseName: '업무시설', detailUse: '업무시설' },
    'UNKNOWN',
    'NON_RESIDENTIAL',
  ],
  [
    'shops alone',
    { mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: '사무소', householdCount: 0 },
    'NEIGHBORHOOD_FACILITY',
    'NEIGHBORHOOD_FACILITY',
  ],
  [
    'shops that count families',
    { mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: '소매점', householdCount: 0, familyCount: 2 },
    'DETACHED_MULTI_FAMILY',
    'MIXED',
  ],
  [
    'shops that name homes',
    { mainUseCode: '04000', mainUseName: '제2종근린생활시설', detailUse: '근린생활시설, 다세대주택' },
    'ROW_HOUSE_MULTI_UNIT',
    'MIXED',
  ],
  ['school', { mainUseCode: '10000', mainUseName: '교육연구시설', detailUse: '교육원' }, 'UNKNOWN', 'NON_RESIDENTIAL'],
  [
    'factory called apartment-type',
    { mainUseCode: '17000', mainUseName: '공장', detailUse: '아파트형공장' },
    'UNKNOWN',
    'NON_RESIDENTIAL',
  ],
  ['blank register', { mainUseCode: null, mainUseName: null, detailUse: null }, 'UNKNOWN', 'UNCLEAR'],
  [
    'no code but a name',
    { mainUseCode: null, mainUseName: '단독주택', detailUse: null },
    'DETACHED_MULTI_FAMILY',
    'HOUSING',
  ],
]
for (const [name, parts, propertyType, use] of READINGS) {
  test(`register reading, ${name}: ${propertyType}, ${use}`, () => {
    const reading = readBuildingUse(aBuilding(parts))
    assert.deepEqual([reading.propertyType, reading.use], [propertyType, use])
  })
}

test('a house of several families is one shared property, a single family’s is not', () => {
  assert.ok(isSharedHouse(sharedHouse('1')))
  assert.ok(
    !isSharedHouse(
      aBuilding({
        mainUseCode: '01000',
        mainUseName: '단독주택',
        detailUse: '단독주택',
        householdCount: 0,
        familyCount: 1,
      }),
    ),
  )
  assert.ok(!isSharedHouse(aBuilding({ householdCount: 20 })))
})

test('a blank register beside a word of the user: a detached house may be shared, one of one household is not', () => {
  const blank = { mainUseCode: null, mainUseName: null, detailUse: null, householdCount: 0, familyCount: 0 }
  const isShared = (parts: Partial<RegisterBuilding>, knownPropertyType: string) =>
    determine([aBuilding({ ...blank, ...parts })], { knownPropertyType }).cautions.includes('SEVERAL_HOUSEHOLDS')
  assert.deepEqual(
    [isShared({}, '다가구'), isShared({ familyCount: 5 }, '다가구'), isShared({ familyCount: 1 }, '다가구')],
    [true, true, false],
  )
  assert.ok(!isShared({ familyCount: 5 }, '아파트'))
})

test('one main building settles the type; annexes and repeated rows do not disturb it', () => {
  const found = determine([aBuilding(), aBuilding(), aBuilding({ registerKey: '9', isMain: false, detailUse: '창고' })])
  assert.deepEqual(
    [found.state, found.registerStatus, found.propertyType, found.basis],
    ['success', 'FOUND', 'ROW_HOUSE_MULTI_UNIT', 'REGISTER'],
  )
  assert.equal(found.building?.registerKey, '1')
})

test('R-DIAG-32: AMBIGUOUS has the common type of all candidates', () => {
  const several = determine([apartment('1', '101동'), apartment('2', '102동')])
  assert.deepEqual(
    [several.state, several.registerStatus, several.propertyType, several.building],
    ['ambiguous', 'AMBIGUOUS', 'APARTMENT', null],
  )
  assert.deepEqual(several.cautions, ['SEVERAL_BUILDINGS'])
})

test('R-DIAG-32: AMBIGUOUS without a common type is UNKNOWN, whatever the hint, until one is chosen', () => {
  const buildings = [shop('1'), sharedHouse('2')]
  const open = determine(buildings, { knownPropertyType: '다가구', sameLotDealTypes: ['DETACHED_MULTI_FAMILY'] })
  assert.deepEqual([open.propertyType, open.state, open.use], ['UNKNOWN', 'ambiguous', 'UNCLEAR'])
  assert.deepEqual(open.candidateTypes.toSorted(), ['DETACHED_MULTI_FAMILY', 'NEIGHBORHOOD_FACILITY'])
  const chosen = determine(buildings, { chosenRegisterKey: '1' })
  assert.deepEqual(
    [chosen.propertyType, chosen.state, chosen.registerStatus],
    ['NEIGHBORHOOD_FACILITY', 'success', 'FOUND'],
  )
})

test('a building named in the address settles an ambiguity when exactly one fits', () => {
  const buildings = [apartment('1', '101동'), apartment('2', '제102동'), apartment('3', null)]
  assert.equal(determine(buildings, { unitText: '102동 1203호' }).building?.registerKey, '2')
  assert.equal(determine(buildings, { unitText: '103동 1203호' }).building, null)
  assert.equal(determine(buildings, { chosenRegisterKey: 'unknown' }).building, null)
})

test('a complex’s shop and kindergarten are not candidates for a home, a lone shop is', () => {
  assert.equal(registerOutcome([apartment('1'), shop('2')]), 'FOUND')
  assert.equal(determine([apartment('1', '101동'), apartment('2', '102동'), shop('3')]).propertyType, 'APARTMENT')
  assert.equal(determine([shop('1')]).propertyType, 'NEIGHBORHOOD_FACILITY')
})

test('annexes alone are no building of the lease', () => {
  const found = determine([aBuilding({ isMain: false })])
  assert.deepEqual([found.registerStatus, found.state, found.propertyType], ['NOT_FOUND', 'empty', 'UNKNOWN'])
})

test('without a register: past deals of one type, else the user’s word, give a partial type', () => {
  const silent = (hints: Partial<PropertyHints>) =>
    determineProperty({ status: 'UNAVAILABLE', buildings: [] }, { ...NO_HINTS, ...hints })
  const byHint = silent({ knownPropertyType: '빌라' })
  assert.deepEqual(
    [byHint.state, byHint.basis, byHint.propertyType, byHint.use],
    ['partial', 'USER_HINT', 'ROW_HOUSE_MULTI_UNIT', null],
  )
  const byDeals = silent({ knownPropertyType: '아파트', sameLotDealTypes: ['OFFICETEL', 'OFFICETEL'] })
  assert.deepEqual([byDeals.basis, byDeals.propertyType], ['SAME_LOT_DEALS', 'OFFICETEL'])
  assert.ok(byDeals.cautions.includes('HINT_DIFFERS'))
  const neither = silent({ sameLotDealTypes: ['OFFICETEL', 'APARTMENT'] })
  assert.deepEqual(
    [neither.state, neither.propertyType, neither.candidateTypes],
    ['unavailable', 'UNKNOWN', ['OFFICETEL', 'APARTMENT']],
  )
})

test('R-DIAG-05: a hint never overrules the register, it only draws a caution', () => {
  const found = determine([aBuilding()], { knownPropertyType: '아파트' })
  assert.deepEqual(
    [found.propertyType, found.basis, found.cautions],
    ['ROW_HOUSE_MULTI_UNIT', 'REGISTER', ['HINT_DIFFERS']],
  )
})

test('a hint settles what the register leaves open, but only among what it leaves open', () => {
  const office = aBuilding({ mainUseCode: '14000', mainUseName: '업무시설', detailUse: '업무시설', householdCount: 0 })
  const settled = determine([office], { knownPropertyType: '오피스텔' })
  assert.deepEqual(
    [settled.propertyType, settled.state, settled.basis, settled.use],
    ['OFFICETEL', 'partial', 'USER_HINT', 'NON_RESIDENTIAL'],
  )
  assert.equal(determine([office], { knownPropertyType: '아파트' }).propertyType, 'UNKNOWN')
})

test('failures of the register are distinguished', () => {
  const state = (status: 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR') =>
    determineProperty({ status, buildings: [] }, NO_HINTS).state
  assert.deepEqual([state('NOT_FOUND'), state('UNAVAILABLE'), state('ERROR')], ['empty', 'unavailable', 'error'])
})

const HINTS: [string | null, string | null][] = [
  ['아파트', 'APARTMENT'],
  ['오피스텔', 'OFFICETEL'],
  ['빌라', 'ROW_HOUSE_MULTI_UNIT'],
  ['다세대 주택', 'ROW_HOUSE_MULTI_UNIT'],
  ['다가구', 'DETACHED_MULTI_FAMILY'],
  ['상가주택', 'DETACHED_MULTI_FAMILY'],
  ['상가', 'NEIGHBORHOOD_FACILITY'],
  ['근생', 'NEIGHBORHOOD_FACILITY'],
  ['row_house_multi_unit', 'ROW_HOUSE_MULTI_UNIT'],
  ['원룸', null],
  ['아파트 또는 빌라', null],
  ['UNKNOWN', null],
  ['', null],
  [null, null],
]
test('a user’s word for the type is understood, or left alone when it says none or several', () => {
  for (const [hint, type] of HINTS) assert.equal(propertyTypeFromHint(hint), type, String(hint))
})

const UNITS: [string | null, string | null, string | null][] = [
  ['101동 1203호', '101', '1203'],
  ['제101동 제1203호', '101', '1203'],
  ['현대아파트101동1203호', '101', '1203'],
  ['가동 301호', '가', '301'],
  ['a동 b102호', 'A', 'B102'],
  ['상가동 2호', null, '2'],
  ['305호', null, '305'],
  ['3층', null, null],
  ['', null, null],
  [null, null, null],
]
test('unit text: building and unit are read, or left alone', () => {
  for (const [text, dong, ho] of UNITS) assert.deepEqual(parseUnitText(text), { dong, ho }, String(text))
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void parseUnitText(text)))
  assert.ok(isSameName('제101동', '101') && isSameName('0101', '101') && isSameName('103호', '103'))
  assert.ok(!isSameName('동명없음', '101') && !isSameName(null, '101'))
})

test('a detached house is sold whole: its sales compare by total floor area, others by the unit', () => {
  const asked = { areaSquareMeter: 20, floor: 2 }
  assert.deepEqual(saleSimilarTo(asked, determine([sharedHouse('1')])), { areaSquareMeter: 400, floor: null })
  assert.deepEqual(saleSimilarTo(asked, determine([aBuilding()])), asked)
})
