import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { word } from '../../words/in-words.ts'
import { assessLease } from '../assessment/assess-lease.ts'
import { anyFacts } from '../assessment/facts/any-facts.fixture.ts'
import {
  type DistrictFigures,
  type DistrictMonth,
  districtSentences,
  NOT_IMPORTED,
  seriesOf,
} from './district-figures.ts'

const aMonth = (month: string, count: number | null, rate: number | null, more: Partial<DistrictMonth> = {}) => ({
  month,
  districtName: '인천광역시 미추홀구',
  apartmentJeonse: 79,
  rowHouseJeonse: 86.4,
  accidents: count === null ? null : { count, rate },
  auctions: null,
  ...more,
})
const figures = (newest: DistrictMonth, ...earlier: DistrictMonth[]): DistrictFigures => ({
  state: 'FOUND',
  months: [newest, ...earlier],
})
const said = (of: DistrictFigures) => districtSentences(of).map((sentence) => word(sentence, 'ko'))

const anyFigures: fc.Arbitrary<DistrictFigures> = fc.oneof(
  fc.constant(NOT_IMPORTED),
  fc.constant({ state: 'NO_ROW', months: [] } as const),
  fc
    .tuple(fc.nat(500), fc.integer({ min: 0, max: 1000 }), fc.nat(100), fc.integer({ min: 100, max: 1600 }))
    .map(([count, rate, sold, ratio]) =>
      figures(
        aMonth('202606', count, rate / 10, {
          auctions: { districtName: '인천광역시 미추홀구', sold, priceRatio: ratio / 10 },
        }),
        aMonth('202506', 500 - count, 100 - rate / 10),
      ),
    ),
)

test('R-DISTRICT-06: with any figures of the district, score, grade, findings and verdict are those without them', () => {
  fc.assert(
    fc.property(anyFacts, anyFigures, (facts, districtFigures) => {
      const { districtFigures: _, ...without } = facts
      const [one, other] = [assessLease({ ...without, districtFigures }), assessLease(without)]
      const { districtFigures: said, ...hints } = one.hints
      assert.ok((said?.sentences.length ?? 0) > 0)
      assert.deepEqual({ ...one, hints }, other)
    }),
  )
})

test('R-DISTRICT-08: a sentence has count, months, rate and the series; one month says that the course is not known', () => {
  const newest = aMonth('202606', 59, 2.3)
  const [now, series, source] = said(figures(newest, aMonth('202506', 77, 9.4), aMonth('202406', 417, 37.3)))
  assert.equal(
    now,
    '인천광역시 미추홀구에서는 2026년 4월~2026년 6월에 만기가 된 보증 보증금의 2.3%(59건)를 집주인이 돌려주지 못했습니다.',
  )
  assert.match(series ?? '', /2024년 6월까지 석 달에 37\.3%\(417건\), 2025년 6월까지 석 달에 9\.4%\(77건\)/)
  assert.match(source ?? '', /점수와 판단에는 쓰지 않았습니다/)
  assert.match(said(figures(newest))[1] ?? '', /늘고 있는지 줄고 있는지는 알 수 없습니다/)
  const elsewhere = aMonth('202506', 77, 9.4, { districtName: '경기도 화성시' })
  assert.match(said(figures(newest, elsewhere))[1] ?? '', /경기도 화성시에서 2025년 6월까지/)
})

test('R-DISTRICT-08: a long series keeps the newest and the oldest month', () => {
  const months = Array.from({ length: 30 }, (_, index) => index)
  assert.deepEqual(seriesOf(months, 4), [0, 10, 19, 29])
  assert.deepEqual(seriesOf([1, 2], 4), [1, 2])
})

test('R-DISTRICT-07: below five accidents no rate, below ten sold no price ratio', () => {
  const of = (count: number, sold: number) =>
    said(
      figures(aMonth('202606', count, 50, { auctions: { districtName: '서울특별시 관악구', sold, priceRatio: 60 } })),
    ).join(' ')
  assert.match(of(4, 9), /4건 있었습니다\. 건수가 적어 비율은 적지 않습니다/)
  assert.doesNotMatch(of(4, 9), /%/)
  assert.match(of(5, 10), /50%\(5건\)/)
  assert.match(of(5, 10), /서울특별시 관악구의 2026년 4월~2026년 6월 경매에서는 10건이 평균 감정가의 60%에/)
  assert.match(of(0, 0), /0건입니다\. 보증에 들지 않은 집의 사고는 세지 않습니다/)
})

test('R-DISTRICT-06: what is not imported, has no row or is not stated is said as such', () => {
  assert.match(said(NOT_IMPORTED).join(), /아직 가져오지 않았습니다\. 사고가 없다는 뜻이 아닙니다/)
  assert.match(said({ state: 'NO_ROW', months: [] }).join(), /줄이 없습니다\. 사고가 없다는 뜻이 아닙니다/)
  const unstated = said(figures(aMonth('202606', null, null), aMonth('202506', 5, 1)))
  assert.match(unstated.join(), /적혀 있지 않습니다/)
  assert.doesNotMatch(unstated.join(), /앞선/)
})
