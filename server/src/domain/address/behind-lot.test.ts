import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { normaliseAddress } from './normalise-address.ts'

const catalogue = loadDistrictCatalogue()
const read = (address: string) => normaliseAddress({ address }, catalogue)

const PARTS = [
  '101동 1203호',
  'B101호',
  '지하 1층',
  '3층 302호',
  '대우아파트',
  '외 2필지',
  '(신림동, 신림빌라)',
  '원룸',
  '101-1203',
]

test('R-ADDR-27: parts of a building and its name leave the lot as it is, in any number', () => {
  fc.assert(
    fc.property(fc.subarray(PARTS, { minLength: 0 }), fc.integer({ min: 1, max: 9999 }), (parts, number) => {
      const result = read(['서울 관악구 신림동', `${number}-5`, ...parts].join(' '))
      assert.ok(result.ok && result.address.lotNumber === `${number}-5`)
    }),
  )
})

test('R-ADDR-27: any other word behind the number makes a question of the lot, which is kept', () => {
  const anyWord = fc
    .array(
      fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
      { minLength: 1, maxLength: 6 },
    )
    .map((letters) => letters.join(''))
    .filter((word) => !/[동호층지탑]$/u.test(word))
  fc.assert(
    fc.property(anyWord, fc.integer({ min: 1, max: 9999 }), (word, number) => {
      const text = `서울 관악구 신림동 ${number}-5 ${word} 가는 길`
      const result = read(text)
      assert.ok(!result.ok && result.reason === 'LOT_UNSURE', text)
      assert.equal(result.candidates[0]?.jibunAddress, `서울특별시 관악구 신림동 ${number}-5`)
    }),
    { numRuns: 300 },
  )
})

test('R-ADDR-28: each district of a name carries the lot that it would be', () => {
  const result = read('신사동 123-4')
  assert.ok(!result.ok && result.reason === 'AMBIGUOUS_DISTRICT')
  assert.ok(result.candidates.every(({ fullName, jibunAddress }) => jibunAddress === `${fullName as string} 123-4`))
})

const asked = (text: string, lot: string) => {
  const result = read(text)
  assert.ok(!result.ok && result.reason === 'LOT_UNSURE', `${text}: ${result.ok ? 'settled' : result.reason}`)
  assert.equal(result.candidates[0]?.jibunAddress, lot, text)
}
const settles = (text: string, lot: string) => {
  const result = read(text)
  assert.ok(result.ok, `${text}: ${result.ok || result.reason}`)
  assert.equal(result.address.jibunAddress, lot, text)
}
const SILLIM = '서울특별시 관악구 신림동'

test('R-ADDR-27: a number before a kind of home may be an amount, a size or a year', () => {
  for (const number of ['84', '59', '40', '500', '1000', '2015', '500-40', '1000-50', '1000-80']) {
    for (const kind of [
      '아파트',
      '원룸',
      '투룸 2층',
      '투룸, 2층',
      '원룸 3층',
      '오피스텔 5층',
      '빌라 201호',
      '아파트 (신림동)',
    ]) {
      asked(`신림동 ${number} ${kind}`, `${SILLIM} ${number}`)
    }
  }
  for (const text of [
    '신림동 1422 빌라',
    '신림동 1422-5 원룸 3층',
    '신림동 500-40번지 원룸',
    '신림동 84번지 아파트 3층',
  ]) {
    settles(text, `${SILLIM} ${/\d+(?:-\d+)?/.exec(text)?.[0]}`)
  }
})

test('R-ADDR-04: a second lot, room or floor of a list is not a unit on the first lot', () => {
  const lists = [
    '288-128, 288-129',
    '214-305, 214-306',
    '250-16, 250-117',
    '675-1, 676-105',
    '1422-5 1422-106',
    '101-5, 102-103',
    '214-305, 306호',
  ]
  for (const list of [
    ...lists,
    '101,102호',
    '101, 102호',
    '1, 2층 단독주택',
    '2, 3층',
    '1,2층',
    '1, 3층',
    '101, 102동',
  ]) {
    asked(`신림동 ${list}`, `${SILLIM} ${/^\d+(?:-\d+)?/.exec(list)?.[0]}`)
  }
  asked('신림동 1422-5 1000-500', `${SILLIM} 1422-5`)
})

