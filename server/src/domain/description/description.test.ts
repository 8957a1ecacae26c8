import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { findForbiddenWording } from '../wording/word-guard.ts'
import { type DescribedFacts, descriptionContradictions } from './description-contradictions.ts'
import { readDescription } from './read-description.ts'

const FACTS: DescribedFacts = {
  asOf: '2026-11-20',
  terms: { depositManwon: 12_000, monthlyRentManwon: 0, areaSquareMeter: 84.9, floor: 3 },
  register: {
    floorsAboveGround: 4,
    floorsBelowGround: 0,
    householdCount: 12,
    familyCount: 0,
    useApprovalDate: '2011-04-15',
    propertyType: 'ROW_HOUSE_MULTI_UNIT',
    hasShops: false,
  },
  publishedAreas: [],
}
const rent: DescribedFacts = { ...FACTS, terms: { ...FACTS.terms, depositManwon: 1_000, monthlyRentManwon: 50 } }
const basement: DescribedFacts = { ...FACTS, terms: { ...FACTS.terms, floor: -1 } }
const anyFloor: DescribedFacts = { ...FACTS, terms: { ...FACTS.terms, floor: null } }
const unread: DescribedFacts = { ...FACTS, register: null }
const published: DescribedFacts = {
  ...FACTS,
  terms: { ...FACTS.terms, areaSquareMeter: null },
  publishedAreas: [29.35, 41.2],
}
const shops: DescribedFacts = { ...FACTS, register: FACTS.register && { ...FACTS.register, hasShops: true } }
const facility: DescribedFacts = {
  ...FACTS,
  register: FACTS.register && { ...FACTS.register, propertyType: 'NEIGHBORHOOD_FACILITY' },
}

// biome-ignore format: a table
const TABLE: [description: string, facts: DescribedFacts, topics: string[]][] = [
  ['', FACTS, []],
  ['햇볕이 잘 드는 집입니다', FACTS, []],
  ['전용 84㎡', FACTS, []],
  ['84㎡', FACTS, []],
  ['83.8㎡', FACTS, ['AREA']],
  ['공급 112㎡ 전용 84.9㎡', FACTS, []],
  ['112㎡ / 84㎡', FACTS, []],
  ['공급면적 112㎡', FACTS, []],
  ['전용 59.94㎡', FACTS, ['AREA']],
  ['25평', FACTS, []],
  ['33평 아파트 옆', FACTS, ['AREA']],
  ['전용 18평', FACTS, ['AREA']],
  ['평당 관리비 3천원', FACTS, []],
  ['29㎡ 원룸', published, []],
  ['35㎡ 투룸', published, ['AREA']],
  ['3층', FACTS, []],
  ['2층', FACTS, ['FLOOR']],
  ['1층에 편의점, 지하철 5분', FACTS, []],
  ['반지하 아님', FACTS, []],
  ['반지하', FACTS, ['FLOOR', 'FLOOR']],
  ['지하 1층', basement, ['FLOOR']],
  ['7층', unread, ['FLOOR']],
  ['7층', FACTS, ['FLOOR', 'FLOOR']],
  ['3/4층', FACTS, []],
  ['3층/5층', FACTS, ['BUILDING_FLOORS']],
  ['총 4층 중 3층', FACTS, []],
  ['6층 중 6층', anyFloor, ['FLOOR']],
  ['지하 1층 지상 4층 건물의 3층', FACTS, []],
  ['2011년 준공', FACTS, []],
  ['2010년 12월 완공', FACTS, []],
  ['준공 2016', FACTS, ['BUILT_YEAR']],
  ['신축 빌라', FACTS, ['BUILT_YEAR']],
  ['신축급 빌라', FACTS, []],
  ['준신축', FACTS, []],
  ['신축', unread, []],
  ['빌라', FACTS, []],
  ['아파트', FACTS, ['TYPE']],
  ['아파트 단지 앞 다세대주택', FACTS, []],
  ['오피스텔', FACTS, ['TYPE']],
  ['깨끗한 빌라', facility, ['TYPE']],
  ['근생 빌라', facility, []],
  ['근생 빌라', FACTS, ['TYPE']],
  ['제2종근린생활시설 빌라', FACTS, ['TYPE']],
  ['근생 빌라', shops, []],
  ['근생 아님', FACTS, []],
  ['신축 아님', FACTS, []],
  ['최고 4층, 2층 버스 정류장 앞', FACTS, []],
  ['2층 침대 있음', FACTS, []],
  ['총 12세대, 1세대당 주차 1대', FACTS, []],
  ['8세대', FACTS, ['HOUSEHOLDS']],
  ['총 8세대뿐인', FACTS, ['HOUSEHOLDS']],
  ['실면적 66㎡', FACTS, ['AREA']],
  ['실평수 20평', FACTS, ['AREA']],
  ['실사용면적 84㎡', FACTS, []],
  ['실평수 25평대', FACTS, []],
  ['주변 실평수 20평', FACTS, []],
  // the unit is left out: neither as square metres nor as pyeong
  ['전용 84', FACTS, []],
  ['전용 25', FACTS, []],
  ['전용 59 전세 1억 2천', FACTS, ['AREA']],
  ['전용면적 59, 3층', FACTS, ['AREA']],
  ['전용 59~84', FACTS, []],
  ['전용 3층', FACTS, []],
  ['전용 50% 할인', FACTS, []],
  ['옆 단지 전용 59', FACTS, []],
  ['실면적 66', FACTS, ['AREA']],
  ['실평수 20', FACTS, ['AREA']],
  ['실제면적 66㎡', FACTS, ['AREA']],
  ['실제 20평', FACTS, ['AREA']],
  ['실 66㎡', FACTS, ['AREA']],
  ['거실 10평', FACTS, []],
  ['단 8세대', FACTS, ['HOUSEHOLDS']],
  ['8세대만 있는 빌라', FACTS, ['HOUSEHOLDS']],
  ['8세대만 남음', FACTS, []],
  ['15층 건물', FACTS, ['BUILDING_FLOORS']],
  ['2020년 신축', FACTS, ['BUILT_YEAR']],
  ['2020.05 준공', FACTS, ['BUILT_YEAR']],
  ['2011. 4. 15. 사용승인', FACTS, []],
  ['98년 완공', FACTS, ['BUILT_YEAR']],
  ['11년 준공', FACTS, []],
  ['2027년 준공 예정 아파트 앞', FACTS, []],
  ['10년 준공공임대', FACTS, []],
  ['보증금 1억 2천', FACTS, []],
  ['전세 1억2천만원', FACTS, []],
  ['전세 1억 3천', FACTS, ['DEPOSIT']],
  ['전세 3층', FACTS, []],
  ['1000/50', rent, []],
  ['월세 1000/60, 관리비 5만원', rent, ['RENT']],
  ['500/50', rent, ['DEPOSIT']],
  ['보증금 1,000만원 월 50', rent, []],
  ['월세 50만원', FACTS, ['RENT']],
  ['2026/11 입주 가능', FACTS, []],
  // R-REGION-16: an amount is read whole or not at all
  ['보증금 1000만/월 50만, B1/4층', { ...rent, terms: { ...rent.terms, floor: -1 } }, ['FLOOR']],
  ['보증금 500만/월 40만', rent, ['DEPOSIT', 'RENT']],
  ['전세 1억2천/융자무', FACTS, []],
  ['전세 1억2천 12월 입주', FACTS, []],
  ['전세 1억2, 관리비 월 10만', FACTS, []],
  ['전세 1억5천 이하', FACTS, []],
  ['지상 3층', FACTS, []],
  ['2층, 3층 가능', FACTS, []],
  ['고층/15층', FACTS, []],
  ['전용 59㎡ 이상', FACTS, []],
  ['근린생활시설이 아닌 주택', FACTS, []],
  ['주변 신축 아파트', FACTS, []],
]
for (const [description, facts, topics] of TABLE) {
  test(`description "${description}" contradicts ${topics.join(', ') || 'nothing'}`, () => {
    const found = inKorean(descriptionContradictions(description, facts))
    assert.deepEqual(
      found.map(({ topic }) => topic),
      topics,
    )
    for (const { sentence, claimed, known } of found) {
      assert.ok(description.includes(claimed) && sentence.includes(claimed) && sentence.includes(known))
      assert.match(sentence, /설명은 참고일 뿐/)
      assert.deepEqual(findForbiddenWording(sentence), [])
    }
  })
}

