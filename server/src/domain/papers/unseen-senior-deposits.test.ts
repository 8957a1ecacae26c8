import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { saying } from '../../words/saying.fixture.ts'
import { findForbiddenWording } from '../wording/word-guard.ts'
import { typedHome } from './paper-home.ts'
import { APARTMENT, SHARED_HOUSE } from './papers.fixture.ts'
import { nearestDeposits, unseenSeniorDeposits } from './unseen-senior-deposits.ts'

const stored = (median: number) => ({
  q1: median - 1_000,
  median,
  q3: median + 1_000.5,
  sampleCount: 12,
  fromMonth: '202411',
  toMonth: '202610',
})
const NONE = { ofLot: null, ofDistrict: null, ofCity: null }

test('a shared house of eight: seven times the quartiles, named a supposition, with the papers that would settle it', () => {
  const found = unseenSeniorDeposits(SHARED_HOUSE.home, nearestDeposits({ ...NONE, ofDistrict: stored(6_000) }))
  assert.deepEqual([found?.otherHouseholds, found?.low, found?.mid, found?.high], [7, 35_000, 42_000, 49_007])
  assert.deepEqual(found?.papers, ['FIXED_DATE_LIST', 'RESIDENT_LIST'])
  const sentence = inKorean(found?.sentence ?? '')
  assert.match(
    sentence,
    saying('UNSEEN_DEPOSITS', {
      others: 7,
      scope: 'LEGAL_DISTRICT',
      sampleCount: 12,
      lowManwon: 35000,
      midManwon: 42000,
      highManwon: 49007,
    }),
  )
  assert.deepEqual(findForbiddenWording(sentence), [])
})

test('the lot itself is asked first, then the district, then the city district', () => {
  const all = { ofLot: stored(1_000), ofDistrict: stored(2_000), ofCity: stored(3_000) }
  assert.equal(nearestDeposits(all)?.scope, 'LOT')
  assert.equal(nearestDeposits({ ...all, ofLot: null })?.scope, 'LEGAL_DISTRICT')
  assert.equal(nearestDeposits({ ...NONE, ofCity: stored(3_000) })?.medianManwon, 3_000)
  assert.equal(nearestDeposits(NONE), null)
})

test('amounts between two leases are whole manwon, and the sum is that of what is shown', () => {
  const between = { ...stored(6_000), q1: 1_726.417, median: 3_843.798, q3: 13_166.667 }
  const found = unseenSeniorDeposits(SHARED_HOUSE.home, nearestDeposits({ ...NONE, ofLot: between }))
  const { q1Manwon, medianManwon, q3Manwon } = found?.basis ?? {}
  assert.deepEqual([q1Manwon, medianManwon, q3Manwon], [1_726, 3_844, 13_167])
  assert.deepEqual([found?.low, found?.mid, found?.high], [7 * 1_726, 7 * 3_844, 7 * 13_167])
})

test('without stored leases there is no number, and nothing becomes 0', () => {
  const found = unseenSeniorDeposits(SHARED_HOUSE.home, null)
  assert.deepEqual([found?.otherHouseholds, found?.low, found?.mid, found?.high], [7, null, null, null])
})

test('homes that are no shared house, and those of unknown households, have no such supposition', () => {
  const leases = nearestDeposits({ ...NONE, ofLot: stored(6_000) })
  assert.equal(unseenSeniorDeposits(APARTMENT.home, leases), null)
  for (const householdCount of [1, null]) {
    assert.equal(unseenSeniorDeposits(typedHome({ ...SHARED_HOUSE.home, householdCount }), leases), null)
  }
})