test('R-ADDR-27: a building and its room, a room and a floor behind a comma are units', () => {
  for (const unit of ['101-1203', '31-1203', '101호', '3층', '101동 1203호', '101동 1203호, 3층']) {
    for (const text of [`신림동 1422-5, ${unit}`, `신림동 1422-5 ${unit}`]) settles(text, `${SILLIM} 1422-5`)
  }
  settles('신림동 99-2 101-1203', `${SILLIM} 99-2`)
  settles('신림동 99-2, 101-1203', `${SILLIM} 99-2`)
  settles('신림동 1422, 101호', `${SILLIM} 1422`)
  settles('신림동 1422, 3층', `${SILLIM} 1422`)
})

test('R-ADDR-27: 외 N필지 directly behind the number, and a block directly behind a name, are read', () => {
  const units = ['외 1필지', '외2필지', '번지외 2필지 제2층 제201호', ' 한신빌라나동 101호', ' 한신빌라 나동 101호']
  for (const unit of units) settles(`신림동 1422-5${unit}`, `${SILLIM} 1422-5`)
  settles('신림동 1422외 1필지', `${SILLIM} 1422`)
  asked('신림동 1422-5외 다른 곳', `${SILLIM} 1422-5`)
})

test('R-ADDR-29: quotation marks around an address, and the 동 once more in English, are read over', () => {
  for (const [open, close] of ['""', '“”', "''", '‘’', '「」', '『』'].map((pair) => pair.split(''))) {
    settles(`${open}서울 관악구 신림동 1422-5${close}`, `${SILLIM} 1422-5`)
    settles(`${open}서울 관악구 신림동 1422-5${close} 201호`, `${SILLIM} 1422-5`)
    asked(`${open}서울 관악구 신림동 1422-5${close} 아님`, `${SILLIM} 1422-5`)
  }
  settles('신림동(Sillim-dong) 1422-5', `${SILLIM} 1422-5`)
  settles('신림동 (Sillim-dong, Gwanak-gu) 1422-5', `${SILLIM} 1422-5`)
  asked('신림동(Bongcheon-dong) 1422-5', `${SILLIM} 1422-5`)
})

test('R-ADDR-27: words that end like the name of a building may describe another one, or measure the number', () => {
  for (const stem of [
    '교회옆',
    '편의점뒤',
    'CU옆',
    '왼쪽',
    '오른쪽',
    '맞은편',
    '대각선',
    '그옆',
    '다음',
    '한집건너',
    '약국앞',
    '역근처',
  ]) {
    for (const kind of ['빌라', '원룸', '아파트 201호']) asked(`신림동 1422-5 ${stem}${kind}`, `${SILLIM} 1422-5`)
  }
  for (const text of ['30 평형아파트', '20 년된빌라', '2 호선오피스텔', '84 타입아파트', '1588-1234']) {
    asked(`신림동 ${text}`, `${SILLIM} ${text.split(' ')[0]}`)
  }
  for (const name of ['평화빌라', '호반아파트', '동아아파트', '만수빌라', '분당빌라', '동편마을아파트', '햇빛마을']) {
    settles(`신림동 1422 ${name}`, `${SILLIM} 1422`)
  }
})

test('R-ADDR-04: 부동산 before a number is the word, not a mountain lot in 부동', () => {
  for (const number of ['888-1234', '103', '1588-1234']) {
    asked(`부동산 ${number}`, `대구광역시 동구 부동 산 ${number}`)
    asked(`대구 동구 부동산 ${number}`, `대구광역시 동구 부동 산 ${number}`)
  }
  settles('대구 동구 부동 산 103', '대구광역시 동구 부동 산 103')
  settles('신림동산 56-1', `${SILLIM} 산 56-1`)
})
