import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APARTMENT, entry, mortgage, registryOf, SHARED_HOUSE } from '../papers.fixture.ts'
import {
  NO_DATES,
  type OtherTenant,
  type RegistryEntry,
  type SeniorTenants,
  type TypedPapers,
} from '../papers-input.ts'
import { contextOf } from './any-papers.fixture.ts'
import { saleDistribution } from './sale-distribution.ts'

const OWN_DAY = '2024-01-05'
const PRICE = 30_000
/** Costs of 300, the mortgage of 20,000; the own deposit of 20,000 is above every limit. */
const REST = 9_700
/** The other tenant's deposit, which is below the protected amount. */
const SMALL = 5_000

type Case = { entries?: RegistryEntry[]; seniors: Partial<SeniorTenants>; base?: typeof APARTMENT }

/** The span left to the tenant of a home with a mortgage of 2023 and another tenant. */
function leftBeside({ entries = [], seniors, base = SHARED_HOUSE }: Case) {
  const typed: TypedPapers = {
    ...base.typed,
    registry: registryOf([mortgage('2023-06-01', 20_000), ...entries], {
      part: base.home.isShared ? 'BUILDING' : 'UNIT',
    }),
    wagesManwon: 0,
    seniorTenants: { state: 'KNOWN', depositsManwon: [], sumManwon: null, countKnown: 1, ...seniors },
    dates: { ...NO_DATES, moveInOn: OWN_DAY, reportOn: OWN_DAY, fixedDateOn: OWN_DAY },
  }
  return saleDistribution(PRICE, contextOf({ home: base.home, depositManwon: 20_000, typed })).left
}

const since = (moveInReportedOn: string | null): { tenants: OtherTenant[] } => ({
  tenants: [{ depositManwon: SMALL, moveInReportedOn, fixedDateOn: '2025-02-05', claimed: true }],
})
const NOTHING_FIRST = { low: REST, high: REST }
const PERHAPS_FIRST = { low: REST - SMALL, high: REST }
const FIRST = { low: REST - SMALL, high: REST - SMALL }

test('R-DIST-14: another tenant who came after the auction was entered gets nothing first', () => {
  const auction = (registeredOn: string | null) => [entry('AUCTION', { registeredOn, amountManwon: 0 })]
  assert.deepEqual(leftBeside({ entries: auction('2025-01-01'), seniors: since('2025-02-05') }), NOTHING_FIRST)
  assert.deepEqual(leftBeside({ entries: auction('2025-02-06'), seniors: since('2025-02-05') }), FIRST)
  assert.deepEqual(leftBeside({ entries: auction(null), seniors: since('2025-02-05') }), PERHAPS_FIRST)
  const cancelled = auction('2025-01-01').map((each) => ({ ...each, cancelled: true }))
  assert.deepEqual(leftBeside({ entries: cancelled, seniors: since('2025-02-05') }), FIRST)
})

test('R-DIST-14: after a lease registration, which in a shared house may concern another part, perhaps nothing', () => {
  const entries = [entry('LEASE_REGISTRATION', { registeredOn: '2024-06-01', amountManwon: 0 })]
  assert.deepEqual(leftBeside({ entries, seniors: since('2025-02-05') }), PERHAPS_FIRST)
  assert.deepEqual(leftBeside({ entries, seniors: since('2024-05-01') }), FIRST)
  assert.deepEqual(leftBeside({ entries, seniors: since('2025-02-05'), base: APARTMENT }), NOTHING_FIRST)
})

test('R-DIST-14: a tenant whose report is not typed may have made none', () => {
  assert.deepEqual(leftBeside({ seniors: since(null) }), PERHAPS_FIRST)
  assert.deepEqual(leftBeside({ seniors: { depositsManwon: [SMALL] } }), PERHAPS_FIRST)
})

test('R-DIST-03, R-DIST-14: deposits without days may share with a provisional seizure, ahead of the tenant', () => {
  const entries = [entry('PROVISIONAL_SEIZURE', { registeredOn: '2009-03-02', amountManwon: 20_001 })]
  const left = (tenants: OtherTenant[] | null, depositsManwon: number[]) => {
    const typed: TypedPapers = {
      ...SHARED_HOUSE.typed,
      registry: registryOf(entries, { part: 'BUILDING' }),
      wagesManwon: 0,
      seniorTenants: { state: 'KNOWN', depositsManwon, sumManwon: null, countKnown: 1, ...(tenants && { tenants }) },
      dates: { ...NO_DATES, moveInOn: '2023-02-20', reportOn: '2023-02-20', fixedDateOn: '2022-03-03' },
    }
    return saleDistribution(31_111, contextOf({ home: SHARED_HOUSE.home, depositManwon: 16_500, typed })).left
  }
  for (const day of ['2009-03-03', '2015-02-02', '2021-05-10']) {
    const known = left([{ depositManwon: 20_000, moveInReportedOn: day, fixedDateOn: day, claimed: true }], [])
    for (const open of [
      left(null, [20_000]),
      left([{ depositManwon: 20_000, moveInReportedOn: null, fixedDateOn: day, claimed: true }], []),
    ])
      assert.ok(open.low <= known.low && known.high <= open.high, JSON.stringify({ day, known, open }))
  }
})
