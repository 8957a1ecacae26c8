import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AccuracyRecord } from '@lease-risk/contract/accuracy'
import { testService } from '../../../test/service.ts'
import { factOfDeal, storeFacts } from '../../../test/valued-facts.ts'
import { dateOf } from '../../domain/value/day.ts'
import { syntheticMarket } from '../../domain/value/synthetic-market.fixture.ts'
import { fitValues } from './fit-values.ts'

const { app, database } = await testService()
const { pool } = database
const market = syntheticMarket(11)
const now = new Date(`${dateOf(market.endDay)}T09:00:00+09:00`)

async function readRecord(): Promise<AccuracyRecord> {
  const answer = await app.inject('/api/accuracy')
  assert.equal(answer.statusCode, 200)
  return answer.json<{ data: AccuracyRecord }>().data
}

test('R-VALUE-30: whoever asks is shown the record; before the first deals it is empty', async () => {
  assert.deepEqual(await readRecord(), { intervalLevel: 0.8, months: [] })
})

test('R-VALUE-30: after a fit each month stands there, its cells adding up', async () => {
  await storeFacts(pool, [...market.rows.values()].flat().map(factOfDeal))
  const { estimated } = await fitValues({ pool, now })
  const { months } = await readRecord()
  assert.ok(months.length >= 3)
  assert.deepEqual(
    months.map(({ month }) => month),
    months
      .map(({ month }) => month)
      .toSorted()
      .toReversed(),
  )
  const total = months.map(({ cells }) => {
    const of = (isIn: (cell: (typeof cells)[number]) => boolean) =>
      cells.filter(isIn).reduce((sum, { dealCount }) => sum + dealCount, 0)
    const all = of(({ region, ownDeals }) => region === null && ownDeals === null)
    assert.equal(
      of(({ region, ownDeals }) => region !== null && ownDeals === null),
      all,
    )
    assert.equal(
      of(({ region, ownDeals }) => region === null && ownDeals !== null),
      all,
    )
    assert.equal(
      of(({ region, ownDeals }) => region !== null && ownDeals !== null),
      all,
    )
    return all
  })
  assert.equal(
    total.reduce((sum, count) => sum + count, 0),
    estimated,
  )
  const [newest] = months
  const whole = newest?.cells.find(({ region, ownDeals }) => region === null && ownDeals === null)
  assert.ok((whole?.medianError ?? 1) < 0.1)
})

test('R-VALUE-30: estimates are forgotten, the record never is', async () => {
  const before = await readRecord()
  await pool.query(
    'delete from checked_estimates where contract_date < (select max(contract_date) - 45 from checked_estimates)',
  )
  await fitValues({ pool, now: new Date(now.getTime() + 200 * 86_400_000) })
  await fitValues({ pool, now: new Date(now.getTime() + 400 * 86_400_000) })
  assert.equal((await pool.query('select count(*)::int as count from checked_estimates')).rows[0].count, 0)
  const after = await readRecord()
  for (const month of before.months) assert.ok(after.months.some((each) => each.month === month.month))
})
