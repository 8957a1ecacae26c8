import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { testService } from '../../../test/service.ts'

const { app } = await testService()

/** A tenant in Seoul in 2022; nothing is unknown. */
const REQUEST = {
  terms: { contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
  home: { legalDistrictCode: '1162010200', propertyType: 'APARTMENT' },
  registry: {
    readOn: '2026-11-19',
    part: 'UNIT',
    ownerIsLandlord: 'YES',
    entries: [
      { kind: 'MORTGAGE', registeredOn: '2010-08-01', amountManwon: 10_000 },
      { kind: 'MORTGAGE', registeredOn: '2022-01-10', amountManwon: 10_000 },
    ],
  },
  taxes: [],
  taxArrearsManwon: 0,
  wages: { amountManwon: 0 },
  dates: { moveInOn: '2022-03-02', reportOn: '2022-03-02', fixedDateOn: '2022-03-02' },
  salePriceManwon: 20_000,
}

const post = (payload: object) => app.inject({ method: 'POST', url: '/api/lease-papers/calculation', payload })
async function distributed(payload: object): Promise<NonNullable<LeasePapers['distribution']>> {
  const answer = await post({ ...REQUEST, ...payload })
  assert.equal(answer.statusCode, 200, answer.body)
  const { distribution } = answer.json<{ data: LeasePapers }>().data
  assert.ok(distribution)
  return distribution
}

test('R-DIST-01: a sale price is paid out step by step, to the manwon', async () => {
  const { steps, costsManwon, left, shortfall, takenOverByBuyer } = await distributed({})
  assert.deepEqual(
    steps.map(({ rank, party, amountManwon }) => [rank, party, amountManwon]),
    [
      [1, 'CLAIM', 10_000],
      [2, 'TENANT_SMALL_LEASE', 5_000],
      [3, 'CLAIM', 4_800],
      [4, 'TENANT', 0],
    ],
  )
  assert.equal(
    steps.reduce((sum, { high }) => sum + high, costsManwon),
    20_000,
  )
  assert.deepEqual(
    [left, shortfall, takenOverByBuyer].map(({ low, high }) => [low, high]),
    [
      [5_000, 5_000],
      [7_000, 7_000],
      [0, 0],
    ],
  )
  for (const { who, basis, law } of steps) assert.ok(who && basis && law)
})

const registry = (...entries: object[]) => ({ ...REQUEST.registry, entries })
const exact = (manwon: number) => ({ low: manwon, high: manwon })
const own = { moveInOn: '2022-03-05', reportOn: '2022-03-05', fixedDateOn: '2022-03-05' }

/** Sold for 45,455 with costs of 455, the proceeds are 45,000. */
const PRICE_OF_45_000 = 45_455

// biome-ignore format: a table
const SALES: [title: string, payload: object, left: { low: number; high: number }, takenOver?: { low: number; high: number }][] = [
  ['R-DIST-09: seizure, fixed date, seizure', { terms: { contractPurpose: 'JEONSE', depositAmountManwon: 40_000 }, salePriceManwon: PRICE_OF_45_000, dates: own,
    registry: registry({ kind: 'PROVISIONAL_SEIZURE', registeredOn: '2022-01-05', amountManwon: 15_000 }, { kind: 'PROVISIONAL_SEIZURE', registeredOn: '2022-05-05', amountManwon: 20_000 }) }, exact(36_000), exact(0)],
  ['R-DIST-08: fixed date and mortgage of one day are equal, the balance stays against the buyer', { terms: { contractPurpose: 'JEONSE', depositAmountManwon: 40_000 }, salePriceManwon: 60_606, dates: { ...own, fixedDateOn: '2022-03-06' },
    registry: registry({ kind: 'MORTGAGE', registeredOn: '2022-03-06', amountManwon: 80_000 }) }, exact(20_000), exact(20_000)],
  ['R-DIST-10: a tax on the home later than the fixed date', { registry: registry(), dates: own, salePriceManwon: 10_000, taxes: [{ kind: 'LOCAL', ownTax: true, legalDate: '2025-06-01', amountManwon: 3_000 }] }, exact(9_900), exact(2_100)],
  ['R-DIST-10: a tax on the home before the fixed date', { registry: registry(), dates: own, salePriceManwon: 10_000, taxes: [{ kind: 'LOCAL', ownTax: true, legalDate: '2021-06-01', amountManwon: 3_000 }] }, exact(6_900), exact(5_100)],
  ['another tax behind the fixed date', { registry: registry(), dates: own, salePriceManwon: 10_000, taxes: [{ kind: 'NATIONAL', ownTax: false, legalDate: '2025-06-01', amountManwon: 3_000 }] }, exact(9_900)],
  ['a tax seizure ranks by its legal date', { registry: registry({ kind: 'SEIZURE', registeredOn: '2025-01-01', amountManwon: 3_000, taxKind: 'OTHER', legalDate: '2021-06-01' }), dates: own, salePriceManwon: 10_000 }, exact(6_900)],
  ['R-DIST-04: wages that nobody typed', { registry: registry(), dates: own, wages: null }, { low: 0, high: 12_000 }],
  ['R-DIST-11: no fixed date typed', { registry: registry(), dates: { moveInOn: '2022-03-05', reportOn: '2022-03-05' } }, { low: 5_500, high: 12_000 }, { low: 0, high: 6_500 }],
  ['R-DIST-12: joint collateral from its share of the value to all of it', { registry: registry({ kind: 'MORTGAGE', registeredOn: '2022-01-10', amountManwon: 30_000, jointCollateral: true }), jointCollateral: { units: 2, ownShareOfValue: { low: 0.4, high: 0.4 } } }, { low: 5_000, high: 7_800 }],
  ['R-DIST-12: joint collateral of two homes', { registry: registry({ kind: 'MORTGAGE', registeredOn: '2022-01-10', amountManwon: 20_000, jointCollateral: true }), jointCollateral: { listNumber: '2022-10', units: 2 } }, { low: 5_000, high: 9_800 }],
  ['R-DIST-15: a part of the deposit with a later fixed date', { registry: registry({ kind: 'MORTGAGE', registeredOn: '2023-05-01', amountManwon: 30_000 }), terms: { contractPurpose: 'JEONSE', depositAmountManwon: 30_000 }, dates: own, deposits: [{ amountManwon: 5_000, fixedDateOn: '2024-03-05' }], salePriceManwon: 40_000 }, exact(25_000), exact(0)],
  ['R-DIST-14: a later tenant stands behind', { home: { legalDistrictCode: '1162010200', propertyType: 'DETACHED_MULTI_FAMILY', householdCount: 2 }, terms: { contractPurpose: 'JEONSE', depositAmountManwon: 20_000 }, registry: { ...registry(), part: 'BUILDING' }, dates: own, salePriceManwon: 30_000,
    seniorTenants: { state: 'KNOWN', countKnown: 1, tenants: [{ depositManwon: 20_000, moveInReportedOn: '2024-01-01', fixedDateOn: '2024-01-01' }] } }, exact(20_000)],
  ['R-DIST-14: an earlier tenant stands before', { home: { legalDistrictCode: '1162010200', propertyType: 'DETACHED_MULTI_FAMILY', householdCount: 2 }, terms: { contractPurpose: 'JEONSE', depositAmountManwon: 20_000 }, registry: { ...registry(), part: 'BUILDING' }, dates: own, salePriceManwon: 30_000,
    seniorTenants: { state: 'KNOWN', countKnown: 1, tenants: [{ depositManwon: 20_000, moveInReportedOn: '2020-01-01', fixedDateOn: '2020-01-01' }] } }, exact(9_700), exact(10_300)],
  ['R-DIST-17: a trust from before', { registry: registry({ kind: 'TRUST', registeredOn: '2020-01-01', amountManwon: 1_000 }), dates: own }, { low: 0, high: 12_000 }],
]
for (const [title, payload, left, takenOver] of SALES) {
  test(title, async () => {
    const distribution = await distributed(payload)
    assert.deepEqual(distribution.left, left)
    if (takenOver) assert.deepEqual(distribution.takenOverByBuyer, takenOver)
    const isExact = left.low === left.high && distribution.steps.length > 0
    const paid = distribution.steps.reduce((sum, { low }) => sum + low, distribution.costsManwon)
    if (isExact && distribution.steps.every(({ amountManwon }) => amountManwon !== null))
      assert.equal(paid, distribution.salePriceManwon)
  })
}

test('R-DIST-14: a later tenant is no claim ahead', async () => {
  const tenants = [{ depositManwon: 20_000, moveInReportedOn: '2024-01-01', fixedDateOn: '2024-01-01' }]
  const answer = await post({
    ...REQUEST,
    home: { legalDistrictCode: '1162010200', propertyType: 'DETACHED_MULTI_FAMILY', householdCount: 2 },
    registry: { ...registry(), part: 'BUILDING' },
    seniorTenants: { state: 'KNOWN', tenants },
  })
  const { low, high } = answer.json<{ data: LeasePapers }>().data.totalAhead
  assert.deepEqual({ low, high }, exact(0))
})

test('R-DIST-17: of a trust no steps are shown, and without a price there is no distribution', async () => {
  const { steps } = await distributed({ registry: registry({ kind: 'TRUST', registeredOn: '2020-01-01' }) })
  assert.deepEqual(steps, [])
  const { salePriceManwon: _, ...withoutPrice } = REQUEST
  const answer = await post(withoutPrice)
  assert.equal(answer.json<{ data: LeasePapers }>().data.distribution, null)
})

// biome-ignore format: a table
const WRONG: [field: string, payload: object][] = [
  ['registry.entries[0].taxKind NOT_ALLOWED', { registry: registry({ kind: 'MORTGAGE', taxKind: 'OTHER' }) }],
  ['registry.entries[0].legalDate NOT_ALLOWED', { registry: registry({ kind: 'SEIZURE', legalDate: '2024-01-01' }) }],
  ['registry.entries[0].legalDate RANGE', { registry: registry({ kind: 'SEIZURE', taxKind: 'OTHER', legalDate: '2026-11-20' }) }],
  ['jointCollateral.ownShareOfValue RANGE', { jointCollateral: { ownShareOfValue: { low: 0.5, high: 0.4 } } }],
  ['jointCollateral.listNumber RESIDENT_NUMBER', { jointCollateral: { listNumber: '900101-1234567' } }],
  ['deposits RANGE', { deposits: [{ amountManwon: 12_001 }] }],
]
for (const [wrong, payload] of WRONG) {
  test(`a wrong field is named: ${wrong}`, async () => {
    const answer = await post({ ...REQUEST, ...payload })
    assert.equal(answer.statusCode, 400, answer.body)
    const { errors } = answer.json<{ errors: { field: string; code: string; message: string }[] }>()
    assert.deepEqual(
      errors.map(({ field, code }) => `${field} ${code}`),
      [wrong],
    )
  })
}

for (const payload of [
  { taxes: [{ kind: 'CITY', ownTax: true, amountManwon: 1 }] },
  { taxes: [{ kind: 'LOCAL', ownTax: true }] },
  { wages: { amountManwon: -1 } },
  { wages: {} },
  { salePriceManwon: 0 },
  { jointCollateral: { units: 0 } },
  { jointCollateral: { ownShareOfValue: { low: 0, high: 1.1 } } },
  { deposits: [{ amountManwon: 1, fixedDateOn: '2022-13-01' }] },
  { seniorTenants: { state: 'KNOWN', tenants: [{ moveInReportedOn: '2022-01-01' }] } },
]) {
  test(`a request that the schema refuses: ${JSON.stringify(payload)}`, async () => {
    assert.equal((await post({ ...REQUEST, ...payload })).statusCode, 400)
  })
}
