import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storeStatistics } from '../../../test/market-statistics.ts'
import { testService } from '../../../test/service.ts'

const { database, diagnose, sandbox } = await testService()
const JEONSE = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
}
const ROW_HOUSE = 'ROW_HOUSE_MULTI_UNIT'
const jeonseChange = (diagnosis: Awaited<ReturnType<typeof diagnose>>) =>
  diagnosis.riskAssessment.criteria
    .find(({ criterionCode }) => criterionCode === 'MARKET_PRICE_COMPARISON_RISK')
    ?.evidence.find(({ field }) => field === 'jeonseChangeIn24Months')

test('reverse jeonse: without statistics of two years ago a diagnosis says nothing of it', async () => {
  const diagnosis = await diagnose(JEONSE)
  assert.equal(jeonseChange(diagnosis), undefined)
  assert.doesNotMatch(JSON.stringify(diagnosis), /역전세/)
})

test('reverse jeonse: a fall since two years ago is evidence and a caution, scores nothing, within 5 statements', async () => {
  const before = await diagnose(JEONSE)
  await storeStatistics(
    database.pool,
    ['202408', '202409', '202410'].map((dealMonth) => ({
      legalDistrictCode: '1162010200',
      propertyType: ROW_HOUSE,
      dealMonth,
      median: 90_000,
    })),
  )
  sandbox.clear()
  const { result: after, statements } = await database.recordStatements(() => diagnose(JEONSE))
  assert.match(String(jeonseChange(after)?.value), /^-\d/)
  assert.ok(after.riskSummary.reasons.some((reason) => /2년 전 9억 원.*낮습니다\. .*역전세/.test(reason)))
  assert.equal(after.riskAssessment.totalRiskScore, before.riskAssessment.totalRiskScore)
  // calls of the first diagnosis are logged after its answer
  const own = statements.filter((text) => !text.includes('external_api_calls'))
  assert.ok(own.length <= 5, own.join('\n---\n'))
  assert.deepEqual(sandbox.requests, [])
})

test('reverse jeonse: a monthly rent is not warned of it', async () => {
  const rent = { ...JEONSE, contractPurpose: 'MONTHLY_RENT' as const, depositAmountManwon: 1000 }
  const diagnosis = await diagnose({ ...rent, monthlyRentAmountManwon: 60 })
  assert.equal(jeonseChange(diagnosis), undefined)
})
