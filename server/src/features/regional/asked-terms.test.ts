import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { testService } from '../../../test/service.ts'
import { storeDeals } from '../../../test/stored-deals.ts'
import type { Deal } from '../../domain/comparison/deal.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { saying } from '../../words/saying.fixture.ts'

const { app, sandbox, database } = await testService()
const { pool } = database
const [SILLIM, BONGCHEON] = ['1162010200', '1162010100']

const officetel = (depositManwon: number, monthlyRentManwon: number, areaSquareMeter: number): Partial<Deal> => ({
  source: 'OffiRent',
  propertyType: 'OFFICETEL',
  depositManwon,
  monthlyRentManwon,
  areaSquareMeter,
})
const villa = (depositManwon: number, monthlyRentManwon: number, floor: number): Partial<Deal> => ({
  source: 'RHRent',
  propertyType: 'ROW_HOUSE_MULTI_UNIT',
  depositManwon,
  monthlyRentManwon,
  floor,
  areaSquareMeter: 30,
})
const apartment = (depositManwon: number, areaSquareMeter: number): Partial<Deal> => ({
  depositManwon,
  areaSquareMeter,
})

await storeDeals(
  pool,
  SILLIM,
  [
    // monthly rent of officetels: 40, 50, … 130 for a deposit of 1000; half of them of 20 ㎡, half of 40 ㎡
    ...Array.from({ length: 10 }, (_, at) => officetel(1000, 40 + at * 10, at < 5 ? 20 : 40)),
    ...Array.from({ length: 4 }, (_, at) => villa(500, 30 + at * 5, -1)),
    ...Array.from({ length: 6 }, (_, at) => villa(1000, 60 + at * 5, 2)),
    // jeonse of apartments: 84 ㎡ and 59 ㎡
    ...Array.from({ length: 4 }, (_, at) => apartment(30_000 + at * 5000, 84)),
    ...Array.from({ length: 3 }, () => apartment(20_000, 59)),
  ],
  '202610',
)
await storeDeals(pool, BONGCHEON, [apartment(40_000, 84), apartment(40_000, 84)], '202610')
// too long ago to count
await storeDeals(pool, SILLIM, [officetel(1000, 1, 20)], '202510')

type Analysis = RegionalIndicatorAnalysisResponse
async function analyse(rawKeyword: string): Promise<Analysis> {
  const answer = await app.inject({ method: 'POST', url: '/api/regional-indicator-analyses', payload: { rawKeyword } })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(findForbiddenWording(answer.body), [])
  return answer.json<{ data: Analysis }>().data
}
const chipsOf = ({ inputInterpretation }: Analysis) =>
  inputInterpretation.chips.map(({ kind, label, used }) => `${kind} ${label} ${used ? 'used' : 'not used'}`)
const sharesOf = ({ termShares }: Analysis) =>
  termShares.map(({ propertyType, sampleCount, atOrUnderCount }) => [propertyType, sampleCount, atOrUnderCount])

test('an amount is read, shown, and set against the stored contracts of the last twelve months', async () => {
  const analysis = await analyse('신림동 오피스텔 월세 80')
  assert.deepEqual(chipsOf(analysis), ['MONTHLY_RENT 월세 80만 원 이하 used'])
  assert.deepEqual(sharesOf(analysis), [['OFFICETEL', 10, 5]])
  assert.match(
    analysis.insightSentences[0] ?? '',
    /관악구 신림동 오피스텔 월세 거래 10건\(2025년 11월~2026년 10월\) 가운데 5건\(50%\)이 월세 80만 원 이하입니다\.$/,
  )
  assert.deepEqual(sandbox.requests, [])
})

test('a deposit and a rent together imply a monthly rent; how many leases meet both is counted', async () => {
  const analysis = await analyse('신림동 오피스텔 1000/60')
  assert.equal(analysis.inputInterpretation.contractPurpose, 'MONTHLY_RENT')
  assert.deepEqual(sharesOf(analysis), [['OFFICETEL', 10, 3]])
})

