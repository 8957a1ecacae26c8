import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { factOfDeal, jeonseFact, type StoredFact, saleFact, storeFacts } from '../../../test/valued-facts.ts'
import { dateOf } from '../../domain/value/day.ts'
import { syntheticMarket } from '../../domain/value/synthetic-market.fixture.ts'
import { createMemory } from '../../evidence/memory.ts'
import { type EstimateQuery, readEstimates, readEstimatesOfHomes } from '../../evidence/value/read-estimates.ts'
import type { OwnDeals } from '../../evidence/value/read-own-deals.ts'
import type { StoredFits } from '../../evidence/value/stored-fit.ts'
import { fitValues, isFitted } from './fit-values.ts'

const MOST_BYTES = 32 * 1024 * 1024

const database = await privateDatabase()
const { pool } = database
const market = syntheticMarket(11)
const deals = [...market.rows.values()].flat()
await storeFacts(pool, deals.map(factOfDeal))
const now = new Date(`${dateOf(market.endDay)}T09:00:00+09:00`)

const countByLot = Map.groupBy(deals, ({ legalDistrictCode, lot }) => `${legalDistrictCode} ${lot}`)
function lotWithDeals(from: number, to: number) {
  const oldestFirst = market.lots.toSorted((one, other) => one.buildYear - other.buildYear)
  const found = oldestFirst.find(({ legalDistrictCode, lot }) => {
    const count = countByLot.get(`${legalDistrictCode} ${lot}`)?.length ?? 0
    return count >= from && count <= to
  })
  assert.ok(found !== undefined)
  return found
}
const busy = lotWithDeals(100, 300)
function query(change: Partial<EstimateQuery> = {}): EstimateQuery {
  return {
    lot: {
      legalDistrictCode: busy.legalDistrictCode,
      landKind: 'LAND',
      mainNumber: busy.lot.slice(1, 5),
      subNumber: busy.lot.slice(5),
    },
    propertyType: 'APARTMENT',
    areaSquareMeter: 74.5,
    floor: 4,
    buildYear: busy.buildYear,
    topFloor: busy.topFloor,
    publicPrice: null,
    depositManwon: 50_000,
    ...change,
  }
}
const reader = () => ({
  pool,
  fits: createMemory<StoredFits>(MOST_BYTES),
  owns: createMemory<OwnDeals>(MOST_BYTES),
  now: () => now,
})
const first = reader()

test('before the first fit there is no estimate, and sales of the lot stay as they were agreed', async () => {
  const { sale, jeonse, priceRatio, datedSales } = await readEstimates(first, query())
  assert.deepEqual([sale, jeonse, priceRatio], [null, null, null])
  assert.ok(datedSales.length > 0 && datedSales.every(({ adjustedManwon }) => adjustedManwon === null))
  assert.equal(await isFitted(pool), false)
  // as left behind by a fit that was killed
  assert.equal((await fitValues({ pool, now }, AbortSignal.abort())).fitted, 0)
  assert.equal(await isFitted(pool), false)
})

test('a fit makes estimates of what homes are worth, with what they rest on', async () => {
  const result = await fitValues({ pool, now })
  assert.deepEqual({ ...result, estimated: 0 }, { fitted: 1, passedOver: 0, deals: deals.length, estimated: 0 })
  assert.ok(result.estimated > 600)
  assert.equal(await isFitted(pool), true)
  const { sale, jeonse } = await readEstimates(first, query())
  assert.equal(jeonse, null)
  assert.ok(sale !== null)
  const truth = Math.exp(market.truth(busy, { areaSquareMeter: 74.5, floor: 4 }, market.endDay))
  assert.ok(Math.abs(sale.midManwon / truth - 1) < 0.03, `${sale.midManwon} for ${truth}`)
  assert.ok(sale.lowManwon < truth && truth < sale.highManwon)
  assert.deepEqual([sale.asOf, sale.provisional, sale.partial], [dateOf(market.endDay), false, false])
  assert.equal(Date.parse(sale.fittedAt), now.getTime())
  assert.equal(sale.checkedEstimates, result.estimated)
  assert.ok(sale.guDealsWithinYear > 30 && sale.guDealsWithinYear < deals.length)
  const { rows } = await pool.query('select * from transaction_facts where fact_id = $1', [sale.deals[0]?.dealId])
  assert.equal(rows[0].sale_amount_manwon, sale.deals[0]?.amountManwon)
})

test('two statements read both estimates, one when the process has the fits already', async () => {
  const cold = await database.recordStatements(() => readEstimates(reader(), query()))
  assert.equal(cold.statements.length, 2)
  const warm = await database.recordStatements(() => readEstimates(first, query()))
  assert.equal(warm.statements.length, 1)
  assert.deepEqual(warm.result, cold.result)
})