test('a number of pyeong names its ambiguity, unless it is said to be exclusive', () => {
  const sentenceOf = (description: string) => inKorean(descriptionContradictions(description, FACTS))[0]?.sentence ?? ''
  assert.match(sentenceOf('33평'), /공급면적일 수도 전용면적일 수도/)
  assert.doesNotMatch(sentenceOf('전용 18평'), /공급면적일 수도/)
})

test('no description, no contradiction, whatever is known', () => {
  assert.deepEqual(descriptionContradictions(null, FACTS), [])
  assert.deepEqual(descriptionContradictions('  ', FACTS), [])
})

test('reading never throws and is quick, whatever somebody pasted', () => {
  const parts = fc.constantFrom(
    '1',
    '23',
    ' ',
    ',',
    '억',
    '천',
    '백',
    '만',
    '원',
    '층',
    '/',
    '평',
    '㎡',
    '전세',
    '월세',
    '지하',
    '총',
    '중',
    '세대',
    '년',
    '준공',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2_000 }),
    fc.array(parts, { maxLength: 900 }).map((words) => words.join('')),
  )
  const started = process.cpuUsage()
  fc.assert(fc.property(text, (description) => void readDescription(description)))
  assert.ok(process.cpuUsage(started).user / 1_000 < 5_000, 'a hundred descriptions take less than five seconds')
})

test('R-SCORE-41: deposit and rent of a description are set beside the typed ones as one amount a month as well', () => {
  const said = (description: string, yearlyRate?: number) =>
    inKorean(descriptionContradictions(description, { ...rent, ...(yearlyRate && { yearlyRate }) })).map(
      ({ sentence }) => sentence,
    )
  // input 1,000 and 50: at 6 %, 55 a month
  const [deposit, monthly] = said('보증금 2000 월세 60', 0.06)
  assert.doesNotMatch(String(deposit), /한 달/)
  assert.match(
    String(monthly),
    /보증금까지 월세로 바꾸면\(연 6%\) 설명은 한 달 70만 원, 입력하신 조건은 한 달 55만 원입니다/,
  )
  assert.match(said('보증금 3000 월세 40', 0.06).join(), /설명과 입력 모두 한 달 55만 원입니다/)
  assert.doesNotMatch(said('보증금 2000 월세 60').join(), /한 달/)
  assert.deepEqual(said('보증금 1000 월세 50', 0.06), [])
})
