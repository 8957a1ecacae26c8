import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { createStepBudget } from '../step-budget.ts'
import { inKorean } from './in-korean.ts'

const catalogue = loadDistrictCatalogue()
const MOST_STEPS = 5_000
const read = (text: string, steps = MOST_STEPS) => inKorean(text, { catalogue }, createStepBudget(steps))

// R-ADDR-23, R-ADDR-25, R-REGION-10
for (const [english, ...korean] of [
  ['1422-5 Sillim-dong, Gwanak-gu, Seoul', '서울 관악구 신림동 1422-5'],
  ['12-3 Chongdong', '정동 12-3', '중동 12-3', '청동 12-3'],
  ['12-3 Chung-dong, Bucheon', '부천 중동 12-3'],
  ['50, Sillim-dong 1422-5', '신림동 1422-5 50'],
  ['115 Wangsimni-ro', '왕심리로 115', '왕십리로 115', '왕심니로 115', '왕십니로 115'],
  ['152, Teheran-ro, Gangnam-gu, Seoul', '서울 강남구 테헤란로 152'],
  ['23, Sillim-ro 59-gil, Gwanak-gu', '관악구 신림로59길 23', '관악구 실림로59길 23', '관악구 실님로59길 23'],
  ['Sillim-ro59-gil 23', '신림로59길 23', '실림로59길 23', '실님로59길 23'],
  ['23, Sejong-daero 12-gil (1422-5 Sillim-dong)', '신림동 1422-5 세종대로12길 23'],
  ['12 Jungang-ro 3ga-gil', '중앙로3가길 12'],
  ['Bongeunsa-ro 12', '봉은사로 12', '봉에운사로 12', '본근사로 12', '본게운사로 12'],
  ['World Cup buk-ro 12', '월드컵북로 12'],
  ['23 Sillim-ro (Sillim-dong, Eunha Villa)', '신림로 23 은하 빌라 (신림동)', '실림로 23 은하 빌라 (신림동)'],
  ['12 Donghwa-gil, Bongdam-eup, Hwaseong-si', '화성시 봉담읍 동화길 12'],
  ['1 Jong-ro, Jongno-gu', '종로구 종로 1'],
  ['#301, 3F, Bldg B, Sillim-dong 12', '신림동 12 B동 3층 301호'],
  ['ground floor, Sillim-dong 12', '신림동 12 1층'],
  ['10 million deposit and 500k rent in Sillim-dong', '신림동 보증금 1000만원 월세 50만원'],
  ['Sillim-dong, 500 to 700 thousand won a month', '신림동 월세 50만원~70만원'],
  ['Sillim-dong at least 2 eok 5000 jeonse', '신림동 전세 25000만원 이상'],
  ['Sillim-dong under 500', '신림동 500'],
  ['Sillim-dong jeonse 1 eok 5 cheon', '신림동 전세 15000만원'],
  ['half a million rent, Sillim-dong', '신림동 월세 50만원'],
  ['one and a half billion jeonse, Sillim-dong', '신림동 전세 150000만원'],
  ['no more than 500k rent, Sillim-dong', '신림동 월세 50만원 이하'],
  ['not less than 20 pyeong, Sillim-dong', '신림동 20평 이상'],
  ['deposit KRW 10,000,000, rent 500k, Sillim-dong', '신림동 보증금 1000만원 월세 50만원'],
  ['KRW 10,000,000/KRW 500,000, Sillim-dong', '신림동 1000만원/50만원'],
  ['5M deposit/500K rent, Sillim-dong', '신림동 보증금 500만원 월세 50만원'],
  ['rent 500k + maintenance 50k, Sillim-dong', '신림동 월세 50만원 + 관리비 5만원'],
  ['no semi-basement in Sillim-dong, 20-30 sqm', '신림동 반지하 말고 20~30m2'],
  ['Mapo-gu except Hapjeong-dong', '마포구 합정동 말고'],
] as const) {
  test(`${english} is ${korean[0]}`, () => {
    const { texts = [] } = read(english) ?? {}
    assert.deepEqual(texts.slice(0, korean.length), korean)
    assert.ok(texts.length === korean.length || english.includes('-ro'), texts.join(' | '))
  })
}

// R-REGION-16
for (const text of ['rent 500 dollars', 'deposit 5k USD', 'rent $500', 'jeonse 1,5 eok', 'deposit 10 grand']) {
  test(`no part of ${text} is an amount in won`, () => {
    assert.doesNotMatch(read(`${text}, Sillim-dong`)?.texts[0] ?? '', /만원|보증금|월세/)
  })
}

test('R-ADDR-24: a word that buildings bear as well leaves the place before it as a guess', () => {
  for (const text of ['Un Village', 'Soon Village', 'Year Village', 'Chain Village', 'Seoul Village'])
    assert.equal(read(text)?.isGuess, true, text)
  for (const text of ['UN Village', 'Sun City', 'LG Town']) assert.equal(read(text), null, text)
  for (const text of ['Suwon City', 'Yangpyeong County', 'Seoul City', 'Suwon City, Sillim-dong'])
    assert.equal(read(text)?.isGuess, false, text)
})

test('what is no English address or question is not translated', () => {
  for (const text of ['', 'hotel', 'photo', 'tlsfla', '신림동 1422-5', '1422-5', 'the house of the rising sun', '!?']) {
    assert.ok(text.includes('house') || read(text) === null, text)
  }
})

test('a part of a Korean text leads back to what was typed', () => {
  const english = read('no villa in Shillim-dong, monthly rent under 600k')
  assert.equal(english?.texts[0], '신림동 빌라 말고 월세 60만원 이하')
  assert.deepEqual(['신림동', '빌라 말고', '빌라말고', '월세 60만원 이하', '없는 말'].map(english?.typedOf ?? String), [
    'Shillim-dong',
    'no villa',
    'no villa',
    'monthly rent under 600k',
    '없는 말',
  ])
})

test('any text is translated or not, without a throw, and with few steps more than there are', () => {
  const anyWord = fc.constantFrom(
    ...'Sillim-dong|Gangnam|Seoul|Chung|12-3|1-ga|-|,|(|)|#301|B1|Teheran-ro|59-gil|deposit|under|10M|/|jeonse|not|villa|신림동|\u0301|san'.split(
      '|',
    ),
  )
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(anyWord, { maxLength: 30 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(anyText, fc.nat(2_000), (text, steps) => {
      const budget = createStepBudget(steps)
      const english = inKorean(text, { catalogue }, budget)
      assert.ok(english === null || english.texts.length > 0)
      assert.ok(budget.taken() <= steps + 2_000, `${budget.taken()} of ${steps}`)
    }),
    { numRuns: 1000 },
  )
})
