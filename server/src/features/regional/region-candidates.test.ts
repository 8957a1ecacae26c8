import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { storeStatistics } from '../../../test/market-statistics.ts'
import { testService } from '../../../test/service.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { saying } from '../../words/saying.fixture.ts'

const { app, database } = await testService()

// counts per district follow the statistics
await storeStatistics(database.pool, [
  { legalDistrictCode: '2829010300', dealMonth: '202610', median: 30_000, sampleCount: 5 },
  { legalDistrictCode: '2829010500', dealMonth: '202610', median: 30_000, sampleCount: 50 },
  { legalDistrictCode: '4111710300', dealMonth: '202610', median: 30_000, sampleCount: 7 },
  { legalDistrictCode: '1162010200', dealMonth: '202610', median: 30_000, sampleCount: 20 },
])

const interpret = async (rawKeyword: string) => {
  const answer = await app.inject({ method: 'POST', url: '/api/regional-indicator-analyses', payload: { rawKeyword } })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(findForbiddenWording(answer.body), [])
  return answer.json<{ data: RegionalIndicatorAnalysisResponse }>().data
}
const candidatesOf = async (keyword: string) =>
  (await interpret(keyword)).inputInterpretation.candidates.map(({ fullName }) => fullName)

test('candidates: most stored deals first, then the city district with most deals, then by name; never by code', async () => {
  assert.deepEqual(await candidatesOf('검단신도시'), [
    '인천광역시 검단구 원당동',
    '인천광역시 검단구 마전동',
    '인천광역시 검단구 당하동',
    '인천광역시 검단구 불로동',
  ])
  const gwanggyo = await candidatesOf('광교')
  assert.equal(gwanggyo[0], '경기도 수원시 영통구 이의동')
  assert.equal(gwanggyo.at(-1), '경기도 용인시 수지구 상현동')
})

test('regions of a search box stand in the same order', async () => {
  const answer = await app.inject({ url: '/api/regions', query: { keyword: '검단신도시', limit: '2' } })
  assert.deepEqual(
    answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name),
    ['원당동', '마전동'],
  )
})

test('a place known second-hand gives candidates only, even a single one', async () => {
  const { analysisState, inputInterpretation, marketStatistics } = await interpret('은평뉴타운 아파트')
  assert.deepEqual([analysisState, inputInterpretation.ambiguous], ['limited', true])
  assert.deepEqual([inputInterpretation.regions, marketStatistics], [[], []])
  assert.match(
    inputInterpretation.locationBasisText,
    saying('REGION_UNSURE', { said: '은평뉴타운', regions: { names: ['서울특별시 은평구 진관동'], others: 0 } }),
  )
})

test('words around it decide what a name means', async () => {
  const { inputInterpretation } = await interpret('서구 검단')
  assert.deepEqual(
    [inputInterpretation.ambiguous, inputInterpretation.regions.map(({ fullName }) => fullName)],
    [false, ['인천광역시 검단구']],
  )
})

test('what is only similar is marked as such, in the letters that were typed', async () => {
  for (const [typed, pattern] of [
    ['ㅅㄹㄷ 원룸', /'ㅅㄹㄷ'에 가까운 이름입니다: 서울특별시 관악구 신림동/],
    [
      '싱림동',
      saying('SIMILAR_REGION_NAMES', {
        said: '싱림동',
        regions: {
          names: ['서울특별시 관악구 신림동', '인천광역시 제물포구 송림동', '전북특별자치도 전주시 완산구 상림동'],
          others: 0,
        },
      }),
    ],
    [
      '관악구 신림ㄷ',
      saying('SIMILAR_REGION_NAMES', { said: '신림ㄷ', regions: { names: ['서울특별시 관악구 신림동'], others: 0 } }),
    ],
  ] as const) {
    const { analysisState, inputInterpretation, marketStatistics } = await interpret(typed)
    assert.deepEqual([analysisState, inputInterpretation.locationBasis], ['limited', 'SIMILAR_NAME'])
    assert.match(inputInterpretation.locationBasisText, pattern)
    assert.deepEqual([inputInterpretation.ambiguous, marketStatistics], [true, []])
  }
})

test('a keyboard left in English is read, and said', async () => {
  const { analysisState, inputInterpretation } = await interpret('tlsflaehd dkvkxm')
  assert.notEqual(analysisState, 'empty')
  assert.equal(inputInterpretation.regions[0]?.fullName, '서울특별시 관악구 신림동')
  assert.match(
    inputInterpretation.locationBasisText,
    saying('KEYBOARD_RETYPED', { typed: 'tlsflaehd dkvkxm', read: '신림동 아파트' }),
  )
})
