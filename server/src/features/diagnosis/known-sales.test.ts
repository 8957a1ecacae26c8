import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import { asRead, evidenceOf } from '../../../test/as-read.ts'
import { testService } from '../../../test/service.ts'
import { lotOf, storeDeals } from '../../../test/stored-deals.ts'
import { koreanOf } from '../../words/saying.fixture.ts'

const { database, diagnose: ask, sandbox, app } = await testService()
const diagnose = asRead(ask)

const OFFICETEL = {
  address: '인천 서해구 청라동 161-7',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 11_400,
  exclusiveAreaSquareMeter: 23.8,
}
const DISTRICT = '2827511100'
const SALE = {
  source: 'OffiTrade',
  tradeKind: 'SALE',
  propertyType: 'OFFICETEL',
  lawdCd: DISTRICT.slice(0, 5),
  districtName: '청라동',
  lot: lotOf(161, 7),
  areaSquareMeter: 23.8,
  depositManwon: null,
  monthlyRentManwon: null,
  contractKind: null,
  contractTerm: null,
  dealingKind: '중개거래',
} as const

before(async () => {
  for (const [dealMonth, saleAmountManwon] of [
    ['202606', 10_300],
    ['202607', 10_400],
  ] as const)
    await storeDeals(database.pool, DISTRICT, [{ ...SALE, saleAmountManwon }], dealMonth)
})

const codesOf = ({ findings }: RentRiskDiagnosisResponse) => findings?.map(({ code }) => code) ?? []
const found = ({ findings }: RentRiskDiagnosisResponse, code: string) => findings?.find((each) => each.code === code)

test('R-SCORE-45: sales of the lot of four and five months ago say what the home is worth, and that the deposit is above it', async () => {
  const diagnosis = await diagnose(OFFICETEL)
  assert.ok(!codesOf(diagnosis).includes('NO_VALUE_EVIDENCE') && !codesOf(diagnosis).includes('SALES_MISSING'))
  const above = found(diagnosis, 'DEPOSIT_ABOVE_VALUE')
  assert.equal(above?.severity, 'SEVERE')
  assert.match(above?.sentence ?? '', /2건 매매되었습니다\(2026년 7월 3일 1억 400만 원, 2026년 6월 3일 1억 300만 원\)/)
  assert.match(above?.sentence ?? '', /거래한 금액 그대로 보면/)
  assert.deepEqual(
    above &&
      evidenceOf(diagnosis, above)
        .map(({ value, description }) => [value, description])
        .slice(0, 2),
    [
      [
        '1억 400만 원',
        koreanOf('DATED_SALE', {
          contractDate: '2026-07-03',
          areaSquareMeter: 23.8,
          floor: 1,
          adjustedManwon: null,
          weak: false,
        }),
      ],
      [
        '1억 300만 원',
        koreanOf('DATED_SALE', {
          contractDate: '2026-06-03',
          areaSquareMeter: 23.8,
          floor: 1,
          adjustedManwon: null,
          weak: false,
        }),
      ],
    ],
  )
  assert.equal(diagnosis.decisionSummary.statusCode, 'STOP_BEFORE_CONTRACT')
  const value = diagnosis.riskAssessment.criteria.find(({ criterionCode }) => criterionCode === 'DEPOSIT_TO_VALUE_RISK')
  assert.equal(value?.status, 'PARTIAL')
})

test('one sale is a single deal; below all lines the deposit is a note, and nothing says that there is no value', async () => {
  await database.pool.query(`delete from transaction_facts where sale_amount_manwon = 10300`)
  const diagnosis = await diagnose({ ...OFFICETEL, depositAmountManwon: 6_000 })
  assert.ok(!codesOf(diagnosis).includes('NO_VALUE_EVIDENCE'))
  const below = found(diagnosis, 'DEPOSIT_TO_DATED_SALES')
  assert.equal(below?.severity, 'NOTE')
  assert.match(below?.sentence ?? '', /한 건의 거래/)
  assert.doesNotMatch(JSON.stringify(below), /중앙값/)
})

test('R-EVID-01: the second diagnosis says the same, asks nobody and reads nothing more', async () => {
  const said = async () => {
    const { diagnosisId: _, createdAt: __, ...rest } = await diagnose(OFFICETEL)
    return rest.findings
  }
  const first = await said()
  sandbox.clear()
  const { result, statements } = await database.recordStatements(said)
  assert.deepEqual(result, first)
  assert.deepEqual(sandbox.requests, [])
  const own = statements.filter((text) => !text.includes('external_api_calls'))
  assert.ok(own.length <= 5, own.join('\n---\n'))
})

test('the sales behind the value can be opened like any sample', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload: OFFICETEL })
  const { diagnosisId, statusToken } = answer.json().data
  const evidence = await app.inject({
    url: `/api/rent-risk-diagnoses/${diagnosisId}/evidence/sale-transaction?statusToken=${statusToken}`,
  })
  const { count, level, deals } = evidence.json<{ data: DiagnosisSample }>().data
  assert.deepEqual(
    [
      count,
      level,
      deals.map(({ contractMonth, amountManwon, matchLevel }) => [contractMonth, amountManwon, matchLevel]),
    ],
    [1, 'SAME_LOT_AREA', [['2026-07', 10_400, 'SAME_LOT']]],
  )
})
