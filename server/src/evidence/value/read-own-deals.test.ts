import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import fc from '../../../test/properties.ts'
import { jeonseFact, type StoredFact, saleFact, storeFacts } from '../../../test/valued-facts.ts'
import { chooseOwn } from '../../domain/value/comparables.ts'
import { dateOf, dayOf } from '../../domain/value/day.ts'
import { isWithinBounds } from '../../domain/value/deal-bounds.ts'
import { buildYearOf, countedYears, topFloorOf } from '../../domain/value/lot-building.ts'
import type { ValueKind } from '../../domain/value/valued-home.ts'
import { readMarketDeals } from './market-deals.ts'
import { type OwnDealsQuery, readOwnDeals } from './read-own-deals.ts'

const { pool } = await privateDatabase()
beforeEach(() => pool.query('truncate transaction_facts, market_statistics_monthly, district_evidence'))

const DAY = '2026-11-20'
const AREA = 59.9
const QUERY: OwnDealsQuery = {
  lot: { legalDistrictCode: '1162010100', landKind: 'LAND', mainNumber: '0001', subNumber: '0000' },
  propertyType: 'APARTMENT',
  zone: 'CAPITAL',
  areaSquareMeter: AREA,
  floor: 8,
  day: DAY,
}

const daysAgo = (days: number) => dateOf(dayOf(DAY) - days)
const fact = fc
  .record({
    contract_date: fc.integer({ min: -5, max: 850 }).map(daysAgo),
    area_square_meter: fc.constantFrom(null, 0.1, 4.99, 5, 40, 59.9, 59.97, 84.9, 500, 501),
    floor: fc.constantFrom(null, -1, 1, 8, 20),
    build_year: fc.constantFrom(null, 1990, 2005),
    cancelled: fc.boolean().map((each) => each),
    house_kind: fc.constantFrom(null, null, null, '토지임대부'),
    land_kind: fc.constantFrom('LAND', 'LAND', 'LAND', 'MOUNTAIN'),
    sub_number: fc.constantFrom('0000', '0000', '0000', '0001'),
    property_type: fc.constantFrom('APARTMENT', 'APARTMENT', 'APARTMENT', 'OFFICETEL'),
    weak: fc.constantFrom(true, false, null),
    amount: fc.constantFrom(1, 99, 100, 299, 300, 20_000, 59_000, 61_000, 5_000_000, 10 ** 9),
    rent: fc.constantFrom(0, 0, 0, 50),
  })
  .chain(({ weak, amount, rent, ...row }) =>
    fc.constantFrom(
      saleFact({
        ...row,
        sale_amount_manwon: amount,
        dealing_kind: weak === null ? null : weak ? '직거래' : '중개거래',
      }),
      jeonseFact({
        ...row,
        deposit_manwon: amount,
        monthly_rent_manwon: rent,
        contract_kind: weak === null ? null : weak ? '갱신' : '신규',
      }),
    ),
  )

/** The rules of the estimator, written a second time. */
function expectedOwn(facts: (StoredFact & { fact_id: string })[], kind: ValueKind) {
  const deals = facts
    .filter((row) => (row['trade_kind'] === 'SALE') === (kind === 'SALE') && row['cancelled'] === false)
    .filter((row) => row['house_kind'] === null && row['land_kind'] === 'LAND' && row['sub_number'] === '0000')
    .filter((row) => row['property_type'] === 'APARTMENT' && (row['monthly_rent_manwon'] ?? 0) === 0)
    .filter((row) => isWithinBounds(kind, amountOf(row), Number(row['area_square_meter'] ?? 0)))
    .map((row) => ({
      dealId: row.fact_id,
      lot: 'L00010000',
      weak: kind === 'SALE' ? row['dealing_kind'] === '직거래' : row['contract_kind'] !== '신규',
      day: dayOf(String(row['contract_date'])),
      amountManwon: amountOf(row),
      areaSquareMeter: Number(row['area_square_meter']),
      floor: row['floor'] as number | null,
      buildYear: null,
      topFloor: null,
    }))
  return chooseOwn(
    deals,
    { ...QUERY, areaSquareMeter: AREA, lot: 'L00010000', buildYear: null, topFloor: null },
    dayOf(DAY),
  )
}

