import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import fc from '../../../test/properties.ts'
import { publishedDeal } from '../../../test/published-deal.ts'
import { yearMonth } from '../../domain/calendar.ts'
import type { Deal } from '../../domain/comparison/deal.ts'
import { quartiles } from '../../domain/comparison/statistics.ts'
import type { DealGroup } from './deal-group.ts'
import { withDealStaging } from './merge-deals.ts'
import { mergeMonth } from './merge-month.ts'

const { pool } = await privateDatabase()

beforeEach(() =>
  pool.query('truncate transaction_facts, collection_ledger, market_statistics_monthly, district_evidence'),
)

/** Two of the names are in the catalogue of this test, one is not. */
const DISTRICT_CODES: Record<string, string> = { 신림동: '1162010200', 봉천동: '1162010100' }

/** What one source publishes for a five-digit code and a month at one time. */
type Publication = DealGroup & { deals: Deal[] }

const district = fc.constantFrom('신림동', '봉천동', '없는동')
const month = fc.constantFrom('202606', '202607')

/** Few different values, so that equal rows are common, as they are in reality. */
const lease = fc.record({
  districtName: district,
  depositManwon: fc.constantFrom(0, 1_000, 20_000, 30_000, 30_001),
  monthlyRentManwon: fc.constantFrom(0, 50, 90),
  floor: fc.constantFrom(1, 2),
  contractKind: fc.constantFrom('신규', '갱신', null),
})
const sale = fc.record({
  districtName: district,
  saleAmountManwon: fc.integer({ min: 40_000, max: 40_005 }),
  floor: fc.constantFrom(1, 2),
  cancelled: fc.boolean(),
  houseKind: fc.constantFrom(null, null, '토지임대부'),
})
const leases = fc.tuple(month, fc.array(lease, { maxLength: 14 })).map(
  ([dealMonth, rows]): Publication => ({
    source: 'AptRent',
    lawdCd: '11620',
    dealMonth,
    deals: rows.map((row) => publishedDeal({ ...row, contractDate: dayOf(dealMonth) })),
  }),
)
const sales = fc.tuple(month, fc.array(sale, { maxLength: 14 })).map(
  ([dealMonth, rows]): Publication => ({
    source: 'AptTradeDev',
    lawdCd: '11620',
    dealMonth,
    deals: rows.map((row) =>
      publishedDeal({
        ...row,
        source: 'AptTradeDev',
        tradeKind: 'SALE',
        depositManwon: null,
        monthlyRentManwon: null,
        contractDate: dayOf(dealMonth),
        cancelledOn: row.cancelled ? '2026-08-01' : null,
      }),
    ),
  }),
)

function dayOf(dealMonth: string): string {
  return `${yearMonth(dealMonth)}-11`
}

function codeOf(deal: Deal): string | null {
  return DISTRICT_CODES[deal.districtName] ?? null
}

const NOTHING = { inserted: 0, updated: 0, vanished: 0, copies: 0 }

/** Live rows with one floor of one lot and equal amounts are copies; the rule, written a second time. */
function copiesIn(deals: readonly Deal[]): number {
  const live = deals.filter((deal) => !deal.cancelled)
  const contracts = live.map((deal) =>
    [deal.districtName, deal.floor, deal.saleAmountManwon, deal.depositManwon, deal.monthlyRentManwon].join(),
  )
  return live.length - new Set(contracts).size
}

const hour = (count: number) => new Date(Date.parse('2026-08-10T00:00:00Z') + count * 3_600_000)

function mergeWhole({ deals, ...group }: Publication, collectedAt: Date, skippedRows = 0) {
  return mergeMonth(pool, { ...group, deals, districtCodes: deals.map(codeOf), skippedRows, collectedAt })
}

function mergePart({ deals, ...group }: Publication, collectedAt: Date) {
  const placed = deals.map((deal) => ({ deal, legalDistrictCode: codeOf(deal), dealMonth: group.dealMonth }))
  return withDealStaging(pool, async (staging) => {
    await staging.add(placed)
    return staging.merge([group], collectedAt)
  })
}

