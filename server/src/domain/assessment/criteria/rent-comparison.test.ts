import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { word } from '../../../words/in-words.ts'
import { koreanOf, saying } from '../../../words/saying.fixture.ts'
import { assessLease } from '../assess-lease.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { aDeal, factsOf, type Material, RATE, someTerms } from '../facts/lease-facts.fixture.ts'
import { assessMarketPrice } from './market-price-comparison.ts'
import { assessMonthlyCost } from './monthly-cost-burden.ts'

const YEARLY = RATE?.value ?? 0

/** Rent for the remainder of a deposit equivalent. */
const rentFor = (equivalent: number, depositManwon: number) => ((equivalent - depositManwon) * YEARLY) / 12
const rented = (depositManwon: number, monthlyRentManwon: number) =>
  someTerms({ purpose: 'MONTHLY_RENT', depositManwon, monthlyRentManwon, maintenanceFeeManwon: 5 })
const dealOf = (equivalent: number, depositManwon: number, dealId = 1) =>
  aDeal({ dealId, amountManwon: depositManwon, monthlyRentManwon: rentFor(equivalent, depositManwon) })

const share = fc.double({ min: 0, max: 0.95, noNaN: true })
const equivalent = fc.integer({ min: 1_000, max: 200_000 })
/** A cost, and two ways to split it. */
const twoSplits = fc.record({
  typed: equivalent,
  splits: fc.tuple(share, share),
  deals: fc.array(fc.tuple(equivalent, share), { minLength: 1, maxLength: 8 }),
})

test('R-SCORE-41: leases of one yearly cost have one score of the comparison, however they are split', () => {
  fc.assert(
    fc.property(twoSplits, ({ typed, splits, deals }) => {
      const leases = deals.map(([of, part], index) => dealOf(of, Math.round(of * part), index))
      const [one, other] = splits.map((part) => {
        const deposit = Math.round(typed * part)
        const facts = factsOf({ terms: rented(deposit, rentFor(typed, deposit)), leases })
        return { market: assessMarketPrice(facts), cost: assessMonthlyCost(facts) }
      })
      assert.ok(one && other)
      for (const by of ['market', 'cost'] as const) {
        assert.ok(Math.abs((one[by].riskScore ?? 0) - (other[by].riskScore ?? 0)) <= 1)
      }
    }),
    { numRuns: 300 },
  )
})

test('R-SCORE-41: how the deals are split changes nothing either', () => {
  const leasesBy = (part: number) => [9_000, 10_000, 11_000].map((of, id) => dealOf(of, of * part, id))
  const scoreOf = (part: number) =>
    assessMarketPrice(factsOf({ terms: rented(1_000, 60), leases: leasesBy(part) })).riskScore ?? 0
  assert.ok(Math.abs(scoreOf(0.1) - scoreOf(0.7)) < 1e-9)
})

test('R-SCORE-41: 10,000/33, 2,000/77 and 0/88 beside the same deals are the same; 0/70 is less', () => {
  const leases = [dealOf(15_000, 5_000, 1), dealOf(15_500, 1_000, 2), dealOf(16_000, 10_000, 3)]
  const outcomeOf = (deposit: number, rent: number) =>
    assessMarketPrice(factsOf({ terms: rented(deposit, rent), leases }))
  const [a, b, c, less] = [outcomeOf(10_000, 33.8), outcomeOf(2_000, 77.2), outcomeOf(0, 88), outcomeOf(0, 70)]
  const scores = [a, b, c].map((each) => each?.riskScore ?? 0)
  assert.ok(Math.max(...scores) - Math.min(...scores) <= 1, scores.join())
  assert.ok((less?.riskScore ?? 99) <= Math.min(...scores))
})

test('R-SCORE-41: even ten times the usual rent raises no floor, and its finding is a caution', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      if (facts.terms.purpose === 'JEONSE') return
      const { severityScore, riskScore, findings } = assessMarketPrice(facts)
      assert.equal(severityScore, null)
      assert.ok((riskScore ?? 0) <= 75)
      assert.ok(findings.every(({ severity }) => severity !== 'SEVERE'))
    }),
    { numRuns: 300 },
  )
})

