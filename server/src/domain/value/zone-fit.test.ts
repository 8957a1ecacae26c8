import assert from 'node:assert/strict'
import { test } from 'node:test'
import { median } from '../comparison/statistics.ts'
import { calibrate, halfWidth } from './calibration.ts'
import { createGuMarket } from './create-gu-market.ts'
import { monthStart } from './day.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { levelOn as fittedLevelOn } from './level-series.ts'
import { levelOn, syntheticMarket } from './synthetic-market.fixture.ts'
import { type DealPlace, fitZone, outcomesInParts, outcomesOf, type ZoneMarket } from './zone-fit.ts'

const market = syntheticMarket(7, { lotsPerDistrict: 24 })
const CONSTANTS = ESTIMATOR_CONSTANTS.APARTMENT.SALE

function ordinaryDeals(zone: ZoneMarket, from: number, before: number): DealPlace[] {
  return zone.markets.flatMap(({ day, weak }, place) =>
    [...day.keys()]
      .filter((index) => weak[index] === 0 && day[index]! >= from && day[index]! < before)
      .map((index) => ({ market: place, index })),
  )
}

const { zone, endDay } = market
const outcomes = outcomesOf(zone, ordinaryDeals(zone, endDay - 450, endDay))
const dayOfOutcome = ({ market: place, index }: DealPlace) => zone.markets[place]!.day[index]!

test('synthetic market: the level that was put in comes out', () => {
  const { levels } = fitZone(zone, endDay)
  const lawdCd = '11620'
  const levelOf = (day: number) =>
    fittedLevelOn(levels.zone, 'zone', day, CONSTANTS.level) +
    fittedLevelOn(levels.gus.get(lawdCd) ?? null, 'gu', day, CONSTANTS.level)
  for (const daysBefore of [30, 90, 180, 270, 365, 500]) {
    const truth = levelOn(endDay) - levelOn(endDay - daysBefore)
    const fitted = levelOf(endDay) - levelOf(endDay - daysBefore)
    assert.ok(Math.abs(fitted - truth) < 0.012, `${daysBefore} days: ${fitted.toFixed(4)} for ${truth.toFixed(4)}`)
  }
})

test('a part is one city district in one month, so that others may go on between two of them', () => {
  const parts = [...outcomesInParts(zone, ordinaryDeals(zone, endDay - 100, endDay))]
  const ofParts = parts.map((part) => new Set(part.map((each) => `${each.market} ${monthStart(dayOfOutcome(each))}`)))
  assert.ok(ofParts.length > zone.markets.length)
  assert.ok(ofParts.every(({ size }) => size <= 1))
})

test('synthetic market: estimates of deals from earlier deals only are unbiased within their noise', () => {
  assert.ok(outcomes.length > 3_000, `${outcomes.length} deals`)
  const errors = outcomes.map(({ error }) => error)
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / errors.length)
  assert.ok(Math.abs(mean) < 0.004, `mean error ${mean}`)
  assert.ok(Math.abs(median(errors)) < 0.004)
  // a deal's own noise of .03 gives a median absolute error of .02
  const typical = median(errors.map(Math.abs))
  assert.ok(typical > 0.018 && typical < 0.026, `median absolute error ${typical}`)
  assert.ok(spread < 0.07, `spread ${spread}`)
})

test('synthetic market: intervals learnt from the estimates of 90 days hold 78 to 82 % of the deals of the month after', () => {
  let held = 0
  let count = 0
  for (let start = endDay - 360; start < endDay; start += 30) {
    const between = (from: number, before: number) =>
      outcomes.filter((outcome) => dayOfOutcome(outcome) >= from && dayOfOutcome(outcome) < before)
    const calibration = calibrate(between(start - 90, start))
    assert.ok(!calibration.provisional)
    for (const outcome of between(start, start + 30)) {
      count += 1
      held += Number(Math.abs(outcome.error) <= halfWidth(calibration, outcome))
    }
  }
  const share = held / count
  assert.ok(share > 0.78 && share < 0.82, `${count} deals, ${(100 * share).toFixed(1)} % held`)
})

test('the order of rows changes nothing, and a deal that comes twice counts once', () => {
  const from = endDay - 40
  const alike: ZoneMarket = {
    ...zone,
    markets: zone.markets.map(({ lawdCd }) => {
      const rows = market.rows.get(lawdCd) ?? []
      return createGuMarket(lawdCd, [...rows.slice(100, 300), ...rows.toReversed()], CONSTANTS)
    }),
  }
  const places = ordinaryDeals(zone, from, endDay)
  assert.ok(places.length > 100)
  assert.deepEqual(outcomesOf(alike, places), outcomesOf(zone, places))
})

test('later deals and the deal itself are never known to its estimate', () => {
  const places = ordinaryDeals(zone, endDay - 60, endDay - 50).slice(0, 20)
  const doubled: ZoneMarket = {
    ...zone,
    markets: zone.markets.map(({ lawdCd }) => {
      const rows = (market.rows.get(lawdCd) ?? []).map((deal) =>
        deal.day >= endDay - 50 ? { ...deal, amountManwon: deal.amountManwon * 2 } : deal,
      )
      return createGuMarket(lawdCd, rows, CONSTANTS)
    }),
  }
  assert.ok(places.length > 10)
  assert.deepEqual(outcomesOf(doubled, places), outcomesOf(zone, places))
})

test('deals of which the estimator would not have spoken are no outcomes: nothing was known before the first month', () => {
  const { firstDay } = market
  const atFirst = outcomesOf(zone, ordinaryDeals(zone, firstDay, firstDay + 31))
  assert.deepEqual(atFirst, [])
  assert.ok(outcomesOf(zone, ordinaryDeals(zone, firstDay + 61, firstDay + 92)).length > 50)
})
