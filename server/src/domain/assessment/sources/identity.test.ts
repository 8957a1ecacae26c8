import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { koreanOf, saying } from '../../../words/saying.fixture.ts'
import type { LookupStatus } from '../../lookup.ts'
import { assessLease } from '../assess-lease.ts'
import { aBuilding, factsOf } from '../facts/lease-facts.fixture.ts'

const identityOf = (material: Parameters<typeof factsOf>[0]) => inKorean(assessLease(factsOf(material)).identity)

const shop = aBuilding({
  mainUseCode: '03000',
  mainUseName: '제1종근린생활시설',
  detailUse: '소매점',
  householdCount: 0,
})

test('R-DIAG-31: one building of the register confirms the type', () => {
  const identity = identityOf({ buildings: [aBuilding({ buildingName: '신림빌라' })] })
  assert.equal(identity.state, 'success')
  assert.equal(identity.registerConfirmed, true)
  assert.deepEqual(identity.candidatePropertyTypes, ['ROW_HOUSE_MULTI_UNIT'])
  assert.deepEqual(
    [identity.buildingName, identity.mainUse, identity.useApprovalDate],
    ['신림빌라', '공동주택', '2001-12-24'],
  )
  assert.equal(
    identity.determinationStatus,
    koreanOf('ONE_BUILDING', { propertyType: 'ROW_HOUSE_MULTI_UNIT', single: false }),
  )
})

test('R-DIAG-28, ambiguous: several candidates ask for unit or choice and confirm nothing', () => {
  const identity = identityOf({
    buildings: [aBuilding(), aBuilding({ registerKey: '2', useApprovalDate: '1995-01-01' })],
  })
  assert.equal(identity.state, 'ambiguous')
  assert.equal(identity.registerConfirmed, false)
  assert.equal(identity.registerBuildingCount, 2)
  assert.deepEqual(
    [identity.mainUse, identity.useApprovalDate, identity.householdCount],
    ['공동주택', null, null],
    'what both have in common stands once',
  )
  assert.deepEqual(
    identity.registerCandidates.map((candidate) => [candidate.mainUse, candidate.useApprovalDate]),
    [
      [null, '2001-12-24'],
      [null, '1995-01-01'],
    ],
  )
  assert.match(
    identity.determinationStatus,
    saying('ONE_OF_SEVERAL', { count: 2, propertyType: 'ROW_HOUSE_MULTI_UNIT' }),
  )
})

test('R-ANSWER-07: of many buildings eight are listed: the chosen one, those that no name could choose, the first others', () => {
  const buildings = Array.from({ length: 24 }, (_, n) =>
    aBuilding({ registerKey: `${n}`, dongName: n === 20 ? null : `${101 + n}동` }),
  )
  const keysOf = (parts: Parameters<typeof factsOf>[0]) =>
    identityOf({ buildings, ...parts }).registerCandidates.map(({ registerKey }) => registerKey)
  assert.deepEqual(keysOf({}), ['20', '0', '1', '2', '3', '4', '5', '6'])
  assert.deepEqual(keysOf({ chosenRegisterKey: '23' }), ['23', '20', '0', '1', '2', '3', '4', '5'])
})

test('R-DIAG-05, R-DIAG-28, partial: a type from the user is a candidate and never a fact', () => {
  const identity = identityOf({ buildings: [], registerStatus: 'NOT_FOUND', knownPropertyType: '오피스텔' })
  assert.equal(identity.state, 'partial')
  assert.equal(identity.propertyType, 'OFFICETEL')
  assert.equal(identity.registerConfirmed, false)
  assert.match(identity.determinationStatus, saying('TYPE_ASSUMED', { propertyType: 'OFFICETEL', byUser: true }))
  assert.match(identity.cautions.join(' '), saying('TYPE_FROM_HINT', { propertyType: 'OFFICETEL', byUser: true }))
})

test('the state follows the look-up where nothing else settles the type', () => {
  const table: [LookupStatus, string, RegExp][] = [
    ['NOT_FOUND', 'empty', saying('NO_BUILDING_FOUND')],
    ['UNAVAILABLE', 'unavailable', saying('MISSING_BECAUSE', { sought: 'REGISTER', reason: null, called: false })],
    ['ERROR', 'error', saying('MISSING_BECAUSE', { sought: 'REGISTER', reason: null, called: true })],
  ]
  for (const [registerStatus, state, sentence] of table) {
    const identity = identityOf({ buildings: [], registerStatus })
    assert.equal(identity.state, state)
    assert.equal(identity.propertyType, 'UNKNOWN')
    assert.match(identity.determinationStatus, sentence)
    assert.match(identity.determinationStatus, saying('TYPE_NOT_JUDGED'))
  }
})

test('R-DIAG-35: a main use that is no home is a caution', () => {
  const identity = identityOf({ buildings: [shop] })
  assert.equal(identity.propertyType, 'NEIGHBORHOOD_FACILITY')
  assert.match(identity.cautions.join(' '), saying('NEIGHBORHOOD_FACILITY'))
})

test('a use that is neither home nor shop leaves the type open, although the building is confirmed', () => {
  const identity = identityOf({
    buildings: [aBuilding({ mainUseCode: '10000', mainUseName: '교육연구시설', detailUse: '교육원' })],
  })
  assert.equal(identity.registerConfirmed, false)
  assert.match(identity.determinationStatus, saying('ONE_BUILDING', { propertyType: 'UNKNOWN', single: false }))
})
