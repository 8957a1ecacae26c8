import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { loadRegionReader } from '../../platform/load-region-reader.ts'
import { createDistrictCatalogue } from '../district/district-catalogue.ts'
import { createStepBudget } from '../step-budget.ts'
import { compactText, wordAt } from './keyword-words.ts'
import type { RegionBasis } from './region-reading.ts'
import { createShortNames } from './short-names.ts'

const catalogue = createDistrictCatalogue(
  readFileSync(new URL('../district/catalogue/districts.tsv', import.meta.url), 'utf8'),
)
const read = loadRegionReader(catalogue)

const parsed = (text: string) => {
  const { region, typeWords, purpose } = read(text)
  return {
    basis: region?.basis ?? null,
    districts: region?.districts.map(({ fullName }) => fullName) ?? [],
    words: typeWords.map(({ word }) => word),
    purpose,
  }
}

const table: [text: string, basis: RegionBasis | null, districts: string[], words?: string[], purpose?: string][] = [
  ['강남 원룸', 'SHORTENED_NAME', ['서울특별시 강남구'], ['원룸']],
  ['강남원룸', 'SHORTENED_NAME', ['서울특별시 강남구'], ['원룸']],
  ['원룸 강남', 'SHORTENED_NAME', ['서울특별시 강남구'], ['원룸']],
  ['원룸강남', 'SHORTENED_NAME', ['서울특별시 강남구'], ['원룸']],
  ['서울 강남 원룸', 'SHORTENED_NAME', ['서울특별시 강남구'], ['원룸']],
  ['성수동 오피스텔 월세', 'SHORTENED_NAME', SEONGSU(), ['오피스텔'], 'MONTHLY_RENT'],
  ['성수 동오피스텔 월 세', 'SHORTENED_NAME', SEONGSU(), ['오피스텔'], 'MONTHLY_RENT'],
  ['성수동2가 전세', 'DISTRICT_NAME', ['서울특별시 성동구 성수동2가'], [], 'JEONSE'],
  ['성수동 2가 전세', 'DISTRICT_NAME', ['서울특별시 성동구 성수동2가'], [], 'JEONSE'],
  ['분당구 아파트', 'DISTRICT_NAME', ['경기도 성남시 분당구'], ['아파트']],
  ['분당 구아파트', 'DISTRICT_NAME', ['경기도 성남시 분당구'], ['아파트']],
  ['분 당구 아 파트', 'DISTRICT_NAME', ['경기도 성남시 분당구'], ['아파트']],
  ['분당 정자동 빌라', 'DISTRICT_NAME', ['경기도 성남시 분당구 정자동'], ['빌라']],
  ['강남 역삼동 투룸', 'DISTRICT_NAME', ['서울특별시 강남구 역삼동'], ['투룸']],
  ['강남역삼동투룸', 'DISTRICT_NAME', ['서울특별시 강남구 역삼동'], ['투룸']],
  ['서울특별시 관악구 신림동', 'DISTRICT_NAME', ['서울특별시 관악구 신림동']],
  ['신림역', 'STATION_OR_PLACE', ['서울특별시 관악구 신림동']],
  ['2호선 신림역 3번출구 근처 깨끗한 원룸', 'STATION_OR_PLACE', ['서울특별시 관악구 신림동'], ['원룸']],
  ['신림 역세권', 'STATION_OR_PLACE', ['서울특별시 관악구 신림동']],
  ['강남역 오피스텔', 'STATION_OR_PLACE', ['서울특별시 강남구 역삼동', '서울특별시 서초구 서초동'], ['오피스텔']],
  ['홍대입구역', 'STATION_OR_PLACE', ['서울특별시 마포구 동교동', '서울특별시 마포구 서교동']],
  [
    '서울역',
    'STATION_OR_PLACE',
    ['서울특별시 용산구 동자동', '서울특별시 중구 봉래동2가', '서울특별시 중구 남대문로5가'],
  ],
  [
    '강남구청역 3번출구',
    'STATION_OR_PLACE',
    ['서울특별시 강남구 논현동', '서울특별시 강남구 삼성동', '서울특별시 강남구 청담동'],
  ],
  ['관악구청 원룸', 'STATION_OR_PLACE', ['서울특별시 관악구'], ['원룸']],
  [
    '김포공항역 원룸',
    'STATION_OR_PLACE',
    ['서울특별시 강서구 공항동', '서울특별시 강서구 방화동', '서울특별시 강서구 과해동'],
    ['원룸'],
  ],
  ['수원컨벤션', null, []],
  ['구로역', 'STATION_OR_PLACE', ['서울특별시 구로구 구로동', '서울특별시 구로구 신도림동']],
  ['신림1동', 'ADMINISTRATIVE_DONG', ['서울특별시 관악구 신림동']],
  ['관악구 신림제2동', 'ADMINISTRATIVE_DONG', ['서울특별시 관악구 신림동']],
  ['일산 아파트', 'STATION_OR_PLACE', ['경기도 고양시 일산동구', '경기도 고양시 일산서구'], ['아파트']],
  ['인천 서구 아파트', 'FORMER_NAME', ['인천광역시 서해구', '인천광역시 검단구'], ['아파트']],
  ['부산 아파트', 'DISTRICT_NAME', ['부산광역시'], ['아파트']],
  ['수원 전세', 'DISTRICT_NAME', ['경기도 수원시'], [], 'JEONSE'],
  [
    '광주',
    'DISTRICT_NAME',
    [...['동구', '서구', '남구', '북구', '광산구'].map((gu) => `전남광주통합특별시 ${gu}`), '경기도 광주시'],
  ],
  ['애월읍 하귀1리', 'DISTRICT_NAME', ['제주특별자치도 제주시 애월읍 하귀1리']],
  ['아파트 전세 시세', null, [], ['아파트'], 'JEONSE'],
  ['강남스타일', null, []],
  ['', null, []],
]

