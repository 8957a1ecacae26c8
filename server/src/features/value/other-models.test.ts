import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { factOfDeal, storeFacts } from '../../../test/valued-facts.ts'
import { dateOf } from '../../domain/value/day.ts'
import { syntheticMarket } from '../../domain/value/synthetic-market.fixture.ts'
import { createMemory } from '../../evidence/memory.ts'
import { readEstimates } from '../../evidence/value/read-estimates.ts'
import { fitValues } from './fit-values.ts'

const { pool } = await privateDatabase()
const market = syntheticMarket(11)
const deals = [...market.rows.values()].flat()
await storeFacts(pool, deals.map(factOfDeal))
const now = new Date(`${dateOf(market.endDay)}T09:00:00+09:00`)
const later = new Date(now.getTime() + 3_600_000)

const MOST_BYTES = 32 * 1024 * 1024
const [home] = market.lots
assert.ok(home)

/** For one home, in a process that has read nothing yet. */
async function sale() {
  const memory = { fits: createMemory<never>(MOST_BYTES), owns: createMemory<never>(MOST_BYTES) }
  const { legalDistrictCode, lot, buildYear, topFloor } = home!
  const place = { mainNumber: lot.slice(1, 5), subNumber: lot.slice(5) }
  const estimates = await readEstimates(
    { pool, ...memory, now: () => now },
    {
      lot: { legalDistrictCode, landKind: 'LAND', ...place },
      propertyType: 'APARTMENT',
      areaSquareMeter: 74.5,
      floor: 4,
      buildYear,
      topFloor,
      publicPrice: null,
      depositManwon: 50_000,
    },
  )
  assert.ok(estimates.sale)
  return estimates.sale
}

test('R-VALUE-23: what a release with another model has stored beside changes no estimate', async () => {
  await fitValues({ pool, now })
  const before = await sale()
  await pool.query(`
    insert into value_calibrations (kind, property_type, model, version, fitted_at, calibration)
    select kind, property_type, 99, version, fitted_at, '{}' from value_calibrations;
    insert into checked_estimates
      (deal_id, kind, model, property_type, lawd_cd, contract_date, estimate_manwon, scale, factors, error, known_at)
    select deal_id, kind, 99, property_type, lawd_cd, contract_date, estimate_manwon, scale, factors, error + 5, known_at
    from checked_estimates`)
  await fitValues({ pool, now: later })
  const after = await sale()
  assert.notEqual(after.fittedAt, before.fittedAt)
  assert.deepEqual({ ...after, fittedAt: null }, { ...before, fittedAt: null })
})
