import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { findForbiddenWording } from '../wording/word-guard.ts'
import type { ModelEstimate } from './estimate.ts'
import {
  dealSentence as dealMessage,
  depositSentences as depositMessages,
  depositStanding,
  estimateSentences as estimateMessages,
} from './estimate-sentences.ts'

const estimateSentences = (made: ModelEstimate) => inKorean(estimateMessages(made))
const depositSentences = (made: ModelEstimate) => inKorean(depositMessages(made))
const dealSentence = (deal: typeof DEAL | (Omit<typeof DEAL, 'floor'> & { floor: null })) => inKorean(dealMessage(deal))

const DEAL = {
  dealId: 'deal',
  contractDate: '2026-07-03',
  areaSquareMeter: 59.95,
  floor: 3,
  amountManwon: 30_000,
  adjustedManwon: 31_204,
  share: 0.1234,
  sameLot: true,
  weak: false,
}

function estimate(change: Partial<ModelEstimate> = {}, probabilityOver80 = 0.36): ModelEstimate {
  return {
    basis: 'ESTIMATE',
    kind: 'SALE',
    lowManwon: 54_000,
    midManwon: 60_000,
    highManwon: 66_700,
    intervalLevel: 0.8,
    halfWidth: 0.105,
    asOf: '2026-08-10',
    fittedAt: '2026-08-10T03:10:00+09:00',
    provisional: false,
    partial: false,
    neverSold: false,
    otherAreas: false,
    outsideOwnDeals: false,
    sameLotCount: 7,
    otherLotCount: 0,
    publicPrice: null,
    deposit: { amountManwon: 45_000, exceedance: [{ ratio: 0.8, probability: probabilityOver80 }] },
    guDealsWithinYear: 900,
    checkedEstimates: 5_000,
    ...change,
  }
}

test('the amount is shown with its interval and the number of deals behind it', () => {
  assert.deepEqual(estimateSentences(estimate()), [
    '같은 단지 거래 7건을 시점·면적·층으로 보정한 추정 매매가는 6억 원입니다. 지금 거래된다면 10번 중 8번은 5억 4,000만 원~6억 6,700만 원으로 계산됩니다.',
  ])
  assert.match(
    estimateSentences(estimate({ kind: 'JEONSE' }))[0] ?? '',
    /추정 전세 보증금은 6억 원입니다\. 지금 계약된다면/,
  )
})

test('few deals of the lot, none, and an assumed interval are named', () => {
  assert.equal(
    estimateSentences(estimate({ sameLotCount: 2, otherLotCount: 9 }))[1],
    '같은 단지 거래가 2건뿐이어서 같은 동 거래 9건을 함께 반영했습니다.',
  )
  assert.match(estimateSentences(estimate({ otherAreas: true }))[1] ?? '', /이 면적과 비슷한 것이 없어 .*오차가 큽니다/)
  assert.match(estimateSentences(estimate({ outsideOwnDeals: true }))[1] ?? '', /모두 이 범위 밖입니다/)
  const none = estimateSentences(estimate({ sameLotCount: 0, otherLotCount: 20, otherAreas: true }))
  assert.match(none[0] ?? '', /^추정 매매가는 6억 원입니다/)
  assert.equal(none[1], '같은 단지 거래가 없어 같은 동 거래 20건과 지역 평균으로 추정했습니다. 오차가 큽니다.')
  assert.match(estimateSentences(estimate({ provisional: true })).at(-1) ?? '', /잠정값/)
})

test('the public price is shown with the ratio of the place and its share', () => {
  const publicPrice = { amountManwon: 12_000, baseYear: 2026, ratio: 1.6413, share: 0.2345, salesBehind: 40 }
  assert.equal(
    estimateSentences(estimate({ publicPrice }))[1],
    '공시가격 1억 2,000만 원 × 이 지역 실거래 비율 1.64 (반영 23%)도 함께 계산했습니다.',
  )
})

test('the deposit is shown as a share of the value with the probability of exceeding 80 %, in steps of five', () => {
  const said = (probability: number) => depositSentences(estimate({}, probability))[0]
  assert.equal(said(0.36), '보증금은 추정 매매가의 75%이며, 80%를 넘을 가능성은 약 35%로 계산됩니다.')
  assert.match(said(0.03) ?? '', /가능성은 5% 미만으로 계산됩니다/)
  assert.match(said(0.97) ?? '', /가능성은 95% 이상으로 계산됩니다/)
  assert.match(said(0.05) ?? '', /약 5%로/)
  assert.match(said(0.949) ?? '', /약 95%로/)
})

