import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SHARED_HOUSE } from '../papers.fixture.ts'
import { NO_DATES, type SeniorTenants, type TypedPapers } from '../papers-input.ts'
import { contextOf } from './any-papers.fixture.ts'
import { completions } from './completions.ts'
import { saleDistribution } from './sale-distribution.ts'

const OWN_DAY = '2024-01-01'
const PRICE = 30_000

/** The span left to the tenant of a shared house whose other tenants have deposits of 20,000. */
function leftBeside(seniorTenants: Partial<SeniorTenants>) {
  const typed: TypedPapers = {
    ...SHARED_HOUSE.typed,
    wagesManwon: 0,
    seniorTenants: { state: 'KNOWN', depositsManwon: [], sumManwon: null, countKnown: 1, ...seniorTenants },
    dates: { ...NO_DATES, moveInOn: OWN_DAY, reportOn: OWN_DAY, fixedDateOn: OWN_DAY },
  }
  const { home } = SHARED_HOUSE
  return saleDistribution(PRICE, contextOf({ home, depositManwon: 20_000, typed })).left
}

test('R-DIST-03: a possibility of none is tried like every other', () => {
  const { built } = completions(({ money }) => money<string | null>('some', null), { most: 10, goals: [], scale: 1 })
  assert.deepEqual(built, ['some', null])
})

test('R-DIST-14: another tenant whose fixed date is not typed may have none', () => {
  const tenant = { depositManwon: 20_000, moveInReportedOn: '2018-02-05', fixedDateOn: null, claimed: true }
  assert.deepEqual(leftBeside({ tenants: [tenant] }), { low: 9_700, high: 20_000 })
})

test('R-DIST-14: tenants of whom only a sum is typed may take nothing', () => {
  assert.deepEqual(leftBeside({ sumManwon: 20_000 }), { low: 9_700, high: 20_000 })
})
