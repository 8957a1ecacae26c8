import assert from 'node:assert/strict'
import { test } from 'node:test'
import { median } from '../comparison/statistics.ts'
import { calibrate, halfWidth } from './calibration.ts'
import { dayOf } from './day.ts'
import { rowHouseMarket, TRUE_RATIO } from './row-house-market.fixture.ts'
import { levelOn } from './synthetic-market.fixture.ts'
import { type DealPlace, fitZone, outcomesOf, type PastOutcome, type ZoneMarket } from './zone-fit.ts'

const { zone, bare, endDay } = rowHouseMarket(5)

function ordinaryDeals({ markets }: ZoneMarket, from: number, before: number): DealPlace[] {
  return markets.flatMap(({ day, weak }, market) =>
    [...day.keys()]
      .filter((index) => weak[index] === 0 && day[index]! >= from && day[index]! < before)
      .map((index) => ({ market, index })),
  )
}
const places = ordinaryDeals(zone, endDay - 300, endDay)
const withPrices = outcomesOf(zone, places)
const without = outcomesOf(bare, places)
const dayOfOutcome = ({ market, index }: DealPlace) => zone.markets[market]!.day[index]!
const key = ({ market, index }: DealPlace) => `${market} ${index}`
const isThin = ({ cells }: PastOutcome) => cells[0] === 0
const isPriced = ({ cells }: PastOutcome) => cells[5] === 1

test('row-houses without a sale of their lot: with the public price estimates err by far less', () => {
  const thin = withPrices.filter((outcome) => isThin(outcome) && isPriced(outcome))
  const before = new Map(without.map((outcome) => [key(outcome), outcome]))
  const errorOf = (outcomes: (PastOutcome | undefined)[]) => median(outcomes.map((each) => Math.abs(each?.error ?? 9)))
  const [known, unknown] = [errorOf(thin), errorOf(thin.map((outcome) => before.get(key(outcome))))]
  assert.ok(thin.length > 200, `${thin.length} deals`)
  assert.ok(known < 0.65 * unknown, `${known.toFixed(3)} instead of ${unknown.toFixed(3)}`)
  const bias = median(thin.map(({ error }) => error))
  assert.ok(Math.abs(bias) < 0.02, `bias ${bias}`)
})

test('row-houses: intervals learnt from the estimates of 90 days hold 78 to 82 % of the deals of the month after', () => {
  const held = { all: 0, known: 0, unknown: 0 }
  const count = { all: 0, known: 0, unknown: 0 }
  for (let start = endDay - 210; start < endDay; start += 30) {
    const between = (from: number, before: number) =>
      withPrices.filter((outcome) => dayOfOutcome(outcome) >= from && dayOfOutcome(outcome) < before)
    const calibration = calibrate(between(start - 90, start))
    assert.ok(!calibration.provisional)
    for (const outcome of between(start, start + 30)) {
      const isHeld = Number(Math.abs(outcome.error) <= halfWidth(calibration, outcome))
      for (const group of ['all', isPriced(outcome) ? 'known' : 'unknown'] as const) {
        count[group] += 1
        held[group] += isHeld
      }
    }
  }
  const share = (group: keyof typeof held) => held[group] / count[group]
  assert.ok(share('all') > 0.78 && share('all') < 0.82, `${count.all} deals, ${(100 * share('all')).toFixed(1)} % held`)
  for (const group of ['known', 'unknown'] as const)
    assert.ok(share(group) > 0.76 && share(group) < 0.84, `${group}: ${(100 * share(group)).toFixed(1)} % held`)
})

test('the ratios that were put in come out, of the newest base year that is published and known of enough sales', () => {
  const { publicPrice } = fitZone(zone, endDay)
  assert.equal(publicPrice?.baseYear, 2026)
  assert.equal(publicPrice?.day, endDay)
  for (const [lawdCd, truth] of Object.entries(TRUE_RATIO)) {
    const { ratio, count } = publicPrice.ratios[lawdCd] ?? { ratio: 0, count: 0 }
    // prices are as of the beginning of the year, the ratio is as of the day of the fit
    const expected = truth + levelOn(endDay) - levelOn(dayOf('2026-01-01'))
    assert.ok(count > 300)
    assert.ok(Math.abs(ratio - expected) < 0.06, `${lawdCd}: ${Math.exp(ratio)} for ${Math.exp(expected)}`)
  }
})

test('a price counts from 30 April of its year, in the check of past deals as well', () => {
  const yearOn = (date: string) => fitZone(zone, dayOf(date)).publicPrice?.baseYear
  assert.deepEqual(['2026-04-29', '2026-04-30'].map(yearOn), [2025, 2026])
  const later: ZoneMarket = {
    ...zone,
    markets: zone.markets.map((market) => ({
      ...market,
      publicPrices: new Map([...market.publicPrices].filter(([year]) => year === 2025)),
    })),
  }
  const old = ordinaryDeals(zone, dayOf('2026-04-01'), dayOf('2026-04-20'))
  assert.ok(old.length > 20)
  assert.deepEqual(outcomesOf(zone, old), outcomesOf(later, old))
})

test('no price of any sale: no ratio, and outcomes as without prices', () => {
  assert.equal(fitZone(bare, endDay).publicPrice, null)
  assert.ok(without.every(({ cells }) => cells[5] === 0))
})
