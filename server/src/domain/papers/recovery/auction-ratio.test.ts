import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { word } from '../../../words/in-words.ts'
import type { DistrictFigures } from '../../market/district-figures.ts'
import { calculatePapers } from '../calculate-papers.ts'
import { APARTMENT } from '../papers.fixture.ts'

const PLACE = '인천광역시 미추홀구'
const LARGE = { lowManwon: 90_000, midManwon: 100_000, highManwon: 110_000 }
const month = (period: string, sold: number, priceRatio: number) => ({
  month: period,
  districtName: PLACE,
  apartmentJeonse: null,
  rowHouseJeonse: null,
  accidents: null,
  auctions: { districtName: PLACE, sold, priceRatio },
})
const papersWith = (districtFigures?: DistrictFigures, legalDistrictCode = APARTMENT.home.legalDistrictCode) =>
  calculatePapers({
    ...APARTMENT,
    home: { ...APARTMENT.home, legalDistrictCode },
    value: LARGE,
    ...(districtFigures && { districtFigures }),
  })
const found = (sold: number, ratio: number, earlier: ReturnType<typeof month>[] = []): DistrictFigures => ({
  state: 'FOUND',
  months: [month('202606', sold, ratio), ...earlier],
})
const sharesOf = (figures?: DistrictFigures) =>
  papersWith(figures).recoveryBands.map(({ shareOfValue }) => shareOfValue)

test('R-PAPERS-80: the bands go on down until one lies below the ratio of the district, and never end above 60 %', () => {
  const usual = [1, 0.9, 0.8, 0.7, 0.6]
  assert.deepEqual(sharesOf(), usual)
  assert.deepEqual(sharesOf(found(248, 82)), usual)
  assert.deepEqual(sharesOf(found(248, 60)), [...usual, 0.5])
  assert.deepEqual(sharesOf(found(10, 48.2)), [...usual, 0.5, 0.4])
  assert.deepEqual(sharesOf(found(9, 23.4)), usual, 'fewer than ten sold')
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1600 }), fc.nat(300), (tenths, sold) => {
      const shares = sharesOf(found(sold, tenths / 10))
      assert.deepEqual(shares.slice(0, usual.length), usual)
      if (sold >= 10 && tenths > 100) assert.ok((shares.at(-1) ?? 1) * 1000 < tenths, `${shares.at(-1)}`)
    }),
    { numRuns: 20 },
  )
})

test('R-PAPERS-80: what auctions brought is said with its number, months and earlier range; else as that of Seoul or the country', () => {
  const { auctionRatio } = papersWith(found(248, 60, [month('202506', 305, 61.5), month('202501', 208, 65.6)]))
  assert.deepEqual([auctionRatio.percent, auctionRatio.scope], [60, 'DISTRICT'])
  const said = word(auctionRatio.sentence, 'ko')
  assert.match(said, /미추홀구의 2026년 4월~2026년 6월 경매에서는 248건이 평균 감정가의 60%에 팔렸습니다/)
  assert.match(said, /61\.5%에서 65\.6% 사이/)
  for (const [code, scope, percent] of [
    ['1162010200', 'SEOUL', 84],
    ['2817710200', 'COUNTRY', 74.1],
  ] as const) {
    const published = papersWith(found(9, 30), code).auctionRatio
    assert.deepEqual([published.scope, published.percent], [scope, percent])
    assert.match(word(published.sentence, 'ko'), /낙찰이 열 건이 되지 않아/)
  }
})
