import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { saying } from '../../../words/saying.fixture.ts'
import { findForbiddenWording } from '../../wording/word-guard.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { aBuilding, aDeal, anEstimate, factsOf, someTerms } from '../facts/lease-facts.fixture.ts'
import { crossingDeposit, depositLines } from './deposit-lines.ts'

const deals = (amounts: number[], parts = {}) =>
  amounts.map((amountManwon, dealId) => aDeal({ dealId, amountManwon, ...parts }))
const linesBy = (facts: Parameters<typeof depositLines>[0]) => {
  const [estimate, sale, price, lease] = inKorean(depositLines(facts))
  assert.ok(estimate && sale && price && lease)
  return { estimate, sale, price, lease }
}
const unitPrice = {
  kind: 'APARTMENT_UNIT' as const,
  pnu: '1162010200114220005',
  baseYear: 2026,
  baseMonth: 1,
  priceWon: 98_500_000,
  areaSquareMeter: 29.35,
  buildingName: null,
  dongName: null,
  hoName: '301',
  floorName: null,
  updatedOn: null,
}

test('70, 80 and 90 % of the sale median, 100, 112, 126 and 140 % of the public price, 120 % of the lease median, with what they rest on', () => {
  const terms = someTerms({ depositManwon: 16_000 })
  const { sale, price, lease } = linesBy(
    factsOf({
      terms,
      sales: deals([19_000, 20_000, 21_001]),
      leases: deals([11_999, 12_001]),
      prices: [unitPrice],
    }),
  )
  assert.deepEqual(sale.lines, [
    { share: 0.7, depositManwon: 14_000, reached: true },
    { share: 0.8, depositManwon: 16_000, reached: true },
    { share: 0.9, depositManwon: 18_000, reached: false },
  ])
  const months = ['2026-08', '2026-09', '2026-10']
  assert.deepEqual(sale.sample, { count: 3, level: 'SAME_LOT_SIMILAR', months, baseYear: null })
  assert.deepEqual(price.lines, [
    { share: 1, depositManwon: 9_850, reached: true },
    { share: 1.12, depositManwon: 11_032, reached: true },
    { share: 1.26, depositManwon: 12_411, reached: true },
    { share: 1.4, depositManwon: 13_790, reached: true },
  ])
  assert.deepEqual(price.sample, { count: 1, level: 'LOT_MEDIAN', months: [], baseYear: 2026 })
  assert.deepEqual(lease.lines, [{ share: 1.2, depositManwon: 14_400, reached: true }])
  assert.equal(lease.sample?.count, 2)
})

test('70, 80 and 90 % of the middle of an estimate, shown with its interval', () => {
  const terms = someTerms({ depositManwon: 16_000 })
  const { estimate } = linesBy({ ...factsOf({ terms }), valueEstimate: anEstimate({ midManwon: 20_000 }, 16_000) })
  assert.deepEqual(
    estimate.lines.map(({ depositManwon, reached }) => [depositManwon, reached]),
    [
      [14_000, true],
      [16_000, true],
      [18_000, false],
    ],
  )
  assert.deepEqual(estimate.sample, { count: 5, level: 'ESTIMATE', months: [], baseYear: null })
  assert.match(estimate.explanation ?? '', saying('MIDDLE_OF_ESTIMATE', { lowManwon: 18097, highManwon: 22103 }))
})

test('R-SCORE-41: with rent the lease line is the deposit at which deposit and rent together reach it', () => {
  const lineOf = (depositManwon: number, monthlyRentManwon: number) => {
    const terms = someTerms({ purpose: 'MONTHLY_RENT', depositManwon, monthlyRentManwon })
    const rents = [900, 1_000, 1_100].map((amountManwon, dealId) =>
      aDeal({ dealId, amountManwon, monthlyRentManwon: 65 }),
    )
    return linesBy(factsOf({ terms, leases: rents })).lease
  }
  // at 6.5 % a rent of 65 is a deposit of 12,000, so the middle is 13,000, and a fifth more 15,600
  const { lines, referenceManwon, explanation } = lineOf(5_000, 52)
  assert.equal(referenceManwon, 13_000)
  assert.deepEqual(lines, [{ share: 1.2, depositManwon: 6_000, reached: false }])
  assert.match(explanation ?? '', saying('DEPOSIT_LINES_WITH_RENT'))
  assert.deepEqual(lineOf(6_000, 52).lines, [{ share: 1.2, depositManwon: 6_000, reached: true }])
  assert.deepEqual(lineOf(0, 90).lines, [{ share: 1.2, depositManwon: 0, reached: true }], 'by the rent alone')
})

test('without a sample there is no line, and it says why; the regional statistic draws none', () => {
  const marketSignal = {
    lease: null,
    sale: { medianManwon: 20_000, sampleCount: 40, months: ['202610'], scope: 'LAWD_CD' as const },
  }
  for (const lines of Object.values(linesBy(factsOf({ marketSignal })))) {
    assert.deepEqual(lines.lines, [])
    assert.equal(lines.sample, null)
    assert.match(lines.reason ?? '', /\.$/)
  }
  const officetel = factsOf({ buildings: [aBuilding({ mainUseCode: '14000', detailUse: '오피스텔' })] })
  assert.match(linesBy(officetel).price.reason ?? '', /오피스텔/)
})

test('a line is the first whole deposit that reaches its share', () => {
  const reference = fc.oneof(
    fc.integer({ min: 1, max: 4_000_000 }),
    fc.integer({ min: 1, max: 4_000_000 }).map((twice) => twice / 2),
    fc.integer({ min: 1, max: 4_000_000 }).map((fourfold) => fourfold / 4),
  )
  fc.assert(
    fc.property(reference, fc.constantFrom(0.7, 0.8, 0.9, 1.2, 1.26), (manwon, share) => {
      const line = crossingDeposit(manwon, share)
      assert.ok(Number.isInteger(line))
      assert.ok(line / manwon >= share, `${line} of ${manwon}`)
      assert.ok((line - 1) / manwon < share, `${line - 1} of ${manwon}`)
    }),
    { numRuns: 5_000 },
  )
})

test('whatever the facts: four bases, an amount or a reason, rising lines, and words that promise nothing', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const bases = inKorean(depositLines(facts))
      assert.deepEqual(
        bases.map(({ basis }) => basis),
        ['VALUE_ESTIMATE', 'SALE_MEDIAN', 'PUBLIC_PRICE', 'LEASE_DEPOSIT_MEDIAN'],
      )
      for (const { referenceManwon, sample, reason, lines, explanation } of bases) {
        assert.equal(referenceManwon === null, reason !== null)
        assert.ok(referenceManwon === null || Number.isInteger(referenceManwon))
        assert.equal(sample === null, reason !== null)
        const amounts = lines.map(({ depositManwon }) => depositManwon)
        assert.ok(amounts.every((amount) => (amount === null) === (reason !== null)))
        assert.deepEqual(
          amounts,
          amounts.toSorted((a, b) => (a ?? 0) - (b ?? 0)),
        )
        for (const { depositManwon, reached } of lines)
          assert.equal(reached, depositManwon === null ? null : facts.terms.depositManwon >= depositManwon)
        assert.equal(explanation === undefined, reason !== null)
        const said = explanation ?? reason ?? ''
        assert.deepEqual(findForbiddenWording(said), [])
        assert.doesNotMatch(said, /매물|undefined|NaN|null/)
      }
    }),
    { numRuns: 400 },
  )
})
