import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FixedDateLease } from '@lease-risk/registry/papers/paper-reading'
import { withRow } from '../../table/table-rows.ts'
import { householdRows, leaseRows, openRows, takenRows, withHouseholds, withLeases } from './paper-rows.ts'

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
    {},
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
  const after = withLeases({}, takenRows(rows, { 0: true, 1: true, 2: false }))
  const row = { depositManwon: 10_000, fixedDateOn: '2025-03-02', papers: ['FIXED_DATES'], saidBy: 'NOBODY' }
  assert.deepEqual(after, { tenantsOfHouse: { rows: [row, row] } })
})

test('R-REG-27: what stands in the table does not count a second time, and what was typed stays', () => {
  const papers = withLeases(
    { seniorTenants: { state: 'KNOWN', sumManwon: 5, tenants: [{ depositManwon: 300, claimed: true }] } },
    takenRows(leaseRows([lease()], {}, TODAY), {}),
  )
  assert.deepEqual(papers.seniorTenants, { state: 'KNOWN', sumManwon: 5 })
  assert.deepEqual(
    papers.tenantsOfHouse?.rows.map(({ depositManwon }) => depositManwon),
    [300, 10_000],
  )
  const again = leaseRows([lease(), lease({ amountWon: 2_990_001, fixedOn: null })], papers, TODAY)
  assert.deepEqual(
    again.map(({ remark, tenant }) => [remark, tenant]),
    [
      ['SAME', null],
      ['SAME', null],
    ],
  )
})

const households = (...days: string[]) =>
  householdRows(
    days.map((movedInOn) => ({
      movedInOn,
      firstMovedInOn: null,
      state: 'SETTLED' as const,
      source: { page: 1, text: '' },
    })),
  )

test('R-REG-27: a list of households gives a least number, never 0, and a second list none that is smaller', () => {
  assert.deepEqual(withHouseholds({}, []), {})
  const three = withHouseholds({}, households('2024-01-02', '2024-01-02', '2025-05-06'))
  assert.deepEqual(three.seniorTenants, { state: 'UNKNOWN', countAtLeast: 3 })
  assert.deepEqual(
    three.tenantsOfHouse?.rows.map(({ movedInOn, depositManwon }) => [movedInOn, depositManwon]),
    [
      ['2024-01-02', undefined],
      ['2024-01-02', undefined],
      ['2025-05-06', undefined],
    ],
  )
  assert.deepEqual(withHouseholds(three, []), three)
  assert.deepEqual(withHouseholds(three, households('2024-01-02', '2025-05-06')), three)
  assert.equal(withHouseholds(three, households('2026-01-02')).tenantsOfHouse?.rows.length, 4)
})

test('R-WEB-82: a row completes another one of its room, and never overwrites what that states', () => {
  const lease = { room: '201', depositManwon: 5_000, papers: ['FIXED_DATES' as const], saidBy: 'NOBODY' as const }
  const living = { room: '201호', movedInOn: '2024-01-02', papers: ['HOUSEHOLDS' as const], saidBy: 'NOBODY' as const }
  assert.deepEqual(withRow([lease], living), [{ ...lease, ...living, papers: ['FIXED_DATES', 'HOUSEHOLDS'] }])
  assert.equal(withRow([lease], { ...lease, depositManwon: 6_000 }).length, 2)
  assert.equal(withRow([lease], { ...lease, saidBy: 'LANDLORD' }).length, 2)
  assert.equal(withRow([{ ...lease, room: '202' }], living).length, 2)
  const [first, ...others] = withRow([{ ...lease, room: '202' }, living], lease, 0)
  assert.deepEqual([first?.movedInOn, others.length], ['2024-01-02', 0])
})
