import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import { jeonseFact, type StoredFact, saleFact, storeFacts } from '../../../test/valued-facts.ts'
import { type OwnDealsQuery, readOwnDeals } from './read-own-deals.ts'

const { pool } = await privateDatabase()
beforeEach(() => pool.query('truncate transaction_facts, market_statistics_monthly, district_evidence'))

const QUERY: OwnDealsQuery = {
  lot: { legalDistrictCode: '1162010100', landKind: 'LAND', mainNumber: '0001', subNumber: '0000' },
  propertyType: 'APARTMENT',
  zone: 'CAPITAL',
  areaSquareMeter: 59.9,
  floor: 8,
  day: '2026-11-20',
}
const sold = (contract_date: string, manwon: number, other: StoredFact = {}) =>
  saleFact({ contract_date, sale_amount_manwon: manwon, ...other })
const jeonseOf = (contract_date: string, manwon: number, other: StoredFact = {}) =>
  jeonseFact({ contract_date, deposit_manwon: manwon, ...other })

async function sameTime(facts: StoredFact[], query: Partial<OwnDealsQuery> = {}) {
  await storeFacts(pool, facts)
  return (await readOwnDeals(pool, { ...QUERY, ...query })).sameTime
}

test('R-SCORE-49: a sale and a new jeonse of one floor and area within 60 days are a pair, whichever came first', async () => {
  const found = await sameTime([
    sold('2026-03-01', 40_000),
    jeonseOf('2026-04-30', 36_000),
    sold('2025-06-01', 30_000, { floor: 3, dealing_kind: '직거래' }),
    jeonseOf('2025-05-10', 31_000, { floor: 3 }),
  ])
  assert.deepEqual(found, {
    ownSale: null,
    pairCount: 2,
    nearPriceCount: 2,
    nearPrice: [
      {
        sale: { contractDate: '2026-03-01', amountManwon: 40_000, areaSquareMeter: 59.9, floor: 8, direct: false },
        lease: { contractDate: '2026-04-30', depositManwon: 36_000 },
      },
      {
        sale: { contractDate: '2025-06-01', amountManwon: 30_000, areaSquareMeter: 59.9, floor: 3, direct: true },
        lease: { contractDate: '2025-05-10', depositManwon: 31_000 },
      },
    ],
  })
})

const NO_PAIR: Record<string, StoredFact[]> = {
  'a day too far apart': [sold('2026-03-01', 40_000), jeonseOf('2026-05-01', 40_000)],
  'another floor': [sold('2026-03-01', 40_000), jeonseOf('2026-03-01', 40_000, { floor: 9 })],
  'another plan of nearly the area': [
    sold('2026-03-01', 40_000),
    jeonseOf('2026-03-01', 40_000, { area_square_meter: 59.97 }),
  ],
  'a floor that nobody published': [
    sold('2026-03-01', 40_000, { floor: null }),
    jeonseOf('2026-03-01', 40_000, { floor: null }),
  ],
  'two sales for one lease': [sold('2026-03-01', 40_000), sold('2026-03-20', 90_000), jeonseOf('2026-03-10', 40_000)],
  'two leases for one sale': [
    sold('2026-03-01', 40_000),
    jeonseOf('2026-03-05', 40_000),
    jeonseOf('2026-03-06', 10_000),
  ],
  'a renewed lease': [sold('2026-03-01', 40_000), jeonseOf('2026-03-05', 40_000, { contract_kind: '갱신' })],
  'a lease with rent': [sold('2026-03-01', 40_000), jeonseOf('2026-03-05', 40_000, { monthly_rent_manwon: 10 })],
  'a cancelled sale': [sold('2026-03-01', 40_000, { cancelled: true }), jeonseOf('2026-03-05', 40_000)],
  'another lot': [sold('2026-03-01', 40_000), jeonseOf('2026-03-05', 40_000, { sub_number: '0001' })],
  'a deposit far from the price': [sold('2026-03-01', 40_000), jeonseOf('2026-03-05', 35_999)],
}
for (const [what, facts] of Object.entries(NO_PAIR)) {
  test(`R-SCORE-49: ${what} is no pair that is named`, async () => assert.equal(await sameTime(facts), null))
}

test('pairs are counted whatever their amounts, and the three newest with a deposit near the price are named', async () => {
  const floors = [1, 2, 3, 4, 5]
  const found = await sameTime(
    floors.flatMap((floor) => [
      sold(`2026-0${floor}-01`, 40_000, { floor }),
      jeonseOf(`2026-0${floor}-02`, floor === 5 ? 20_000 : 38_000, { floor }),
    ]),
  )
  assert.deepEqual([found?.pairCount, found?.nearPriceCount], [5, 4])
  assert.deepEqual(
    found?.nearPrice.map(({ sale }) => sale.floor),
    [4, 3, 2],
  )
})

const OWN = sold('2026-09-21', 40_000)

test('R-SCORE-49: the one sale of the floor and about the area within 60 days of today is the own one', async () => {
  const found = await sameTime([OWN, sold('2026-09-20', 50_000), sold('2026-10-01', 50_000, { floor: 9 })], {
    areaSquareMeter: 59,
  })
  assert.equal(found?.ownSale?.amountManwon, 40_000)
})

const NOT_OWN: Record<string, [StoredFact[], Partial<OwnDealsQuery>]> = {
  'one of two, as either may be': [[OWN, sold('2026-10-21', 90_000)], {}],
  'one of another area': [[OWN], { areaSquareMeter: 57 }],
  'one for a home of an unknown floor': [[OWN], { floor: null }],
  'one for a home of an unknown area': [[OWN], { areaSquareMeter: null }],
  'one of more than 60 days ago': [[sold('2026-09-20', 40_000)], {}],
}
for (const [what, [facts, query]] of Object.entries(NOT_OWN)) {
  test(`R-SCORE-49: a recent sale is not the home's where it is ${what}`, async () =>
    assert.equal(await sameTime(facts, query), null))
}
