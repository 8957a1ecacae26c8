import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import type { DatedSale } from '../../value/dated-sales.ts'
import { assessCriteria, assessLease } from '../assess-lease.ts'
import { anyMaterial } from '../facts/any-facts.fixture.ts'
import { aDatedSale, aDeal, factsOf, someTerms } from '../facts/lease-facts.fixture.ts'
import { amountUnrealistic } from '../findings/amount-unrealistic.ts'
import { homeValue, valueScores } from './home-value.ts'

const TWO = [aDatedSale({ contractDate: '2026-07-03', amountManwon: 10_400 }), aDatedSale({ amountManwon: 10_300 })]

function assessed(depositManwon: number, datedSales: DatedSale[] = TWO) {
  const facts = factsOf({ terms: someTerms({ depositManwon }), datedSales })
  const { findings } = inKorean(assessLease(facts))
  const about = findings.find(({ code }) => code.startsWith('DEPOSIT_'))
  return { code: about?.code, severity: about?.severity, sentence: about?.sentence ?? '', findings, facts }
}

test('R-SCORE-45: from all below the lines to above even the upper end, each in its own words', () => {
  for (const [depositManwon, code, severity] of [
    [7_000, 'DEPOSIT_TO_DATED_SALES', 'NOTE'],
    [7_800, 'DEPOSIT_TO_DATED_SALES', 'CAUTION'],
    [8_400, 'DEPOSIT_NEAR_VALUE', 'CAUTION'],
    [10_500, 'DEPOSIT_PROBABLY_ABOVE_VALUE', 'CAUTION'],
    [11_400, 'DEPOSIT_ABOVE_VALUE', 'SEVERE'],
  ] as const)
    assert.deepEqual(
      [assessed(depositManwon).code, assessed(depositManwon).severity],
      [code, severity],
      `${depositManwon}`,
    )
})

test('a single sale reaches further, and is never called a median', () => {
  const alone = assessed(11_400, TWO.slice(0, 1))
  assert.deepEqual([alone.code, alone.severity], ['DEPOSIT_PROBABLY_ABOVE_VALUE', 'CAUTION'])
  assert.match(alone.sentence, /한 건의 거래/)
  assert.doesNotMatch(alone.sentence, /중앙값/)
})

test('what was not brought to today reaches the further the older it is, and the sentence says which', () => {
  const high = (sale: Partial<DatedSale>) => homeValue(factsOf({ datedSales: [aDatedSale(sale)] }))?.highManwon ?? 0
  assert.ok(high({ contractDate: '2024-06-01' }) > high({ contractDate: '2026-06-01' }))
  const adjusted = { contractDate: '2024-06-01', adjustedManwon: 15_000 }
  assert.ok(high(adjusted) < high({ contractDate: '2026-06-01' }))
  assert.match(assessed(9_000, [aDatedSale(adjusted)]).sentence, /이 지역의 시세 변화를 반영하면/)
  assert.match(assessed(9_000).sentence, /거래한 금액 그대로/)
})

test('direct deals count only where there are no others, and alone raise no floor', () => {
  const direct = aDatedSale({ amountManwon: 3_000, weak: true })
  const { midManwon } = homeValue(factsOf({ datedSales: [direct, ...TWO] })) ?? {}
  assert.equal(midManwon, 10_350)
  const alone = factsOf({ terms: someTerms({ depositManwon: 30_000 }), datedSales: [direct] })
  const value = homeValue(alone)
  assert.equal(value?.basis, 'DATED_SALES')
  assert.equal(valueScores(alone, value).severityScore, null)
})

test('the missing recent sales stay a gap, and nothing says that no value is known', () => {
  const { findings } = assessed(9_000)
  const codes = findings.map(({ code }) => code)
  assert.equal(findings.find(({ code }) => code === 'NO_RECENT_SALES')?.severity, 'GAP')
  assert.ok(!codes.includes('SALES_MISSING') && !codes.includes('NO_VALUE_EVIDENCE'))
})

test('recent sales of homes alike go before older ones of the lot; those of unlike homes behind them', () => {
  const sales = [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon: 20_000 }))
  assert.equal(homeValue(factsOf({ sales, datedSales: TWO }))?.basis, 'SALE_SAMPLE')
  const unlike = sales.map((sale) => ({ ...sale, areaSquareMeter: 84.9 }))
  assert.equal(homeValue(factsOf({ sales: unlike, datedSales: TWO }))?.basis, 'DATED_SALES')
  assert.equal(homeValue(factsOf({ sales: unlike }))?.basis, 'SALE_SAMPLE')
})

test('R-SCORE-48: a sample of several sizes, without an area, raises no floor and scores at its largest amount', () => {
  const terms = someTerms({ areaSquareMeter: null, depositManwon: 45_000 })
  const sizes = [
    [37.8, 46_000],
    [37.9, 46_500],
    [37.8, 47_000],
    [58.2, 66_500],
  ] as const
  for (const floor of [3, null]) {
    const of = (areas: typeof sizes | readonly (readonly [number, number])[]) =>
      factsOf({
        terms: { ...terms, floor },
        sales: areas.map(([areaSquareMeter, amountManwon], dealId) => aDeal({ dealId, areaSquareMeter, amountManwon })),
      })
    const mixed = assessCriteria(of(sizes)).DEPOSIT_TO_VALUE_RISK
    assert.equal(mixed.severityScore, null)
    assert.ok(Number(mixed.riskScore) < 40)
    const alike = assessCriteria(of(sizes.slice(0, 3))).DEPOSIT_TO_VALUE_RISK
    assert.ok(Number(alike.riskScore) > 80)
    assert.equal(alike.severityScore !== null, floor !== null)
  }
})

