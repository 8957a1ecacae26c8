import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { inWords } from '../../../words/in-words.ts'
import { koreanOf, saying } from '../../../words/saying.fixture.ts'
import type { SameTimeDeals } from '../../value/estimates.ts'
import { assessLease } from '../assess-lease.ts'
import { sameTimeDeals } from '../criteria/sale-transaction-support.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { factsOf, someTerms } from '../facts/lease-facts.fixture.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'

const sale = { contractDate: '2026-10-05', amountManwon: 20_000, areaSquareMeter: 29.9, floor: 2, direct: false }
const OWN: SameTimeDeals = { ownSale: sale, pairCount: 0, nearPriceCount: 0, nearPrice: [] }
const PAIRS: SameTimeDeals = {
  ownSale: null,
  pairCount: 7,
  nearPriceCount: 1,
  nearPrice: [{ sale, lease: { contractDate: '2026-10-20', depositManwon: 19_500 } }],
}

function facts(deals: SameTimeDeals | undefined, depositManwon: number): LeaseFacts {
  const known = factsOf({ terms: someTerms({ depositManwon }) })
  return deals === undefined ? known : { ...known, sameTimeDeals: deals }
}

const said = (deals: SameTimeDeals | undefined, depositManwon: number) =>
  inWords(sameTimeDeals(facts(deals, depositManwon)), 'ko')

test('R-SCORE-49: from 90 % of the price of the one recent sale on, the pair is opened', () => {
  assert.deepEqual(said(OWN, 17_999), [])
  const [found, ...others] = said(OWN, 18_000)
  assert.deepEqual(others, [])
  assert.deepEqual([found?.code, found?.severity], ['SAME_TIME_DEAL', 'CAUTION'])
  assert.match(found?.sentence ?? '', /2026년 10월 5일에 .*2층, 29\.9㎡.*2억 원에 팔렸고.*90%입니다.*이 한 건/)
  assert.deepEqual(
    found?.evidence.map(({ value, description }) => [value, description]),
    [
      [
        '2억 원',
        koreanOf('SAME_TIME_SALE', {
          contractDate: '2026-10-05',
          amountManwon: 20000,
          areaSquareMeter: 29.9,
          floor: 2,
          direct: false,
        }),
      ],
      ['90%', koreanOf('DEPOSIT_BY_SAME_TIME_SALE')],
    ],
  )
})

test('R-SCORE-42: above the price the amount over it is said', () => {
  assert.match(said(OWN, 21_000)[0]?.headline ?? '', /값 2억 원보다 1,000만 원 많습니다\.$/)
  assert.match(said(OWN, 20_000)[0]?.headline ?? '', /2억 원과 같습니다\.$/)
})

test('R-SCORE-49: past pairs of the lot are said with both contracts, whatever the deposit', () => {
  for (const depositManwon of [1_000, 40_000]) {
    const [found] = said(PAIRS, depositManwon)
    assert.deepEqual([found?.code, found?.severity], ['SAME_TIME_DEALS_OF_LOT', 'NOTE'])
    assert.match(
      found?.sentence ?? '',
      saying('SAME_TIME_DEALS_OF_LOT_IN_SHORT', { pairCount: 7, nearPriceCount: 1, months: 36, days: 60, share: 0.9 }),
    )
    assert.deepEqual(
      found?.evidence.map(({ value, description }) => [value, description]),
      [
        [
          koreanOf('SAME_TIME_PAIR_AMOUNTS', { saleManwon: 20000, depositManwon: 19500 }),
          koreanOf('SAME_TIME_PAIR', {
            soldOn: '2026-10-05',
            letOn: '2026-10-20',
            areaSquareMeter: 29.9,
            floor: 2,
            direct: false,
          }),
        ],
      ],
    )
  }
})

test('R-SCORE-49: fewer than three past pairs are a note, three are a caution', () => {
  const severity = (nearPriceCount: number) => said({ ...PAIRS, nearPriceCount }, 1_000)[0]?.severity
  assert.deepEqual([severity(2), severity(3)], ['NOTE', 'CAUTION'])
})

test('without such deals nothing is said', () => assert.deepEqual(said(undefined, 40_000), []))

test('what to do about it: the registry of the day, the change of owner, the special term', () => {
  const { findings } = assessLease(facts(OWN, 19_000))
  const found = findings.find(({ code }) => code === 'SAME_TIME_DEAL')
  assert.deepEqual(found?.checks, ['OWNER_CHANGE', 'SPECIAL_TERMS'])
})

const manwon = fc.integer({ min: 1, max: 200_000 })

test('R-SCORE-49: a higher deposit never takes the finding away, and no number of the score changes', () => {
  fc.assert(
    fc.property(anyFacts, manwon, manwon, manwon, (known, amountManwon, deposit, more) => {
      const deals = { ...OWN, ownSale: { ...sale, amountManwon } }
      const withDeposit = (depositManwon: number): LeaseFacts => ({
        ...known,
        terms: { ...known.terms, depositManwon },
        sameTimeDeals: deals,
      })
      const named = (each: LeaseFacts) => sameTimeDeals(each).length
      assert.ok(named(withDeposit(deposit + more)) >= named(withDeposit(deposit)))

      const { sameTimeDeals: _, ...without } = withDeposit(deposit)
      const [one, other] = [assessLease(withDeposit(deposit)).assessment, assessLease(without).assessment]
      assert.deepEqual([one.totalRiskScore, one.scoreRange], [other.totalRiskScore, other.scoreRange])
    }),
  )
})

test('R-SCORE-49: the home sold for about the deposit keeps the grade from LOW; pairs of others do not', () => {
  fc.assert(
    fc.property(anyFacts, (known) => {
      const grade = (deals: SameTimeDeals) => assessLease({ ...known, sameTimeDeals: deals }).assessment.riskGrade
      const { sameTimeDeals: _, ...without } = known
      if (known.terms.depositManwon >= 18_000) assert.notEqual(grade(OWN), 'LOW')
      assert.equal(grade(PAIRS), assessLease(without).assessment.riskGrade)
    }),
  )
})
