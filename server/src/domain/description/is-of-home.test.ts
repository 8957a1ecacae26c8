import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { readDescription } from './read-description.ts'

const around = [
  '깨끗한 투룸',
  '신림역 도보 5분',
  '햇살 잘 드는 집',
  '주차 가능',
  '관리비 5만원',
  '반려동물 협의',
  '올수리',
  '',
]
const THINGS = [
  '버스',
  '침대',
  '상가',
  '주차장',
  '카페',
  '편의점',
  '옥상',
  '높이',
  '이상',
  '이하',
  '까지',
  '계단',
  '식당 있음',
  '헬스장',
  '로비',
  '필로티',
  '창고',
  '세탁실',
  '아님',
  '아닙니다',
  '말고',
  '없음',
  '공용',
  '무인택배함',
  '사무실',
  '정류장',
  '이층침대',
  '놀이방',
]
const ELSEWHERE = [
  '최고',
  '최고층',
  '최대',
  '옆 건물',
  '옆집',
  '카페는',
  '편의점이',
  '주차장은',
  '상가',
  '위층',
  '건너편',
  '학원은',
]

const floors = (text: string) => readDescription(text).floors.map(({ value }) => value)
const inText = (statement: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...around), statement, fc.constantFrom(...around), fc.constantFrom(', ', '\n', ' / '))
    .map(([before, said, after, between]) => [before, said, after].filter((each) => each !== '').join(between))
const level = fc.integer({ min: 1, max: 60 })

test('R-DIAG-46: a floor of a thing, a ceiling or a place elsewhere is none of the home, among whatever words', () => {
  const ofThing = fc
    .tuple(level, fc.constantFrom(' ', ''), fc.constantFrom(...THINGS))
    .map(([n, blank, thing]) => `${n}층${blank}${thing}`)
  const elsewhere = fc.tuple(fc.constantFrom(...ELSEWHERE), level).map(([where, n]) => `${where} ${n}층`)
  const placed = fc.tuple(level, fc.constantFrom(...THINGS)).map(([n, thing]) => `${n}층에 ${thing}`)
  fc.assert(
    fc.property(inText(fc.oneof(ofThing, elsewhere, placed)), (text) => {
      assert.deepEqual(floors(text), [], text)
    }),
    { numRuns: 500 },
  )
})

test('R-DIAG-46: a floor of the home is heard, among whatever words', () => {
  const behind = ['', ' 남향', ' 원룸', ' 투룸', '이에요', '입니다', ' 전세', ' 풀옵션', ' 29㎡', '에 위치']
  const before = [
    '',
    '깨끗한 ',
    '전세 ',
    '신림역 5분 ',
    '101동 ',
    '현재 ',
    '위치는 ',
    '하늘빌라 ',
    '남향 ',
    '1억 2천 ',
    '방 2개 ',
  ]
  const said = fc.tuple(fc.constantFrom(...before), level, fc.constantFrom(...behind))
  fc.assert(
    fc.property(said, ([first, n, last]) => {
      assert.deepEqual(floors(`${first}${n}층${last}`), [n])
      assert.deepEqual(floors(`주차 가능, ${first}${n}층${last}\n반려동물 협의`), [n])
    }),
    { numRuns: 300 },
  )
})

test('R-DIAG-46: a building is called new only where it is said to be', () => {
  const denied = [
    '신축 아님',
    '신축은 아니지만 깨끗',
    '신축 아닌 빌라',
    '신축 아파트 옆',
    '신축급',
    '준신축',
    '신축같은 집',
    '신축 예정',
    '신축 공사 중',
    '근처 신축 빌라',
    '2011년 신축',
    '신축이 아니라 구축',
  ]
  fc.assert(
    fc.property(inText(fc.constantFrom(...denied)), (text) => {
      assert.deepEqual(readDescription(text).isNew, [], text)
    }),
  )
  for (const said of [
    '신축',
    '신축 빌라',
    '신축빌라입니다',
    '신축 첫입주',
    '신축이에요',
    '깨끗한 신축 투룸',
    '전세 신축',
  ])
    assert.equal(readDescription(said).isNew.length, 1, said)
})

