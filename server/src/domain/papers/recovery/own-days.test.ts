import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APARTMENT, entry, mortgage, registryOf } from '../papers.fixture.ts'
import { type LeaseDates, NO_DATES, type TypedPapers } from '../papers-input.ts'
import { contextOf } from './any-papers.fixture.ts'
import { saleDistribution } from './sale-distribution.ts'

type Sold = { price?: number; depositManwon?: number; typed?: Partial<TypedPapers> }

/** What is left to the tenant of an apartment, and what stays against the buyer. */
function sold(dates: Partial<LeaseDates>, { price = 30_000, depositManwon = 20_000, typed = {} }: Sold) {
  const { home } = APARTMENT
  const papers = { ...APARTMENT.typed, wagesManwon: 0, ...typed, dates: { ...NO_DATES, ...dates } }
  const { left, takenOverByBuyer } = saleDistribution(price, contextOf({ home, depositManwon, typed: papers }))
  return { left, takenOver: takenOverByBuyer }
}

test('R-DIST-11: with a day of moving in, or of the report, alone the lease is not planned', () => {
  const typed = { registry: registryOf([mortgage('2022-01-01', 20_000)]) }
  const day = '2020-01-01'
  for (const dates of [{ moveInOn: day }, { reportOn: day }, { moveInOn: day, reportOn: day }])
    assert.deepEqual(sold(dates, { typed }).left, { low: 0, high: 20_000 }, Object.keys(dates).join())
  assert.deepEqual(sold({}, { typed }).left, { low: 9_700, high: 9_700 })
})

test('R-DIST-11: standing does not start before the day that was typed', () => {
  const typed = { registry: registryOf([mortgage('2024-03-01', 20_000)]) }
  const fixedDateOn = '2024-01-01'
  for (const dates of [{ moveInOn: '2024-06-01' }, { reportOn: '2024-06-01' }])
    assert.deepEqual(sold({ ...dates, fixedDateOn }, { typed }).left, { low: 9_700, high: 9_700 })
  assert.deepEqual(sold({ moveInOn: '2024-02-28', fixedDateOn }, { typed }).left, { low: 9_700, high: 20_000 })
})

test('R-DIST-11: standing of an unknown day may come before an auction or a lease registration, or after it', () => {
  for (const kind of ['AUCTION', 'LEASE_REGISTRATION'] as const) {
    const before = entry(kind, { registeredOn: '2025-01-01', amountManwon: 100 })
    const of = (dates: Partial<LeaseDates>) =>
      sold(
        { moveInOn: '2023-09-01', fixedDateOn: '2023-09-01', ...dates },
        {
          depositManwon: 5_000,
          typed: { registry: registryOf([mortgage('2023-06-01', 40_000), before]) },
        },
      ).left
    assert.deepEqual(of({}), { low: 0, high: 5_000 }, kind)
    assert.deepEqual(of({ reportOn: '2023-09-01' }), { low: 5_000, high: 5_000 }, kind)
    assert.deepEqual(of({ moveInOn: '2025-01-01' }), { low: 0, high: 0 }, kind)
  }
})

test('R-PAPERS-09: the share itself is open too where standing of an unknown day may come before an auction', () => {
  const typed = {
    ...APARTMENT.typed,
    registry: registryOf([mortgage('2023-06-01', 40_000), entry('AUCTION', { registeredOn: '2025-01-01' })]),
    dates: { ...NO_DATES, moveInOn: '2023-09-01' },
  }
  const { smallLease } = contextOf({ home: APARTMENT.home, depositManwon: 5_000, typed })
  assert.deepEqual(smallLease.shareManwon, { low: 0, high: 5_000 })
})

test('R-DIST-11: a report that was not typed may come between two creditors', () => {
  const typed: Partial<TypedPapers> = {
    registry: registryOf([mortgage('2023-01-01', 20_000)]),
    taxArrearsManwon: null,
    taxes: [{ kind: 'NATIONAL', ownTax: false, legalDate: '2022-03-04', amountManwon: 15_000 }],
  }
  const of = (dates: Partial<LeaseDates>) =>
    sold({ moveInOn: '2021-01-01', fixedDateOn: '2021-01-01', ...dates }, { price: 20_000, typed })
  const reported = of({ reportOn: '2022-06-01' })
  assert.deepEqual(reported, { left: { low: 4_800, high: 4_800 }, takenOver: { low: 15_200, high: 15_200 } })
  assert.deepEqual(of({}), { left: { low: 0, high: 19_800 }, takenOver: { low: 0, high: 15_200 } })
})
