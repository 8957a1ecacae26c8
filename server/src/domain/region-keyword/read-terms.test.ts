import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { askTerms, exclusiveBand } from './asked-terms.ts'
import { type KeywordTerm, readTerms } from './read-terms.ts'

function inWords(term: KeywordTerm): string {
  if (term.kind === 'AREA')
    return `${term.from}-${term.to ?? ''}${term.unit === 'PYEONG' ? '평' : '㎡'}${term.isExclusive ? ' 전용' : ''}`
  if (term.kind === 'ROOMS') return `방 ${term.rooms}${term.isExcluded === true ? ' 제외' : ''}`
  if (term.kind === 'FLOOR') return `${term.floor}${term.isExcluded === true ? ' 제외' : ''}`
  return `${term.kind} ${term.fromManwon ?? ''}-${term.toManwon ?? ''}${term.unclearUnit ? '?' : ''}`
}
const read = (text: string) => readTerms(text.normalize('NFKC').toLowerCase()).terms.map(inWords)

const TABLE: [text: string, ...terms: string[]][] = [
  ['월세 80', 'MONTHLY_RENT -80'],
  ['월세80만원', 'MONTHLY_RENT -80'],
  ['월 80 이하', 'MONTHLY_RENT -80'],
  ['월세는 50 정도', 'MONTHLY_RENT -50'],
  ['월세 50~70', 'MONTHLY_RENT 50-70'],
  ['월세 50만원대', 'MONTHLY_RENT 50-59'],
  ['월세 45만 원대', 'MONTHLY_RENT 45-45'],
  ['월세 80 이상', 'MONTHLY_RENT 80-'],
  ['800,000원 월세', 'MONTHLY_RENT -80'],
  ['월세 팔십', 'MONTHLY_RENT -80'],
  ['보증금 1000에 60', 'DEPOSIT -1000', 'MONTHLY_RENT -60'],
  ['1000/60', 'DEPOSIT -1000', 'MONTHLY_RENT -60'],
  ['500에 30', 'DEPOSIT -500', 'MONTHLY_RENT -30'],
  ['1억에 50', 'DEPOSIT -10000', 'MONTHLY_RENT -50'],
  ['천에 육십', 'DEPOSIT -1000', 'MONTHLY_RENT -60'],
  ['오백에 삼십오', 'DEPOSIT -500', 'MONTHLY_RENT -35'],
  ['이천에 팔십', 'DEPOSIT -2000', 'MONTHLY_RENT -80'],
  ['보증금 500만/월 45만', 'DEPOSIT -500', 'MONTHLY_RENT -45'],
  ['보 1000 월 60', 'DEPOSIT -1000', 'MONTHLY_RENT -60'],
  ['전세 2억5천', 'DEPOSIT -25000'],
  ['전세 2억 5천만원 이하', 'DEPOSIT -25000'],
  ['전세 2억 5,000만 원', 'DEPOSIT -25000'],
  ['전세 2.5억', 'DEPOSIT -25000'],
  ['전세 2억 반', 'DEPOSIT -25000'],
  ['3억5 전세', 'DEPOSIT -35000'],
  ['2억대 전세', 'DEPOSIT 20000-29999'],
  ['전세 이억 오천', 'DEPOSIT -25000'],
  ['전세 25000', 'DEPOSIT -25000'],
  ['5억~6억 전세', 'DEPOSIT 50000-60000'],
  ['전세 3', 'DEPOSIT -3?'],
  ['3억 이하', 'AMOUNT -30000'],
  ['1억 넘는 전세', 'DEPOSIT 10000-'],
  ['전세 1억을 넘는', 'DEPOSIT 10000-'],
  ['전세 1억원이 넘는', 'DEPOSIT 10000-'],
  ['1억넘는 전세', 'DEPOSIT 10000-'],
  ['전세 1억 넘게', 'DEPOSIT 10000-'],
  ['전세 1억 안 넘는', 'DEPOSIT -10000'],
  ['전세 1억을 넘지 않는', 'DEPOSIT -10000'],
  ['전세 최소 1억', 'DEPOSIT 10000-'],
  ['월세 적어도 50', 'MONTHLY_RENT 50-'],
  ['전세 최대 1억', 'DEPOSIT -10000'],
  ['최대 2억 전세', 'DEPOSIT -20000'],
  ['최소 2억 전세', 'DEPOSIT 20000-'],
  ['매매 5억', 'SALE_PRICE -50000'],
  ['관리비 5만원 이하', 'MAINTENANCE_FEE -5'],
  ['30평대', '30-39.9평'],
  ['34평', '33-35평'],
  ['전용 18평', '17-19평 전용'],
  ['20㎡', '15-25㎡ 전용'],
  ['전용 84', '79-89㎡ 전용'],
  ['59타입', '54-64㎡ 전용'],
  ['국평', '79-89㎡ 전용'],
  ['60㎡ 이하', '0-60㎡ 전용'],
  ['50㎡ 넘는', '50-㎡ 전용'],
  ['50㎡를 안 넘는', '0-50㎡ 전용'],
  ['최소 20평', '20-평'],
  ['전용 최대 60', '0-60㎡ 전용'],
  ['20평대 이상', '20-평'],
  ['20평대 이하', '0-29.9평'],
  ['30평 아래', '0-30평'],
  ['20~30평', '20-30평'],
  ['원룸', '방 1'],
  ['1.5룸', '방 1.5'],
  ['투룸', '방 2'],
  ['방 3개', '방 3'],
  ['방두칸', '방 2'],
  ['반지하', 'BASEMENT'],
  ['지하', 'BASEMENT'],
  ['옥탑방', 'ROOFTOP'],
  ['5층', 'OTHER'],
  // a deposit and a rent without 에
  ['월세 1000 50', 'DEPOSIT -1000', 'MONTHLY_RENT -50'],
  ['월세 500 40', 'DEPOSIT -500', 'MONTHLY_RENT -40'],
  ['월세 1,000 50', 'DEPOSIT -1000', 'MONTHLY_RENT -50'],
  ['월세 1억 50', 'DEPOSIT -10000', 'MONTHLY_RENT -50'],
  ['월 1000-50', 'DEPOSIT -1000', 'MONTHLY_RENT -50'],
  ['월세 1000-50', 'DEPOSIT -1000', 'MONTHLY_RENT -50'],
  ['5천 월세 30', 'DEPOSIT -5000', 'MONTHLY_RENT -30'],
  ['1억 월세 50', 'DEPOSIT -10000', 'MONTHLY_RENT -50'],
  ['500 월세 40', 'DEPOSIT -500', 'MONTHLY_RENT -40'],
  ['1천~2천 월세 50', 'DEPOSIT 1000-2000', 'MONTHLY_RENT -50'],
  ['신림동 1422 월세 40', 'MONTHLY_RENT -40'],
  ['관리비 5 월세 50', 'MAINTENANCE_FEE -5', 'MONTHLY_RENT -50'],
  ['전세 1억 월세 50', 'DEPOSIT -10000', 'MONTHLY_RENT -50'],
  ['월세 50 60', 'MONTHLY_RENT -50'],
  ['월세 1422-5'],
  // R-REGION-16: an amount is read whole or not at all
  ['보증금 1억2천 월세 45', 'DEPOSIT -12000', 'MONTHLY_RENT -45'],
  ['보증금 1억5천만원 월세 50만원', 'DEPOSIT -15000', 'MONTHLY_RENT -50'],
  ['보증금 1천5백 월세 45', 'DEPOSIT -1500', 'MONTHLY_RENT -45'],
  ['1억2천5백/45', 'DEPOSIT -12500', 'MONTHLY_RENT -45'],
  ['1억2천5백 월세 45', 'DEPOSIT -12500', 'MONTHLY_RENT -45'],
  ['보증금: 1억 2천, 월세: 45', 'DEPOSIT -12000', 'MONTHLY_RENT -45'],
  ['보증금 1억2, 월세 45', 'DEPOSIT -12000', 'MONTHLY_RENT -45'],
  ['월세 1억2천/45면', 'DEPOSIT -12000', 'MONTHLY_RENT -45'],
  ['전세 2억 10월 입주', 'DEPOSIT -20000'],
  ['전세 1억 2월 입주', 'DEPOSIT -10000'],
  ['2천5 전세', 'DEPOSIT -2500'],
  ['전세 1억2천500', 'DEPOSIT -12500'],
  ['전세 1억2000, 3층', 'OTHER', 'DEPOSIT -12000'],
  ['전세 1억 2,000, 3층', 'OTHER', 'DEPOSIT -12000'],
  ['전세 2억 3/5층', 'OTHER', 'DEPOSIT -20000'],
  ['전세 12억이에요', 'DEPOSIT -120000'],
  ['전세 1억5천이면', 'DEPOSIT -15000'],
  ['월세 1억 100', 'DEPOSIT -10000', 'MONTHLY_RENT -100'],
  ['전세 3월 입주'],
  ['월세 10월 입주'],
  ['전세 1억50'],
  ['전세 2억 오천'],
  ['월세 45만5천원'],
  ['월세 500/45xx'],
  // ranges
  ['월세 1000에 50~60', 'DEPOSIT -1000', 'MONTHLY_RENT 50-60'],
  ['보증금 500~1000에 50', 'DEPOSIT 500-1000', 'MONTHLY_RENT -50'],
  ['월세 50-60', 'MONTHLY_RENT 50-60'],
  ['전세 1~2억', 'DEPOSIT 10000-20000'],
  ['1~2억 전세', 'DEPOSIT 10000-20000'],
  ['20평~30평', '20-30평'],
  ['24평~34평', '24-34평'],
  ['20평대~30평대', '20-39.9평'],
  ['서른평대', '30-39.9평'],
  ['20㎡~30㎡', '20-30㎡ 전용'],
  ['전세 2억에서 3억 사이', 'DEPOSIT 20000-30000'],
  ['전세 2억부터 3억까지', 'DEPOSIT 20000-30000'],
  ['1억에서 2억 전세', 'DEPOSIT 10000-20000'],
  ['월세 50에서 60', 'MONTHLY_RENT 50-60'],
  ['월세 50에서 10분', 'MONTHLY_RENT -50'],
  ['20평에서 30평', '20-30평'],
  // unrealistic amounts: in won, or swapped
  ['보증금 10000000 월세 500000', 'DEPOSIT -10000000?', 'MONTHLY_RENT -500000?'],
  ['10000000/500000', 'DEPOSIT -10000000?', 'MONTHLY_RENT -500000?'],
  ['전세 200,000,000', 'DEPOSIT -200000000?'],
  ['월세 50/500', 'DEPOSIT -50?', 'MONTHLY_RENT -500?'],
  ['월세 500/50', 'DEPOSIT -500', 'MONTHLY_RENT -50'],
  ['전세 150000', 'DEPOSIT -150000'],
  // endings
  ['전세 3억쯤', 'DEPOSIT -30000'],
  ['전세 3억정도', 'DEPOSIT -30000'],
  ['전세 3억이하', 'DEPOSIT -30000'],
  ['전세 3억 미만', 'DEPOSIT -30000'],
  ['전세 3억이내', 'DEPOSIT -30000'],
  ['전세 3억대', 'DEPOSIT 30000-39999'],
  ['3억 밑으로', 'AMOUNT -30000'],
  ['월세 50쯤', 'MONTHLY_RENT -50'],
  ['월세 50 이상으로', 'MONTHLY_RENT 50-'],
  ['20평쯤', '19-21평'],
  // exclusions, and basements in figures
  ['반지하 말고 원룸', '방 1', 'BASEMENT 제외'],
  ['반지하 제외', 'BASEMENT 제외'],
  ['반지하는 빼고', 'BASEMENT 제외'],
  ['반지하 아닌 투룸', '방 2', 'BASEMENT 제외'],
  ['반지하 싫어요', 'BASEMENT 제외'],
  ['투룸 말고 원룸', '방 1', '방 2 제외'],
  ['원룸 아니면 투룸', '방 1', '방 2'],
  ['b1층', 'BASEMENT'],
  ['b1 원룸', '방 1', 'BASEMENT'],
  ['지하 1층', 'BASEMENT'],
  ['월세 80 가산동', 'MONTHLY_RENT -80'],
  // no terms
  ['신림동 1422-5'],
  ['신림동 80'],
  ['전세 사천 아파트'],
  ['월세 80 대구', 'MONTHLY_RENT -80'],
  ['월세 80 선릉', 'MONTHLY_RENT -80'],
  ['전세 2억 반포동', 'DEPOSIT -20000'],
  ['3 천호동'],
  ['80 만수동'],
  ['84 평각리'],
  ['지하철 2호선'],
  ['10년 이내 신축'],
  ['도보 5분'],
  ['을지로3가 12'],
]

