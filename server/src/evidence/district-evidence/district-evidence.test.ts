import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import fc from '../../../test/properties.ts'

const { pool } = await privateDatabase()
const TABLES = 'district_evidence, market_statistics_monthly, building_registers, public_price_snapshots'

/** The service never uses `truncate`, which fires none of the triggers. */
beforeEach(() => pool.query(`truncate ${TABLES} cascade`))

const DISTRICTS = ['1162010100', '1162010200', '1168010100']
const district = fc.constantFrom(...DISTRICTS)
const lot = fc.tuple(district, fc.integer({ min: 1, max: 3 })).map(([code, number]) => `${code}1000${number}0000`)
const time = fc.integer({ min: 1, max: 28 }).map((day) => `2026-10-${String(day).padStart(2, '0')}T00:00:00Z`)

type Write = { text: string; values: unknown[] }

const statistic: fc.Arbitrary<Write> = fc
  .record({
    code: fc.option(district),
    month: fc.constantFrom('202608', '202609', '202610'),
    count: fc.integer({ min: 1, max: 50 }),
    at: time,
  })
  .map(({ code, month, count, at }) => ({
    text: `insert into market_statistics_monthly (lawd_cd, legal_district_code, property_type, trade_kind, source,
        deal_month, sample_count, min_amount, q1_amount, median_amount, q3_amount, max_amount, refreshed_at)
      values ($1, $2, 'APARTMENT', 'SALE', 'AptTradeDev', $3, $4, 1, 1, 1, 1, 1, $5)
      on conflict (lawd_cd, property_type, trade_kind, deal_month, legal_district_code)
      do update set sample_count = excluded.sample_count, refreshed_at = excluded.refreshed_at`,
    values: [code?.slice(0, 5) ?? '11620', code, month, count, at],
  }))
const register: fc.Arbitrary<Write> = fc
  .record({ pnu: lot, active: fc.boolean(), at: time })
  .map(({ pnu, active, at }) => ({
    text: `insert into building_registers (pnu, status, buildings, active, collected_at) values ($1, 'FOUND', '[]', $2, $3)
      on conflict (pnu) do update set active = excluded.active, collected_at = excluded.collected_at`,
    values: [pnu, active, at],
  }))
const price: fc.Arbitrary<Write> = fc
  .record({ pnu: lot, status: fc.constantFrom('FOUND', 'NOT_FOUND'), at: time })
  .map(({ pnu, status, at }) => ({
    text: `insert into public_price_snapshots (pnu, kind, status, collected_at) values ($1, 'LAND', $2, $3)
      on conflict (pnu, kind) do update set status = excluded.status, collected_at = excluded.collected_at`,
    values: [pnu, status, at],
  }))
const removal: fc.Arbitrary<Write> = fc.oneof(
  fc.constantFrom('202608', '202609').map((month) => ({
    text: 'delete from market_statistics_monthly where deal_month = $1',
    values: [month],
  })),
  district.map((code) => ({ text: 'delete from building_registers where left(pnu, 10) = $1', values: [code] })),
  district.map((code) => ({ text: 'delete from public_price_snapshots where left(pnu, 10) = $1', values: [code] })),
)

const COUNTS = 'legal_district_code, transaction_count, building_register_count, public_price_count, statistic_count'

async function kept() {
  const { rows } = await pool.query(
    `select ${COUNTS} from district_evidence
     where transaction_count + building_register_count + public_price_count + statistic_count > 0 order by 1`,
  )
  return rows
}

async function recounted() {
  const { rows } = await pool.query(
    `select legal_district_code, sum(deals)::int as transaction_count, sum(registers)::int as building_register_count,
       sum(prices)::int as public_price_count, sum(statistics)::int as statistic_count
     from (
       select legal_district_code, sample_count as deals, 0 as registers, 0 as prices, 1 as statistics
       from market_statistics_monthly where legal_district_code is not null
       union all
       select left(pnu, 10), 0, 1, 0, 0 from building_registers where active
       union all
       select left(pnu, 10), 0, 0, 1, 0 from public_price_snapshots where status = 'FOUND'
     ) as stored
     group by 1 order by 1`,
  )
  return rows
}

test('district evidence kept by the writers equals a full count after any writes', async () => {
  const writes = fc.array(fc.oneof(statistic, register, price, removal), { minLength: 1, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(writes, async (sequence) => {
      for (const { text, values } of sequence) await pool.query(text, values)
      assert.deepEqual(await kept(), await recounted())
    }),
    { numRuns: 40 },
  )
})

test('a write that is rolled back leaves no trace in the counts', async () => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into building_registers (pnu, status, buildings, collected_at) values ('1162010200100010000', 'FOUND', '[]', now())`,
    )
    await client.query('rollback')
  } finally {
    client.release()
  }
  assert.deepEqual(await kept(), [])
})

test('writers of many lots of one district at once lose no count', async () => {
  const pnus = DISTRICTS.flatMap((code) =>
    Array.from({ length: 40 }, (_, at) => `${code}1${String(at).padStart(8, '0')}`),
  )
  await Promise.all(
    pnus.flatMap((pnu) => [
      pool.query(
        `insert into building_registers (pnu, status, buildings, collected_at) values ($1, 'FOUND', '[]', now())`,
        [pnu],
      ),
      pool.query(
        `insert into public_price_snapshots (pnu, kind, status, collected_at) values ($1, 'LAND', 'FOUND', now())`,
        [pnu],
      ),
    ]),
  )
  assert.deepEqual(
    (await kept()).map((row) => [row.building_register_count, row.public_price_count]),
    DISTRICTS.map(() => [40, 40]),
  )
})
