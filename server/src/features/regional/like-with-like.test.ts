import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RegionTrend } from '@lease-risk/contract/places'
import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { storeStatistics } from '../../../test/market-statistics.ts'
import { testService } from '../../../test/service.ts'

const { app, database } = await testService()
const month = (dealMonth: string, median: number, sampleCount = 10) => ({ dealMonth, median, sampleCount })
await storeStatistics(database.pool, [
  // August is missing now; a year ago it was expensive
  month('202609', 11_000),
  month('202610', 11_000),
  month('202508', 99_000),
  month('202509', 10_000),
  month('202510', 10_000),
])

test('two months now are compared with the same two of a year ago, and the sentence names them', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/regional-indicator-analyses',
    payload: { rawKeyword: '신림동 아파트 전세' },
  })
  const { insightSentences } = answer.json<{ data: RegionalIndicatorAnalysisResponse }>().data
  const [sentence] = insightSentences.filter((each) => each.includes('1년 전'))
  assert.match(
    sentence ?? '',
    /1년 전 같은 2개월\(2025년 9월~2025년 10월, 거래 20건\)과 비교해 10% 높습니다\(최근 거래 20건\)\. 양쪽 모두 거래가 3건 이상인 달\(2026년 9월~2026년 10월\)만/,
  )
  assert.ok(!insightSentences.some((each) => each.includes('직전')), 'nothing before to compare with')
})

test('the trend of a region compares the same months too', async () => {
  const answer = await app.inject({ url: '/api/regions/1162010200/trend', query: { tradeKind: 'RENT_JEONSE' } })
  const [series] = answer.json<{ data: RegionTrend }>().data.series
  assert.deepEqual([series?.change3, series?.change12], [null, 10])
})
