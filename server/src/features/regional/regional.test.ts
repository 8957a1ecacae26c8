import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { type StatisticSeed, storeStatistics } from '../../../test/market-statistics.ts'
import { testService } from '../../../test/service.ts'
import { addMonths } from '../../domain/calendar.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { saying } from '../../words/saying.fixture.ts'

const PATH = '/api/regional-indicator-analyses'
const { app, sandbox, clock, database } = await testService()
const { pool } = database
/** The newest completed month is October 2026. */
const months = (count: number) => Array.from({ length: count }, (_, age) => addMonths('202610', -age))
const series = (seed: Omit<StatisticSeed, 'dealMonth'>, count = 27): StatisticSeed[] =>
  months(count).map((dealMonth) => ({ ...seed, dealMonth }))

await storeStatistics(pool, [
  // 신림동 officetels: jeonse fell by a tenth within two years, and by 5 % within one
  ...months(27).map((dealMonth, age) => ({
    dealMonth,
    propertyType: 'OFFICETEL',
    median: age >= 24 ? 20_000 : age >= 12 ? 18_947 : 18_000,
    sampleCount: 12,
  })),
  ...series({ propertyType: 'OFFICETEL', tradeKind: 'SALE', median: 22_000, sampleCount: 5 }),
  ...series({ propertyType: 'OFFICETEL', tradeKind: 'RENT_MONTHLY', median: 1000, rent: 70, sampleCount: 30 }),
  ...series({ legalDistrictCode: null, lawdCd: '11620', propertyType: 'OFFICETEL', median: 17_000, sampleCount: 40 }),
  // 신림동 row houses: thin, but the city district has enough
  ...series({ propertyType: 'ROW_HOUSE_MULTI_UNIT', median: 9_000, sampleCount: 2 }),
  ...series({ legalDistrictCode: null, lawdCd: '11620', propertyType: 'ROW_HOUSE_MULTI_UNIT', median: 15_000 }),
  // 봉천동 apartments: of the last three months only one was collected
  { legalDistrictCode: '1162010100', propertyType: 'APARTMENT', dealMonth: '202608', median: 40_000, sampleCount: 20 },
  // 강남구 as a whole, both quarters of 성수동, and 봉천동 only through its city district
  ...series({ legalDistrictCode: null, lawdCd: '11680', propertyType: 'OFFICETEL', median: 25_000 }),
  ...series({ legalDistrictCode: '1120011400', propertyType: 'OFFICETEL', median: 30_000, sampleCount: 4 }),
  ...series({ legalDistrictCode: '1120011500', propertyType: 'OFFICETEL', median: 31_000, sampleCount: 8 }),
])

await pool.query(
  `insert into market_indicators (table_id, region_code, period, value, unit, region_name, collected_at)
   select 'A_2024_00050', code, period, value, '지수', name, $1
   from (values ('2600000000', '부산'), ('0000000000', '전국')) as region (code, name),
        (values ('202510', 100.0), ('202607', 101.5), ('202609', 102.1), ('202610', 102.0)) as month (period, value)`,
  [clock.time],
)

type Analysis = RegionalIndicatorAnalysisResponse
const analyse = async (payload: object) => {
  const answer = await app.inject({ method: 'POST', url: PATH, payload })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: Analysis }>().data
}
const stateOf = ({ indicatorStatuses }: Analysis, key: string) =>
  indicatorStatuses.find((status) => status.key === key)?.state

test('R-REGION-01: regional analysis reads stored data only and calls no provider', async () => {
  await analyse({ rawKeyword: '신림동 오피스텔 전세' })
  await analyse({ rawKeyword: '제주시 애월읍 하귀1리 아파트' })
  assert.equal(sandbox.requests.length, 0)
})

test('R-REGION-08: an expired token does not block regional analysis', async () => {
  const headers = { authorization: 'Bearer expired' }
  const answer = await app.inject({ method: 'POST', url: PATH, headers, payload: { rawKeyword: '신림동' } })
  assert.equal(answer.statusCode, 200)
})