test('R-SCORE-41: the curve on the converted amounts: 1.05→20, 1.2→40, 1.5→60, 2→75, and no rise below', () => {
  const leases = [1, 2, 3].map((id) => dealOf(10_000, 2_000, id))
  const scores = [0.3, 1, 1.05, 1.2, 1.5, 2, 9].map((times) =>
    Math.round(assessMarketPrice(factsOf({ terms: rented(0, rentFor(10_000 * times, 0)), leases })).riskScore ?? -1),
  )
  assert.deepEqual(scores, [15, 15, 20, 40, 60, 75, 75])
})

const said = (material: Partial<Material>, code: string) => {
  const found = assessLease(factsOf(material)).findings.find((each) => each.code === code)
  return { ...inKorean(found), english: word(found?.sentence ?? '', 'en') }
}

test('R-SCORE-41: the finding compares like with like, a month, in both languages', () => {
  const leases = [1, 2, 3].map((id) => aDeal({ dealId: id, amountManwon: 2_400, monthlyRentManwon: 47 }))
  const { sentence, title, english } = said({ terms: rented(2_400, 85), leases }, 'LEASE_AMOUNT_HIGH')
  assert.match(
    String(sentence),
    / 입력하신 보증금 2,400만 원, 월세 85만 원은 월세로 바꾸면 한 달 98만 원, 비교한 거래의 가운데는 한 달 60만 원입니다\. 한 달 38만 원 많습니다\./,
  )
  assert.match(String(title), /월세 조건/)
  assert.match(english, / Your deposit of ₩24 million and rent of ₩850,000 come to ₩980,000 a month/)
  assert.doesNotMatch(`${String(sentence)} ${english}`, /1\d\d(\.\d)?%/)
})

test('one deal is no median, and no ratio above 999 % is printed', () => {
  const leases = [aDeal({ amountManwon: 0, monthlyRentManwon: 1 })]
  const facts = factsOf({ terms: rented(9_000, 900), leases })
  const text = JSON.stringify(inKorean(assessMarketPrice(facts)))
  assert.match(text, /한 건의 거래/)
  assert.doesNotMatch(text, /중앙값/)
  assert.match(text, saying('RENT_BESIDE_RENTS', { rentManwon: 900, medianManwon: 1, count: 1 }))
  assert.doesNotMatch(text, /[\d,]{4,}(\.\d)?%/)
  const jeonse = factsOf({ terms: someTerms({ depositManwon: 24_000 }), leases: [aDeal()] })
  const deposit = JSON.stringify(inKorean(assessMarketPrice(jeonse)))
  assert.match(
    deposit,
    saying('HEADLINE_LEASE', { against: 'SAMPLE', count: 1, depositManwon: 24000, otherManwon: 12000 }),
  )
  assert.match(deposit, /전세 거래 한 건/)
  assert.doesNotMatch(deposit, /중앙값/)
})

test('a lease without a deposit risks none, and the answer says so', () => {
  for (const leases of [[], [aDeal({ amountManwon: 0, monthlyRentManwon: 60 })]]) {
    const { sentence, english, severity } = said({ terms: rented(0, 88), leases }, 'NO_DEPOSIT')
    assert.equal(severity, 'NOTE')
    assert.match(String(sentence), saying('NO_DEPOSIT'))
    assert.match(english, /no deposit is at stake/)
  }
})

test('R-SCORE-41: a regional statistic is one amount as well: its median deposit and median rent', () => {
  const signal = { sampleCount: 40, months: ['202610'], scope: 'LEGAL_DISTRICT' as const }
  const lease = { ...signal, medianManwon: 2_400, medianMonthlyRentManwon: 47 }
  const scoreOf = (deposit: number, rent: number) => {
    const facts = factsOf({ terms: rented(deposit, rent), marketSignal: { lease, sale: null } })
    const { findings, riskScore } = assessMarketPrice(facts)
    return { score: Math.round(riskScore ?? -1), sentence: inKorean(findings[0])?.sentence }
  }
  const { score, sentence } = scoreOf(0, 72)
  assert.equal(score, 40)
  assert.equal(scoreOf(2_400, 59).score, 40)
  assert.match(
    String(sentence),
    /보증금 없이 한 달 72만 원, 같은 법정동의 월별 통계는 한 달 60만 원입니다\. 한 달 12만 원 많습니다/,
  )
})

