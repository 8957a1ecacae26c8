import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../test/properties.ts'
import { MONEY, readManwon, wholeAmount } from './korean-amount.ts'

const AT_START = new RegExp(`^${wholeAmount('money', MONEY)}`, 'u')
const read = (text: string) => readManwon(AT_START.exec(text)?.groups?.['money'] ?? '')

/** A text, and the amount in manwon that it begins with; null if that is not certain. */
// biome-ignore format: a table
const TABLE: [text: string, manwon: number | null][] = [
  // 억
  ['1억', 10_000], ['1억원', 10_000], ['1억 원', 10_000], ['1억만원', 10_000], ['1.2억', 12_000], ['1.25억', 12_500], ['12억', 120_000],
  ['1억2천', 12_000], ['1억 2천', 12_000], ['1억2천만', 12_000], ['1억 2천만원', 12_000], ['1억 2천만 원', 12_000],
  ['1억2000', 12_000], ['1억 2000', 12_000], ['1억2,000', 12_000], ['1억 2,000', 12_000], ['1억 2,000만 원', 12_000], ['1억2000만원', 12_000],
  ['1억2천5백', 12_500], ['1억 2천 5백만원', 12_500], ['1억2천500', 12_500], ['1억 2천 500만원', 12_500], ['1억5백', 10_500], ['1억500', 10_500], ['1억 500만원', 10_500],
  ['2억5', 25_000], ['2억 5', 25_000], ['2억7천5', 27_500], ['2억 반', 25_000], ['2억반', 25_000],
  // 천, 백, 만, 원
  ['5천', 5_000], ['5천만', 5_000], ['5천만원', 5_000], ['5천 만원', 5_000], ['5천5', 5_500], ['5천5백', 5_500], ['5천 5백', 5_500], ['5천500', 5_500], ['1천50', 1_050], ['2.5천', 2_500],
  ['3백', 300], ['3백만원', 300], ['80만', 80], ['80만 원', 80], ['80만원', 80], ['800,000원', 80], ['120,000,000원', 12_000], ['450000원', 45],
  // without a unit, in words
  ['500', 500], ['1,000', 1_000], ['12,000', 12_000], ['천', 1_000], ['천만원', 1_000], ['오백', 500], ['이억 오천', 25_000], ['일억이천', 12_000], ['팔십만원', 80],
  // the text behind
  ['2억5천 이하', 25_000], ['2억5천이하', 25_000], ['1억5천이면', 15_000], ['2억이에요', 20_000], ['2억인데', 20_000], ['3억전세', 30_000], ['500월45', 500], ['500만월45만', 500],
  ['1억2천, 3층', 12_000], ['1억2000, 3층', 12_000], ['1억 2,000, 3층', 12_000], ['1억2천/융자무', 12_000], ['25000/관리비', 25_000], ['1억2천.', 12_000], ['500만/월 40만', 500], ['1억2천~1억5천', 12_000],
  ['2억 10월 입주', 20_000], ['1억 2월 입주', 10_000], ['1억2천 12월 입주', 12_000], ['1억2천 2룸', 12_000], ['2억 3룸', 20_000], ['2억 3/5층', 20_000], ['2억 84㎡', 20_000], ['1억 1422-5', 10_000],
  ['1억 2025.12 입주', 10_000], ['1억 50', 10_000], ['1억 5 신림동', 15_000], ['80 가산동', 80], ['2억 반포동', 20_000],
  // not certain
  ['1억50', null], ['2억 5 가능', null], ['2억 5 층', null], ['2억5만원', null], ['2억 오천', null], ['2억오천', null], ['1억 2,000-45', null], ['5천원', null], ['5백5', null], ['45만5천원', null],
  ['1억5층', null], ['2억5월20일', null], ['10월 입주', null], ['3월', null], ['12층', null], ['20평', null], ['1422-5', null], ['80만수동', null], ['3천호동', null], ['1,2345', null], ['12.5.3', null], ['2억5천억', null],
  ['만원', null], ['', null], ['열', null], ['0', null], ['0만원', null],
]
for (const [text, manwon] of TABLE) {
  test(`R-REGION-16: "${text}" begins with ${manwon ?? 'no certain amount'}`, () => assert.equal(read(text), manwon))
}

const digit = fc.integer({ min: 1, max: 9 })
const blank = fc.constantFrom('', ' ')
const ending = fc.constantFrom('', '만', '만원', ' 만 원')
const BEHIND = fc.constantFrom(
  '',
  ', 3층',
  ' 월세 45',
  '/융자무',
  ' 12월 입주',
  ' 2룸',
  ' 84㎡',
  ' 융자없음',
  ' 101동',
  '.',
)

test('R-REGION-16: an amount is read whole or not at all, whatever stands behind it', () => {
  const parts = fc.tuple(fc.nat({ max: 30 }), fc.option(digit), fc.option(digit), blank, ending, BEHIND)
  fc.assert(
    fc.property(parts, ([eok, thousands, hundreds, between, end, behind]) => {
      const words = [eok > 0 && `${eok}억`, thousands && `${thousands}천`, hundreds && `${hundreds}백`]
      const text = words.filter(Boolean).join(between)
      fc.pre(text !== '')
      const manwon = eok * 10_000 + (thousands ?? 0) * 1_000 + (hundreds ?? 0) * 100
      assert.equal(read(text + end + behind), manwon, text + end + behind)
    }),
  )
})

test('R-REGION-16: no text takes long to read', () => {
  const parts = fc.constantFrom('1', '23', ' ', ',', '.', '억', '천', '백', '만', '원', '월', '이', '오', '-', '/', '~')
  const everywhere = new RegExp(wholeAmount('money', MONEY), 'gu')
  const started = process.cpuUsage()
  for (const words of fc.sample(fc.array(parts, { minLength: 290, maxLength: 300 }), 100))
    words.join('').match(everywhere)
  for (const part of ['1', ' ', '1,000', '1억 ', '1천', '천', '1억1천']) part.repeat(100).match(everywhere)
  assert.ok(
    process.cpuUsage(started).user / 1_000 < 3_000,
    'a hundred texts of 300 characters take less than three seconds',
  )
})
