import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { asRead } from '../../../test/as-read.ts'
import { testService } from '../../../test/service.ts'
import { saying } from '../../words/saying.fixture.ts'

const { database, diagnose: ask, sandbox } = await testService()
const diagnose = asRead(ask)
const HOME = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'MONTHLY_RENT' as const,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
}
const RATE = 0.06

/** The terms of the lot's leases: as one amount, 60, 62 and 64 a month at 6 %. */
const LEASES = [
  [1_000, 55],
  [6_000, 32],
  [10_000, 14],
] as const

before(async () => {
  await diagnose({ ...HOME, depositAmountManwon: 1_000, monthlyRentAmountManwon: 60 })
  const { pool } = database
  await pool.query(`delete from transaction_facts where trade_kind = 'RENT'`)
  for (const [deposit, rent] of LEASES) {
    await pool.query(
      `insert into transaction_facts (fact_id, source, trade_kind, property_type, lawd_cd, legal_district_code, district_name,
         land_kind, main_number, sub_number, deal_month, contract_date, deposit_manwon, monthly_rent_manwon, area_square_meter,
         floor, cancelled, collected_at)
       values (gen_random_uuid(), 'RHRent', 'RENT', 'ROW_HOUSE_MULTI_UNIT', '11620', '1162010200', '신림동', 'LAND', '1422', '0005',
         '202610', '2026-10-11', $1, $2, 29.35, 3, false, '2026-11-01')`,
      [deposit, rent],
    )
  }
  await pool.query(
    `insert into market_indicators (table_id, region_code, period, value, unit, region_name, collected_at)
     values ('A_2024_00157', '1100000000', '202609', 5.1, '%', '서울', '2026-11-01'),
       ('A_2024_00157', '1162000000', '202608', 5.9, '%', '서울>관악구', '2026-11-01'),
       ('A_2024_00157', '1162000000', '202609', $1, '%', '서울>관악구', '2026-11-01'),
       ('A_2024_00156', '1162000000', '202609', 4.4, '%', '서울>관악구', '2026-11-01')`,
    [RATE * 100],
  )
})

const asked = (depositAmountManwon: number, monthlyRentAmountManwon: number) =>
  diagnose({ ...HOME, depositAmountManwon, monthlyRentAmountManwon })
const criterion = (diagnosis: RentRiskDiagnosisResponse, code = 'MARKET_PRICE_COMPARISON_RISK') => {
  const found = diagnosis.riskAssessment.criteria.find(({ criterionCode }) => criterionCode === code)
  return found ?? assert.fail(code)
}

test('R-SCORE-41: homes of one yearly cost get one level of the comparison, and none is stopped by its rent', async () => {
  // each 98 a month at 6 %
  const splits = [
    [16_000, 18],
    [10_000, 48],
    [2_000, 88],
    [0, 98],
  ] as const
  const answers = await Promise.all(splits.map(([deposit, rent]) => asked(deposit, rent)))
  const scores = (code: string) => answers.map((answer) => criterion(answer, code).riskScore ?? -1)
  for (const code of ['MARKET_PRICE_COMPARISON_RISK', 'MONTHLY_COST_BURDEN_RISK']) {
    assert.ok(Math.max(...scores(code)) - Math.min(...scores(code)) <= 1, `${code} ${scores(code).join()}`)
  }
  for (const answer of answers) {
    assert.equal(criterion(answer).severityScore, undefined, 'it raises no floor')
    const rent = answer.findings?.find(({ code }) => code === 'LEASE_AMOUNT_HIGH')
    assert.equal(rent?.severity, 'CAUTION')
    assert.match(
      rent?.sentence ?? '',
      /한 달 98만 원, 비교한 거래의 가운데는 한 달 62만 원입니다\. 한 달 36만 원 많습니다/,
    )
  }
})

test('R-SCORE-11, 41: more rent for a deposit below the others is a note about the rent, and about nothing else', async () => {
  const answer = await asked(0, 56)
  const found = answer.findings?.find(({ code }) => code.startsWith('LEASE_AMOUNT'))
  assert.deepEqual([found?.code, found?.severity], ['LEASE_AMOUNT_HIGH', 'NOTE'])
  assert.match(found?.sentence ?? '', saying('RENT_BESIDE_RENTS', { rentManwon: 56, medianManwon: 32, count: 3 }))
  assert.match(found?.sentence ?? '', /한 달 62만 원입니다\. 한 달 6만 원 적습니다/)
  assert.doesNotMatch(JSON.stringify(answer), /크게 비싼 월세/)
  assert.notEqual(answer.decisionSummary.statusCode, 'STOP_BEFORE_CONTRACT')
  assert.match(answer.findings?.find(({ code }) => code === 'NO_DEPOSIT')?.sentence ?? '', saying('NO_DEPOSIT'))
})

test('R-LAW-34: the rate is the stored one of the type and the narrowest region, in no more statements', async () => {
  sandbox.clear()
  const { result, statements } = await database.recordStatements(() => asked(2_000, 88))
  const rate = criterion(result).evidence.find(({ field }) => field === 'depositEquivalent')
  assert.equal(rate?.source, 'market-indicators')
  assert.match(rate?.description ?? '', /연 6%.*한국부동산원 서울 관악구 전월세전환율, 2026-09/)
  assert.ok(statements.length <= 5, statements.join('\n---\n'))
  assert.deepEqual(sandbox.requests, [])
})
