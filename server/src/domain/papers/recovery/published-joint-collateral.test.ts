import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saleOf } from '../../distribution/published-case.fixture.ts'
import { paidTo } from '../../distribution/sales.fixture.ts'
import type { Claim } from '../../distribution/settlement.ts'
import { WON_A_MANWON } from '../../distribution/won.ts'
import { calculatePapers } from '../calculate-papers.ts'
import { APARTMENT, mortgage, registryOf } from '../papers.fixture.ts'
import { contextOf } from './any-papers.fixture.ts'
import { meaningOf } from './entry-claims.ts'
import { saleDistribution } from './sale-distribution.ts'

type Debt = [id: string, day: string, amount: number, shareOfValue: number | null]
type Case = { source: string; pool: number; debts: Debt[]; gets: Record<string, number> }

// biome-ignore format: a table
const CASES: [title: string, published: Case][] = [
  // by prices; prior claims would be deducted first (2001다66291), which the source omits
  ['sold together, home A: by the prices of both', { source: 'jin904028.tistory.com/8926022', pool: 2_500, debts: [['갑', '2010-01-01', 2_000, 2_500 / 4_000], ['을', '2010-02-01', 1_500, null]], gets: { 갑: 1_250, 을: 1_250 } }],
  ['sold together, home B: behind another joint mortgage', { source: 'jin904028.tistory.com/8926022', pool: 1_500, debts: [['병', '2009-01-01', 1_100, 1_500 / 4_000], ['갑', '2010-01-01', 2_000, 1_500 / 4_000]], gets: { 병: 413, 갑: 750 } }],
  ["the debtor's home pays first, and all of it", { source: 'gimpapa.tistory.com/142', pool: 40_000, debts: [['A', '2020-01-01', 60_000, 1], ['B', '2020-02-01', 20_000, null]], gets: { A: 40_000, B: 0 } }],
  ["the other owner's home bears what is missing", { source: 'gimpapa.tistory.com/142', pool: 60_000, debts: [['A', '2020-01-01', 60_000, 2 / 6], ['C', '2020-02-01', 30_000, null]], gets: { A: 20_000, C: 30_000 } }],
]

for (const [title, { source, pool, debts, gets }] of CASES)
  test(`published, R-DIST-12: ${title} (${source})`, () => {
    const sale = { ...saleOf({ source, pool, gets }), claims: debts.flatMap(claimsOf) }
    const got = Object.keys(gets).map((id) => [id, Math.round(paidTo(sale, id) / WON_A_MANWON)])
    assert.deepEqual(Object.fromEntries(got), gets)
  })

/** Left to a tenant of 20,000 of net 40,000 behind a mortgage of 60,000 on two homes. */
function leftBehindJoint(ownShareOfValue: { low: number; high: number } | null, units: number | null = null) {
  const typed = {
    ...APARTMENT.typed,
    registry: registryOf([mortgage('2020-01-01', 60_000, { jointCollateral: true })]),
    wagesManwon: 0,
    jointCollateral: { units, ownShareOfValue },
  }
  const { left, sentences } = saleDistribution(40_405, contextOf({ ...APARTMENT, depositManwon: 20_000, typed }))
  return { left: [left.low, left.high], isNamed: JSON.stringify(sentences).includes('DISTRIBUTION_JOINT') }
}

test('R-DIST-12: a band that is a range names the share from which it counts', () => {
  const bandOf = (low: number) => {
    const typed = {
      ...APARTMENT.typed,
      registry: registryOf([mortgage('2020-01-01', 60_000, { jointCollateral: true })]),
      wagesManwon: 0,
      jointCollateral: { units: null, ownShareOfValue: { low, high: low } },
    }
    const value = { lowManwon: 40_405, midManwon: 40_405, highManwon: 40_405 }
    const { recoveryBands } = calculatePapers({
      ...APARTMENT,
      value,
      typed,
      terms: { ...APARTMENT.terms, depositManwon: 20_000 },
    })
    const [band] = recoveryBands
    return [band?.leftManwon, JSON.stringify(band?.sentence).includes('DISTRIBUTION_JOINT')]
  }
  assert.deepEqual(bandOf(0.4), [{ low: 0, high: 16_000 }, true])
  assert.deepEqual(bandOf(1), [{ low: 0, high: 0 }, false])
})

test('R-DIST-12: whatever share is typed, this home bears all of the debt if it is sold first', () => {
  assert.deepEqual(leftBehindJoint({ low: 0.4, high: 0.4 }), { left: [0, 16_000], isNamed: true })
  assert.deepEqual(leftBehindJoint({ low: 0.4, high: 0.6 }), { left: [0, 16_000], isNamed: true })
  assert.deepEqual(leftBehindJoint(null, 2), { left: [0, 10_000], isNamed: true })
  assert.deepEqual(leftBehindJoint(null), { left: [0, 20_000], isNamed: true })
  assert.deepEqual(leftBehindJoint({ low: 1, high: 1 }), { left: [0, 0], isNamed: true })
})

function claimsOf([id, day, amount, shareOfValue]: Debt): Claim[] {
  const isJoint = shareOfValue !== null
  const ownShareOfValue = isJoint ? { low: shareOfValue, high: shareOfValue } : null
  const context = {
    choices: {
      money: <T>(worst: T) => worst,
      lease: <T>(worst: T) => worst,
      day: (_: string, worst: string) => worst,
      tax: <T>(_: T, worst: T) => worst,
      // the sources know the order: sold together by the share, or the debtor's home first with all of it
      amount: (_: number, least: number) => least,
    },
    standingOn: day,
    readOn: '2026-11-20',
    jointCollateral: { units: null, ownShareOfValue },
    turningDays: { ranks: [], rows: [] },
    taxDays: [],
    hasOtherClaims: true,
  }
  return meaningOf(mortgage(day, amount, { jointCollateral: isJoint }), id, context).claims
}
