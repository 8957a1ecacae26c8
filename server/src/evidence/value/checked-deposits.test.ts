import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { jeonseFact, type StoredFact, saleFact, storeFacts } from '../../../test/valued-facts.ts'
import { statements } from '../../platform/statement.ts'
import { findLeasesBefore } from './checked-deposits.ts'

const { pool } = await privateDatabase()
beforeEach(() => pool.query('truncate transaction_facts'))

const SOLD = saleFact({ contract_date: '2026-06-30', sale_amount_manwon: 40_000 })
const jeonseOn = (contract_date: string, other: StoredFact = {}) =>
  jeonseFact({ contract_date, deposit_manwon: 30_000, ...other })

test('R-VALUE-28: a sale is paired with the new jeonse of its lot and area of the 90 days before it', async () => {
  await storeFacts(pool, [
    SOLD,
    jeonseOn('2026-04-01'),
    jeonseOn('2026-06-30', { deposit_manwon: 31_000 }),
    jeonseOn('2026-03-31'),
    jeonseOn('2026-07-01'),
    jeonseOn('2026-06-01', { sub_number: '0001' }),
    jeonseOn('2026-06-02', { area_square_meter: 84.9 }),
    jeonseOn('2026-06-03', { contract_kind: '갱신' }),
    jeonseOn('2026-06-04', { cancelled: true }),
    jeonseOn('2026-06-05', { monthly_rent_manwon: 10 }),
  ])
  const { rows } = await pool.query<{ id: string }>(
    `select fact_id as id from transaction_facts where trade_kind = 'SALE'`,
  )
  const found = await findLeasesBefore(
    pool,
    'APARTMENT',
    rows.map(({ id }) => id),
  )
  assert.deepEqual(
    found.map(({ depositManwon }) => depositManwon).toSorted((one, other) => one - other),
    [30_000, 31_000],
  )
})

test('leases are looked up by the index of the lot, also right after an import, when there are no statistics', async () => {
  await storeFacts(
    pool,
    Array.from({ length: 2_000 }, (_, at) => jeonseOn('2026-06-01', { main_number: String(at).padStart(4, '0') })),
  )
  const { rows: known } = await pool.query(`select reltuples from pg_class where relname = 'transaction_facts'`)
  assert.deepEqual(known, [{ reltuples: -1 }])
  const { text } = statements().find(({ name }) => name === 'find-leases-before-sales') ?? {}
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  assert.match(plan, /using transaction_facts_lot on[^]*Index Cond: [^\n]*main_number = transaction_facts\.main_number/)
})