// biome-ignore format: a table
const SHOPS: [text: string, heard: boolean][] = [
  ['근생 빌라', true], ['근린생활시설 빌라', true], ['2종근생', true], ['제2종 근린생활시설', true], ['투룸 (근생)', true],
  ['대출 안되는 근생이에요', true], ['근생이라 전세대출 불가', true], ['근린생활시설로 되어 있음', true],
  ['근생 아님', false], ['근린생활시설 아님', false], ['근린생활시설이 아닌 주택', false], ['근린 생활 시설 아닙니다', false], ['근린생활 빌라', true], ['근생 아닙니다', false], ['근생은 아니에요', false], ['1층 근생', false], ['1층은 근린생활시설', false], ['빌라', false],
]
for (const [text, heard] of SHOPS) {
  test(`R-DIAG-46: "${text}" ${heard ? 'is heard as' : 'is not'} a shop`, () => {
    assert.equal(
      readDescription(text).types.some(({ value }) => value === 'NEIGHBORHOOD_FACILITY'),
      heard,
    )
  })
}

// biome-ignore format: a table
const OTHERS: [text: string, read: (said: ReturnType<typeof readDescription>) => unknown[]][] = [
  ['아파트 옆 빌라단지', ({ types }) => types], ['아파트 같은 집', ({ types }) => types], ['아파트 뷰', ({ types }) => types],
  ['주변 신축 아파트', ({ types, isNew }) => [...types, ...isNew]], ['근처 풀옵션 원룸 오피스텔', ({ types }) => types], ['주변 신축 4층 건물', ({ buildingFloors }) => buildingFloors],
  ['전용 20㎡ 이상', ({ areas }) => areas], ['전용 20㎡ 이하', ({ areas }) => areas], ['전용 20㎡~', ({ areas }) => areas], ['전용 20㎡ 정도', ({ areas }) => areas], ['전용 약 20㎡', ({ areas }) => areas],
  ['전용 20㎡, 30㎡ 두 타입', ({ areas }) => areas], ['전용 20㎡~30㎡', ({ areas }) => areas], ['전용 20~30㎡', ({ areas }) => areas], ['전용 20㎡ 또는 30㎡', ({ areas }) => areas], ['전용 20㎡/30㎡', ({ areas }) => areas], ['전용/공급 59.5/42.3㎡', ({ areas }) => areas], ['옆집 전용/공급 42.3/59.5㎡', ({ areas }) => areas],
  ['아파트형 공장 근처', ({ types }) => types], ['오피스텔 아님', ({ types }) => types],
  ['관리비 월 5만원', ({ rentsManwon }) => rentsManwon], ['월 5만원 관리비', ({ rentsManwon }) => rentsManwon],
  ['선순위 보증금 3억', ({ depositsManwon }) => depositsManwon], ['시세 전세 2억', ({ depositsManwon }) => depositsManwon],
  ['보증금 500~2000', ({ depositsManwon }) => depositsManwon], ['보증금 5천 이상', ({ depositsManwon }) => depositsManwon],
  ['대지 50평', ({ areas }) => areas], ['거실 10평', ({ areas }) => areas], ['베란다 3평', ({ areas }) => areas.filter(({ value }) => value.amount !== 3)],
  ['신혼부부 2가구 남음', ({ households }) => households], ['1가구 1주택', ({ households }) => households], ['1세대당 주차 1대', ({ households }) => households],
  ['최고 4층 건물', ({ buildingFloors }) => buildingFloors], ['옆 4층 건물', ({ buildingFloors }) => buildingFloors],
  ['지하 주차장', ({ floors: heard }) => heard], ['지하철 5분', ({ floors: heard }) => heard], ['반지하 아님', ({ floors: heard }) => heard],
]
for (const [text, read] of OTHERS) {
  test(`R-DIAG-46: "${text}" says nothing of the home`, () => assert.deepEqual(read(readDescription(text)), []))
}