function amountOf(row: StoredFact): number {
  return Number(row['sale_amount_manwon'] ?? row['deposit_manwon'])
}

test('the statement and the rules choose the same deals of a lot, whatever is stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fact, { minLength: 30, maxLength: 70 }), async (facts) => {
      await pool.query('truncate transaction_facts, market_statistics_monthly, district_evidence')
      await storeFacts(pool, facts)
      const { rows } = await pool.query<StoredFact & { fact_id: string }>('select * from transaction_facts')
      const own = await readOwnDeals(pool, QUERY)
      for (const kind of ['SALE', 'JEONSE'] as const) {
        const byId = (a: { dealId: string }, b: { dealId: string }) => (a.dealId < b.dealId ? -1 : 1)
        const expected = expectedOwn(rows, kind)
        const found = own.deals[kind].map((deal) => ({ ...deal, buildYear: null, topFloor: null }))
        assert.deepEqual(found.toSorted(byId), expected.toSorted(byId))
      }
    }),
    { numRuns: 40 },
  )
})

test('floors, age and ordinary deals within a year are read of the whole lot', async () => {
  await storeFacts(pool, [
    saleFact({ contract_date: daysAgo(366), floor: 21, build_year: 2004 }),
    saleFact({ contract_date: daysAgo(365), floor: 3 }),
    saleFact({ contract_date: daysAgo(10), dealing_kind: '직거래' }),
    jeonseFact({ contract_date: daysAgo(10), floor: 22 }),
    jeonseFact({ contract_date: daysAgo(10), contract_kind: '갱신' }),
    saleFact({ contract_date: daysAgo(10), floor: 90, cancelled: true }),
  ])
  const { deals, datedSales: _, sameTime: __, ...lot } = await readOwnDeals(pool, QUERY)
  assert.deepEqual(lot, { dealsWithinYear: { SALE: 1, JEONSE: 1 }, topFloor: 22, buildYear: 2005, versions: '' })
  assert.deepEqual([deals.SALE.length, deals.JEONSE.length], [3, 2])
})

test('R-SCORE-45: sales of the lot of 36 months and about the asked area, the newest first; of any area where none is asked', async () => {
  await pool.query('truncate transaction_facts, market_statistics_monthly, district_evidence')
  await storeFacts(pool, [
    saleFact({ contract_date: '2024-01-10', sale_amount_manwon: 40_000, dealing_kind: '직거래' }),
    saleFact({ contract_date: '2026-01-10', sale_amount_manwon: 41_000, area_square_meter: 64.9 }),
    saleFact({ contract_date: '2026-02-10', sale_amount_manwon: 42_000, area_square_meter: 84.9 }),
    saleFact({ contract_date: '2026-03-10', sale_amount_manwon: 43_000, cancelled: true }),
    saleFact({ contract_date: '2026-03-10', sale_amount_manwon: 44_000, main_number: '0002' }),
    saleFact({ contract_date: '2023-01-10', sale_amount_manwon: 45_000 }),
    jeonseFact({ contract_date: '2026-03-10' }),
  ])
  const amounts = async (areaSquareMeter: number | null) =>
    (await readOwnDeals(pool, { ...QUERY, areaSquareMeter })).datedSales.map(({ amountManwon, weak }) => [
      amountManwon,
      weak,
    ])
  assert.deepEqual(await amounts(AREA), [
    [41_000, false],
    [40_000, true],
  ])
  assert.deepEqual(await amounts(null), [
    [42_000, false],
    [41_000, false],
    [40_000, true],
  ])
})

