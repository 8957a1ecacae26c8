import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { storeRowHouses } from '../../../test/row-house-facts.ts'
import { createGuMarket } from '../../domain/value/create-gu-market.ts'
import { dateOf } from '../../domain/value/day.ts'
import { ESTIMATOR_CONSTANTS } from '../../domain/value/estimator-constants.ts'
import { publicPriceObservation } from '../../domain/value/public-price-observation.ts'
import type { DatedPriceFit } from '../../domain/value/public-price-ratio.ts'
import { rowHouseMarket } from '../../domain/value/row-house-market.fixture.ts'
import { fitZone } from '../../domain/value/zone-fit.ts'
import { createMemory } from '../../evidence/memory.ts'
import { type EstimateQuery, readEstimates } from '../../evidence/value/read-estimates.ts'
import type { OwnDeals } from '../../evidence/value/read-own-deals.ts'
import type { StoredFits } from '../../evidence/value/stored-fit.ts'
import { fitValues } from './fit-values.ts'

const MOST_BYTES = 32 * 1024 * 1024

const database = await privateDatabase()
const { pool } = database
const market = rowHouseMarket(21, { lotsPerDistrict: 100 })
await storeRowHouses(pool, market)
const now = new Date(`${dateOf(market.endDay)}T09:00:00+09:00`)

const withDeals = new Set([...market.rows.values()].flat().map((deal) => `${deal.legalDistrictCode} ${deal.lot}`))
const home = market.lots.find((lot) => lot.isPriceKnown && !withDeals.has(`${lot.legalDistrictCode} ${lot.lot}`))
assert.ok(home !== undefined)
const { legalDistrictCode, lot: name, areaSquareMeter, buildYear, topFloor } = home
const price = { amountManwon: market.priceOf(home, 2, 2026), baseYear: 2026 }

function query(change: Partial<EstimateQuery> = {}): EstimateQuery {
  return {
    lot: { legalDistrictCode, landKind: 'LAND', mainNumber: name.slice(1, 5), subNumber: name.slice(5) },
    propertyType: 'ROW_HOUSE_MULTI_UNIT',
    areaSquareMeter,
    floor: 2,
    buildYear,
    topFloor,
    publicPrice: price,
    depositManwon: null,
    ...change,
  }
}
const reader = () => ({
  pool,
  fits: createMemory<StoredFits>(MOST_BYTES),
  owns: createMemory<OwnDeals>(MOST_BYTES),
  now: () => now,
})
const storedFit = async () => {
  const { rows } = await pool.query<{ public_price_fit: DatedPriceFit | null }>(
    'select public_price_fit from price_mean',
  )
  return rows[0]?.public_price_fit ?? null
}

test('a fit of row-house sales stores what they are to their public prices, as the same deals in memory give it', async () => {
  await fitValues({ pool, now })
  const constants = ESTIMATOR_CONSTANTS.ROW_HOUSE_MULTI_UNIT.SALE
  const markets = [...market.rows].map(([lawdCd, deals]) => createGuMarket(lawdCd, deals, constants))
  const { publicPrice } = fitZone({ kind: 'SALE', propertyType: 'ROW_HOUSE_MULTI_UNIT', markets }, market.endDay)
  assert.ok(publicPrice !== null && publicPrice.ratios['26']!.count > 300)
  assert.deepEqual(await storedFit(), JSON.parse(JSON.stringify(publicPrice)))
})

test('a home on a lot without sales is estimated with its price: two statements, one when the process has the fits', async () => {
  const warm = reader()
  const cold = await database.recordStatements(() => readEstimates(warm, query()))
  assert.equal(cold.statements.length, 2)
  const again = await database.recordStatements(() => readEstimates(warm, query()))
  assert.equal(again.statements.length, 1)
  assert.deepEqual(again.result, cold.result)
  const { sale } = cold.result
  const truth = Math.exp(market.truth(home, 2, market.endDay))
  assert.ok(sale !== null && sale.lowManwon < truth && truth < sale.highManwon)
  const fit = await storedFit()
  const observation = publicPriceObservation(fit as DatedPriceFit, {
    legalDistrictCode,
    ageYears: 2026 - buildYear,
    isBasement: false,
    publicPriceManwon: price.amountManwon,
    baseYear: 2026,
  })
  assert.equal(sale.publicPrice?.ratio, observation?.ratio, 'what is read of the fit is all that the place needs')
  const { priceRatio } = cold.result
  assert.deepEqual([priceRatio?.ratio, priceRatio?.salesBehind], [observation?.ratio, observation?.counts.gu])
  const bare = await readEstimates(warm, query({ publicPrice: null }))
  assert.ok(sale.halfWidth < 0.8 * (bare.sale?.halfWidth ?? 0))
})

test('R-SCORE-45: where a level is fitted, older sales of a lot are brought to today by it', async () => {
  const [deal] = [...market.rows.values()].flat().filter((each) => each.legalDistrictCode === legalDistrictCode)
  assert.ok(deal)
  const lot = {
    legalDistrictCode,
    landKind: 'LAND',
    mainNumber: deal.lot.slice(1, 5),
    subNumber: deal.lot.slice(5),
  } as const
  const { datedSales } = await readEstimates(reader(), query({ lot, areaSquareMeter: deal.areaSquareMeter }))
  assert.ok(datedSales.length > 0)
  for (const { amountManwon, adjustedManwon } of datedSales)
    assert.ok(adjustedManwon !== null && adjustedManwon > amountManwon / 2 && adjustedManwon < amountManwon * 2)
  assert.ok(datedSales.some(({ amountManwon, adjustedManwon }) => adjustedManwon !== amountManwon))
})

test('estimates that were checked before know no price that was published later, and calibrate by whether one is known', async () => {
  const { rows } = await pool.query<{ known: number; unknown: number }>(
    `select count(*) filter (where factors[6] = 1)::int as known, count(*) filter (where factors[6] = 0)::int as unknown
     from checked_estimates`,
  )
  assert.ok((rows[0]?.known ?? 0) > 40 && (rows[0]?.unknown ?? 0) > 20, JSON.stringify(rows[0]))
})

test('another year of prices than the one that is fitted does not count', async () => {
  const read = (baseYear: number) => readEstimates(reader(), query({ publicPrice: { ...price, baseYear } }))
  assert.deepEqual(await read(2025), await readEstimates(reader(), query({ publicPrice: null })))
})

test('prices that are gone are out of force with the next fit, in every process', async (t) => {
  const other = reader()
  const before = await readEstimates(other, query())
  await pool.query('create table kept as select * from imported_public_prices')
  await pool.query('truncate imported_public_prices')
  t.after(() => pool.query('insert into imported_public_prices select * from kept'))
  assert.deepEqual(await readEstimates(other, query()), before, 'the last fit stays until then')
  await fitValues({ pool, now })
  assert.equal(await storedFit(), null)
  assert.equal((await readEstimates(other, query())).sale?.publicPrice, null)
})