test('R-DIAG-46: floor and floors in one piece', () => {
  for (const text of ['4층 건물 중 3층', '총 4층 중 3층', '4층 중 3층', '3/4층', '3층/4층', '4층 빌라 중에서 3층']) {
    const said = readDescription(text)
    assert.deepEqual(
      [said.floors.map(({ value }) => value), said.buildingFloors.map(({ value }) => value)],
      [[3], [4]],
      text,
    )
  }
})

// biome-ignore format: a table
const EXCLUSIVE: [text: string, squareMeter: number][] = [
  ['전용 29.35㎡', 29.35], ['전용면적: 29.35m2', 29.35], ['공급 59.5㎡ 전용 42.3㎡', 42.3], ['계약면적 80㎡, 전용면적 42.3㎡', 42.3], ['42.3㎡ 전용', 42.3], ['42.3㎡(전용)', 42.3], ['전용 1,234.5㎡', 1234.5],
  ['전용 20㎡ (공급 30㎡)', 20], ['전용 84㎡/25평', 84], ['전용 20.5㎡\n발코니 5㎡', 20.5], ['전용 39.6㎡ / 3층', 39.6], ['전용 84.98㎡ 12층', 84.98], ['전용면적 23.1㎡ 원룸', 23.1],
]
for (const [text, squareMeter] of EXCLUSIVE) {
  test(`R-DIAG-46: ${JSON.stringify(text)} states an exclusive area of ${squareMeter} square metres`, () => {
    const own = readDescription(text).areas.filter(
      ({ value: { kind, unit } }) => kind === 'EXCLUSIVE' && unit === 'SQUARE_METER',
    )
    assert.deepEqual(
      own.map(({ value }) => value.amount),
      [squareMeter],
    )
  })
}

// biome-ignore format: a table
const COUNTS: [text: string, quoted: string | null, count: number | null][] = [
  ['총세대수 1,250세대', '총세대수 1,250세대', 1250], ['총 세대수: 1,250', '총 세대수: 1,250', 1250], ['세대수 1250', '세대수 1250', 1250], ['총 1,250세대', '총 1,250세대', 1250], ['1，250세대', '1，250세대', 1250],
  ['총 8세대뿐인 건물', '총 8세대', 8], ['8세대뿐인 빌라', '8세대', 8], ['8세대로 구성된 건물', '8세대', 8],
  ['1 250세대', null, null], ['1천250세대', null, null], ['1천 250세대', null, null], ['천이백 50세대', null, null], ['이백50세대', null, null], ['12,50세대', null, null], ['12.5세대', null, null], ['8~10세대', null, null], ['1만 2,000세대', null, null], ['총 1200여세대', null, null],
  ['옆 단지 1,250세대', null, null], ['인근 아파트 총 1,250세대', null, null], ['1,250세대 단지 옆', null, null], ['총 1,250세대 아파트 앞', null, null], ['맞은편 빌라는 총 8세대', null, null],
]
for (const [text, quoted, count] of COUNTS) {
  test(`R-DIAG-46: "${text}" says ${count ?? 'no count'} of the home's building, quoted whole`, () => {
    const said = readDescription(text).households
    assert.deepEqual(said, quoted === null ? [] : [{ text: quoted, value: count }])
  })
}

test('R-DIAG-46: a count is read whole or not at all, whatever separates its digits', () => {
  const count = fc.integer({ min: 1, max: 99_999 })
  const written = fc.constantFrom<(n: number) => string>(String, (n) => n.toLocaleString('en-US'))
  const around = fc.constantFrom('총 ', '', '총세대수 ', '빌라 / 총 ', '주차 가능, ')
  fc.assert(
    fc.property(around, count, written, (before, n, write) => {
      const [said] = readDescription(`${before}${write(n)}세대`).households
      assert.equal(said?.value, n)
      assert.ok(said?.text.includes(write(n)))
    }),
  )
})
