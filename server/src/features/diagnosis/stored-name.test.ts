import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'
import { storeKnownComplexes } from '../../../test/stored-deals.ts'
import { saying } from '../../words/saying.fixture.ts'

const { database, diagnose } = await testService()
await storeKnownComplexes(database.pool)

const TERMS = { contractPurpose: 'JEONSE' as const, depositAmountManwon: 90_000, exclusiveAreaSquareMeter: 84.9 }

for (const address of ['대치동 은마아파트 31동 1203호', '서울 강남구 삼성로 212 (대치동)']) {
  test(`a diagnosis of ${address} finds the lot by what is stored, and asks to compare the lot number`, async () => {
    const { address: found, diagnosisState } = await diagnose({ ...TERMS, address })
    assert.equal(diagnosisState, 'success')
    assert.equal(found.pnu, '1168010600103160000')
    assert.equal(found.districtMatch?.basis, 'STORED_NAME')
    assert.match(found.message, saying('ADDRESS_FROM_STORED_NAME', { address: '서울특별시 강남구 대치동 316' }))
  })
}

test('a name that several lots bear settles nothing: they are named with their deals', async () => {
  const { address, propertyIdentity } = await diagnose({ ...TERMS, address: '현대아파트 101동' })
  assert.equal(address.state, 'empty')
  assert.equal(address.pnu, null)
  assert.ok(address.candidates.length > 1)
  assert.match(
    address.message,
    saying('BUILDING_ON_LOT', { address: '서울특별시 서초구 반포동 55', building: '현대', deals: 2 }),
  )
  assert.equal(propertyIdentity.state, 'unavailable')
})

test('R-ADDR-33: an answer says what of the address was not used, and a lot that is asked about keeps the unit', async () => {
  const named = await diagnose({ ...TERMS, address: '서울특별시 송파구 잠실동 22 파크원타워즈 301호' })
  assert.deepEqual([named.address.state, named.address.unread], ['success', ['파크원타워즈']])
  const whole = await diagnose({ ...TERMS, address: '신림동 1422-5 101-1203' })
  assert.deepEqual([whole.address.state, whole.address.unread], ['success', []])
  const asked = await diagnose({ ...TERMS, address: '신림동 1422-5 301' })
  const { state, candidates, unitText, unread } = asked.address
  assert.deepEqual(
    [state, candidates[0]?.jibunAddress, unitText],
    ['empty', '서울특별시 관악구 신림동 1422-5', '301호'],
  )
  assert.deepEqual(unread, [])
})
