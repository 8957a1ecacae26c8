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

function riseOf(deals: ReturnType<typeof steppedDeals>): number {
  const { zone, gus } = fitLevels([createGuMarket('11620', deals, CONSTANTS)], AS_OF, CONSTANTS)
  const on = (day: number) =>
    levelOn(zone, 'zone', day, CONSTANTS.level) + levelOn(gus.get('11620') ?? null, 'gu', day, CONSTANTS.level)
  return on(AS_OF - 40) - on(AS_OF - 400)
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