test('R-VALUE-33: deposits with the same probability are told beside one that may be above, never beside one below', () => {
  const saying = (amountManwon: number, probability: number) =>
    depositSentences(
      estimate({
        deposit: { amountManwon, exceedance: [{ ratio: 0.8, probability }], seen: { count: 96, above: 51 } },
      }),
    )
  assert.equal(
    saying(47_000, 0.71)[2],
    '최근 이렇게 계산된 새 전세 보증금은 100건 중 53건꼴로 이어진 매매가의 80%를 넘었습니다(96건 가운데 51건).',
  )
  assert.equal(saying(43_200, 0.1).length, 2)
})

test('R-VALUE-16: above the value, probably so, or near it; else above 80 % by a probability over .7, possibly by the low end, or below', () => {
  const at = (amountManwon: number, probability: number) =>
    estimate({ deposit: { amountManwon, exceedance: [{ ratio: 0.8, probability }] } })
  const cases = [
    [at(66_701, 0.99), 'ABOVE'],
    [at(60_001, 0.99), 'PROBABLY_ABOVE'],
    [at(48_000, 0.5), 'NEAR'],
    [at(47_000, 0.71), 'PROBABLE'],
    [at(45_000, 0.7), 'POSSIBLE'],
    [at(43_201, 0.1), 'POSSIBLE'],
    [at(43_200, 0.1), 'BELOW'],
  ] as const
  for (const [made, standing] of cases) {
    assert.equal(depositStanding(made), standing)
    assert.match(depositSentences(made)[1] ?? '', /^이 범위/)
  }
  assert.equal(new Set(cases.map(([made]) => depositSentences(made)[1])).size, 5)
  assert.equal(depositStanding(estimate({ deposit: null })), null)
  assert.deepEqual(depositSentences(estimate({ deposit: null })), [])
})

test('a deal is shown as it was and as it counts today', () => {
  assert.equal(
    dealSentence(DEAL),
    '2026년 7월 3일 · 59.95㎡ · 3층 · 3억 원 → 오늘·이 집 기준 3억 1,204만 원 (반영 12%)',
  )
  assert.match(dealSentence({ ...DEAL, floor: null }), / · 층 미상 · /)
  assert.match(dealSentence({ ...DEAL, floor: -1 }), / · 지하 1층 · /)
})

test('nothing that is said of any estimate calls a home safe', () => {
  const count = fc.integer({ min: 0, max: 24 })
  const made = fc.record({
    kind: fc.constantFrom('SALE' as const, 'JEONSE' as const),
    sameLotCount: count,
    otherLotCount: count,
    otherAreas: fc.boolean(),
    outsideOwnDeals: fc.boolean(),
    provisional: fc.boolean(),
    lowManwon: fc.integer({ min: 1, max: 10 ** 6 }),
  })
  fc.assert(
    fc.property(
      made,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(10 ** 6),
      (change, probability, amountManwon) => {
        const deposit = { amountManwon, exceedance: [{ ratio: 0.8, probability }] }
        const { lowManwon } = change
        const each = estimate({ ...change, midManwon: lowManwon + 1, highManwon: lowManwon + 2, deposit })
        for (const sentence of [...estimateSentences(each), ...depositSentences(each), dealSentence(DEAL)]) {
          assert.deepEqual(findForbiddenWording(sentence), [])
          assert.doesNotMatch(sentence, /안전|안심|undefined|NaN/)
        }
      },
    ),
  )
})

test('R-VALUE-27: of a lot never sold the interval leads, rounded outwards, and no deposit is said to be above it', () => {
  const neverSold = (depositManwon: number, publicPrice: ModelEstimate['publicPrice'] = null) => {
    const deposit = { amountManwon: depositManwon, exceedance: [{ ratio: 0.8, probability: 0.5 }] }
    return estimate({
      neverSold: true,
      sameLotCount: 0,
      lowManwon: 14_230,
      midManwon: 21_000,
      highManwon: 31_010,
      deposit,
      publicPrice,
    })
  }
  const worded = estimateSentences(neverSold(50_000)).join(' ')
  assert.match(worded, /10번 중 8번은 1억 4,000만 원~3억 1,500만 원 사이입니다/)
  assert.doesNotMatch(worded, /2억 1,000만 원/)
  assert.match(worded, /공시가격을 넣으면/)
  const officetel = estimateSentences({ ...neverSold(50_000), withoutPublicPrices: true }).join(' ')
  assert.match(officetel, /10번 중 8번은 1억 4,000만 원~3억 1,500만 원 사이입니다/)
  assert.doesNotMatch(officetel, /공시가격/)
  assert.deepEqual(
    [50_000, 31_011, 21_001, 11_385, 11_384, 0].map((deposit) => depositStanding(neverSold(deposit))),
    ['POSSIBLE', 'POSSIBLE', 'POSSIBLE', 'POSSIBLE', 'BELOW', 'BELOW'],
  )
  const price = { amountManwon: 12_000, baseYear: 2026, ratio: 1.6, share: 0.5, salesBehind: 400 }
  assert.equal(depositStanding(neverSold(50_000, price)), 'ABOVE')
})
