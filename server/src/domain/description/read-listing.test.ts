import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { anyText, costOf, limitOf } from '../../../test/reading-cost.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { linesOf, readListing, unreadWords } from './read-listing.ts'

const catalogue = loadDistrictCatalogue()

/** A text → lot, unit, purpose, deposit, rent, area, floor. */
const LISTINGS: [text: string, ...(string | number | null)[]][] = [
  [
    '[전세] 역촌동 신축급 투룸\n서울 은평구 역촌동 41-59 302호\n보증금 2억 4,000만원\n전용 39.6㎡ / 3층\n즉시입주 가능',
    '서울특별시 은평구 역촌동 41-59',
    '302호',
    'JEONSE',
    24_000,
    null,
    39.6,
    3,
  ],
  [
    '안녕하세요 집 보셨죠? 주소는 관악구 신림동 1422-5번지 201호이고 보증금 1000에 월세 55입니다',
    '서울특별시 관악구 신림동 1422-5',
    '201호',
    'MONTHLY_RENT',
    1_000,
    55,
    null,
    null,
  ],
  [
    '[김실장] [오후 3:12] 관악구 신림동 1422-5 201호\n[김실장] [오후 3:13] 보증금 1000에 월 60이라고 했어요',
    '서울특별시 관악구 신림동 1422-5',
    '201호',
    'MONTHLY_RENT',
    1_000,
    60,
    null,
    null,
  ],
  [
    '월세 500/45 봉천동 1598-10 2/4층 전용면적 23.1㎡ 원룸',
    '서울특별시 관악구 봉천동 1598-10',
    null,
    'MONTHLY_RENT',
    500,
    45,
    23.1,
    2,
  ],
  [
    '가락동 913 헬리오시티 101동 1203호 전세 11억 전용 84.98㎡ 12층',
    '서울특별시 송파구 가락동 913',
    '101동 1203호',
    'JEONSE',
    110_000,
    null,
    84.98,
    12,
  ],
  [
    '전세 3억 / 월세 5000/80 가능\n중화동 305-12',
    '서울특별시 중랑구 중화동 305-12',
    null,
    null,
    null,
    null,
    null,
    null,
  ],
  ['망원동 근처 원룸 있나요', null, null, null, null, null, null, null],
]

for (const [text, ...expected] of LISTINGS) {
  test(`R-ADDR-30: ${JSON.stringify(text.slice(0, 40))}`, () => {
    const read = readListing(text, catalogue)
    const { unit, contractPurpose, depositManwon, monthlyRentManwon, exclusiveAreaSquareMeter, floor } = read
    const said = [unit, contractPurpose, depositManwon, monthlyRentManwon, exclusiveAreaSquareMeter, floor]
    assert.deepEqual([read.lots[0] ?? null, ...said], expected)
  })
}

for (const [text, ...unread] of [
  ['신림동 1422-5 301호 전세 1억 5천 투룸 풀옵션', '투룸 풀옵션'],
  ['[전세] 신림동 투룸\n서울 관악구 신림동 1422-5 302호\n보증금 1억 2,000만원, 전용 39.6㎡, 3층', '신림동 투룸'],
  ['안녕하세요\n신림동 1422-5 201호\n월세 500/45 즉시입주', '안녕하세요', '즉시입주'],
  ['신림동 1422-5 201호\n전세 3억 또는 월세 5000/80', '전세 3억 또는 월세 5000/80'],
  ['보증금 1000에 월세 55'],
  ['신림동 1422-5 201호'],
] as const) {
  test(`R-ADDR-36: of ${JSON.stringify(text)} not used: ${unread.join(' · ') || 'nothing'}`, () => {
    assert.deepEqual(unreadWords(text, readListing(text, catalogue), catalogue), unread)
  })
}

test('R-ADDR-30: a pasted text takes no more time than any other, whatever it says', () => {
  const names = catalogue.active().map(({ name }) => name)
  const reader = { longest: 2_000, read: (text: string) => readListing(text, catalogue) }
  const texts = [
    ...fc.sample(anyText(names, 2_000), 60),
    ...['중구 ', '신림동 ', '서울\n중구 ', '1422-5 '].map((piece) => piece.repeat(500).slice(0, 2_000)),
  ]
  for (const text of texts.slice(0, 10)) reader.read(text)
  for (const text of texts) {
    const cost = costOf(reader, text)
    assert.ok(cost <= limitOf(text.length), `${cost.toFixed(1)} ms: ${JSON.stringify(text.slice(0, 80))}`)
  }
})

test('R-ADDR-30: the time and the sender of a line of an exported chat are no part of its address', () => {
  for (const sent of [
    '[김실장] [오후 3:12] ',
    '[오후 3:12] 부동산 김실장: ',
    '2026년 11월 3일 오후 3:12, 김실장 : ',
    '2026. 11. 3. 오후 3:12, 김실장 : ',
  ])
    assert.deepEqual(linesOf(`${sent}관악구 신림로59길 23 302호`), ['관악구 신림로59길 23 302호'], sent)
  // no sender: what stands before a colon is a part of the text
  assert.deepEqual(linesOf('주소: 관악구 신림로59길 23'), ['주소: 관악구 신림로59길 23'])
})

test('R-ADDR-30: two labels of areas with a slash belong to two values with a slash, the part being the smaller', () => {
  const areas: [text: string, area: number | null][] = [
    ['공급/전용면적 110.1㎡/84.71㎡(전용률77%)', 84.71],
    ['전용/공급 84.71㎡/110.1㎡', 84.71],
    ['공급·전용 면적: 110.1/84.71㎡', 84.71],
    ['84.71/110.1㎡ (전용/공급)', 84.71],
    ['공급/전용면적\n110.1㎡/84.71㎡', 84.71],
    ['전용면적\n59.9㎡', 59.9],
    ['공급/전용면적 84.71㎡/110.1㎡', null],
    ['공급/전용 112/84', null],
    ['인근 아파트 공급/전용면적 110.1㎡/84.71㎡', null],
    ['공급면적\n전용면적\n83.1㎡\n59.9㎡', null],
  ]
  for (const [text, area] of areas) assert.equal(readListing(text, catalogue).exclusiveAreaSquareMeter, area, text)
})
