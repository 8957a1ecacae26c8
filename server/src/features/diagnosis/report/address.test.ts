import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { addressSection } from './address.ts'
import { diagnosedOf, diagnosedWithoutAddress, failedAddress, sillimLot } from './diagnosed.fixture.ts'

test('R-DIAG-26: a normalised lot shows its codes, padded numbers and that look-ups are possible', () => {
  const section = inKorean(addressSection(diagnosedOf()))
  assert.equal(section.state, 'success')
  assert.equal(section.jibunAddress, '서울특별시 관악구 신림동 1422-5')
  assert.deepEqual([section.legalDistrictCode, section.lawdCd], ['1162010200', '11620'])
  assert.deepEqual([section.mainLotNumber, section.subLotNumber, section.mountain], ['1422', '0005', false])
  assert.equal(section.pnu, '1162010200114220005')
  assert.equal(section.lookupAvailable, true)
  assert.equal(section.districtMatch?.administrativeDistrictName, null)
})

test('an address under an abolished code says that it was brought to the present district', () => {
  assert.ok(sillimLot.ok)
  const address = { ...sillimLot, address: { ...sillimLot.address, formerCode: '1162010100' } }
  const section = inKorean(addressSection(diagnosedOf(undefined, { address })))
  assert.equal(section.districtMatch?.formerLegalDistrictCode, '1162010100')
  assert.match(section.message, /옛 법정동/)
})

test('R-DIAG-26: a failure is an empty state that says which kind of address to re-check', () => {
  const road = inKorean(addressSection(diagnosedWithoutAddress()))
  assert.equal(road.state, 'empty')
  assert.equal(road.lookupAvailable, false)
  assert.match(road.message, /도로명주소/)
  assert.deepEqual([road.legalDistrictCode, road.pnu, road.mainLotNumber], [null, null, null])

  const ambiguous = inKorean(addressSection(diagnosedWithoutAddress({ address: failedAddress('AMBIGUOUS_DISTRICT') })))
  assert.deepEqual(ambiguous.candidates, [
    { legalDistrictCode: '1162010200', fullName: '서울특별시 관악구 신림동', jibunAddress: null },
  ])
})
