import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DistrictFigures } from '@lease-risk/contract/district-figures'
import type { RegionSummary } from '@lease-risk/contract/places'
import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import { importDistrictFigures } from '../../../test/district-figures.ts'
import { testService } from '../../../test/service.ts'

const { app, clock, database, diagnose } = await testService()
const { pool } = database
const [lease] = SAMPLE_REQUESTS
if (lease === undefined) throw new Error('a sample lease')

const analysed = async (rawKeyword: string) =>
  (await app.inject({ method: 'POST', url: '/api/regional-indicator-analyses', payload: { rawKeyword } })).json<{
    data: RegionalIndicatorAnalysisResponse
  }>().data.districtFigures
const summarised = async (code: string): Promise<DistrictFigures> =>
  (await app.inject({ url: `/api/regions/${code}/summary` })).json<{ data: RegionSummary }>().data.districtFigures

test('R-DISTRICT-06: where nothing is imported, the result, the analysis and the page of a region say so', async () => {
  const { districtFigures } = await diagnose(lease.body)
  for (const figures of [districtFigures, await analysed('신림동 전세'), await summarised('1162010200')]) {
    assert.equal(figures?.state, 'NOT_IMPORTED')
    assert.match(figures.sentences.join(), /가져오지 않았습니다. 사고가 없다는 뜻이 아닙니다/)
  }
  assert.equal(await analysed('없는곳'), null)
})

test('R-DISTRICT-06: after an import, score, grade and verdict of a home are the same, without a further statement', async () => {
  await diagnose(lease.body)
  const before = await database.recordStatements(() => diagnose(lease.body))
  await importDistrictFigures(pool, clock.now(), 3)
  const { result, statements } = await database.recordStatements(() => diagnose(lease.body))
  assert.equal(statements.length, before.statements.length)
  const { riskAssessment, decision, findings, answer } = result
  const { result: earlier } = before
  assert.deepEqual(
    { riskAssessment, decision, findings, answer },
    {
      riskAssessment: earlier.riskAssessment,
      decision: earlier.decision,
      findings: earlier.findings,
      answer: earlier.answer,
    },
  )
  assert.equal(result.districtFigures?.state, 'FOUND')
  assert.match(result.districtFigures.sentences[0] ?? '', /서울특별시 관악구에서는 2026년 7월~2026년 9월/)
  assert.match(result.districtFigures.sentences[1] ?? '', /앞선 통계에서는 2026년 7월까지/)
})

test('R-DISTRICT-08 R-DISTRICT-09: the analysis and the page of a region show every imported month, also of a former and of a parent district', async () => {
  const figures = await analysed('신림동 전세')
  assert.deepEqual(
    figures?.months.map(({ period, districtName }) => [period, districtName]),
    ['2026-09', '2026-08', '2026-07'].map((period) => [period, '서울특별시 관악구']),
  )
  assert.deepEqual(await summarised('1162000000'), figures)
  const nameOf = async (code: string) => (await summarised(code)).months[0]?.districtName
  assert.equal(await nameOf('2827500000'), '인천광역시 서구')
  assert.equal(await nameOf('2812500000'), undefined, '제물포구 was made of two')
  const [gu] = (await summarised('4119200000')).months
  assert.deepEqual([gu?.districtName, gu?.auctionDistrictName], ['경기도 부천시 원미구', '경기도 부천시'])
  assert.equal((await summarised('1100000000')).state, 'NO_ROW')
  assert.equal((await summarised('3611000000')).state, 'FOUND')
})

test('R-DISTRICT-07: no rate is sent for fewer than five accidents, no ratio for fewer than ten sold', async () => {
  await pool.query(`update district_risk set accident_count = 4, auction_sold = 9 where month = '202609'`)
  await pool.query(`update district_risk_months set version = default where month = '202609'`)
  const [newest, earlier] = (await summarised('1162000000')).months
  assert.deepEqual([newest?.accidentCount, newest?.accidentRate], [4, null])
  assert.deepEqual([newest?.auctionSoldCount, newest?.auctionPriceRatio], [9, null])
  assert.notEqual(earlier?.accidentRate, null)
  assert.match((await diagnose(lease.body)).districtFigures?.sentences[0] ?? '', /4건 있었습니다/)
})
