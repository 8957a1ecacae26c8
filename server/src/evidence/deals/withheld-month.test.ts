import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { SANDBOX_KEY } from '@lease-risk/sandbox'
import { setUpClient } from '../../../test/client-under-test.ts'
import { publishedDeal } from '../../../test/published-deal.ts'
import { testService } from '../../../test/service.ts'
import type { Deal } from '../../domain/comparison/deal.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { createDealClient } from '../../providers/deals/client.ts'
import type { DealPort } from '../ports.ts'
import { createFlights } from '../single-flight.ts'
import { collectMonth } from './collect-month.ts'

const service = await testService()
const { pool } = service.database
const MONTH = { source: 'RHTrade', lawdCd: '11620', dealMonth: '202609' } as const
const DAY_MS = 86_400_000

let now = service.clock.now()
beforeEach(async () => {
  now = service.clock.now()
  service.sandbox.clear()
  await pool.query('truncate transaction_facts, collection_ledger, market_statistics_monthly, withheld_months')
})

function collect(transactions: DealPort) {
  const flights = createFlights({ once: (_key, _lookedAt, work) => work(), underWay: async () => [] })
  return collectMonth({ pool, flights, catalogue: loadDistrictCatalogue(), transactions, now: () => now }, MONTH)
}

const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS)
}

async function count(table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}

/** A provider that answers with these amounts, in manwon. */
function answering(amounts: number[]): DealPort {
  const deals: Deal[] = amounts.map((saleAmountManwon) =>
    publishedDeal({
      ...MONTH,
      tradeKind: 'SALE',
      propertyType: 'ROW_HOUSE_MULTI_UNIT',
      contractDate: '2026-09-03',
      saleAmountManwon,
      depositManwon: null,
      monthlyRentManwon: null,
    }),
  )
  return {
    readMonth: async () =>
      deals.length === 0
        ? { status: 'NOT_FOUND' }
        : { status: 'FOUND', value: { deals, skippedRows: 0, totalCount: deals.length } },
  }
}

const AMOUNTS = Array.from({ length: 20 }, (_, at) => 20_000 + at)

async function stored(): Promise<number[]> {
  const { rows } = await pool.query<{ amount: number }>(
    'select sale_amount_manwon as amount from transaction_facts order by 1',
  )
  return rows.map(({ amount }) => amount)
}

test('R-EVID-20: a month that comes back empty stands, is shown as being checked, and goes when it is empty a day later too', async (t) => {
  const { http } = await setUpClient(t)
  const client = createDealClient({ http, baseUrl: service.sandbox.origin, key: SANDBOX_KEY })
  assert.deepEqual(await collect(client), { status: 'FOUND' })
  const before = await count('transaction_facts')
  assert.ok(before >= 3)
  service.sandbox.faults.set('transactions', 'empty')
  later(0.5)
  assert.deepEqual(await collect(client), { status: 'NOT_FOUND' })
  assert.deepEqual([await count('transaction_facts'), await count('withheld_months')], [before, 1])
  service.sandbox.faults.clear()
  const { dataStatuses } = await service.diagnose({
    address: '서울 관악구 신림동 1422-5',
    contractPurpose: 'JEONSE',
    depositAmountManwon: 12_000,
    exclusiveAreaSquareMeter: 29.35,
  })
  const sales = dataStatuses.find(({ key }) => key === 'sale-transaction')
  assert.match(sales?.details.join(' ') ?? '', /2026년 9월 자료는 확인 중입니다/)
  service.sandbox.faults.set('transactions', 'empty')
  later(0.9)
  await collect(client)
  assert.equal(await count('withheld_months'), 1)
  assert.ok((await count('transaction_facts')) >= before, 'a second answer on the same day confirms nothing')
  later(0.2)
  await collect(client)
  const { rows } = await pool.query(`select from transaction_facts where source = 'RHTrade' and deal_month = '202609'`)
  assert.deepEqual([rows.length, await count('withheld_months')], [0, 0])
})

test('a month that comes back whole again is checked no longer', async () => {
  await collect(answering(AMOUNTS))
  later(1)
  await collect(answering([]))
  assert.equal(await count('withheld_months'), 1)
  later(1)
  await collect(answering(AMOUNTS))
  assert.deepEqual([await stored(), await count('withheld_months')], [AMOUNTS, 0])
})

test('another loss than the first one begins the day anew', async () => {
  await collect(answering(AMOUNTS))
  later(1)
  await collect(answering(AMOUNTS.slice(10)))
  later(2)
  assert.deepEqual(await collect(answering(AMOUNTS.slice(0, 10))), { status: 'NOT_FOUND' })
  assert.deepEqual(await stored(), AMOUNTS)
  later(2)
  assert.deepEqual(await collect(answering(AMOUNTS.slice(0, 10))), { status: 'FOUND' })
  assert.deepEqual([await stored(), await count('withheld_months')], [AMOUNTS.slice(0, 10), 0])
})

test('a fifth of the deals, or two of a few, go at once; an older answer changes nothing', async () => {
  await collect(answering(AMOUNTS))
  later(1)
  await collect(answering(AMOUNTS.slice(4)))
  assert.equal((await stored()).length, 16)
  later(1)
  await collect(answering(AMOUNTS.slice(4, 7)))
  assert.deepEqual([(await stored()).length, await count('withheld_months')], [16, 1])
  await pool.query('truncate transaction_facts, collection_ledger, withheld_months')
  await collect(answering(AMOUNTS.slice(0, 3)))
  later(1)
  await collect(answering(AMOUNTS.slice(0, 1)))
  assert.equal((await stored()).length, 1)
  await collect(answering(AMOUNTS))
  later(-0.5)
  await collect(answering([]))
  assert.deepEqual([(await stored()).length, await count('withheld_months')], [20, 0])
})