test('several homes are read together as each is alone, by two statements', async () => {
  const homes = [
    query(),
    query({ areaSquareMeter: null }),
    query({ lot: { ...query().lot, mainNumber: '9999' }, floor: null }),
    query({ propertyType: 'OFFICETEL' }),
    query({ lot: { ...query().lot, legalDistrictCode: market.lots.at(-1)?.legalDistrictCode ?? '' } }),
  ]
  // older sales are used for a diagnosis, which concerns one home
  const estimatesOf = (read: Awaited<ReturnType<typeof readEstimates>>[]) =>
    read.map(({ sale, jeonse }) => ({ sale, jeonse }))
  const alone = estimatesOf(await Promise.all(homes.map((home) => readEstimates(first, home))))
  assert.ok(alone[0]?.sale && alone[2]?.sale && alone[3]?.sale === null)
  const several = reader()
  const { result, statements } = await database.recordStatements(() => readEstimatesOfHomes(several, homes))
  assert.deepEqual([estimatesOf(result), statements.length], [alone, 2])
  assert.deepEqual(estimatesOf(await readEstimatesOfHomes(several, homes)), alone)
  assert.deepEqual(await readEstimatesOfHomes(several, []), [])
})

test('homes that the estimator does not speak of have no estimate; for those that are not sold by the unit nothing is read', async () => {
  const unknown = await readEstimates(first, query({ areaSquareMeter: null }))
  assert.deepEqual([unknown.sale, unknown.jeonse], [null, null])
  assert.ok(unknown.datedSales.length > 0, 'sales of any area say what homes of the lot are sold for')
  for (const change of [
    { propertyType: 'DETACHED_MULTI_FAMILY' as const },
    { propertyType: 'NEIGHBORHOOD_FACILITY' as const },
    { propertyType: 'UNKNOWN' as const },
  ]) {
    const { result, statements } = await database.recordStatements(() => readEstimates(first, query(change)))
    assert.deepEqual(
      [result, statements.length],
      [
        { sale: null, jeonse: null, ownDeals: [], datedSales: [], sameTime: null, lotJeonse: null, priceRatio: null },
        0,
      ],
    )
  }
  assert.equal((await readEstimates(first, query({ propertyType: 'OFFICETEL' }))).sale, null)
  assert.equal(
    (await readEstimates(first, query({ lot: { ...query().lot, legalDistrictCode: '2611010100' } }))).sale,
    null,
  )
})

test('a floor that the building does not have is an unknown one, and adjusts nothing', async () => {
  const of = (floor: number | null, topFloor = busy.topFloor) => readEstimates(first, query({ floor, topFloor }))
  const unknown = await of(null)
  assert.deepEqual(await of((busy.topFloor ?? 0) + 1), unknown)
  assert.notDeepEqual(await of(busy.topFloor), unknown)
  // a register with 0 floors states none
  assert.notDeepEqual(await of(4, 0), await of(null, 0))
})

test('a lot without deals is compared with others of its district', async () => {
  const lot = { ...query().lot, mainNumber: '9999' }
  const { sale } = await readEstimates(first, query({ lot }))
  assert.ok(sale?.partial)
  assert.equal(sale.sameLotCount, 0)
  assert.ok(sale.otherLotCount > 5)
  const own = (await readEstimates(first, query())).sale
  assert.ok(sale.halfWidth > 2 * (own?.halfWidth ?? 0))
})

for (const register of ['known', 'unknown'] as const) {
  test(`hostile deals move the estimate of a lot with ten ordinary ones by less than 1 %, its register ${register}, before the next fit and after it`, (t) =>
    hostileDeals(t, register === 'known'))
}

async function hostileDeals(t: TestContext, isRegisterKnown: boolean): Promise<void> {
  t.after(() => pool.query(`delete from transaction_facts where building_name = 'hostile'`))
  const { legalDistrictCode, lot: name, buildYear, topFloor } = lotWithDeals(10, 16)
  const home = isRegisterKnown ? { buildYear, topFloor } : { buildYear: null, topFloor: null }
  const lot = { ...query().lot, legalDistrictCode, mainNumber: name.slice(1, 5), subNumber: name.slice(5) }
  const value = async (change: Partial<EstimateQuery> = {}) =>
    (await readEstimates(reader(), query({ lot, ...home, ...change }))).sale?.midManwon ?? 0
  const before = await value()
  assert.ok(before > 10_000)
  const ordinary = { sale_amount_manwon: before, floor: 4, build_year: buildYear }
  const aloft = { ...ordinary, sale_amount_manwon: await value({ floor: 40 }) }
  const hostile: StoredFact[] = [
    { sale_amount_manwon: 1 },
    { sale_amount_manwon: 10 ** 9 },
    { area_square_meter: 0.1 },
    { contract_date: dateOf(market.endDay + 300), sale_amount_manwon: 900_000 },
    { sale_amount_manwon: 2_000 },
    { sale_amount_manwon: 2_000_000 },
    { cancelled: true, sale_amount_manwon: 90_000 },
    { house_kind: '토지임대부', sale_amount_manwon: 20_000 },
    { ...ordinary, build_year: 2026 },
    { ...ordinary, build_year: 1800 },
    { ...aloft, floor: 999 },
    { ...aloft, floor: 99 },
  ]
  const facts = hostile.map((change) =>
    saleFact({
      lawd_cd: legalDistrictCode.slice(0, 5),
      legal_district_code: legalDistrictCode,
      main_number: lot.mainNumber,
      sub_number: lot.subNumber,
      building_name: 'hostile',
      contract_date: dateOf(market.endDay - 1),
      area_square_meter: 74.5,
      ...change,
    }),
  )
  for (const [index, fact] of facts.entries()) {
    await storeFacts(pool, [fact])
    const moved = (await value()) / before - 1
    assert.ok(Math.abs(moved) < 0.01, `${JSON.stringify(hostile[index])} moves it by ${moved}`)
    await pool.query(`delete from transaction_facts where building_name = 'hostile'`)
  }
  await storeFacts(pool, facts)
  await fitValues({ pool, now })
  const moved = (await value()) / before - 1
  assert.ok(Math.abs(moved) < 0.01, `all of them move it by ${moved}`)
}

