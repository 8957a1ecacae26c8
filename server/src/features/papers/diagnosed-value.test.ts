import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { testService } from '../../../test/service.ts'
import { lotOf, storeDeals } from '../../../test/stored-deals.ts'

const { app, database } = await testService()

async function papersOf(payload: object): Promise<LeasePapers> {
  const diagnosed = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload })
  assert.equal(diagnosed.statusCode, 200, diagnosed.body)
  const { statusToken } = diagnosed.json<{ data: RentRiskDiagnosisCreated }>().data
  const answer = await app.inject({ method: 'POST', url: '/api/lease-papers/calculation', payload: { statusToken } })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: LeasePapers }>().data
}

test('R-PAPERS-23: a diagnosed shared house has the value of the whole house, by its own public price', async () => {
  const { basis, recoveryBands } = await papersOf({
    address: '서울 관악구 신림동 1415-20',
    contractPurpose: 'JEONSE',
    depositAmountManwon: 8_000,
  })
  assert.equal(basis.home.propertyType, 'DETACHED_MULTI_FAMILY')
  assert.equal(basis.valueSource, 'DIAGNOSIS')
  assert.match(basis.value?.basis ?? '', /건물 전체의 개별주택가격의 1\.87배/)
  assert.ok(Number(basis.value?.midManwon) > 100_000)
  assert.equal(recoveryBands.length, 5)
})

test('R-PAPERS-23: older sales of the lot are the value of the papers as of the diagnosis', async () => {
  const sale = { source: 'OffiTrade', tradeKind: 'SALE', propertyType: 'OFFICETEL', lawdCd: '28275' } as const
  const none = { depositManwon: null, monthlyRentManwon: null, contractKind: null, contractTerm: null }
  const home = { districtName: '청라동', lot: lotOf(161, 7), areaSquareMeter: 23.8, saleAmountManwon: 10_400 }
  await storeDeals(database.pool, '2827511100', [{ ...sale, ...none, ...home }], '202607')
  const { basis } = await papersOf({
    address: '인천 서해구 청라동 161-7',
    contractPurpose: 'JEONSE',
    depositAmountManwon: 9_000,
    exclusiveAreaSquareMeter: 23.8,
  })
  assert.equal(basis.value?.midManwon, 10_400)
  assert.match(basis.value?.basis ?? '', /지난 매매 1건의 범위\(가장 최근 2026년 7월 3일, 거래한 금액 그대로\)/)
})