function SEONGSU(): string[] {
  return ['서울특별시 성동구 성수동1가', '서울특별시 성동구 성수동2가']
}

for (const [text, basis, districts, words = [], purpose = null] of table) {
  test(`region keyword: "${text}" means ${basis ?? 'no region'}`, () => {
    assert.deepEqual(parsed(text), { basis, districts, words, purpose })
  })
}

test('region keyword: an ambiguous name lists every district it can mean', () => {
  assert.equal(read('정자동 아파트').region?.districts.length, 3)
  assert.ok((read('중구').region?.districts.length ?? 0) >= 5)
  assert.deepEqual(
    read('분당').region?.others.map(({ fullName }) => fullName),
    ['경기도 성남시 분당구 분당동'],
  )
})

test('region keyword: what else the same text can mean stands beside the likeliest reading', () => {
  const others = (text: string) => read(text).region?.others.map(({ fullName }) => fullName)
  assert.deepEqual(others('명동 원룸'), ['서울특별시 중구 명동1가', '서울특별시 중구 명동2가'])
  assert.deepEqual(others('서면 원룸'), ['부산광역시 부산진구 부전동', '부산광역시 부산진구 전포동'])
})

const lots: [text: string, isExact: boolean][] = [
  ['신림동 1422-5', true],
  ['신림동 1422-5번지 원룸', true],
  ['신림동 산 12-3', true],
  ['신림동 [1422-5]', true],
  ['신림동 (1422-5) 원룸', true],
  ['서울_관악구_신림동_1422-5', true],
  ['신림동 (500-40)', false],
  ['신림동 (84)', false],
  ['신림동 20평 빌라', false],
  ['신림동 3억 전세', false],
  ['신림동 1.5룸', false],
]
for (const [text, isExact] of lots) {
  test(`region keyword: "${text}" is ${isExact ? 'an exact address' : 'no exact address'}`, () => {
    assert.equal(read(text).hasLotNumber, isExact)
  })
}

test('region keyword: a number that says nothing is reported too, and is a lot number only behind a district', () => {
  const { unread, unreadNumbers, hasLotNumber } = read('검단신도시 84 전세')
  assert.deepEqual([unread, unreadNumbers, hasLotNumber], [[], ['84'], false])
  assert.deepEqual([read('신림동 84').unreadNumbers, read('신림동 84').hasLotNumber], [[], true])
})

for (const [text, unread, numbers] of [
  ['1000-50 신림동', [], ['1000-50']],
  ['500-30~40 신림동', [], ['500-30~40']],
  ['신림동 59A', [], ['59a']],
  ['신림동 1000:50', [], ['1000:50']],
  ['신림동 50(1000)', [], ['50', '1000']],
  ['신림동 50만/1000', [], ['1000']],
  ['신림동 1422(101동)', [], []],
  ['신림동/호그와트', ['호그와트'], []],
  ['강남 빼고 서울', ['강남빼고'], []],
  ['서울(강남 제외) 호그와트', ['강남제외', '호그와트'], []],
  ['신림동 말고 다른데', ['말고', '다른데'], []],
] as const) {
  test(`region keyword: of "${text}" ${[...unread, ...numbers].join(', ') || 'nothing'} is reported as not read`, () => {
    const keyword = read(text)
    assert.deepEqual([keyword.unread, keyword.unreadNumbers], [unread, numbers])
  })
}

