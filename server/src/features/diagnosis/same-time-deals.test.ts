import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { asRead, evidenceOf } from '../../../test/as-read.ts'
import { testService } from '../../../test/service.ts'
import { lotOf, storeDeals } from '../../../test/stored-deals.ts'
import { RULE_BOOK_VERSION } from '../../domain/rule-book/rule-book.ts'
import { saying } from '../../words/saying.fixture.ts'

const { database, diagnose: ask, app } = await testService()
const diagnose = asRead(ask)

const DISTRICT = '2827511100'
const HOME = {
  address: '인천 서해구 청라동 161-7',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 11_400,
  exclusiveAreaSquareMeter: 23.8,
  floorNumber: 5,
}
const DEAL = {
  propertyType: 'OFFICETEL',
  lawdCd: DISTRICT.slice(0, 5),
  districtName: '청라동',
  lot: lotOf(161, 7),
  areaSquareMeter: 23.8,
  floor: 5,
  contractTerm: null,
} as const
const SALE = {
  ...DEAL,
  source: 'OffiTrade',
  tradeKind: 'SALE',
  depositManwon: null,
  monthlyRentManwon: null,
  contractKind: null,
  dealingKind: '중개거래',
} as const
const LEASE = { ...DEAL, source: 'OffiRent', tradeKind: 'RENT', saleAmountManwon: null, monthlyRentManwon: 0 } as const

before(async () => {
  const sold = { ...SALE, saleAmountManwon: 12_000, contractDate: '2026-10-03' }
  await storeDeals(database.pool, DISTRICT, [sold], '202610')
  const past = { ...SALE, floor: 3, saleAmountManwon: 10_000, contractDate: '2025-05-03' }
  const lease = { ...LEASE, floor: 3, depositManwon: 9_900, contractDate: '2025-05-20', contractKind: '신규' }
  await storeDeals(database.pool, DISTRICT, [past], '202505')
  await storeDeals(database.pool, DISTRICT, [lease], '202505')
})

const found = ({ findings }: RentRiskDiagnosisResponse, code: string) => findings?.find((each) => each.code === code)

test('R-SCORE-49: the sale of the home and a past pair of its lot are named, each with its deals', async () => {
  const diagnosis = await diagnose(HOME)
  const own = found(diagnosis, 'SAME_TIME_DEAL')
  assert.equal(own?.severity, 'CAUTION')
  assert.match(own?.sentence ?? '', /2026년 10월 3일에 .*1억 2,000만 원에 팔렸고.*95%입니다/)
  assert.deepEqual(own?.checkIds?.slice(0, 1), ['OWNER_CHANGE'])
  const pair = found(diagnosis, 'SAME_TIME_DEALS_OF_LOT')
  assert.match(
    pair?.sentence ?? '',
    /3층 23\.8㎡ 집이 2025년 5월 3일에 1억 원에 팔리고 2025년 5월 20일에 9,900만 원에 전세/,
  )
  const opened = pair && JSON.stringify(evidenceOf(diagnosis, pair))
  assert.match(
    opened ?? '',
    saying('SAME_TIME_PAIR', {
      soldOn: '2025-05-03',
      letOn: '2025-05-20',
      areaSquareMeter: 23.8,
      floor: 3,
      direct: false,
    }),
  )
  assert.match(
    opened ?? '',
    saying('SAME_TIME_SALE', {
      contractDate: '2026-10-03',
      amountManwon: 12000,
      areaSquareMeter: 23.8,
      floor: 5,
      direct: false,
    }),
  )
  assert.ok(diagnosis.checklist.some(({ code }) => code === 'OWNER_CHANGE'))
  assert.equal(diagnosis.riskAssessment.ruleBookVersion, RULE_BOOK_VERSION)
})

test('R-SCORE-49: below 90 % of it, and for another floor, the sale is not named', async () => {
  assert.equal(found(await diagnose({ ...HOME, depositAmountManwon: 10_799 }), 'SAME_TIME_DEAL'), undefined)
  assert.equal(found(await diagnose({ ...HOME, floorNumber: 4 }), 'SAME_TIME_DEAL'), undefined)
})

test('R-SCORE-49: the first answer names it as the second does, in English too', async () => {
  const [first, second] = [await diagnose(HOME), await diagnose(HOME)]
  assert.deepEqual(found(second, 'SAME_TIME_DEAL'), found(first, 'SAME_TIME_DEAL'))
  const english = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses?lang=en', payload: HOME })
  assert.match(english.body, /was sold for ₩120 million on October 3, 2026|sold for .{3,20} on/)
  assert.match(english.body, /on the day of the final payment/)
})
