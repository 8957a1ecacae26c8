import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckCatalogue } from '@lease-risk/contract/checks'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { testService } from '../../../test/service.ts'
import { EN } from '../../words/en/index.ts'
import { KO } from '../../words/ko/index.ts'
import { saying } from '../../words/saying.fixture.ts'

const { app, diagnose } = await testService()

const VILLA: RentRiskDiagnosisRequest = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
}
const ROOM: RentRiskDiagnosisRequest = {
  ...VILLA,
  contractPurpose: 'MONTHLY_RENT',
  depositAmountManwon: 300,
  monthlyRentAmountManwon: 25,
}

test('R-DIAG-65: the checklist names the landlord at HUG, the published list, local tax and advice before the contract', async () => {
  const { checklist } = await diagnose(VILLA)
  const { checks } = (await app.inject({ url: '/api/checks' })).json<{ data: CheckCatalogue }>().data
  const detailOf = (id: string) => {
    assert.ok(checklist.some(({ code }) => code === id))
    return checks.find(({ checkId }) => checkId === id)
  }
  const record = detailOf('LANDLORD_RECORD')
  assert.match(record?.detail ?? '', saying('CHECK_LANDLORD_RECORD_DETAIL'))
  assert.match(record?.paper?.mayAsk ?? '', saying('PAPER_LANDLORD_RECORD_MAY_ASK'))
  assert.match(record?.paper?.where ?? '', /안심전세앱/)
  assert.match(detailOf('DEFAULTER_LIST')?.title ?? '', saying('CHECK_DEFAULTER_LIST_TITLE'))
  assert.match(detailOf('TAX_CERTIFICATES')?.detail ?? '', saying('CHECK_TAX_CERTIFICATES_DETAIL'))
  assert.match(detailOf('TENANT_SUPPORT')?.detail ?? '', saying('CHECK_TENANT_SUPPORT_DETAIL'))
})

test('R-LAW-25: the act for victims of jeonse fraud is no safety net: no sentence but of its own step names it', () => {
  for (const [code, words] of [...Object.entries(KO), ...Object.entries(EN)])
    if (!code.includes('FRAUD_VICTIMS'))
      assert.doesNotMatch(String(words), /전세사기|피해자|특별법|fraud victims|special act/i)
})

test('R-LAW-21: no lease report is demanded at 300/25', async () => {
  const reported = async (request: RentRiskDiagnosisRequest) =>
    (await diagnose(request)).checklist.some(({ code }) => code === 'LEASE_REPORT')
  assert.equal(await reported(ROOM), false)
  assert.equal(await reported({ ...ROOM, monthlyRentAmountManwon: 31 }), true)
  assert.equal(await reported(VILLA), true)
})

test('R-LAW-21: in 홍천군, which is exempt, no sentence of the diagnosis asks for a lease report', async () => {
  const answer = await diagnose({ ...VILLA, address: '강원 홍천군 홍천읍 희망리 151' })
  assert.equal(answer.address.legalDistrictCode?.slice(0, 5), '51720')
  assert.ok(!answer.checklist.some(({ code }) => code === 'LEASE_REPORT'))
  assert.doesNotMatch(JSON.stringify(answer), /30일 안에|임대차 신고|LEASE_REPORT/)
})

test('R-DIAG-37: a house of one household is spoken of as one home', async () => {
  const house = {
    ...VILLA,
    address: '서울 관악구 신림동 1418-7',
    exclusiveAreaSquareMeter: 92.4,
    floorNumber: 1,
    depositAmountManwon: 30_000,
  }
  const answer = await diagnose(house)
  assert.equal(answer.propertyIdentity.propertyTypeName, '단독주택')
  const { dataStatuses: _, ...said } = answer
  assert.doesNotMatch(JSON.stringify(said), /단독·다가구|호실|쪼개기|다른 (세입자|임차인|세대|가구)|여러 (가구|세대)/)
  assert.doesNotMatch(JSON.stringify(answer.dataStatuses), /한 가구의 보증금과 그대로 비교할 수 없습니다|해당 호실/)
  assert.ok(!answer.checklist.some(({ code }) => code === 'SENIOR_TENANT_DEPOSITS'))
  assert.ok(!answer.nextActionItems?.some(({ checkIds }) => checkIds.includes('SENIOR_TENANT_DEPOSITS')))
  const shared = await diagnose({ ...house, address: '서울 관악구 신림동 1415-20' })
  assert.ok(shared.checklist.some(({ code }) => code === 'SENIOR_TENANT_DEPOSITS'))
  assert.equal(shared.propertyIdentity.propertyTypeName, '단독·다가구')
})