test('region keyword: what is not understood is reported, known words and quantities are not', () => {
  assert.deepEqual(read('신림동 호그와트 원룸 20평').unread, ['호그와트'])
  assert.equal(read('서울 강남구 역삼동 원룸').regionText, '서울 강남구 역삼동')
})

test('region keyword: a type that is not wanted is no type, and is reported', () => {
  const { typeWords, excludedTypes, unread } = read('신림동 아파트 말고 빌라')
  assert.deepEqual([typeWords.map(({ word }) => word), unread], [['빌라'], []])
  assert.deepEqual(excludedTypes, [{ text: '아파트말고', type: 'APARTMENT' }])
  assert.deepEqual(read('신림동 오피 빼고').excludedTypes, [{ text: '오피빼고', type: 'OFFICETEL' }])
  assert.deepEqual(read('신림동 주택 말고').unread, ['주택말고'], 'of several types none is reported')
  assert.deepEqual(parsed('신림동 반지하 제외').words, [])
  assert.deepEqual(parsed('신림동 B1층').words, ['b1층'])
})

test('no word of a search is also the name of a district', () => {
  const shortNames = createShortNames(catalogue.active())
  for (const word of ['오피스텔', '아파트', '빌라', '다세대', '원룸', '투룸', '전세', '월세', '시세', '근처', '신축']) {
    assert.equal(wordAt(compactText(word, new Set(), createStepBudget(100)), 0)?.word, word)
    assert.deepEqual([catalogue.named(word).length, shortNames.find(word).length], [0, 0], word)
  }
})

test('region keyword: any text is read without a throw, and blanks never change an official name', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void read(text)))
  const name = '서울특별시 관악구 신림동'
  fc.assert(
    fc.property(fc.array(fc.nat(name.length), { maxLength: 6 }), (cuts) => {
      const spaced = name
        .split('')
        .map((character, at) => (cuts.includes(at) ? ` ${character}` : character))
        .join('')
      assert.equal(read(spaced).region?.districts[0]?.code, '1162010200')
    }),
  )
})

test('a word ends where another word starts: 초반 전세 is a jeonse, not a 반전세', () => {
  for (const word of ['초반', '중반', '후반', '일반', '동반', '절반', '기반']) {
    for (const text of [`신림동 1억 ${word} 전세`, `2억 ${word} 전세 신림동`, `1억 ${word} 전세 아파트`]) {
      assert.equal(read(text).purpose, 'JEONSE', text)
    }
  }
  for (const text of ['신림동 반전세', '신림동 반 전세', '신림동 월 세', '신림동반전세']) {
    assert.equal(read(text).purpose, 'MONTHLY_RENT', text)
  }
})

test('R-ADDR-27: a number that may be an amount or a size makes no exact address of a question', () => {
  for (const text of ['신림동 84 아파트', '신림동 500-40 원룸 3층', '봉천동 40 원룸']) {
    assert.equal(read(text).hasLotNumber, false, text)
  }
  for (const text of ['신림동 1422-5', '신림동 1422-5 원룸', '신림동 84번지 아파트', '신림동 84-1 아파트']) {
    assert.equal(read(text).hasLotNumber, true, text)
  }
})

test('R-REGION-21: a word with one letter that is heard alike is read as what is meant, if nothing else says it', () => {
  const purposes = {
    MONTHLY_RENT: ['월새', '월쎄 50', '월셰', '월새50'],
    JEONSE: ['전새', '젼세 2억', '전셰', '쩐세', '전쎄'],
    none: ['정세', '증세', '면세', '울세', '텃세', '젼셰', '월요일'],
  }
  for (const [purpose, texts] of Object.entries(purposes)) {
    for (const text of texts) assert.equal(read(`신림동 ${text}`).purpose ?? 'none', purpose, text)
  }
  assert.deepEqual([read('신림동 월세 전새').purpose, read('신림동 월세 전새').unread], ['MONTHLY_RENT', ['전새']])
  assert.deepEqual(
    read('신림동 월새 50').terms.map(({ kind }) => kind),
    ['MONTHLY_RENT'],
  )
  assert.deepEqual(
    read('신림동 오피스탤').typeWords.flatMap(({ types }) => types),
    ['OFFICETEL'],
  )
})