const splitOf = (text: string) => text.split('/').map(Number) as [deposit: number, rent: number]
const leasesOf = (text: string) =>
  text.split(' ').map((deal, dealId) => {
    const [amountManwon, monthlyRentManwon] = splitOf(deal)
    return aDeal({ dealId, amountManwon, monthlyRentManwon })
  })

const THREE = '3000/100 3000/100 3000/100'
for (const [typed, deals, finding] of [
  ['3000/119', THREE, null],
  ['3000/120', THREE, 'LEASE_AMOUNT_HIGH CAUTION'],
  ['3000/119.99', THREE, null],
  ['0/35', '0/30', null],
  ['0/36', '0/30', 'LEASE_AMOUNT_HIGH CAUTION'],
  // the middle of the rents is 55, that of the deposits 5,000
  ['5000/65', '4000/40 5000/50 6000/60 5000/70', null],
  ['5000/66', '4000/40 5000/50 6000/60 5000/70', 'LEASE_AMOUNT_HIGH CAUTION'],
  // usual or less as one amount: more rent for a lower deposit is said, and does not lead
  ['0/56', '1000/55 6000/32 10000/14', 'LEASE_AMOUNT_HIGH NOTE'],
  ['1000/60', '10000/50 10000/50', 'LEASE_AMOUNT_HIGH NOTE'],
  ['9999/60', '10000/50 10000/50', 'LEASE_AMOUNT_HIGH NOTE'],
  ['10000/60', '10000/50 10000/50', 'LEASE_AMOUNT_HIGH CAUTION'],
  ['3599/100', THREE, null],
  ['3600/100', THREE, 'LEASE_DEPOSIT CAUTION'],
  ['3600/99', THREE, 'LEASE_DEPOSIT NOTE'],
  ['8000/24', '1000/60', 'LEASE_DEPOSIT NOTE'],
  ['100/50', '0/50', null],
] as const)
  test(`R-SCORE-11: ${typed} beside ${deals}: ${finding ?? 'no stronger caution'}`, () => {
    const facts = factsOf({ terms: rented(...splitOf(typed)), leases: leasesOf(deals) })
    const { findings } = assessMarketPrice(facts)
    const stronger = findings.filter(({ sentence }) => /20% 이상/.test(inKorean(sentence)))
    assert.deepEqual(
      stronger.map(({ code, severity }) => `${code} ${severity}`),
      finding === null ? [] : [finding],
    )
    const compared = inKorean(findings.find(({ code }) => code.startsWith('LEASE_AMOUNT')))
    assert.match(String(compared?.sentence), /^월세 [\d,.만 ]+원은 비교한 거래(의 가운데| 한 건의) 월세 \d+만 원/)
  })

test('R-SCORE-11: the median rent is said, and the amounts as one beside it', () => {
  const { sentence, title, headline, english } = said(
    { terms: rented(3_000, 120), leases: leasesOf(THREE) },
    'LEASE_AMOUNT_HIGH',
  )
  assert.match(
    String(sentence),
    /^월세 120만 원은 비교한 거래의 가운데 월세 100만 원보다 20만 원 많습니다\. 월세만 보면 20% 이상 많습니다\./,
  )
  assert.match(String(sentence), /월세로 바꾸면 한 달 \d+만 원, 비교한 거래의 가운데는 한 달 \d+만 원/)
  assert.equal(title, koreanOf('RENT_ALONE_HIGH'))
  assert.equal(headline, koreanOf('HEADLINE_RENT_ALONE', { rentManwon: 120, medianManwon: 100, count: 3 }))
  assert.match(english, /^The rent of ₩1\.2 million is ₩200,000 more than ₩1 million, the middle rent/)
})

test('R-SCORE-11: from 120 % of the median on, and not before, for a jeonse deposit, and from 80 % of sales on', () => {
  const leases = [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon: 10_000 }))
  const sales = [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon: 20_000 }))
  const codes = (depositManwon: number, material: Partial<Material>) =>
    assessLease(factsOf({ terms: someTerms({ depositManwon }), ...material })).findings.map(({ code }) => code)
  assert.ok(!codes(11_999, { leases }).includes('LEASE_AMOUNT_HIGH'))
  assert.ok(codes(12_000, { leases }).includes('LEASE_AMOUNT_HIGH'))
  assert.ok(!codes(15_999, { sales }).includes('DEPOSIT_NEAR_VALUE'))
  assert.ok(codes(16_000, { sales }).includes('DEPOSIT_NEAR_VALUE'))
})
