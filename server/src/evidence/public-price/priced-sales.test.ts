import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TEST_NOW } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import { fileFolder } from '../../../test/deal-files.ts'
import { importPriceFiles, unitFile } from '../../../test/price-files.ts'
import { publishedDeal } from '../../../test/published-deal.ts'
import type { Deal } from '../../domain/comparison/deal.ts'
import { loadDistrictCatalogue } from '../../platform/load-district-catalogue.ts'
import { mergeMonth } from '../deals/merge-month.ts'
import { readPricedSales } from './priced-sales.ts'

const { pool } = await privateDatabase()
const lot = { landKind: 'LAND', mainNumber: '1422', subNumber: '0005' } as const
const SALE: Deal = publishedDeal({
  source: 'RHTrade',
  tradeKind: 'SALE',
  propertyType: 'ROW_HOUSE_MULTI_UNIT',
  lot,
  saleAmountManwon: 20_000,
  depositManwon: null,
  monthlyRentManwon: null,
  areaSquareMeter: 29.352,
  floor: 3,
  buildYear: 2011,
})

const deals: Deal[] = [
  SALE,
  { ...SALE, floor: -1, saleAmountManwon: 12_000, dealingKind: '직거래' },
  { ...SALE, areaSquareMeter: 30.4, saleAmountManwon: 1 },
  { ...SALE, floor: 4, saleAmountManwon: 2 },
  { ...SALE, lot: { ...lot, subNumber: '0006' }, saleAmountManwon: 3 },
  { ...SALE, lot: null, saleAmountManwon: 4 },
  { ...SALE, cancelled: true, saleAmountManwon: 5 },
]
await mergeMonth(pool, {
  source: 'RHTrade',
  lawdCd: '11620',
  dealMonth: '202607',
  deals,
  districtCodes: deals.map(() => '1162010200'),
  skippedRows: 0,
  collectedAt: TEST_NOW,
})
const units = [2025, 2026].flatMap((baseYear) => {
  const price = (manwon: number) => (manwon + (baseYear - 2026) * 1_000) * 10_000
  return [
    { baseYear, ho: '301', price: price(11_000) },
    { baseYear, ho: '302', price: price(13_000) },
    { baseYear, ho: '303', area: 60, price: price(99_000) },
    { baseYear, ho: '지층비01', price: price(8_000) },
  ]
})
await importPriceFiles({ pool, catalogue: loadDistrictCatalogue(), now: () => TEST_NOW }, [
  fileFolder().write('units.csv', unitFile(units)),
])

const query = { lawdCd: '11620', newestYear: 2026, fromMonth: '202607', before: '2026-08-01' }
const pairs = async (baseYear: number, overrides: Partial<typeof query> = {}) => {
  const found = await readPricedSales(pool, { ...query, ...overrides })
  const { rows } = await pool.query('select fact_id, sale_amount_manwon from transaction_facts')
  const amounts = new Map(rows.map(({ fact_id: id, sale_amount_manwon: amount }) => [id, amount]))
  return found
    .filter((each) => each.baseYear === baseYear)
    .map(({ factId, publicPriceManwon }) => [amounts.get(factId), publicPriceManwon])
    .toSorted(([one], [other]) => one - other)
}

test('join: lot, floor and the closest area within 5 % and 1 ㎡, the median of several units, each base year by itself', async () => {
  assert.deepEqual(await pairs(2026), [
    [12_000, 8_000],
    [20_000, 12_000],
  ])
  assert.deepEqual(await pairs(2025), [
    [12_000, 7_000],
    [20_000, 11_000],
  ])
})

test('a floor that is not known of the sale or of the units is none to compare', async (t) => {
  t.after(async () => {
    await pool.query('update transaction_facts set floor = 4 where sale_amount_manwon = 2')
    await pool.query(`update imported_public_prices set floors = '{3,3,3,-1}'`)
  })
  await pool.query('update transaction_facts set floor = null where sale_amount_manwon = 2')
  assert.deepEqual((await pairs(2026))[0], [2, 11_000])
  await pool.query('update imported_public_prices set floors = array_fill(null::smallint, array[4])')
  assert.deepEqual(
    (await pairs(2026)).map(([, price]) => price),
    [11_000, 11_000, 11_000],
  )
})

test('a looked up price serves where no file has one of the lot and year, by its floor as well', async (t) => {
  const insert = async (baseYear: number, subNumber: string) => {
    const pnu = `116201020011422${subNumber}`
    await pool.query(
      `insert into public_price_snapshots (pnu, kind, status, collected_at) values ($1, 'APARTMENT_UNIT', 'FOUND', now())
       on conflict do nothing`,
      [pnu],
    )
    for (const [floorName, won] of [
      ['3', 90_000_000],
      ['5', 1],
      ['지하', 2],
    ])
      await pool.query(
        `insert into public_prices (pnu, kind, base_year, price_won, area_square_meter, floor_name)
         values ($1, 'APARTMENT_UNIT', $2, $3, 29.35, $4)`,
        [pnu, baseYear, won, floorName],
      )
  }
  t.after(() => pool.query('delete from public_price_snapshots'))
  await insert(2026, '0005')
  await insert(2026, '0006')
  assert.deepEqual(await pairs(2026), [
    [3, 9_000],
    [12_000, 8_000],
    [20_000, 12_000],
  ])
})

test('only sales from a month on and before a day count, of the city district that is asked, and three base years', async () => {
  assert.deepEqual(await pairs(2026, { fromMonth: '202608' }), [])
  assert.deepEqual(await pairs(2026, { before: '2026-07-03' }), [])
  assert.deepEqual(await pairs(2026, { lawdCd: '11680' }), [])
  assert.deepEqual(await pairs(2026, { newestYear: 2025 }), [])
  assert.equal((await pairs(2025, { newestYear: 2027 })).length, 2)
  assert.deepEqual(await pairs(2025, { newestYear: 2028 }), [])
})
