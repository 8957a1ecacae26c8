import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import fc from '../../../test/properties.ts'
import { someTerms } from '../../domain/assessment/facts/lease-facts.fixture.ts'
import { compareLeases, compareSales, compareSalesAround } from '../../domain/comparison/compare.ts'
import type { TradeKind } from '../../domain/comparison/deal.ts'
import type { LeaseTerms } from '../../domain/comparison/lease-terms.ts'
import type { SimilarTo } from '../../domain/comparison/sample.ts'
import type { StoredDeal } from '../../domain/comparison/stored-deal.ts'
import type { DealQuery } from './deal-query.ts'
import { dealsIn, readDistrictWindow } from './district-window.ts'
import { readStoredDeals } from './stored-deals.ts'

const { pool } = await privateDatabase()

const MONTHS = ['202608', '202609', '202610']
const LOT = { legalDistrictCode: '1162010200', landKind: 'LAND', mainNumber: '0007', subNumber: '0000' } as const
const RATE = { basis: 'MARKET', value: 0.06, source: 'x' } as const

type MarketDeal = StoredDeal & { kind: TradeKind; month: string }

/** Few areas and floors, so that every level of the ladder occurs; the lot, the mountain lot of the same number, a neighbor, a masked lot. */
const aDeal: fc.Arbitrary<MarketDeal & { place: 'LOT' | 'MOUNTAIN' | 'NEAR' | 'MASKED' }> = fc.record({
  dealId: fc.uuid(),
  kind: fc.constantFrom('RENT', 'SALE'),
  place: fc.constantFrom('LOT', 'LOT', 'NEAR', 'NEAR', 'MOUNTAIN', 'MASKED'),
  month: fc.constantFrom(...MONTHS),
  contractDate: fc.constantFrom('01', '15', '28'),
  amountManwon: fc.integer({ min: 1, max: 90_000 }),
  monthlyRentManwon: fc.constantFrom(0, 0, 50),
  areaSquareMeter: fc.constantFrom(null, 30, 33, 35, 35.1, 60),
  floor: fc.constantFrom(null, null, 3, 5, 6, 12),
  sameLot: fc.constant(false),
  buildingName: fc.constant(null),
  houseKind: fc.constantFrom(null, null, null, '토지임대부'),
  cancelled: fc.constantFrom(false, false, false, true),
})
const aMarket = fc.array(aDeal, { maxLength: 14 }).map((deals) =>
  deals.map(({ place, ...deal }) => ({
    ...deal,
    place,
    dealId: randomUUID(),
    contractDate: `${deal.month.slice(0, 4)}-${deal.month.slice(4)}-${deal.contractDate}`,
    monthlyRentManwon: deal.kind === 'SALE' ? 0 : deal.monthlyRentManwon,
    sameLot: place === 'LOT',
  })),
)
const aLike: fc.Arbitrary<SimilarTo> = fc.record({
  areaSquareMeter: fc.constantFrom(null, 30, 30, 900),
  floor: fc.constantFrom(null, 4, 40),
})

async function store(market: (MarketDeal & { place: string })[]): Promise<void> {
  await pool.query('truncate transaction_facts')
  const rows = market.map((deal) => ({
    fact_id: deal.dealId,
    source: deal.kind === 'RENT' ? 'RHRent' : 'RHTrade',
    trade_kind: deal.kind,
    property_type: 'ROW_HOUSE_MULTI_UNIT',
    lawd_cd: '11620',
    legal_district_code: LOT.legalDistrictCode,
    district_name: '신림동',
    ...(deal.place === 'MASKED'
      ? {}
      : {
          land_kind: deal.place === 'MOUNTAIN' ? 'MOUNTAIN' : 'LAND',
          main_number: deal.place === 'NEAR' ? '0008' : LOT.mainNumber,
          sub_number: '0000',
        }),
    deal_month: deal.month,
    contract_date: deal.contractDate,
    sale_amount_manwon: deal.kind === 'SALE' ? deal.amountManwon : null,
    deposit_manwon: deal.kind === 'RENT' ? deal.amountManwon : null,
    monthly_rent_manwon: deal.kind === 'RENT' ? deal.monthlyRentManwon : null,
    area_square_meter: deal.areaSquareMeter,
    floor: deal.floor,
    house_kind: deal.houseKind,
    cancelled: deal.cancelled,
    collected_at: '2026-11-01T00:00:00Z',
  }))
  await pool.query(
    'insert into transaction_facts select * from jsonb_populate_recordset(null::transaction_facts, $1::jsonb)',
    [JSON.stringify(rows)],
  )
}