test('R-REGION-11: a deposit and a rent are one amount a month: the same cost, split otherwise, has the same share', async () => {
  // at 6.5 % a deposit of 1,000 is a rent of 5.42
  const shareOf = async (keyword: string) => (await analyse(keyword)).termShares[0] ?? assert.fail(keyword)
  const asked = await shareOf('신림동 오피스텔 월세 1000에 60')
  assert.deepEqual(
    [asked.convertedRentToManwon, asked.convertedAtOrUnderCount, asked.convertedShare, asked.conversionYearlyRate],
    [65, 3, 0.3, 0.065],
  )
  assert.equal(asked.medianConvertedRentManwon, 90)
  const split = await shareOf('신림동 오피스텔 월세 4000에 44')
  assert.deepEqual([split.convertedRentToManwon, split.convertedAtOrUnderCount], [66, 3])
  const [sentence = ''] = (await analyse('신림동 오피스텔 월세 1000에 60')).insightSentences
  assert.match(
    sentence,
    /가운데 3건\(30%\)이 보증금 1,000만 원에 월세 60만 원, 모두 월세로 바꾸면 한 달 65만 원보다 높지 않습니다/,
  )
  assert.match(sentence, /모두 월세로 바꾸면\(연 6\.5%\) 가운데는 한 달 90만 원입니다/)
})

test('R-REGION-11: the rate is the stored one of the region and the type', async () => {
  await pool.query(
    `insert into market_indicators (table_id, region_code, period, value, unit, region_name, collected_at)
     values ('T241163133546529', '1162000000', '202609', 6, '%', '서울>관악구', '2026-11-01')`,
  )
  const { termShares, conversionRates } = await analyse('신림동 오피스텔 월세 2000에 60')
  assert.equal(termShares[0]?.convertedRentToManwon, 70)
  const [rate] = conversionRates
  assert.deepEqual([rate?.propertyType, rate?.yearlyRate], ['OFFICETEL', 0.06])
  assert.match(
    rate?.source ?? '',
    saying('CONVERSION_RATE_OF_REGION', { regionName: '서울 관악구', period: '2026-09' }),
  )
  await pool.query('truncate market_indicators')
  assert.deepEqual((await analyse('신림동 오피스텔 전세')).conversionRates, [])
})

test('a size in ㎡ narrows the contracts; without an amount their level is shown', async () => {
  const analysis = await analyse('신림동 오피스텔 월세 20㎡')
  assert.deepEqual(chipsOf(analysis), ['AREA 전용면적 15㎡~25㎡ used'])
  assert.match(
    analysis.insightSentences[0] ?? '',
    /전용 15~25㎡ 월세 거래 5건.* 중위 수준은 보증금 1,000만 원, 월세 60만 원입니다/,
  )
})

test('평 counts for apartments, and is named as not used for other homes', async () => {
  const apartments = await analyse('신림동 아파트 전세 30평대 4억 이하')
  assert.deepEqual(chipsOf(apartments), ['AREA 면적 30평~40평 used', 'DEPOSIT 보증금 4억 원 이하 used'])
  assert.deepEqual(sharesOf(apartments), [['APARTMENT', 4, 3]])
  const officetels = await analyse('신림동 오피스텔 월세 10평 80')
  const [chip] = officetels.inputInterpretation.chips
  assert.deepEqual([chip?.kind, chip?.used], ['AREA', false])
  assert.match(chip?.note ?? '', saying('TERM_NOT_USED', { why: 'PYEONG_UNCLEAR' }))
  const none = await analyse('신림동 아파트 전세 90평')
  assert.match(none.inputInterpretation.chips[0]?.note ?? '', /3건 미만/)
})

test('where 평 chose among apartments alone, its chip says that other homes were not narrowed', async () => {
  const noteOf = async (keyword: string) => {
    const [chip] = (await analyse(keyword)).inputInterpretation.chips
    assert.deepEqual([keyword, chip?.kind, chip?.used], [keyword, 'AREA', true])
    return chip?.note ?? ''
  }
  assert.match(await noteOf('신림동 전세 30평대'), saying('TERM_USED_FOR_APARTMENTS'))
  assert.doesNotMatch(await noteOf('신림동 아파트 전세 30평대'), /다른 유형/)
  assert.doesNotMatch(await noteOf('신림동 전세 84㎡'), /다른 유형/)
})