type Fact = {
  source: string
  deal_month: string
  legal_district_code: string | null
  trade_kind: string
  sale_amount_manwon: number | null
  deposit_manwon: number | null
  monthly_rent_manwon: number | null
  house_kind: string | null
  cancelled: boolean
}

/** Recomputes every statistic from all stored facts, with code independent of the service. */
function recomputed(facts: Fact[]): string[] {
  const cells = new Map<string, { amounts: number[]; rents: number[] }>()
  for (const fact of facts) {
    if (fact.cancelled || fact.house_kind === '토지임대부') continue
    const kind = fact.trade_kind === 'SALE' ? 'SALE' : fact.monthly_rent_manwon === 0 ? 'RENT_JEONSE' : 'RENT_MONTHLY'
    const districts = new Set([fact.legal_district_code, null])
    for (const code of districts) {
      const key = `${fact.source} ${fact.deal_month} ${kind} ${code}`
      const cell = cells.get(key) ?? { amounts: [], rents: [] }
      cells.set(key, cell)
      cell.amounts.push(fact.sale_amount_manwon ?? fact.deposit_manwon ?? Number.NaN)
      cell.rents.push(fact.monthly_rent_manwon ?? Number.NaN)
    }
  }
  return [...cells]
    .map(([key, { amounts, rents }]) => {
      const { min, q1, median, q3, max } = quartiles(amounts)
      const rent = key.includes('RENT_MONTHLY') ? quartiles(rents).median : null
      return `${key}: ${[amounts.length, min, q1, median, q3, max, rent].join(' ')}`
    })
    .sort()
}

async function stored(): Promise<string[]> {
  const { rows } = await pool.query(
    `select source, deal_month, trade_kind, legal_district_code, sample_count, min_amount, q1_amount, median_amount,
       q3_amount, max_amount, median_monthly_rent
     from market_statistics_monthly`,
  )
  return rows
    .map((row) => {
      const { source, deal_month, trade_kind, legal_district_code, sample_count, ...amounts } = row
      const numbers = [sample_count, ...Object.values(amounts)].join(' ')
      return `${source} ${deal_month} ${trade_kind} ${legal_district_code}: ${numbers}`
    })
    .sort()
}

async function facts(): Promise<Fact[]> {
  return (await pool.query<Fact>('select * from transaction_facts')).rows
}

const publications = fc.array(fc.tuple(fc.oneof(leases, sales), fc.boolean()), { minLength: 1, maxLength: 7 })

test('property: after any late, changed, vanished and cancelled deals the statistics equal a full recomputation', async () => {
  await fc.assert(
    fc
      .asyncProperty(publications, async (sequence) => {
        for (const [index, [publication, isWhole]] of sequence.entries()) {
          await (isWhole ? mergeWhole : mergePart)(publication, hour(index))
          const now = await facts()
          assert.deepEqual(await stored(), recomputed(now))
          if (!isWhole) continue
          const { source, dealMonth, deals } = publication
          const month = now.filter((fact) => fact.source === source && fact.deal_month === dealMonth)
          assert.equal(month.length, deals.length - copiesIn(deals))
          assert.equal(month.filter((fact) => fact.cancelled).length, deals.filter((deal) => deal.cancelled).length)
        }
      })
      .beforeEach(async () => {
        await pool.query('truncate transaction_facts, collection_ledger, market_statistics_monthly')
      }),
    { numRuns: 60 },
  )
})