test('R-REGION-04: success when stored indicators exist, every section there', async () => {
  const analysis = await analyse({ rawKeyword: '신림동 오피스텔 전세', contractPurpose: 'JEONSE' })
  assert.equal(analysis.analysisState, 'success')
  assert.deepEqual(
    analysis.inputInterpretation.regions.map(({ legalDistrictCode }) => legalDistrictCode),
    ['1162010200'],
  )
  assert.match(analysis.inputInterpretation.currentListingNotice, saying('PAST_DEALS_ALONE'))
  assert.equal(analysis.inputInterpretation.precisionLevel, 'LEGAL_DISTRICT')
  assert.deepEqual(
    analysis.propertyTypeCandidates.map(({ propertyType, basis }) => [propertyType, basis]),
    [['OFFICETEL', 'NAMED']],
  )
  assert.equal(stateOf(analysis, 'rent-transaction'), 'success')
  assert.equal(stateOf(analysis, 'sale-transaction'), 'success')
  assert.ok(analysis.dataLimitations.length > 0 && analysis.nextActions.length > 0)
})

test('R-REGION-05: for a region the public price is unavailable with guidance to supply an exact address', async () => {
  const { indicatorStatuses } = await analyse({ rawKeyword: '신림동' })
  const price = indicatorStatuses.find(({ key }) => key === 'public-price')
  assert.equal(price?.state, 'unavailable')
  assert.match(price?.message ?? '', saying('PUBLIC_PRICE_NEEDS_LOT'))
})

test('statistics reach back 24 completed months and no further', async () => {
  const { marketStatistics } = await analyse({ rawKeyword: '신림동 오피스텔', contractPurpose: 'JEONSE' })
  const shown = [...new Set(marketStatistics.map(({ dealYearMonth }) => dealYearMonth))]
  assert.deepEqual([shown.length, shown[0], shown.at(-1)], [24, '2026-10', '2024-11'])
  assert.equal(marketStatistics[0]?.dataQuality, 'PROVISIONAL')
  assert.equal(marketStatistics.at(-1)?.dataQuality, 'SETTLED')
})

test('insight: level, trend over 3 and 12 months, jeonse-to-sale ratio with its samples, reverse jeonse', async () => {
  const { insightSentences } = await analyse({ rawKeyword: '신림동 오피스텔 전세' })
  const expected = [
    /관악구 신림동 오피스텔 전세 보증금은 최근 3개월\(2026년 8월~2026년 10월, 거래 36건\) 중위 수준이 1억 8,000만 원입니다/,
    /직전 3개월\(2026년 5월~2026년 7월, 거래 36건\)과 비교해 거의 같습니다/,
    /1년 전 같은 3개월\(2025년 8월~2025년 10월, 거래 36건\)과 비교해 5% 낮습니다/,
    /매매가 대비 전세가율은 최근 3개월 기준 81.8%입니다\(전세 거래 36건, 매매 거래 15건\)\. 80% 이상이면/,
    /2년 전 같은 3개월\(2024년 8월~2024년 10월, 거래 36건\)과 비교해 10% 낮습니다.*역전세/,
  ]
  assert.equal(insightSentences.length, expected.length)
  for (const [index, pattern] of expected.entries()) assert.match(insightSentences[index] ?? '', pattern)
})

test('insight: a monthly rent analysis compares rents', async () => {
  const analysis = await analyse({ rawKeyword: '신림동 오피스텔 월세' })
  assert.equal(analysis.inputInterpretation.contractPurpose, 'MONTHLY_RENT')
  assert.equal(analysis.inputInterpretation.contractPurposeBasis, 'KEYWORD')
  assert.match(analysis.insightSentences[0] ?? '', /보증금 1,000만 원, 월세 70만 원입니다/)
})

test('insight: months with fewer than 3 deals are left out and said so; the city district serves instead', async () => {
  const { insightSentences } = await analyse({ rawKeyword: '신림동 빌라 전세' })
  assert.match(insightSentences[0] ?? '', /관악구 전체 연립·다세대 전세 보증금은 .*1억 5,000만 원/)
  assert.match(
    insightSentences.at(-1) ?? '',
    saying('NO_LEVEL', { place: '관악구 신림동', propertyType: 'ROW_HOUSE_MULTI_UNIT', lease: 'JEONSE', enough: 3 }),
  )
})

test('interpretation: 강남 원룸 is 강남구, and a one-room may be of several types', async () => {
  const analysis = await analyse({ rawKeyword: '강남 원룸' })
  assert.equal(analysis.analysisState, 'success')
  assert.equal(analysis.inputInterpretation.regions[0]?.fullName, '서울특별시 강남구')
  assert.equal(analysis.inputInterpretation.precisionLevel, 'SIGUNGU')
  assert.deepEqual(
    analysis.propertyTypeCandidates.map(({ propertyType, basis }) => [propertyType, basis]),
    [
      ['OFFICETEL', 'POSSIBLE'],
      ['ROW_HOUSE_MULTI_UNIT', 'POSSIBLE'],
      ['DETACHED_MULTI_FAMILY', 'POSSIBLE'],
    ],
  )
})