for (const [text, ...terms] of TABLE) {
  test(`terms of "${text}": ${terms.join(', ') || 'none'}`, () => assert.deepEqual(read(text), terms))
}

test('what is blanked out keeps every other character in its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { rest } = readTerms(text)
      assert.equal(rest.length, text.length)
      for (const [at, unit] of rest.split('').entries()) assert.ok(unit === ' ' || unit === text.charAt(at))
    }),
  )
})

const asked = (text: string, purpose: 'JEONSE' | 'MONTHLY_RENT', isNamed = true) =>
  askTerms(readTerms(text.normalize('NFKC')).terms, purpose, isNamed)

test('amounts, a size and a basement can be counted by; the rest says why it cannot', () => {
  const { asked: terms, problems } = asked('보증금 1000 월세 60 20㎡ 반지하 원룸 관리비 5', 'MONTHLY_RENT')
  assert.deepEqual([terms.depositManwon, terms.monthlyRentManwon, terms.isBasement], [1000, 60, true])
  assert.equal(problems.filter((problem) => problem === null).length, 4)
  assert.equal(problems.filter((problem) => problem === 'NOT_PUBLISHED').length, 2)
})

for (const [text, purpose, isNamed, problem] of [
  ['전세 3', 'JEONSE', true, 'UNIT_UNCLEAR'],
  ['월세 80', 'JEONSE', true, 'OTHER_PURPOSE'],
  ['전세 2억 이상', 'JEONSE', true, 'NO_UPPER_END'],
  ['매매 5억', 'JEONSE', true, 'SALE'],
  ['3억 이하', 'JEONSE', false, 'AMOUNT_UNCLEAR'],
  ['3억 이하', 'JEONSE', true, null],
  ['80만원', 'MONTHLY_RENT', true, null],
  ['월세 1000', 'MONTHLY_RENT', true, 'MAYBE_DEPOSIT'],
  ['월세 1억', 'MONTHLY_RENT', true, 'MAYBE_DEPOSIT'],
  ['월세 500000', 'MONTHLY_RENT', true, 'UNIT_UNCLEAR'],
  ['전세 200000000', 'JEONSE', true, 'UNIT_UNCLEAR'],
  ['반지하 말고', 'MONTHLY_RENT', true, 'EXCLUDED'],
  ['옥탑', 'MONTHLY_RENT', true, 'NOT_PUBLISHED'],
] as const) {
  test(`"${text}" for ${purpose}${isNamed ? '' : ' that nobody named'}: ${problem ?? 'counted by'}`, () => {
    assert.deepEqual(asked(text, purpose, isNamed).problems, [problem])
  })
}

