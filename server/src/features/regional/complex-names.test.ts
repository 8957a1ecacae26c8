import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { testService } from '../../../test/service.ts'
import { lotOf, storeDeals, storeKnownComplexes } from '../../../test/stored-deals.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'

const { app, database } = await testService()
await storeKnownComplexes(database.pool)

async function interpret(payload: object) {
  const answer = await app.inject({ method: 'POST', url: '/api/regional-indicator-analyses', payload })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(findForbiddenWording(answer.body), [])
  return answer.json<{ data: RegionalIndicatorAnalysisResponse }>().data
}
const complexesOf = ({ inputInterpretation }: RegionalIndicatorAnalysisResponse) =>
  inputInterpretation.complexes.map(({ jibunAddress, name, dealCount }) => `${jibunAddress} ${name} ${dealCount}`)

for (const [rawKeyword, region] of [
  ['헬리오시티', '서울특별시 송파구 가락동'],
  ['헬리오시티 전세', '서울특별시 송파구 가락동'],
  ['송파 헬리오시티', '서울특별시 송파구 가락동'],
  ['은마아파트', '서울특별시 강남구 대치동'],
  ['반포자이 30평대', '서울특별시 서초구 반포동'],
] as const) {
  test(`"${rawKeyword}" is a complex, and suggests ${region}`, async () => {
    const analysis = await interpret({ rawKeyword })
    const { inputInterpretation } = analysis
    assert.equal(inputInterpretation.locationBasis, 'COMPLEX_NAME')
    assert.deepEqual(
      inputInterpretation.regions.map(({ fullName }) => fullName),
      [region],
    )
    assert.match(inputInterpretation.locationBasisText, /건물 이름으로 보고.*그 건물만의 수치가 아닙니다/)
    assert.deepEqual([analysis.analysisState, inputInterpretation.unreadWords], ['limited', []])
    assert.equal(inputInterpretation.complexes.length, 1)
  })
}

test('of several complexes of one name each is listed with district and deals, and none is settled on', async () => {
  const analysis = await interpret({ rawKeyword: '현대아파트 전세' })
  assert.deepEqual(complexesOf(analysis), ['서울특별시 서초구 반포동 55 현대 2', '서울특별시 송파구 가락동 20 현대 1'])
  assert.deepEqual([analysis.analysisState, analysis.inputInterpretation.ambiguous], ['limited', true])
  assert.deepEqual(
    analysis.inputInterpretation.candidates.map(({ fullName }) => fullName),
    ['서울특별시 송파구 가락동', '서울특별시 서초구 반포동'],
  )
  assert.match(
    analysis.inputInterpretation.locationBasisText,
    /'현대'는 이런 건물의 이름일 수 있습니다: .*반포동 55 현대\(거래 2건\)/,
  )
})

test('a name that is only alike settles on nothing', async () => {
  const { inputInterpretation } = await interpret({ rawKeyword: '핼리오시티' })
  assert.deepEqual([inputInterpretation.ambiguous, inputInterpretation.regions], [true, []])
  assert.equal(inputInterpretation.complexes[0]?.name, '헬리오시티')
  assert.deepEqual(inputInterpretation.unreadWords, ['핼리오시티'])
})

test('beside a named 동 a complex is listed, and the 동 stays the region', async () => {
  const { inputInterpretation } = await interpret({ rawKeyword: '대치동 은마아파트' })
  assert.deepEqual(
    [inputInterpretation.locationBasis, inputInterpretation.regions[0]?.fullName],
    ['DISTRICT_NAME', '서울특별시 강남구 대치동'],
  )
  assert.equal(inputInterpretation.complexes.length, 1)
})

test('the location keyword may be the complex', async () => {
  const { inputInterpretation } = await interpret({ locationKeyword: '헬리오시티', rawKeyword: '헬리오시티 전세 5억' })
  assert.equal(inputInterpretation.regions[0]?.fullName, '서울특별시 송파구 가락동')
})

test('a name that nothing stored has stays unread', async () => {
  const analysis = await interpret({ rawKeyword: '호그와트 원룸' })
  assert.deepEqual(
    [analysis.analysisState, analysis.inputInterpretation.locationBasis, analysis.inputInterpretation.unreadWords],
    ['empty', 'NOT_RECOGNISED', ['호그와트']],
  )
})

