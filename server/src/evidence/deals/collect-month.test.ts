import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TEST_NOW } from '../../../test/app.ts'
import { KEY, setUpClient } from '../../../test/client-under-test.ts'
import { privateDatabase } from '../../../test/database.ts'
import { publishedDeal } from '../../../test/published-deal.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { createDealClient } from '../../providers/deals/client.ts'
import type { DealPort } from '../ports.ts'
import { createFlights } from '../single-flight.ts'
import { collectMonth } from './collect-month.ts'

const PATH = '/1613000/RTMSDataSvcAptRent/getRTMSDataSvcAptRent'
const { pool } = await privateDatabase()

function reply(deposits: string[]): string {
  return replyOf(deposits, '3')
}

function replyOf(deposits: string[], floor: string): string {
  const items = deposits.map(
    (deposit) =>
      `<item><aptNm>어느마을</aptNm><buildYear>2004</buildYear><dealYear>2026</dealYear><dealMonth>9</dealMonth><dealDay>3</dealDay>
      <deposit>${deposit}</deposit><monthlyRent>0</monthlyRent><excluUseAr>59.95</excluUseAr><floor>${floor}</floor>
      <jibun>1422-5</jibun><sggCd>11620</sggCd><umdNm>신림동</umdNm></item>`,
  )
  return `<response><header><resultCode>000</resultCode><resultMsg>OK</resultMsg></header><body><items>${items.join('')}</items>
    <numOfRows>1000</numOfRows><pageNo>1</pageNo><totalCount>${deposits.length}</totalCount></body></response>`
}

const query = { source: 'AptRent', lawdCd: '11620', dealMonth: '202609' } as const
const collectorOf = (transactions: DealPort) => ({
  pool,
  flights: createFlights({ once: (_key, _lookedAt, work) => work(), underWay: async () => [] }),
  catalogue: loadDistrictCatalogue(),
  transactions,
  now: () => TEST_NOW,
})

test('a reply with an unreadable row leaves the stored deals of its month; the ledger says that it was collected', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const collector = collectorOf(createDealClient({ http, baseUrl: standIn.origin, key: KEY }))
  for (const [deposits, stored] of [
    [
      ['30,000', '40,000'],
      [30_000, 40_000],
    ],
    [
      ['30,000', '4x,000'],
      [30_000, 40_000],
    ],
    [['30,000'], [30_000]],
  ] as const) {
    await pool.query('update collection_ledger set row_count = -1')
    standIn.expect({ path: PATH }, { body: reply([...deposits]) })
    assert.deepEqual(await collectMonth(collector, query), { status: 'FOUND' })
    const { rows } = await pool.query('select deposit_manwon from transaction_facts order by 1')
    assert.deepEqual(
      rows.map((row) => row.deposit_manwon),
      stored,
    )
    assert.equal((await pool.query('select from collection_ledger where row_count > 0')).rowCount, 1)
  }
})

test('numbers that no column holds refuse their row or are not known; the month is kept', async (t) => {
  const { standIn, http } = await setUpClient(t)
  const collector = collectorOf(createDealClient({ http, baseUrl: standIn.origin, key: KEY }))
  await pool.query('truncate transaction_facts, collection_ledger, market_statistics_monthly')
  standIn.expect({ path: PATH }, { body: replyOf(['30,000', '9999999999'], '99999') })
  assert.deepEqual(await collectMonth(collector, query), { status: 'FOUND' })
  const { rows } = await pool.query('select deposit_manwon, floor from transaction_facts')
  assert.deepEqual(rows, [{ deposit_manwon: 30_000, floor: null }])
})

test('an answer that cannot be stored is the provider’s trouble; nothing of its month is stored', async () => {
  await pool.query('truncate transaction_facts, collection_ledger, market_statistics_monthly')
  const deals = [publishedDeal({ contractDate: '2026-09-03', floor: 99_999 })]
  const collector = collectorOf({
    readMonth: () => Promise.resolve({ status: 'FOUND', value: { deals, skippedRows: 0, totalCount: 1 } }),
  })
  assert.deepEqual(await collectMonth(collector, query), { status: 'ERROR', reason: 'MALFORMED' })
  const { rowCount } = await pool.query('select from collection_ledger union all select from transaction_facts')
  assert.equal(rowCount, 0)
})

test('R-ADDR-07: a month is found under the code that the provider has it under, and stored under the one in force', async () => {
  await pool.query('truncate transaction_facts, collection_ledger, market_statistics_monthly')
  // 광주광역시 서구 had 29140 until 2026-07-01, when it became a part of 전남광주통합특별시
  const published = new Map([
    ['202606', '29140'],
    ['202607', '12240'],
  ])
  const asked: string[] = []
  const collector = collectorOf({
    readMonth: ({ lawdCd, dealMonth }) => {
      asked.push(`${dealMonth} ${lawdCd}`)
      if (published.get(dealMonth) !== lawdCd) return Promise.resolve({ status: 'NOT_FOUND' })
      const contractDate = `${dealMonth.slice(0, 4)}-${dealMonth.slice(4)}-03`
      const deals = [publishedDeal({ lawdCd, districtName: '치평동', contractDate })]
      return Promise.resolve({ status: 'FOUND', value: { deals, skippedRows: 0, totalCount: 1 } })
    },
  })
  for (const dealMonth of published.keys())
    assert.deepEqual(await collectMonth(collector, { source: 'AptRent', lawdCd: '12240', dealMonth }), {
      status: 'FOUND',
    })
  assert.deepEqual(asked, ['202606 12240', '202606 29140', '202607 12240'])
  const { rows } = await pool.query(
    'select deal_month, lawd_cd, legal_district_code from transaction_facts order by deal_month',
  )
  const place = { lawd_cd: '12240', legal_district_code: '1224012000' }
  assert.deepEqual(rows, [
    { deal_month: '202606', ...place },
    { deal_month: '202607', ...place },
  ])
})