test('R-SCORE-48: deals of one size on the floor stop nothing while the lot has homes of other sizes', () => {
  const dealsOf = (...deals: [amount: number, area: number, floor: number][]) =>
    deals.map(([amountManwon, areaSquareMeter, floor], dealId) =>
      aDeal({ dealId, amountManwon, areaSquareMeter, floor }),
    )
  const leases = dealsOf([7_200, 24.3, 3], [7_300, 24.3, 3], [7_400, 24.3, 3])
  const small = [
    [9_000, 24.3, 3],
    [9_300, 24.3, 2],
    [9_600, 24.3, 4],
  ] as [number, number, number][]
  const totals = [1, 2, 3, 4, 6, 9].flatMap((floorOfLarge) =>
    [null, 1, 3, 5, -1].map((floor) => {
      const sales = dealsOf(...small, [31_000, 84.6, floorOfLarge])
      const terms = someTerms({ areaSquareMeter: null, floor, depositManwon: 22_000 })
      const facts = { ...factsOf({ terms, leases, sales }), lotAreas: [24.3, 84.6] }
      const { decision, assessment, findings } = assessLease(facts)
      const name = `floor ${floor}, the large one on ${floorOfLarge}`
      assert.equal(decision, 'CONDITIONAL_CAUTION', name)
      assert.equal(assessment.riskGrade, 'MODERATE', name)
      assert.equal(assessment.severityFloor, null, name)
      assert.ok(
        findings.every(({ severity, code }) => severity !== 'SEVERE' && code !== 'DEPOSIT_ABOVE_VALUE'),
        name,
      )
      return assessment.totalRiskScore ?? 0
    }),
  )
  assert.ok(Math.max(...totals) - Math.min(...totals) <= 10, totals.join())
})

test('R-SCORE-48: sizes known from prices or older deals alone count, and a lot of one size may stop', () => {
  const leases = [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon: 8_000 }))
  const sales = [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon: 9_000 }))
  const terms = someTerms({ areaSquareMeter: null, depositManwon: 12_000 })
  const floors = ([29.35, 84.6] as const).map((other) => {
    const outcomes = assessCriteria({ ...factsOf({ terms, leases, sales }), lotAreas: [29.35, other] })
    return [outcomes.DEPOSIT_TO_VALUE_RISK, outcomes.MARKET_PRICE_COMPARISON_RISK].map(
      ({ severityScore }) => severityScore !== null,
    )
  })
  assert.deepEqual(floors, [
    [true, true],
    [false, false],
  ])
  const elsewhere = { ...factsOf({ terms, sales: sales.map((deal) => ({ ...deal, sameLot: false })) }) }
  assert.equal(assessCriteria(elsewhere).DEPOSIT_TO_VALUE_RISK.severityScore, null)
})

test('R-SCORE-45: the lowest and the highest of many older sales are named with their dates, beside the newest', () => {
  const amounts = [21_000, 20_500, 20_800, 19_100, 20_000, 22_300]
  const months = ['09', '08', '07', '06', '05', '04']
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const datedSales = amounts
      .slice(0, count)
      .map((amountManwon, at) => aDatedSale({ amountManwon, contractDate: `2026-${months[at]}-10` }))
    for (const order of [datedSales, datedSales.toReversed()]) {
      const facts = factsOf({ terms: someTerms({ depositManwon: 18_000 }), datedSales: order })
      const sentence = inKorean(assessCriteria(facts).DEPOSIT_TO_VALUE_RISK.findings[0]?.sentence ?? '')
      const dates = [...sentence.matchAll(/2026년 (\d+)월 10일 [\d억, ]+만 원|2026년 (\d+)월 10일/g)].length
      assert.equal(dates, { 4: 4, 5: 4, 6: 5 }[count] ?? count, sentence)
      if (count >= 4) assert.match(sentence, /2026년 6월 10일 1억 9,100만 원/)
      if (count === 6) assert.match(sentence, /그 가운데 2026년 9월 10일 .*2026년 4월 10일 2억 2,300만 원/)
    }
  }
})

test('more deposit is never calmer against what bears only in part', () => {
  const WEIGHT = { NOTE: 0, CAUTION: 1, SEVERE: 2 } as Record<string, number>
  fc.assert(
    fc.property(anyMaterial, fc.nat({ max: 50_000 }), (material, more) => {
      const bare = { ...material, sales: [], leases: [] }
      const severity = (added: number) => {
        const terms = { ...bare.terms, depositManwon: bare.terms.depositManwon + added }
        const facts = factsOf({ ...bare, terms })
        // a doubtful amount is scored neither way (R-SCORE-38)
        fc.pre(amountUnrealistic(facts).length === 0)
        const [first] = assessCriteria(facts).DEPOSIT_TO_VALUE_RISK.findings
        return WEIGHT[first?.severity ?? ''] ?? -1
      }
      assert.ok(severity(more) >= severity(0))
    }),
  )
})