test('interpretation: 성수동 spans two legal districts; the one with more deals gives the numbers', async () => {
  const analysis = await analyse({ rawKeyword: '성수동 오피스텔' })
  assert.equal(analysis.inputInterpretation.regions.length, 2)
  assert.equal(analysis.inputInterpretation.ambiguous, false)
  assert.equal(new Set(analysis.marketStatistics.map(({ legalDistrictCode }) => legalDistrictCode)).size, 2)
  assert.match(analysis.insightSentences[0] ?? '', /성동구 성수동2가 오피스텔/)
})

test('interpretation: a station is a candidate and said as such, so the analysis is limited', async () => {
  const analysis = await analyse({ locationKeyword: '신림역', rawKeyword: '신림역 오피스텔' })
  assert.equal(analysis.analysisState, 'limited')
  assert.equal(analysis.inputInterpretation.locationBasis, 'STATION_OR_PLACE')
  assert.equal(analysis.inputInterpretation.precisionLevel, 'STATION_OR_PLACE')
  assert.match(
    analysis.inputInterpretation.locationBasisText,
    saying('REGION_READ', {
      said: '신림역',
      regions: { names: ['서울특별시 관악구 신림동'], others: 0 },
      basis: 'STATION_OR_PLACE',
    }),
  )
  assert.ok(analysis.marketStatistics.length > 0)
})

test('interpretation: an ambiguous name lists its districts and analyses none of them', async () => {
  const analysis = await analyse({ rawKeyword: '정자동 아파트' })
  assert.deepEqual(
    [analysis.analysisState, analysis.inputInterpretation.ambiguous, analysis.inputInterpretation.candidates.length],
    ['limited', true, 3],
  )
  assert.deepEqual(analysis.marketStatistics, [])
  assert.match(analysis.nextActions[0] ?? '', saying('CHOOSE_A_REGION'))
})

test('interpretation: a former name that was divided lists its successors and looks nothing up', async () => {
  const analysis = await analyse({ rawKeyword: '인천 서구 아파트' })
  assert.deepEqual(
    [analysis.analysisState, analysis.inputInterpretation.locationBasis, analysis.inputInterpretation.ambiguous],
    ['limited', 'FORMER_NAME', true],
  )
  assert.match(
    analysis.inputInterpretation.locationBasisText,
    saying('REGION_AMBIGUOUS', {
      said: '인천 서구',
      regions: { names: ['인천광역시 검단구', '인천광역시 서해구'], others: 0 },
      former: true,
    }),
  )
  const rent = analysis.indicatorStatuses.find(({ key }) => key === 'rent-transaction')
  assert.match(rent?.message ?? '', saying('REGION_NOT_SETTLED'))
})

test('insight: without enough sales there is no ratio, and the reason is shown', async () => {
  const { insightSentences } = await analyse({ rawKeyword: '강남구 오피스텔 전세' })
  assert.ok(insightSentences.some((sentence) => /매매 거래는 .*없어 전세가율을 계산하지 않았습니다/.test(sentence)))
  assert.ok(!insightSentences.some((sentence) => sentence.includes('전세가율은')))
})

test('insight: a level out of fewer than three months says so', async () => {
  const { insightSentences } = await analyse({ rawKeyword: '봉천동 아파트 전세' })
  assert.match(insightSentences[0] ?? '', /2026년 8월, 거래 20건.*최근 3개월 가운데 1개월만 계산에 썼으므로/)
})

test('insight: a level from fewer than ten deals is only a reference, and said so', async () => {
  await storeStatistics(
    pool,
    series({ legalDistrictCode: '4113510300', propertyType: 'OFFICETEL', median: 9_000, sampleCount: 3 }, 3),
  )
  const { insightSentences } = await analyse({ rawKeyword: '분당구 정자동 오피스텔 전세' })
  assert.match(
    insightSentences[0] ?? '',
    /거래 9건\) 중위 수준이 9,000만 원입니다. 거래가 적으므로 참고로만 보십시오\.$/,
  )
})

test('interpretation: only the city district has statistics: limited, and said so', async () => {
  const analysis = await analyse({ rawKeyword: '봉천동 빌라 전세' })
  assert.equal(analysis.analysisState, 'limited')
  assert.ok(analysis.dataLimitations.some((sentence) => sentence.includes('시군구 전체의 통계만')))
})

