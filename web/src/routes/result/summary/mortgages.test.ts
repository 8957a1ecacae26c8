import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mortgagesOf, withMortgages } from './mortgages.ts'

const MORTGAGE = { kind: 'MORTGAGE', cancelled: false, jointCollateral: false } as const
const READ = { readOn: '2026-11-20', part: 'UNIT', ownerIsLandlord: 'YES' } as const

test('a registry that was not read has an unknown sum, and one without an entry has none', () => {
  assert.deepEqual(mortgagesOf({}), { sum: null, isDetailed: false })
  assert.deepEqual(mortgagesOf({ registry: { ...READ, entries: [] } }), { sum: 0, isDetailed: false })
})

test('a typed sum is one mortgage of the papers, and what else was read stays', () => {
  const { registry } = withMortgages({ registry: { ...READ, entries: [] } }, 6_000)
  assert.deepEqual(registry, { ...READ, entries: [{ ...MORTGAGE, amountManwon: 6_000 }] })
  assert.deepEqual(mortgagesOf({ registry }), { sum: 6_000, isDetailed: false })
})

test('an unknown sum is an entry without amount where more was read, and no reading where nothing was', () => {
  const { registry } = withMortgages({ registry: { ...READ, entries: [] } }, null)
  assert.deepEqual(mortgagesOf({ registry }), { sum: null, isDetailed: false })
  assert.equal(withMortgages(withMortgages({}, 6_000), null).registry, undefined)
})

test('entries that were typed one by one are not added up here', () => {
  const entries = [
    { ...MORTGAGE, registeredOn: '2024-03-04', amountManwon: 6_000 },
    { ...MORTGAGE, amountManwon: 2_000 },
    { ...MORTGAGE, amountManwon: 9_000, cancelled: true },
  ]
  assert.deepEqual(mortgagesOf({ registry: { ...READ, entries } }), { sum: null, isDetailed: true })
})
