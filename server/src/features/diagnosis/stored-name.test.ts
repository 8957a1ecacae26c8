import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'
import { storeKnownComplexes } from '../../../test/stored-deals.ts'

const { database, diagnose } = await testService()
await storeKnownComplexes(database.pool)

const TERMS = { contractPurpose: 'JEONSE' as const, depositAmountManwon: 90_000, exclusiveAreaSquareMeter: 84.9 }

for (const address of ['대치동 은마아파트 31동 1203호', '서울 강남구 삼성로 212 (대치동)']) {
  test(`a diagnosis of ${address} finds the lot by what is stored, and asks to compare the lot number`, async () => {
    const { address: found, diagnosisState } = await diagnose({ ...TERMS, address })
    assert.equal(diagnosisState, 'success')
    assert.equal(found.pnu, '1168010600103160000')
    assert.equal(found.districtMatch?.basis, 'STORED_NAME')
    assert.match(found.message, /대치동 316 기준으로 조회했습니다.*지번이 같은지 확인/)
  })
}

test('a name that several lots bear settles nothing: they are named with their deals', async () => {
  const { address, propertyIdentity } = await diagnose({ ...TERMS, address: '현대아파트 101동' })
  assert.equal(address.state, 'empty')
  assert.equal(address.pnu, null)
  assert.ok(address.candidates.length > 1)
  assert.match(address.message, /반포동 55 현대\(거래 2건\)/)
  assert.equal(propertyIdentity.state, 'unavailable')
})