test('interpretation: a province has published indicators only, and its districts to choose from', async () => {
  const analysis = await analyse({ rawKeyword: '부산 아파트' })
  assert.equal(analysis.analysisState, 'limited')
  assert.deepEqual(
    analysis.rOneIndicators.map(({ regionName, period, value, change1, change12 }) => [
      regionName,
      period,
      value,
      change1,
      change12,
    ]),
    [['부산', '2026-10', 102, -0.1, 2]],
  )
  assert.match(
    analysis.insightSentences[0] ?? '',
    /부산의 2026년 10월 '아파트 전세가격지수'는 102이며 1년 전보다 2% 높습니다/,
  )
  assert.equal(stateOf(analysis, 'statistics-institute'), 'success')
  assert.ok(analysis.inputInterpretation.candidates.length > 5)
})

test('interpretation: nothing but numbers of the whole country: limited, and their region is named', async () => {
  const analysis = await analyse({ rawKeyword: '하귀1리 아파트' })
  assert.equal(analysis.analysisState, 'limited')
  assert.ok(analysis.dataLimitations.some((sentence) => sentence.includes('통계기관 지표는 전국의 수치')))
})

test('R-REGION-04: empty when nothing is stored, and the state of the institute is shown', async () => {
  await pool.query(
    `insert into refresh_targets (source, lawd_cd, deal_month, last_status, last_attempt_at)
     values ('r-one:A_2024_00618', '00000', '202610', 'ERROR', $1)`,
    [clock.time],
  )
  const analysis = await analyse({ rawKeyword: '하귀1리 오피스텔' })
  assert.equal(analysis.analysisState, 'empty')
  assert.equal(stateOf(analysis, 'rent-transaction'), 'empty')
  assert.equal(stateOf(analysis, 'statistics-institute'), 'error')
  assert.ok(analysis.dataLimitations.some((sentence) => sentence.includes('위험이 낮다는 뜻이 아닙니다')))
  const unknown = await analyse({ rawKeyword: '호그와트 원룸' })
  assert.deepEqual([unknown.analysisState, unknown.inputInterpretation.locationBasis], ['empty', 'NOT_RECOGNISED'])
})

test('interpretation: a lot number is an exact address, which the diagnosis answers', async () => {
  const analysis = await analyse({ rawKeyword: '신림동 1422-5 오피스텔' })
  assert.equal(analysis.inputInterpretation.precisionLevel, 'EXACT_ADDRESS')
  assert.match(analysis.nextActions[0] ?? '', saying('DIAGNOSE_THIS_LOT'))
})

test('type hints count like the words of the keyword', async () => {
  const analysis = await analyse({ locationKeyword: '신림동', typeHints: ['오피스텔', 'APARTMENT'] })
  assert.deepEqual(
    analysis.propertyTypeCandidates.map(({ propertyType }) => propertyType),
    ['OFFICETEL', 'APARTMENT'],
  )
})

const refused: [string, object, string][] = [
  ['a precision level outside the closed set', { rawKeyword: '신림동', precisionLevel: 'PLANET' }, 'precisionLevel'],
  ['no keyword at all', { contractPurpose: 'JEONSE' }, 'locationKeyword'],
  ['blank keywords', { rawKeyword: '  ', locationKeyword: '' }, 'locationKeyword'],
  ['another purpose', { rawKeyword: '신림동', contractPurpose: 'SALE' }, 'contractPurpose'],
]
for (const [what, payload, field] of refused) {
  test(`${what} is 400`, async () => {
    const answer = await app.inject({ method: 'POST', url: PATH, payload })
    assert.equal(answer.statusCode, 400)
    const { errors } = answer.json<{ errors: { field: string }[] }>()
    const fields = errors.map((error) => error.field)
    assert.deepEqual(fields, [field])
  })
}

test('word guard: no sentence of a regional analysis promises safety or offers a listing', async () => {
  for (const rawKeyword of [
    '신림동 오피스텔 전세',
    '강남 원룸 월세',
    '신림역',
    '정자동',
    '부산',
    '하귀1리 상가',
    '없는곳',
  ]) {
    const analysis = await analyse({ rawKeyword })
    assert.deepEqual(findForbiddenWording(JSON.stringify(analysis)), [], rawKeyword)
  }
})

test('one analysis is three statements at most, however much is stored', async () => {
  const { statements } = await database.recordStatements(() => analyse({ rawKeyword: '신림동 오피스텔 전세' }))
  assert.ok(statements.length <= 3, statements.join('\n---\n'))
})