/** Everything that a diagnosis derives from the deals, and the deals of each sample. */
function compared(leases: readonly StoredDeal[], sales: readonly StoredDeal[], terms: LeaseTerms, soldLike: SimilarTo) {
  const comparisons = {
    leases: compareLeases(leases, terms, MONTHS, RATE),
    sales: compareSales(sales, terms.depositManwon, soldLike, MONTHS),
    around: compareSalesAround(sales, terms.depositManwon, soldLike, MONTHS),
  }
  const rows = new Map([...leases, ...sales].map((deal) => [deal.dealId, deal]))
  return Object.values(comparisons).map((each) => ({ ...each, deals: each?.dealIds.map((id) => rows.get(id)) }))
}

/** The deals as `readDeals` returns them. */
function newestFirst(deals: MarketDeal[]): StoredDeal[] {
  return deals
    .map(({ kind: _kind, month: _month, ...deal }) => deal)
    .toSorted((a, b) => (b.contractDate + a.dealId < a.contractDate + b.dealId ? -1 : 1))
    .toSorted((a, b) => (a.contractDate === b.contractDate ? 0 : a.contractDate < b.contractDate ? 1 : -1))
}

test('the lot read first, and the district kept in memory, give the samples, levels and counts that the whole district gives', async () => {
  const reached = new Set<string>()
  const property = fc.asyncProperty(
    aMarket,
    aLike,
    aLike,
    fc.constantFrom('JEONSE', 'MONTHLY_RENT'),
    async (market, leaseLike, soldLike, purpose) => {
      await store(market)
      const terms = someTerms({
        ...leaseLike,
        purpose,
        depositManwon: 20_000,
        monthlyRentManwon: purpose === 'JEONSE' ? 0 : 40,
      })
      const query: DealQuery = {
        lot: LOT,
        propertyType: 'ROW_HOUSE_MULTI_UNIT',
        purpose,
        months: MONTHS,
        similarTo: { RENT: leaseLike, SALE: soldLike },
      }
      const stored = await readStoredDeals(pool, query)
      const counting = market.filter(({ cancelled }) => !cancelled).map(({ place: _place, ...deal }) => deal)
      const ofKind = (kind: TradeKind) => counting.filter((deal) => deal.kind === kind)
      assert.equal(stored.RENT.factCount, Math.min(3, ofKind('RENT').length))
      assert.equal(stored.SALE.factCount, Math.min(3, ofKind('SALE').length))
      const leases = newestFirst(ofKind('RENT').filter((deal) => deal.monthlyRentManwon > 0 !== (purpose === 'JEONSE')))
      const expected = compared(leases, newestFirst(ofKind('SALE')), terms, soldLike)
      assert.deepEqual(compared(stored.RENT.deals, stored.SALE.deals, terms, soldLike), expected)
      const whole = dealsIn(await readDistrictWindow(pool, query), query)
      assert.deepEqual([whole.RENT.factCount, whole.SALE.factCount], [stored.RENT.factCount, stored.SALE.factCount])
      assert.deepEqual(compared(whole.RENT.deals, whole.SALE.deals, terms, soldLike), expected)
      for (const [at, { level }] of expected.entries()) if (level !== undefined) reached.add(`${at} ${level}`)
    },
  )
  await fc.assert(property, { numRuns: 400 })
  // leases and sales on all five levels, and sales around
  assert.equal(reached.size, 11)
})

test('of a lot that answers, nothing of its district is read but similar sales', async () => {
  const deal = (place: string, kind: TradeKind, areaSquareMeter: number) => ({
    dealId: randomUUID(),
    kind,
    place,
    month: '202609',
    contractDate: '2026-09-15',
    amountManwon: 10_000,
    monthlyRentManwon: 0,
    areaSquareMeter,
    floor: 3,
    sameLot: place === 'LOT',
    buildingName: null,
    houseKind: null,
    cancelled: false,
  })
  await store(
    (['RENT', 'SALE'] as const).flatMap((kind) => [
      deal('LOT', kind, 30),
      deal('NEAR', kind, 31),
      deal('NEAR', kind, 60),
    ]),
  )
  const like = { areaSquareMeter: 30, floor: 3 }
  const { RENT, SALE } = await readStoredDeals(pool, {
    lot: LOT,
    propertyType: 'ROW_HOUSE_MULTI_UNIT',
    purpose: 'JEONSE',
    months: MONTHS,
    similarTo: { RENT: like, SALE: like },
  })
  assert.deepEqual(
    RENT.deals.map(({ areaSquareMeter }) => areaSquareMeter),
    [30],
  )
  assert.deepEqual(new Set(SALE.deals.map(({ areaSquareMeter }) => areaSquareMeter)), new Set([30, 31]))
})