test('a lone floor far above the others and a lone year say nothing of the building; of as many deals the rules say the same', async () => {
  const floors = [3, 5, 7, 7, 9]
  const ordinary = floors.map((floor) => saleFact({ contract_date: daysAgo(20), floor, build_year: 1994 }))
  for (const [wrong, topFloor, buildYear] of [
    [{ floor: 99, build_year: 2026 }, 9, 1994],
    [{ floor: 28, build_year: 1980 }, 28, 1994],
    [{ floor: null, build_year: null }, 9, 1994],
  ] as const) {
    const facts = [...ordinary, jeonseFact({ contract_date: daysAgo(10), ...wrong })]
    await pool.query('truncate transaction_facts, market_statistics_monthly, district_evidence')
    await storeFacts(pool, facts)
    const own = await readOwnDeals(pool, QUERY)
    assert.deepEqual([own.topFloor, own.buildYear], [topFloor, buildYear])
    const known = facts.flatMap((row) => (row['floor'] as number | null) ?? []).toSorted((a, b) => b - a)
    assert.equal(topFloorOf(known, known.length), topFloor)
    const years = facts.map((row) => row['build_year'] as number | null)
    assert.equal(buildYearOf(years), buildYear)
    const counted = countedYears(years, buildYear)
    assert.deepEqual(
      [...own.deals.SALE, ...own.deals.JEONSE].map((deal) => deal.buildYear),
      counted,
    )
    assert.ok(counted.every((year) => year === null || year === buildYear))
  }
})

test('of years that are named as often the earlier one counts, in both ways', async () => {
  await pool.query('truncate transaction_facts, market_statistics_monthly, district_evidence')
  await storeFacts(
    pool,
    [2010, 1994, 1994, 2010].map((year) => saleFact({ contract_date: daysAgo(20), build_year: year })),
  )
  assert.equal((await readOwnDeals(pool, QUERY)).buildYear, 1994)
  assert.equal(buildYearOf([2010, 1994, 1994, 2010]), 1994)
  assert.equal(buildYearOf([null]), null)
  assert.deepEqual(countedYears([1994, 2010, 1994, null, 2010, 1800], 1994), [1994, 2010, 1994, null, 2010, 1994])
  assert.equal(topFloorOf([40, 1], 2), 40)
})

test('a lot without deals is no error, and a floor need not be known', async () => {
  const own = await readOwnDeals(pool, { ...QUERY, floor: null })
  assert.deepEqual(own, {
    deals: { SALE: [], JEONSE: [] },
    datedSales: [],
    sameTime: null,
    dealsWithinYear: { SALE: 0, JEONSE: 0 },
    topFloor: null,
    buildYear: null,
    versions: '',
  })
})

test('a fit reads what a diagnosis counts, of every lot of the city district', async () => {
  await storeFacts(pool, [
    saleFact({ contract_date: daysAgo(1) }),
    saleFact({ contract_date: daysAgo(1), main_number: '0002' }),
    saleFact({ contract_date: DAY }),
    saleFact({ contract_date: daysAgo(1), cancelled: true }),
    saleFact({ contract_date: daysAgo(1), sale_amount_manwon: 1 }),
    saleFact({ contract_date: daysAgo(1), main_number: null, sub_number: null, land_kind: null }),
    saleFact({ contract_date: daysAgo(1), legal_district_code: null }),
    saleFact({ contract_date: daysAgo(400), dealing_kind: '직거래' }),
    jeonseFact({ contract_date: daysAgo(1) }),
    jeonseFact({ contract_date: daysAgo(1), monthly_rent_manwon: 10 }),
  ])
  const read = (kind: ValueKind, sinceMonth: string) =>
    readMarketDeals(pool, { kind, propertyType: 'APARTMENT', lawdCd: '11620' }, { sinceMonth, before: DAY })
  assert.deepEqual((await read('SALE', '202001')).map(({ lot, weak }) => `${lot} ${weak}`).toSorted(), [
    'L00010000 false',
    'L00010000 true',
    'L00020000 false',
  ])
  assert.equal((await read('SALE', '202611')).length, 2)
  assert.equal((await read('JEONSE', '202001')).length, 1)
})
