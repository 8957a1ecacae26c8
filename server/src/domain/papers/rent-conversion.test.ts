import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { CONVERTED_DEPOSITS } from '../rule-book/evidence-thresholds.ts'
import { rentConversion } from './rent-conversion.ts'

test('R-PAPERS-12: equivalents stand at the rate of the market and at the legal cap', () => {
  const terms = { purpose: 'JEONSE' as const, depositManwon: 24_000, monthlyRentManwon: 0 }
  const { legalCap, equivalents, capEquivalents } = rentConversion(terms, null, '2026-11-20')
  assert.equal(legalCap, 0.05)
  assert.equal(equivalents.length, CONVERTED_DEPOSITS.shares.length + 1)
  assert.equal(capEquivalents.length, CONVERTED_DEPOSITS.shares.length)
  for (const { depositManwon, monthlyRentManwon } of capEquivalents)
    assert.equal(monthlyRentManwon, Math.floor(((24_000 - depositManwon) * 5) / 1_200))
  assert.deepEqual(rentConversion(terms, null, '1990-01-01').capEquivalents, [])
})

test('R-PAPERS-12: a rent at the legal cap is rounded down and never exceeds the cap', () => {
  const rentAt = (depositManwon: number, deposit: number) =>
    rentConversion({ purpose: 'JEONSE', depositManwon, monthlyRentManwon: 0 }, null, '2026-11-20').capEquivalents.find(
      (each) => each.depositManwon === deposit,
    )?.monthlyRentManwon
  assert.deepEqual([rentAt(20_000, 10_000), rentAt(12_345, 6_173)], [41, 25])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 0, max: 500 }), (depositManwon, rent) => {
      const terms = { purpose: 'MONTHLY_RENT' as const, depositManwon, monthlyRentManwon: rent }
      for (const each of rentConversion(terms, null, '2026-11-20').capEquivalents) {
        const most = (depositManwon - each.depositManwon) * 5
        const more = (each.monthlyRentManwon - rent) * 1_200
        assert.ok(more <= most && most < more + 1_200)
      }
    }),
  )
})
