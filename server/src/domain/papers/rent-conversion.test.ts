import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONVERTED_DEPOSITS } from '../rule-book/evidence-lines.ts'
import { rentConversion } from './rent-conversion.ts'

test('R-PAPERS-12: equivalents stand at the rate of the market and at the legal cap', () => {
  const terms = { purpose: 'JEONSE' as const, depositManwon: 24_000, monthlyRentManwon: 0 }
  const { legalCap, equivalents, capEquivalents } = rentConversion(terms, null, '2026-11-20')
  assert.equal(legalCap, 0.05)
  assert.equal(equivalents.length, CONVERTED_DEPOSITS.shares.length + 1)
  assert.equal(capEquivalents.length, CONVERTED_DEPOSITS.shares.length)
  for (const { depositManwon, monthlyRentManwon } of capEquivalents)
    assert.equal(monthlyRentManwon, Math.round(((24_000 - depositManwon) * 0.05) / 12))
  assert.deepEqual(rentConversion(terms, null, '1990-01-01').capEquivalents, [])
})