test('property: the counts per legal district, kept by the writers, equal a count of what is stored', async () => {
  await fc.assert(
    fc
      .asyncProperty(publications, async (sequence) => {
        for (const [index, [publication, isWhole]] of sequence.entries()) {
          await (isWhole ? mergeWhole : mergePart)(publication, hour(index))
        }
        const { rows: kept } = await pool.query(
          `select legal_district_code as code, transaction_count::int as deals, statistic_count::int as statistics
           from district_evidence where transaction_count <> 0 or statistic_count <> 0 order by code`,
        )
        const { rows: counted } = await pool.query(
          `select legal_district_code as code, sum(sample_count)::int as deals, count(*)::int as statistics
           from market_statistics_monthly where legal_district_code is not null group by code order by code`,
        )
        assert.deepEqual(kept, counted)
        const comparable = (await facts()).filter(
          (fact) => !fact.cancelled && fact.house_kind === null && fact.legal_district_code !== null,
        )
        assert.equal(
          kept.reduce((sum, { deals }) => sum + deals, 0),
          comparable.length,
        )
      })
      .beforeEach(async () => {
        await pool.query('delete from market_statistics_monthly')
        await pool.query('truncate transaction_facts, collection_ledger, district_evidence')
      }),
    { numRuns: 30 },
  )
})

test('only the statistics of touched months are written; merging the same again writes none', async () => {
  const publication = (dealMonth: string, count: number): Publication => ({
    source: 'AptRent',
    lawdCd: '11620',
    dealMonth,
    deals: Array.from({ length: count }, (_, index) =>
      publishedDeal({ floor: index + 1, contractDate: dayOf(dealMonth) }),
    ),
  })
  await mergeWhole(publication('202606', 3), hour(0))
  await mergeWhole(publication('202607', 3), hour(0))
  await mergeWhole(publication('202607', 4), hour(1))
  assert.deepEqual(await mergeWhole(publication('202606', 3), hour(2)), NOTHING)
  const { rows } = await pool.query(
    'select distinct deal_month, refreshed_at from market_statistics_monthly order by deal_month',
  )
  assert.deepEqual(
    rows.map((row) => [row.deal_month, row.refreshed_at]),
    [
      ['202606', hour(0)],
      ['202607', hour(1)],
    ],
  )
})

test('an answer that overtakes a newer one changes nothing', async () => {
  const publication = { source: 'AptRent', lawdCd: '11620', dealMonth: '202607' } as const
  await mergeWhole({ ...publication, deals: [publishedDeal()] }, hour(5))
  const late = await mergeWhole({ ...publication, deals: [] }, hour(4))
  assert.deepEqual([late.vanished, (await facts()).length], [0, 1])
})

const SOLD = publishedDeal({
  source: 'AptTradeDev',
  tradeKind: 'SALE',
  saleAmountManwon: 50_000,
  depositManwon: null,
  monthlyRentManwon: null,
})

test('R-EVID-14: a lease published twice is one deal, from the row with the fewest blanks, and the ledger counts the copy', async () => {
  const publication = { source: 'AptRent', lawdCd: '11620', dealMonth: '202607' } as const
  const full = publishedDeal({ contractKind: '갱신', previousDepositManwon: 28_000 })
  const blank = publishedDeal({ contractKind: null, contractTerm: null })
  for (const [at, deals] of [
    [blank, full, blank],
    [full, blank, blank],
  ].entries()) {
    await mergeWhole({ ...publication, deals }, hour(at))
    const { rows } = await pool.query('select contract_kind, previous_deposit_manwon from transaction_facts')
    assert.deepEqual(rows, [{ contract_kind: '갱신', previous_deposit_manwon: 28_000 }])
    const { rows: ledger } = await pool.query('select row_count, copy_count from collection_ledger')
    assert.deepEqual(ledger, [{ row_count: 1, copy_count: 2 }])
  }
  const { rows } = await pool.query(
    'select sample_count from market_statistics_monthly where legal_district_code is null',
  )
  assert.deepEqual(rows, [{ sample_count: 1 }])
})