test('jeonse of the lot, however high, never changes what the home is worth', async (t) => {
  t.after(() => pool.query(`delete from transaction_facts where trade_kind = 'RENT'`))
  await fitValues({ pool, now })
  const { sale } = await readEstimates(reader(), query())
  const { lot } = query()
  const place = {
    lawd_cd: lot.legalDistrictCode.slice(0, 5),
    legal_district_code: lot.legalDistrictCode,
    area_square_meter: 74.5,
    floor: 4,
    build_year: busy.buildYear,
  }
  await storeFacts(
    pool,
    Array.from({ length: 60 }, (_, n) =>
      jeonseFact({
        ...place,
        main_number: n < 40 ? lot.mainNumber : String(n).padStart(4, '0'),
        sub_number: lot.subNumber,
        contract_date: dateOf(market.endDay - 1 - n * 3),
        deposit_manwon: 300_000 + n * 500,
      }),
    ),
  )
  await fitValues({ pool, now })
  const both = await readEstimates(reader(), query())
  assert.deepEqual(both.sale?.deals, sale?.deals)
  assert.equal(both.sale?.midManwon, sale?.midManwon)
  assert.ok((both.jeonse?.midManwon ?? 0) > 250_000)
  assert.ok(both.jeonse?.provisional)
})

test('a new fit is in force in every process at once, and calibrates only with estimates it has not made before', async () => {
  const [one, other] = [reader(), reader()]
  const before = await readEstimates(one, query())
  await readEstimates(other, query())
  const again = await fitValues({ pool, now: new Date(now.getTime() + 3_600_000) })
  assert.equal(again.estimated, 0)
  for (const each of [one, other]) {
    const { sale } = await readEstimates(each, query())
    assert.ok(Date.parse(sale?.fittedAt ?? '') > Date.parse(before.sale?.fittedAt ?? ''))
    assert.deepEqual(
      { ...sale, fittedAt: null },
      { ...before.sale, fittedAt: null },
      'of the same deals the same estimate',
    )
  }
})

test('a district with fewer than 30 deals within a year has no estimate', async (t) => {
  const place = { lawd_cd: '11680', legal_district_code: '1168010100' }
  t.after(() => pool.query(`delete from transaction_facts where lawd_cd = '11680'`))
  const stored = (count: number, offset: number) =>
    storeFacts(
      pool,
      Array.from({ length: count }, (_, n) =>
        saleFact({ ...place, contract_date: dateOf(market.endDay - 1 - n - offset), area_square_meter: 74.5 }),
      ),
    )
  const lot = { legalDistrictCode: '1168010100', landKind: 'LAND', mainNumber: '0001', subNumber: '0000' } as const
  await stored(29, 0)
  await fitValues({ pool, now })
  assert.equal((await readEstimates(reader(), query({ lot }))).sale, null)
  await stored(1, 100)
  await fitValues({ pool, now })
  assert.notEqual((await readEstimates(reader(), query({ lot }))).sale, null)
})

test('stored deals that are months old calibrate as well: the newest ninety days of them', async () => {
  await pool.query('truncate checked_estimates')
  const later = new Date(now.getTime() + 120 * 86_400_000)
  assert.ok((await fitValues({ pool, now: later })).estimated > 600)
  const { sale } = await readEstimates(
    { pool, fits: createMemory<StoredFits>(MOST_BYTES), owns: createMemory<OwnDeals>(MOST_BYTES), now: () => later },
    query(),
  )
  assert.equal(sale?.provisional, false)
})

test('outcomes are kept for half a year', async () => {
  const count = async () => (await pool.query('select count(*)::int as count from checked_estimates')).rows[0].count
  const before = await count()
  await fitValues({ pool, now: new Date(now.getTime() + (120 + 179) * 86_400_000) })
  assert.ok((await count()) >= before)
  await fitValues({ pool, now: new Date(now.getTime() + (120 + 182) * 86_400_000) })
  assert.ok((await count()) < before)
})