test('R-REGION-13: a brand settles on no building, even where one alone is stored', async () => {
  const { inputInterpretation } = await interpret({ rawKeyword: '송파구 현대 아파트' })
  assert.deepEqual(
    inputInterpretation.regions.map(({ fullName }) => fullName),
    ['서울특별시 송파구'],
  )
  assert.equal(inputInterpretation.complexes.length, 1)
})

test('R-REGION-13: a complex in the next 동 is found where the 동 beside its name has none', async () => {
  await storeDeals(database.pool, '1171010200', [{ buildingName: '파크리오', lot: lotOf(17) }])
  const { inputInterpretation } = await interpret({ rawKeyword: '잠실 파크리오' })
  assert.deepEqual(
    inputInterpretation.regions.map(({ fullName }) => fullName),
    ['서울특별시 송파구 신천동'],
  )
})

test('R-REGION-13: of two of one name the one with far more deals is asked for, and brings lot and type', async () => {
  const big = Array.from({ length: 60 }, (_, at) => ({
    buildingName: '이름큰단지',
    lot: lotOf(500),
    areaSquareMeter: at < 30 ? 84.9 : 59.9,
    depositManwon: at < 30 ? 90_000 : 60_000,
    monthlyRentManwon: 0,
  }))
  await storeDeals(database.pool, '1171010800', big)
  await storeDeals(database.pool, '2611010100', [{ buildingName: '이름큰단지', lot: lotOf(9) }])
  const analysis = await interpret({ rawKeyword: '이름큰단지 34평 전세' })
  assert.equal(analysis.inputInterpretation.ambiguous, false)
  const [share] = analysis.termShares
  assert.deepEqual(
    [share?.pnu, share?.propertyType, share?.sampleCount, share?.medianDepositManwon],
    ['1171010800105000000', 'APARTMENT', 30, 90_000],
  )
  assert.match(analysis.insightSentences[0] ?? '', /문정동 이름큰단지/)
  assert.equal(complexesOf(analysis).length, 2, 'its namesake can be chosen')
})

test('R-REGION-13: a short name of three letters leads to the complexes that it may stand for', async () => {
  await storeDeals(database.pool, '1144010200', [{ buildingName: '마포래미안푸르지오', lot: lotOf(777) }])
  const { inputInterpretation } = await interpret({ rawKeyword: '마래푸 전세' })
  assert.deepEqual(
    [inputInterpretation.ambiguous, inputInterpretation.complexes[0]?.name],
    [true, '마포래미안푸르지오'],
  )
})

test('R-REGION-19: a complex outside of the short name beside it is asked about together with the district', async () => {
  await storeDeals(database.pool, '1129013400', [{ buildingName: '롯데캐슬클라시아', lot: lotOf(1288) }])
  const { inputInterpretation } = await interpret({ rawKeyword: '미아 롯데캐슬클라시아 전세' })
  const names = inputInterpretation.candidates.map(({ fullName }) => fullName)
  assert.deepEqual([inputInterpretation.ambiguous, inputInterpretation.regions], [true, []])
  for (const name of ['서울특별시 성북구 길음동', '서울특별시 강북구 미아동'])
    assert.ok(names.includes(name), names.join())
  const inFull = await interpret({ rawKeyword: '길음 롯데캐슬클라시아 전세' })
  assert.deepEqual(
    inFull.inputInterpretation.regions.map(({ fullName }) => fullName),
    ['서울특별시 성북구 길음동'],
  )
})

test('R-REGION-13: a name of a brand and of words that many complexes bear settles on none', async () => {
  await storeDeals(database.pool, '1144010200', [{ buildingName: '센트럴푸르지오', lot: lotOf(778) }])
  const { inputInterpretation } = await interpret({ rawKeyword: '센트럴푸르지오 전세' })
  assert.deepEqual(
    [inputInterpretation.ambiguous, inputInterpretation.regions, inputInterpretation.complexes.length],
    [true, [], 1],
  )
})
