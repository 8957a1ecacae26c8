import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { fileFolder } from '../../server/test/deal-files.ts'
import { type UnitLine, unitFile } from '../../server/test/price-files.ts'
import { dealFilesIn, readZoneMarkets } from './market-files.ts'
import { priceFilesIn, readUnitPrices } from './unit-prices.ts'
import { backtest } from './value-backtest.ts'
import { figuresOf } from './value-report.ts'

const catalogue = loadDistrictCatalogue()
const DISTRICT = '1162010200'
const LOT = { legalDistrictCode: DISTRICT, landKind: 'LAND', mainNumber: '1422', subNumber: '0005' } as const

function folderOfPrices(files: Record<string, UnitLine[]>) {
  const folder = fileFolder()
  for (const [name, lines] of Object.entries(files)) folder.write(name, unitFile(lines))
  return folder.path
}

test('R-FILE-06 a sale takes the median price of the units of its floor and nearest area, by base year', async () => {
  const folder = folderOfPrices({
    'AL_D167_11_20260520.csv': [
      { ho: '301', price: 110_000_000 },
      { ho: '302', price: 130_000_000 },
      { ho: '303', area: 29.9, price: 990_000_000 },
      { ho: '401', price: 990_000_000 },
      { ho: '지층비01', price: 80_000_000 },
      { ho: '301', baseYear: 2025, price: 100_000_000, asOf: '2025-05-20' },
    ],
    'AL_D167_11_20261120.csv': [{ ho: '301', baseYear: 2025, price: 90_000_000, asOf: '2025-11-20' }],
  })
  const publicPricesOf = await readUnitPrices(priceFilesIn(folder), catalogue)
  const pricesOf = (floor: number | null, areaSquareMeter: number) =>
    Object.fromEntries(publicPricesOf({ lot: LOT, floor, areaSquareMeter }))
  assert.deepEqual(pricesOf(3, 29.352), { 2025: 9_000, 2026: 12_000 })
  assert.deepEqual(pricesOf(-1, 29.3), { 2026: 8_000 })
  assert.deepEqual([pricesOf(5, 29.35), pricesOf(3, 31)], [{}, {}])
  assert.deepEqual(publicPricesOf({ lot: { ...LOT, subNumber: '0006' }, floor: 3, areaSquareMeter: 29.35 }), new Map())
})

/** Row houses of one size, each on a lot of its own and sold once; their worth scatters by 25 %, unlike the price's share. */
function soldOnce(month: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const lot = Number(month.slice(4)) * 100 + index
    const worth = Math.round(20_000 * Math.exp(0.25 * Math.sin(lot * 12.9898)))
    return {
      deal: `서울특별시 관악구 신림동,${lot}-1,,45.5,${month},${(index % 28) + 1},${worth},3,2012,,중개거래`,
      unit: {
        pnu: `${DISTRICT}1${String(lot).padStart(4, '0')}0001`,
        area: 45.5,
        price: Math.round(worth / 1.7) * 10_000,
      },
    }
  })
}

test('R-FILE-08 prices of a folder help the sales agreed after their publication, and no earlier ones', async () => {
  const sales = ['2510', '2511', '2512', '2601', '2604', '2606'].flatMap((month) => soldOnce(`20${month}`, 50))
  const folder = fileFolder()
  folder.write(
    'sales.csv',
    [
      '□ 실거래구분 : 연립다세대(매매)',
      '시군구,번지,건물명,전용면적(㎡),계약년월,계약일,거래금액(만원),층,건축년도,해제사유발생일,거래유형',
      ...sales.map(({ deal }) => deal),
    ].join('\n'),
  )
  folder.write('AL_D167_11_20260520.csv', unitFile(sales.map(({ unit }) => unit)))
  const [priced] = await readZoneMarkets(dealFilesIn(folder.path), catalogue, priceFilesIn(folder.path))
  const [bare] = await readZoneMarkets(dealFilesIn(folder.path), catalogue)
  assert.ok(priced !== undefined && bare !== undefined)
  const options = { months: ['202604', '202606'], lagDays: 0, refit: 'MONTHLY' } as const
  const [before = [], after = []] = [...Map.groupBy(backtest([priced], options), ({ month }) => month).values()]
  assert.deepEqual([before.length, after.length], [50, 50])
  assert.ok(before.every(({ isPriceKnown }) => !isPriceKnown))
  assert.ok(after.every(({ isPriceKnown }) => isPriceKnown))
  const without = backtest([bare], options)
  assert.deepEqual(
    before.map(({ error }) => error),
    without.filter(({ month }) => month === '202604').map(({ error }) => error),
  )
  const errorOf = (rows: typeof without) => figuresOf(rows).medianError
  const [helped, unhelped] = [errorOf(after), errorOf(without.filter(({ month }) => month === '202606'))]
  assert.ok(helped < 0.5 * unhelped, `${helped} with and ${unhelped} without`)
})