test('R-EVID-14: other floors, and rows without a lot, a floor or an area, are different deals', async () => {
  const publication = { source: 'AptRent', lawdCd: '11620', dealMonth: '202607' } as const
  for (const [at, differing] of [
    [{ floor: 3 }, { floor: 4 }],
    [{ floor: null }, { floor: null }],
    [{ lot: null }, { lot: null }],
    [{ areaSquareMeter: null }, { areaSquareMeter: null }],
    [{ depositManwon: 30_000 }, { depositManwon: 30_001 }],
    [{ contractDate: '2026-07-03' }, { contractDate: '2026-07-04' }],
  ].entries()) {
    await mergeWhole({ ...publication, deals: differing.map((each) => publishedDeal(each)) }, hour(at))
    assert.equal((await facts()).length, 2, JSON.stringify(differing))
  }
})

test('R-EVID-14: a cancelled sale stays beside the one that was registered again', async () => {
  const publication = { source: 'AptTradeDev', lawdCd: '11620', dealMonth: '202607' } as const
  assert.equal((await mergeWhole({ ...publication, deals: [SOLD] }, hour(0))).inserted, 1)
  const cancelled = { ...SOLD, cancelled: true, cancelledOn: '2026-08-01' }
  const result = await mergeWhole({ ...publication, deals: [SOLD, cancelled] }, hour(1))
  assert.deepEqual(result, { ...NOTHING, inserted: 1, updated: 1 })
  assert.deepEqual(await mergeWhole({ ...publication, deals: [SOLD, cancelled, SOLD] }, hour(2)), {
    ...NOTHING,
    copies: 1,
  })
  assert.equal((await facts()).filter((fact) => fact.cancelled).length, 1)
})

test('a part of a month takes back no cancellation, blanks nothing and removes nothing', async () => {
  const publication = { source: 'AptTradeDev', lawdCd: '11620', dealMonth: '202607' } as const
  const other = { ...SOLD, floor: 9 }
  await mergeWhole({ ...publication, deals: [{ ...SOLD, cancelled: true, cancelledOn: '2026-08-01' }, other] }, hour(0))
  const result = await mergePart({ ...publication, deals: [{ ...SOLD, contractKind: null }] }, hour(1))
  assert.deepEqual(result, NOTHING)
  const rows = await facts()
  assert.deepEqual([rows.length, rows.filter((row) => row.cancelled).length], [2, 1])
})

test('a month with rows that could not be read removes nothing, as any of them may be a stored deal; it counts as collected', async () => {
  const publication = { source: 'AptRent', lawdCd: '11620', dealMonth: '202607' } as const
  const [kept, unreadable, added] = [1, 2, 3].map((floor) => publishedDeal({ floor })) as [Deal, Deal, Deal]
  await mergeWhole({ ...publication, deals: [kept, unreadable] }, hour(0))
  const result = await mergeWhole({ ...publication, deals: [kept, added] }, hour(1), 1)
  assert.deepEqual(result, { ...NOTHING, inserted: 1 })
  const { rows } = await pool.query('select row_count, collected_at from collection_ledger')
  assert.deepEqual(rows, [{ row_count: 2, collected_at: hour(1) }])
  // once every row can be parsed again, the month is as published
  assert.equal((await mergeWhole({ ...publication, deals: [kept, added] }, hour(2))).vanished, 1)
})

test('property: a month stored at once has the same keys as one merged, so that merging it again writes nothing', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.oneof(leases, sales), async (publication) => {
        const copies = copiesIn(publication.deals)
        const inserted = publication.deals.length - copies
        assert.deepEqual(await mergeWhole(publication, hour(0)), { ...NOTHING, inserted, copies })
        const unchanged = { ...NOTHING, copies }
        const reversed = { ...publication, deals: publication.deals.toReversed() }
        assert.deepEqual(await mergeWhole(reversed, hour(1)), unchanged)
        assert.deepEqual(await mergePart(publication, hour(2)), unchanged)
        await pool.query('delete from market_statistics_monthly')
        await pool.query('truncate transaction_facts, collection_ledger, district_evidence')
        await mergePart(publication, hour(3))
        assert.deepEqual(await mergeWhole(publication, hour(4)), unchanged)
      })
      .beforeEach(async () => {
        await pool.query('truncate transaction_facts, collection_ledger, market_statistics_monthly')
      }),
    { numRuns: 60 },
  )
})