test('a rent above its deposit is rather a deposit', () => {
  assert.deepEqual(asked('보증금 50 월세 500', 'MONTHLY_RENT').problems, [null, 'MAYBE_DEPOSIT'])
  assert.deepEqual(asked('보증금 1억 월세 500', 'MONTHLY_RENT').problems, [null, null])
  assert.deepEqual(asked('월세 50/500', 'MONTHLY_RENT').problems, ['UNIT_UNCLEAR', 'UNIT_UNCLEAR'])
})

test('평 of an apartment is three quarters its own; of other homes it says nothing, but with 전용', () => {
  const band = (text: string, type: 'APARTMENT' | 'OFFICETEL') => {
    const { area } = asked(text, 'JEONSE').asked
    return area && exclusiveBand(area, type)
  }
  assert.deepEqual(band('30평대', 'APARTMENT'), { from: 74, to: 99 })
  // 59.5 ㎡ is advertised as 25평, 84.99 as 33평
  assert.deepEqual(band('20평대', 'APARTMENT'), { from: 49, to: 75 })
  for (const [text, size] of [
    ['25평', 59.6],
    ['33평', 84.99],
    ['34평', 84.99],
  ] as const) {
    const { from = 0, to = 0 } = band(text, 'APARTMENT') ?? {}
    assert.ok(from <= size && size <= (to ?? Infinity), `${text}: ${from} to ${to}`)
  }
  assert.equal(band('30평대', 'OFFICETEL'), null)
  assert.deepEqual(band('전용 10평', 'OFFICETEL'), { from: 30, to: 36 })
  assert.deepEqual(band('84㎡', 'OFFICETEL'), { from: 79, to: 89 })
})
