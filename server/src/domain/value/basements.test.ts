import assert from 'node:assert/strict'
import { test } from 'node:test'
import { median } from '../comparison/statistics.ts'
import type { Place } from './covariance.ts'
import { createGuMarket, type MarketDeal } from './create-gu-market.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { floorAndArea } from './floor-and-area.ts'
import { rowHouseMarket } from './row-house-market.fixture.ts'
import { sharesOf } from './shares.ts'
import { outcomesOf, type ZoneMarket } from './zone-fit.ts'

const CONSTANTS = ESTIMATOR_CONSTANTS.ROW_HOUSE_MULTI_UNIT.SALE
const { rows, endDay } = rowHouseMarket(11)

/** Moves one deal in eight to a basement, which is worth `less` than the floor curve says. */
function withBasements(less: number): ZoneMarket {
  const moved = (deal: MarketDeal, index: number): MarketDeal => {
    if (index % 8 > 0) return { ...deal, publicPrices: new Map() }
    const below = { ...deal, topFloor: 4, floor: -1 }
    const change = floorAndArea(below, CONSTANTS) - floorAndArea({ ...deal, topFloor: 4 }, CONSTANTS) - less
    return {
      ...deal,
      floor: -1,
      amountManwon: Math.round(deal.amountManwon * Math.exp(change)),
      publicPrices: new Map(),
    }
  }
  return {
    kind: 'SALE',
    propertyType: 'ROW_HOUSE_MULTI_UNIT',
    markets: [...rows].map(([lawdCd, deals]) => createGuMarket(lawdCd, deals.map(moved), CONSTANTS)),
  }
}

test('R-VALUE-08 what a basement is worth less is fitted, on lots with and without a deal', () => {
  for (const less of [0, 0.25]) {
    const zone = withBasements(less)
    const places = zone.markets.flatMap(({ day, weak }, market) =>
      [...day.keys()]
        .filter((index) => weak[index] === 0 && day[index]! >= endDay - 200)
        .map((index) => ({ market, index })),
    )
    const outcomes = outcomesOf(zone, places)
    const biasOf = (basement: number) =>
      median(outcomes.filter(({ cells }) => cells[6] === basement).map(({ error }) => error))
    assert.ok(outcomes.filter(({ cells }) => cells[6] === 1).length > 60)
    assert.ok(Math.abs(biasOf(1)) < 0.05, `${less}: basements ${biasOf(1)}`)
    assert.ok(Math.abs(biasOf(0)) < 0.03, `${less}: above ground ${biasOf(0)}`)
  }
})

test('R-VALUE-10 a basement is compared with basements of its lot first', () => {
  const home: Place = {
    lot: 'L01200007',
    day: endDay,
    areaSquareMeter: 50,
    lnArea: Math.log(50),
    floor: -1,
    buildYear: 2000,
    topFloor: 4,
    number: { register: 'L', main: 120, sub: 7 },
  }
  const deal = (floor: number) => ({ ...home, floor, rest: 0, noise: CONSTANTS.noise, price: null })
  const [below = 0, above = 0] = sharesOf(
    [deal(-1), deal(1)],
    home,
    CONSTANTS.covariance,
    CONSTANTS.outlierFreedom,
  ).shares
  assert.ok(below > 2 * above, `${below} and ${above}`)
})
