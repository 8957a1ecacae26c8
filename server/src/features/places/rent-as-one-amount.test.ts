import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RegionSummary, RegionTrend } from '@lease-risk/contract/places'
import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { storeStatistics } from '../../../test/market-statistics.ts'
import { testService } from '../../../test/service.ts'
import { addMonths } from '../../domain/calendar.ts'

const { app, database } = await testService()
const BONGCHEON = '1162010100'
await storeStatistics(
  database.pool,
  Array.from({ length: 15 }, (_, age) => ({
    legalDistrictCode: BONGCHEON,
    propertyType: 'OFFICETEL',
    tradeKind: 'RENT_MONTHLY',
    dealMonth: addMonths('202610', -age),
    // at 6 % 60 a month throughout: the deposits rise, and the rents fall
    median: age < 3 ? 4_000 : 2_000,
    rent: age < 3 ? 40 : 50,
  })),
)
await database.pool.query(
  `insert into market_indicators (table_id, region_code, period, value, unit, region_name, collected_at)
   values ('T241163133546529', '1162000000', '202609', 6, '%', '서울>관악구', '2026-11-01')`,
)

async function get<T>(url: string): Promise<T> {
  const answer = await app.inject({ url })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: T }>().data
}

test('R-REGION-11: a trend of monthly rent is one of the whole cost: other splits of it are no change', async () => {
  const trend = await get<RegionTrend>(`/api/regions/${BONGCHEON}/trend?tradeKind=RENT_MONTHLY&propertyType=OFFICETEL`)
  const [series] = trend.series
  assert.deepEqual([series?.change3, series?.change12], [0, 0])
  assert.ok(series?.points.every(({ medianConvertedMonthlyRent: converted }) => converted === 60))
  assert.deepEqual(
    trend.conversionRates
      .filter(({ propertyType }) => propertyType === 'OFFICETEL')
      .map(({ yearlyRate }) => yearlyRate),
    [0.06],
  )
})

test('R-REGION-11: a summary shows the amount beside both medians, at a rate that it names', async () => {
  const { latestStatistics, conversionRates } = await get<RegionSummary>(`/api/regions/${BONGCHEON}/summary`)
  const [latest] = latestStatistics
  assert.deepEqual(
    [latest?.medianAmount, latest?.medianMonthlyRent, latest?.medianConvertedMonthlyRent],
    [4_000, 40, 60],
  )
  assert.match(conversionRates.find(({ propertyType }) => propertyType === 'OFFICETEL')?.source ?? '', /관악구/)
})

test('R-REGION-11: the level and the change of a region are of that amount as well', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/regional-indicator-analyses',
    payload: { rawKeyword: '봉천동 오피스텔 월세' },
  })
  const { insightSentences } = answer.json<{ data: RegionalIndicatorAnalysisResponse }>().data
  const said = insightSentences.join('\n')
  assert.match(said, /보증금 4,000만 원, 월세 40만 원입니다\. 보증금까지 월세로 바꾸면\(연 6%\) 한 달 60만 원입니다/)
  assert.match(said, /보증금까지 월세로 바꾼 월세 거래의 중위 수준은 직전 3개월.*과 비교해 거의 같습니다/)
})
