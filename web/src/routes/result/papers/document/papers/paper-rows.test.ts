import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FixedDateLease } from '@lease-risk/registry/papers/paper-reading'
import { leaseRows, openRows, takenRows, withHouseholds, withLeases } from './paper-rows.ts'

const TODAY = '2026-11-25'
const lease = (change: Partial<FixedDateLease> = {}): FixedDateLease => ({
  fixedOn: '2025-03-02',
  amountWon: 100_000_000,
  from: '2025-03-01',
  until: '2027-02-28',
  state: 'SETTLED',
  source: { page: 1, text: '' },
  ...change,
})

test('R-REG-27: a settled lease counts at once, one in doubt or past its term after a yes, one without a deposit never', () => {
  const rows = leaseRows(
    [
      lease(),
      lease({ state: 'DOUBTED' }),
      lease({ until: '2026-01-01' }),
      lease({ amountWon: null, state: 'DOUBTED' }),
    ],
    undefined,
    TODAY,
  )
  assert.deepEqual(
    rows.map(({ asks, remark }) => [asks, remark]),
    [
      [false, null],
      [true, null],
      [true, 'ENDED'],
      [false, 'TYPE'],
    ],
  )
  assert.deepEqual(
    openRows(rows, { 1: true }).map(({ id }) => id),
    ['2'],
  )
  const after = withLeases(undefined, takenRows(rows, { 0: true, 1: true, 2: false }))
  const tenant = { depositManwon: 10_000, claimed: true, fixedDateOn: '2025-03-02' }
  assert.deepEqual(after, { state: 'PARTLY', tenants: [tenant, tenant] })
})

test('R-REG-27: what stands among the papers does not count a second time, and what was typed stays', () => {
  const seniors = withLeases(
    { state: 'KNOWN', sumManwon: 5, depositsManwon: [300] },
    takenRows(leaseRows([lease()], undefined, TODAY), {}),
  )
  assert.equal(seniors.state, 'KNOWN')
  const again = leaseRows([lease(), lease({ amountWon: 2_990_001 })], seniors, TODAY)
  assert.deepEqual(
    again.map(({ remark, tenant }) => [remark, tenant]),
    [
      ['SAME', null],
      ['SAME', null],
    ],
  )
  assert.deepEqual(withHouseholds(seniors, 3), { ...seniors, countAtLeast: 3 })
})

test('R-REG-27: a list of households gives a least number, never 0, and a second list none that is smaller', () => {
  assert.deepEqual(withHouseholds(undefined, 0), { state: 'UNKNOWN' })
  const three = withHouseholds(undefined, 3)
  assert.deepEqual(three, { state: 'UNKNOWN', countAtLeast: 3 })
  assert.deepEqual(withHouseholds(three, 0), three)
  assert.deepEqual(withHouseholds(three, 2), three)
  assert.deepEqual(withHouseholds(three, 4), { ...three, countAtLeast: 4 })
})
