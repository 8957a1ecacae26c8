import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGuMarket } from './create-gu-market.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { fitLevels } from './fit-levels.ts'
import { levelOn } from './level-series.ts'

const CONSTANTS = ESTIMATOR_CONSTANTS.APARTMENT.SALE
const AS_OF = 20_600

/** Homes of one size on `lots` lots, each sold every four weeks; the market jumps by `rise` on `stepDay`. */
function steppedDeals(lots: number, rise: number, stepDay: number) {
  return Array.from({ length: lots }, (_, lot) =>
    Array.from({ length: 20 }, (_, n) => {
      const day = AS_OF - 1 - n * 28 - lot
      return {
        dealId: `${lot}-${String(n).padStart(2, '0')}`,
        legalDistrictCode: '1162010100',
        lot: `lot ${String(lot).padStart(3, '0')}`,
        day,
        amountManwon: Math.round((50_000 + lot * 5_000) * Math.exp(day >= stepDay ? rise : 0)),
        areaSquareMeter: 59.9,
        floor: 6,
        buildYear: 2005,
        weak: false,
      }
    }),
  ).flat()
}

/** How far the level of the market is on one day above that of another. */
function levelBetween(deals: ReturnType<typeof steppedDeals>, from: number, to: number): number {
  const { zone, gus } = fitLevels([createGuMarket('11620', deals, CONSTANTS)], AS_OF, CONSTANTS)
  const on = (day: number) =>
    levelOn(zone, 'zone', day, CONSTANTS.level) + levelOn(gus.get('11620') ?? null, 'gu', day, CONSTANTS.level)
  return on(to) - on(from)
}

function riseOf(deals: ReturnType<typeof steppedDeals>): number {
  return levelBetween(deals, AS_OF - 400, AS_OF - 40)
}

test('levels: a rise that homes sold again show is found, homes of different prices notwithstanding', () => {
  const rise = riseOf(steppedDeals(28, 0.2, AS_OF - 200))
  assert.ok(Math.abs(rise - 0.2) < 0.02, `${rise}`)
})

test('levels: homes that were dealt once say nothing', () => {
  const once = steppedDeals(28, 0.2, AS_OF - 200).map((deal) => ({ ...deal, lot: deal.dealId }))
  assert.equal(riseOf(once), 0)
})

test('levels: deals from the day of the fit on are not seen', () => {
  const deals = steppedDeals(28, 0.1, AS_OF - 200)
  const later = deals.map((deal, index) => ({
    ...deal,
    dealId: `later ${index}`,
    day: AS_OF + (index % 90),
    amountManwon: 10 ** 6,
  }))
  assert.equal(riseOf([...deals, ...later]), riseOf(deals))
})

test('levels: a few wild deals hardly move a market', () => {
  const deals = steppedDeals(28, 0.1, AS_OF - 200)
  const wild = deals.slice(0, 5).map((deal, index) => ({
    ...deal,
    dealId: `wild ${index}`,
    day: AS_OF - 1 - index,
    amountManwon: deal.amountManwon * 10,
  }))
  assert.ok(Math.abs(riseOf([...deals, ...wild]) - riseOf(deals)) < 0.01)
})

test('R-VALUE-05: five sales of one lot on one day hardly move a thin market, and a rise that all lots show still does', () => {
  const thin = steppedDeals(6, 0, AS_OF).filter(({ day }) => day >= AS_OF - 360)
  const added = (lots: string[], rise: number) =>
    lots.map((lot, index) => {
      const deal = thin.find((each) => each.lot === lot)!
      return { ...deal, dealId: `last ${index}`, day: AS_OF - 10, amountManwon: Math.round(deal.amountManwon * rise) }
    })
  const today = (deals: typeof thin) => levelBetween(deals, AS_OF - 100, AS_OF + 80)
  const ofOneLot = today([...thin, ...added(Array<string>(5).fill('lot 005'), 1.5)]) - today(thin)
  const ofAllLots =
    today([
      ...thin,
      ...added(
        [1, 2, 3, 4, 5].map((lot) => `lot 00${lot}`),
        1.1,
      ),
    ]) - today(thin)
  assert.ok(ofOneLot < 0.05, `${ofOneLot}`)
  assert.ok(ofAllLots > 0.02, `${ofAllLots}`)
})

test('levels: too few deals make no level', () => {
  const { zone, gus, districts, areaClasses } = fitLevels(
    [createGuMarket('11620', steppedDeals(28, 0.1, AS_OF - 200).slice(0, 4), CONSTANTS)],
    AS_OF,
    CONSTANTS,
  )
  assert.deepEqual([zone, gus.size, districts.size], [null, 0, 0])
  assert.deepEqual(areaClasses.get('11620'), [null, null, null, null, null])
  assert.equal(fitLevels([], AS_OF, CONSTANTS).zone, null)
})
