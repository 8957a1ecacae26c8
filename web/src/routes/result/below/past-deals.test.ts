import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOST_LEASES, pastDeals, shownMonths } from './past-deals.ts'

type Given = Parameters<typeof pastDeals>

const RATE = { yearlyRate: 0.06, source: '공고' }
const jeonse = { contractPurpose: 'JEONSE', depositAmountManwon: 12_000, monthlyRentAmountManwon: 0 }
const monthly = { contractPurpose: 'MONTHLY_RENT', depositAmountManwon: 1_000, monthlyRentAmountManwon: 60 }

function lease(deposit: number | null, rent: number, confidence = 'HIGH', matchLevel = 'SAME_LOT') {
  return {
    contractDate: '2025-03-04',
    depositAmountManwon: deposit,
    monthlyRentAmountManwon: rent,
    confidence,
    matchLevel,
  }
}

function deals(terms: object, leases: object[], sample: object = {}, area: number | null = 29.35) {
  const given = { inputSummary: { ...terms, exclusiveAreaSquareMeter: area } }
  return pastDeals(
    given as unknown as Given[0],
    { deals: [], conversion: null, ...sample },
    leases as unknown as Given[2],
  )
}

test('a rent and a jeonse stand on one axis with one’s own lease: what each comes to a month', () => {
  const found = deals(monthly, [lease(2_000, 50), lease(12_000, 0), lease(null, 40)], { conversion: RATE })
  assert.deepEqual(
    found?.deals.map(({ amount }) => amount),
    [60, 60],
  )
  assert.deepEqual([found?.own, found?.yearlyRate], [65, 0.06])
})

test('a jeonse stands among deposits, and no lease with a rent is one of them', () => {
  const found = deals(jeonse, [lease(11_000, 0), lease(5_000, 30)])
  assert.deepEqual([found?.deals, found?.own], [[{ month: '2025-03', amount: 11_000 }], 12_000])
})

test('with a known size only homes of about that size are shown, without one the whole lot', () => {
  const all = [lease(11_000, 0), lease(20_000, 0, 'MEDIUM'), lease(9_000, 0, 'LOW', 'SAME_LEGAL_DISTRICT')]
  assert.deepEqual([deals(jeonse, all)?.from, deals(jeonse, all)?.deals.length], ['SIMILAR', 1])
  assert.deepEqual([deals(jeonse, all, {}, null)?.from, deals(jeonse, all, {}, null)?.deals.length], ['LOT', 2])
})

test('where the lot has none the sample of the diagnosis is shown, and a rent without a rate not at all', () => {
  const sample = { deals: [{ contractMonth: '2026-10', amountManwon: 13_000 }] }
  assert.deepEqual(deals(jeonse, [], sample)?.deals, [{ month: '2026-10', amount: 13_000 }])
  assert.equal(deals(monthly, [lease(2_000, 50)], sample), null)
})

test('the chart ends with the newest month that is known and begins two years before', () => {
  const { first, last, dots } = shownMonths({ deals: [{ month: '2026-09', amount: 1 }], isCut: false }, '2026-11-20')
  assert.deepEqual([first, last, dots], ['2024-11', '2026-10', [{ month: 22, amount: 1 }]])
})

test('R-WEB-05: a chart of the newest leases only says so, and does not begin before the oldest of them', () => {
  const most = Array.from({ length: MOST_LEASES }, () => lease(11_000, 0))
  const cut = deals(jeonse, most)
  assert.equal(cut?.isCut, true)
  const { first, count, dots } = shownMonths({ deals: [{ month: '2026-01', amount: 1 }], isCut: true }, '2026-11-20')
  assert.deepEqual([first, count, dots], ['2026-01', 10, [{ month: 0, amount: 1 }]])
  // all similar ones are read: those of other sizes follow
  assert.equal(deals(jeonse, [...most, lease(20_000, 0, 'MEDIUM')])?.isCut, false)
  assert.equal(deals(jeonse, most.slice(1))?.isCut, false)
})
