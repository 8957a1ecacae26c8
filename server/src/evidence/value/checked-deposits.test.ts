import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { jeonseFact, type StoredFact, saleFact, storeFacts } from '../../../test/valued-facts.ts'
import { statements } from '../../platform/database/statement.ts'
import { findLeasesBefore, readCheckedDeposits, storeCheckedDeposits } from './checked-deposits.ts'

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

test('R-VALUE-28: a lease is paired with the next ordinary sale of its lot and area only', async () => {
  const sold = (contract_date: string, other: StoredFact = {}) =>
    saleFact({ contract_date, sale_amount_manwon: 40_000, ...other })
  await storeFacts(pool, [
    jeonseOn('2026-05-10'),
    jeonseOn('2026-06-10', { deposit_manwon: 31_000 }),
    sold('2026-05-11', { dealing_kind: '직거래' }),
    sold('2026-05-12', { cancelled: true }),
    sold('2026-05-13', { area_square_meter: 84.9 }),
    sold('2026-05-20', { sale_amount_manwon: 41_000 }),
    sold('2026-06-20', { sale_amount_manwon: 42_000 }),
    sold('2026-06-21', { sale_amount_manwon: 43_000 }),
  ])
  const { rows } = await pool.query<{ id: string; amount: number }>(
    `select fact_id as id, sale_amount_manwon as amount from transaction_facts where sale_amount_manwon > 40000`,
  )
  const amountOf = new Map(rows.map(({ id, amount }) => [id, amount]))
  const found = await findLeasesBefore(pool, 'APARTMENT', [...amountOf.keys()])
  const pairs = new Map(found.map(({ saleId, depositManwon }) => [depositManwon, amountOf.get(saleId)]))
  assert.equal(pairs.size, found.length)
  assert.deepEqual([pairs.get(30_000), pairs.get(31_000)], [41_000, 42_000])
})

test('R-VALUE-28: a sale that became known later and lies nearer replaces the one that was paired before', async () => {
  const checked = (saleManwon: number) => ({
    saleId: crypto.randomUUID(),
    leaseId: '00000000-0000-4000-8000-000000000001',
    day: 20_000,
    depositManwon: 30_000,
    gu: '11620',
    saleManwon,
    estimateManwon: 40_000,
    scale: 0.05,
    cells: [0],
  })
  await storeCheckedDeposits(pool, 'APARTMENT', [checked(43_000)], new Date('2026-07-01'))
  await storeCheckedDeposits(pool, 'APARTMENT', [checked(41_000)], new Date('2026-07-20'))
  const read = await readCheckedDeposits(pool, 'APARTMENT', new Date('2026-06-01'))
  assert.deepEqual(
    read.map(({ saleManwon }) => saleManwon),
    [41_000],
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