test('a size up to so much has no lower end, in its chip and in the sentence', async () => {
  const analysis = await analyse('신림동 오피스텔 월세 전용 30㎡ 이하')
  assert.deepEqual(chipsOf(analysis), ['AREA 전용면적 30㎡ 이하 used'])
  assert.match(analysis.insightSentences[0] ?? '', /오피스텔 전용 30㎡ 이하 월세 거래 5건/)
  assert.deepEqual(chipsOf(await analyse('신림동 아파트 전세 30평 이하')), ['AREA 면적 30평 이하 used'])
})

test('반지하 never gets the numbers of apartments: only leases below ground are counted, and the rest says what it is not', async () => {
  const analysis = await analyse('신림동 반지하 월세 40')
  assert.deepEqual(
    analysis.propertyTypeCandidates.map(({ propertyType }) => propertyType),
    ['ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY'],
  )
  assert.deepEqual(chipsOf(analysis), ['MONTHLY_RENT 월세 40만 원 이하 used', 'BASEMENT 지하·반지하 used'])
  assert.deepEqual(sharesOf(analysis), [['ROW_HOUSE_MULTI_UNIT', 4, 3]])
  assert.match(
    analysis.insightSentences[0] ?? '',
    /연립·다세대 지하층\(반지하 포함\) 월세 거래 4건.*3건\(75%\).*거래가 적으므로/,
  )
  assert.ok(analysis.dataLimitations.some((sentence) => /지하·반지하나 옥탑만의 수준이 아닙니다/.test(sentence)))
  const room = await analyse('신림동 반지하 원룸 월세')
  assert.ok(
    !room.propertyTypeCandidates.some(
      ({ propertyType }) => propertyType === 'OFFICETEL' || propertyType === 'APARTMENT',
    ),
  )
})

test('what the contracts do not hold is named as not used: rooms, rooftops, floors, fees, prices, unclear amounts', async () => {
  for (const [keyword, kind, note] of [
    ['신림동 투룸 월세', 'ROOMS', saying('TERM_NOT_USED', { why: 'NOT_PUBLISHED' })],
    ['신림동 옥탑방 월세', 'ROOFTOP', saying('TERM_NOT_USED', { why: 'NOT_PUBLISHED' })],
    ['신림동 5층 월세', 'FLOOR', saying('TERM_NOT_USED', { why: 'NOT_PUBLISHED' })],
    ['신림동 월세 관리비 5', 'MAINTENANCE_FEE', saying('TERM_NOT_USED', { why: 'NOT_PUBLISHED' })],
    ['신림동 매매 5억', 'SALE_PRICE', /매매 금액은/],
    ['신림동 3억 이하', 'AMOUNT', saying('TERM_NOT_USED', { why: 'AMOUNT_UNCLEAR' })],
    ['신림동 전세 3', 'DEPOSIT', /어느 단위인지/],
    ['신림동 전세 200000000', 'DEPOSIT', /어느 단위인지/],
    ['신림동 월세 50/500', 'MONTHLY_RENT', /어느 단위인지/],
    ['정자동 월세 80', 'MONTHLY_RENT', saying('TERM_NOT_USED', { why: 'NO_REGION' })],
    ['봉천동 아파트 전세 3억', 'DEPOSIT', /3건 미만/],
  ] as const) {
    const chip = (await analyse(keyword)).inputInterpretation.chips.find((each) => each.kind === kind)
    assert.deepEqual([keyword, chip?.used], [keyword, false])
    assert.match(chip?.note ?? '', note)
  }
})

