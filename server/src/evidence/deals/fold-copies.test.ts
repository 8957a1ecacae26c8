import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { publishedDeal } from '../../../test/published-deal.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { factIdOf, identityOf } from './fact-ids.ts'
import { FOLD_COPIES } from './fold-copies.ts'
import { mergeMonth } from './merge-month.ts'

const { pool } = await privateDatabase()
const GROUP = { source: 'AptRent', lawdCd: '11620', dealMonth: '202607' } as const
const DEALS = [
  publishedDeal({ contractKind: null, contractTerm: null }),
  publishedDeal({ floor: 4 }),
  publishedDeal({ floor: null }),
]

function collect(hour: number) {
  const districtCodes = DEALS.map(() => '1162010200')
  const collectedAt = new Date(Date.UTC(2026, 7, 10, hour))
  return mergeMonth(pool, { ...GROUP, deals: DEALS, districtCodes, skippedRows: 0, collectedAt })
}

/** Stores equal rows as earlier releases did, each under the next ordinal. */
async function storedAgain(floor: number | null, ordinal: number, contractKind: string | null): Promise<void> {
  const deal = publishedDeal({ floor })
  await pool.query(
    `insert into transaction_facts
     select (jsonb_populate_record(fact, jsonb_build_object('fact_id', $1::uuid, 'contract_kind', $2::text))).*
     from transaction_facts as fact where floor is not distinct from $3 limit 1`,
    [factIdOf(GROUP, identityOf(deal), ordinal), contractKind, floor],
  )
}

test('R-EVID-14: copies that an earlier release stored are folded once, and counted', async () => {
  await collect(0)
  const { rows: ids } = await pool.query('select fact_id from transaction_facts order by fact_id')
  await storedAgain(3, 2, '갱신')
  await storedAgain(3, 3, null)
  await storedAgain(null, 2, null)
  await pool.query('update collection_ledger set row_count = 6')
  await pool.query('update market_statistics_monthly set sample_count = 6')

  const first = await inTransaction(pool, (client) => FOLD_COPIES.batch(client, null, 1_000))
  assert.deepEqual(first, { last: '11620 AptRent 202607', rows: 2 })
  assert.deepEqual(await inTransaction(pool, (client) => FOLD_COPIES.batch(client, first.last, 1_000)), {
    last: null,
    rows: 0,
  })
  const { rows } = await pool.query(
    'select fact_id, floor, contract_kind from transaction_facts order by floor, contract_kind',
  )
  assert.deepEqual(
    rows.map(({ floor, contract_kind }) => [floor, contract_kind]),
    [
      [3, '갱신'],
      [4, '신규'],
      [null, '신규'],
      [null, null],
    ],
  )
  const kept = new Set(rows.map(({ fact_id }) => fact_id))
  assert.ok(
    ids.every(({ fact_id }) => kept.has(fact_id)),
    'the next collection finds the same keys',
  )
  const { rows: ledger } = await pool.query('select row_count, copy_count from collection_ledger')
  assert.deepEqual(ledger, [{ row_count: 4, copy_count: 2 }])
  const { rows: counted } = await pool.query(
    'select sample_count from market_statistics_monthly where legal_district_code is null',
  )
  assert.deepEqual(counted, [{ sample_count: 4 }])
})