test('an amount that was not read and a region that is left out are named', async () => {
  for (const [keyword, unread] of [
    ['신림동 1000:50', ['1000:50']],
    ['1000-50 신림동', ['1000-50']],
    ['봉천동 말고 신림동', ['봉천동말고']],
  ] as const) {
    const { inputInterpretation } = await analyse(keyword)
    assert.deepEqual(inputInterpretation.unreadWords, unread)
    assert.deepEqual(
      inputInterpretation.regions.map(({ fullName }) => fullName),
      ['서울특별시 관악구 신림동'],
    )
  }
})

test('fewer than three contracts give no share, and the sentence says so', async () => {
  const analysis = await analyse('봉천동 아파트 전세 3억')
  assert.deepEqual(
    analysis.termShares.map(({ sampleCount, share }) => [sampleCount, share]),
    [[2, null]],
  )
  assert.match(analysis.insightSentences[0] ?? '', /2건.*3건 미만이어서 비율을 계산하지 않았습니다/)
})

test('a whole city district is counted as one', async () => {
  assert.deepEqual(sharesOf(await analyse('관악구 아파트 전세 4억')), [['APARTMENT', 9, 8]])
})

test('without any such terms nothing is counted', async () => {
  const { inputInterpretation, termShares } = await analyse('신림동 오피스텔 월세')
  assert.deepEqual([inputInterpretation.chips, termShares], [[], []])
})

test('a basement that is not wanted is named, and neither chooses the homes nor the contracts', async () => {
  const analysis = await analyse('신림동 반지하 말고 빌라 월세 70')
  assert.deepEqual(chipsOf(analysis), ['MONTHLY_RENT 월세 70만 원 이하 used', 'BASEMENT 지하·반지하 제외 not used'])
  assert.deepEqual(sharesOf(analysis), [['ROW_HOUSE_MULTI_UNIT', 10, 7]])
  const types = (await analyse('신림동 B1층 전세')).propertyTypeCandidates.map(({ propertyType }) => propertyType)
  assert.deepEqual(types, ['ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY'])
})

test('R-REGION-09: a hint that names no type of home is shown as not read', async () => {
  const payload = { locationKeyword: '신림동', typeHints: ['APARTMENT', 'NOPE', ' '] }
  const answer = await app.inject({ method: 'POST', url: '/api/regional-indicator-analyses', payload })
  const { typeHints, unreadWords } = answer.json<{ data: Analysis }>().data.inputInterpretation
  assert.deepEqual([typeHints, unreadWords], [['APARTMENT'], ['NOPE']])
})

test('a type that is not wanted is left out of the analysis, and named', async () => {
  const typesOf = (analysis: Awaited<ReturnType<typeof analyse>>) =>
    analysis.propertyTypeCandidates.map(({ propertyType }) => propertyType)
  for (const keyword of ['아파트 제외 신림동', '신림동 아파트 빼고', '신림동 아파트는 아닌']) {
    const analysis = await analyse(keyword)
    assert.deepEqual(typesOf(analysis), ['OFFICETEL', 'ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY'], keyword)
    assert.deepEqual(chipsOf(analysis), ['TYPE 아파트 제외 used'])
    assert.deepEqual(analysis.inputInterpretation.unreadWords, [])
    assert.ok(analysis.marketStatistics.every(({ propertyType }) => propertyType !== 'APARTMENT'))
  }
  assert.deepEqual(typesOf(await analyse('신림동 오피스텔 아니고 원룸')), [
    'ROW_HOUSE_MULTI_UNIT',
    'DETACHED_MULTI_FAMILY',
  ])
  const nothingLeft = await analyse('신림동 아파트 말고 아파트')
  assert.deepEqual([typesOf(nothingLeft), chipsOf(nothingLeft)], [['APARTMENT'], ['TYPE 아파트 제외 not used']])
})

test('a rent too high for one is named as unclear, and a pair without 에 is a deposit and a rent', async () => {
  assert.deepEqual(chipsOf(await analyse('신림동 월세 1000')), ['MONTHLY_RENT 월세 1,000만 원 이하 not used'])
  assert.deepEqual(sharesOf(await analyse('신림동 오피스텔 월세 1000 60')), [['OFFICETEL', 10, 3]])
})
